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
  keyPrinciples: { title: string; items: readonly string[] };
  continueReading: {
    title: string;
    links: readonly { label: string; href: '/blog' | '/contact' }[];
  };
}

export const blogAppendix: BlogAppendix = {
  approach: {
    title: 'Our approach to sustainable architecture',
    paragraphs: [
      'We begin with the land, then the plan, then the wall, and only then the equipment.',
    ],
  },
  quotation: {
    text: '… when you build a thing you cannot merely build that thing in isolation, but must also repair the world around it …',
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
      'Repair the place',
      'Face the winter sun',
      'Let every layer dry',
      'Make it to be mended',
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
