import * as v from 'valibot';
import { contentType } from './definition.ts';
import { line, paragraphs, textLimits } from './texts.ts';

/** The words at the top of a page. */
export const introductionEntries = {
  title: line('Give the page a title'),
  /** Under the title; a blank line starts a paragraph. */
  text: paragraphs('Write the introduction: what the page shows', textLimits.paragraph),
  description: line('Write one sentence for search engines', 300),
};

export const introductionFields = [
  { name: 'title', label: 'Title', input: 'line' },
  {
    name: 'text',
    label: 'Introduction',
    help: 'Leave a blank line between two paragraphs.',
    input: 'paragraphs',
  },
  {
    name: 'description',
    label: 'For search engines',
    help: 'One sentence of 70 to 160 characters.',
    input: 'line',
  },
] as const;

/** The texts at the top of a page whose other texts are entries of their own. The release decides which pages have one. */
export const introduction = contentType({
  kind: 'introduction',
  labels: { one: 'Page introduction', many: 'Page introductions', add: null },
  group: 'Pages',
  pages: [
    'projects',
    'community-projects',
    'blog',
    'resources',
    'library',
    'tools',
    'design-services',
    'contact',
    'photos',
  ],
  shownAs: 'its-own',
  canBeHidden: false,
  address: 'none',
  body: v.object(introductionEntries),
  titleOf: ({ title }) => title,
  empty: null,
  fields: introductionFields,
});
