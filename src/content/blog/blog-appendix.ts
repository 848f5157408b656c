import type { SourceId } from '../sources.ts';

/** What every blog article ends with, after the text from the server. */
export interface BlogAppendix {
  approach: { title: string; paragraphs: readonly string[] };
  quotation: {
    /** The words exactly as printed, without quotation marks. */
    text: string;
    author: string;
    /** Who wrote the work together with the author, as on its title page. */
    coAuthors: string;
    work: string;
    publisher: string;
    year: number;
    page: string;
    source: SourceId;
  };
  keyPrinciples: { title: string; items: readonly { term: string; text: string }[] };
  continueReading: {
    title: string;
    links: readonly { label: string; href: '/blog' | '/contact' }[];
  };
}

export const blogAppendix: BlogAppendix = {
  approach: {
    title: 'Our approach to sustainable architecture',
    paragraphs: [
      'A sustainable house is one that people want to keep. We begin with the land, then the plan, then the wall, and only then the equipment.',
    ],
  },
  quotation: {
    text: 'This is a fundamental view of the world. It says that when you build a thing you cannot merely build that thing in isolation, but must also repair the world around it, and within it, so that the larger world at that one place becomes more coherent, and more whole; and the thing which you make takes its place in the web of nature, as you make it.',
    author: 'Christopher Alexander',
    coAuthors: 'with Sara Ishikawa, Murray Silverstein and others',
    work: 'A Pattern Language',
    publisher: 'Oxford University Press',
    year: 1977,
    page: 'xiii',
    source: 'pattern-language-quotation',
  },
  keyPrinciples: {
    title: 'Key Principles',
    items: [
      {
        term: 'Repair the place',
        text: 'Build where the land needs mending, and look at the part that is already good.',
      },
      {
        term: 'Face the winter sun',
        text: 'Living rooms to the north, turned about 20 degrees east.',
      },
      {
        term: 'Right material, right side',
        text: 'Mass inside, insulation outside it, every layer able to dry.',
      },
      {
        term: 'Dry feet, good hat',
        text: 'A plinth, a drain and a generous eave outlast any additive.',
      },
      {
        term: 'Made to be mended',
        text: 'Details that the next owner can see, understand and repair.',
      },
    ],
  },
  continueReading: {
    title: 'Continue Reading',
    links: [
      { label: 'All articles', href: '/blog' },
      { label: 'Start a conversation', href: '/contact' },
    ],
  },
};
