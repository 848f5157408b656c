import * as v from 'valibot';
import { contentType } from './definition.ts';
import { line, paragraphs, textLimits } from './texts.ts';

/** The words of a video of Heritage & Research. The videos themselves, and where they stand, come with the site. */
export const video = contentType({
  kind: 'video',
  labels: { one: 'Video', many: 'Videos', add: null },
  group: 'Lists',
  pages: ['heritage-research'],
  shownAs: 'list',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    title: line('Give the video a title', 100),
    /** Under it. */
    caption: paragraphs('Write a caption', 500),
    /** For a reader who does not see it or did not load it; a blank line starts a paragraph. */
    description: paragraphs('Write the description: what is seen and heard', textLimits.paragraph),
  }),
  titleOf: ({ title }) => title,
  empty: null,
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'caption', label: 'Caption', input: 'paragraphs' },
    {
      name: 'description',
      label: 'Video description',
      help: 'What is seen and heard, for people who can’t watch it.',
      input: 'paragraphs',
    },
  ],
});
