import * as v from 'valibot';
import { Card, card, cardEntries } from './card.ts';
import { contentType } from './definition.ts';
import { paragraphs, textLimits } from './texts.ts';

/** The words of the cards of the resources page. */
export const resourcesPage = contentType({
  kind: 'resources-page',
  labels: { one: 'Resources page', many: 'Resources page', add: null },
  group: 'Pages',
  pages: ['resources'],
  shownAs: 'only',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    climate: Card,
    landscape: Card,
    materials: Card,
    library: Card,
    codes: Card,
    tools: v.object({
      ...cardEntries,
      /** In the window that the card opens. */
      window: paragraphs('Say what is coming', textLimits.summary),
    }),
  }),
  titleOf: () => 'Resources page',
  empty: null,
  fields: [
    card('climate', 'Climate'),
    card('landscape', 'Landscape'),
    card('materials', 'Materials'),
    card('library', 'Library'),
    card('codes', 'Codes and permits'),
    card('tools', 'Tools and methods', [
      {
        name: 'window',
        label: 'What’s coming',
        help: 'Shown in the window that this card opens.',
        input: 'paragraphs',
      },
    ]),
  ],
});
export type ResourcesPageBody = v.InferOutput<typeof resourcesPage.body>;
export type ResourceCardId = keyof ResourcesPageBody;
