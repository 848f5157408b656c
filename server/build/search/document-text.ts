import { plainText } from '#lib/inline-markup.ts';
import type { SearchDocument } from '#features/search/search-document.ts';

/** A section that can be found; its number follows from its place. */
export type DocumentText = Omit<SearchDocument, 'id'>;

/** Items of a list have no full stop of their own; in one line they need it. */
export function join(...texts: readonly string[]): string {
  return texts
    .map((text) => plainText(text).trim())
    .map((text) => (/[\p{L}\p{N})%’]$/u.test(text) ? `${text}.` : text))
    .join(' ');
}

/** One space between words. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
