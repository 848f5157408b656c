import * as v from 'valibot';
import type { ContentField } from './definition.ts';
import { line } from './texts.ts';

/** The texts of a card that links to a page; the release decides which page. */
export const cardEntries = {
  title: line('Write the title', 60),
  line: line('Write the line under it'),
};
export const Card = v.object(cardEntries);
/** What stands on a card; which page it leads to is known by its place. */
export type CardText = v.InferOutput<typeof Card>;

/** Form field for a `Card`. @param more fields besides its own */
export const card = <Name extends string>(
  name: Name,
  label: string,
  more: readonly ContentField[] = [],
) => ({
  name,
  label,
  input: {
    fields: [
      { name: 'title', label: 'Title', input: 'line' as const },
      { name: 'line', label: 'Line under it', input: 'line' as const },
      ...more,
    ],
  },
  isFolded: true as const,
});
