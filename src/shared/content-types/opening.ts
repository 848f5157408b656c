import * as v from 'valibot';
import { contentType } from './definition.ts';
import { requiredPicture } from './project.ts';
import { line, paragraphs, textLimits } from './texts.ts';

/** The first screen of the site. */
export const opening = contentType({
  kind: 'opening',
  labels: { one: 'Opening words', many: 'Opening words', add: null },
  group: 'Pages',
  pages: ['landing'],
  shownAs: 'only',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    tagline: line('Write the line above the headline', 100),
    headline: line('Write the first line of the headline', 60),
    secondLine: line('Write the second line of the headline', 60),
    /** Also for search engines. */
    description: paragraphs('Say in two or three sentences what you do', textLimits.summary),
    picture: requiredPicture('picture'),
  }),
  titleOf: () => 'Opening words',
  empty: null,
  fields: [
    { name: 'tagline', label: 'Line above the headline', input: 'line' },
    { name: 'headline', label: 'Headline', input: 'line' },
    { name: 'secondLine', label: 'Second line of the headline', input: 'line' },
    {
      name: 'description',
      label: 'What you do',
      help: 'Two or three sentences. Search engines show them as well.',
      input: 'paragraphs',
    },
    {
      name: 'picture',
      label: 'Picture',
      help: 'It fills the screen, so keep what matters away from its edges.',
      input: 'picture',
    },
  ],
});
