import * as v from 'valibot';
import { contentType } from './definition.ts';
import { requiredPicture } from './project.ts';
import { inline, line, textLimits } from './texts.ts';

/** The texts around the sheets of the materials page. */
export const materialsPage = contentType({
  kind: 'materials-page',
  labels: { one: 'Materials page', many: 'Materials page', add: null },
  group: 'Pages',
  pages: ['natural-building-materials'],
  shownAs: 'only',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    title: line('Give the page a title'),
    standfirst: inline('Write the opening sentences: what the page is about', textLimits.summary),
    description: line('Write one sentence for search engines', 300),
    lead: requiredPicture('picture at the top'),
    /** Above the comparison; a blank line starts a paragraph. */
    introduction: inline(
      'Write the introduction: what readers should know before they compare',
      textLimits.long,
    ),
    /** Beside the two prices of every sheet. */
    priceLabels: v.object({
      material: line('Write the label of the older price', 100),
      today: line('Write the label of the price now', 100),
    }),
    /** Under the costs of every sheet. */
    costNote: inline(
      'Write the note under the costs: what the prices cover, and how sure they are',
      textLimits.summary,
    ),
    /** Materials that people ask about and that have no sheet. */
    others: v.object({
      title: line('Write the heading'),
      text: inline('Write the text about the walls that have no sheet', textLimits.long),
    }),
  }),
  titleOf: ({ title }) => title,
  empty: null,
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'standfirst', label: 'Opening sentences', input: 'inline' },
    { name: 'lead', label: 'Picture at the top', input: 'picture' },
    {
      name: 'introduction',
      label: 'Introduction',
      help: 'Above the comparison. Leave a blank line between two paragraphs.',
      input: 'inline',
    },
    {
      name: 'priceLabels',
      label: 'Labels of the prices',
      help: 'Every sheet has them beside its two prices.',
      input: {
        fields: [
          { name: 'material', label: 'Older price', input: 'line' },
          { name: 'today', label: 'Price now', input: 'line' },
        ],
      },
    },
    {
      name: 'costNote',
      label: 'Note under the costs',
      help: 'The same under every sheet.',
      input: 'inline',
    },
    {
      name: 'others',
      label: 'Walls without a sheet',
      input: {
        fields: [
          { name: 'title', label: 'Heading', input: 'line' },
          {
            name: 'text',
            label: 'Text',
            help: 'Leave a blank line between two paragraphs.',
            input: 'inline',
          },
        ],
      },
    },
    {
      name: 'description',
      label: 'For search engines',
      help: 'One sentence of 70 to 160 characters.',
      input: 'line',
    },
  ],
});
export type MaterialsPageBody = v.InferOutput<typeof materialsPage.body>;
