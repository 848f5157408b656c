import * as v from 'valibot';
import type { ContentField } from './definition.ts';
import { line } from './texts.ts';

/** What stands on a card that leads to a page. Where it leads comes with the site. */
export const cardWords = {
  title: line('Write the title', 60),
  line: line('Write a line'),
};
export const Card = v.object(cardWords);

/** Asks for a `Card`, and what else belongs to it. */
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
