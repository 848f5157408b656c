import { plainText } from '#lib/inline-markup.ts';
import { paragraphsOf } from '#lib/paragraphs-of.ts';
import { withoutRules } from '../content/rules-of-day.ts';
import type { SearchDocument } from '#features/search/search-document.ts';
import type { PageContents, PageName } from '#shared/page-content.ts';

/** Finds the content of a page by its name. */
export type FindPage = <Name extends PageName>(name: Name) => PageContents[Name];

/** A section for the search index, without its number, which follows from its position. */
export type DocumentText = Omit<SearchDocument, 'id'>;

/** Joins texts into one line; list items, which have no full stop, get one. */
export function join(...texts: readonly string[]): string {
  return texts
    .map((text) => plainText(text).trim())
    .map((text) => (/[\p{L}\p{N})%’]$/u.test(text) ? `${text}.` : text))
    .join(' ');
}

/** Search document of the top of a page. @param others further texts that find it */
export function introductionDocument(
  url: string,
  { title, text }: { title: string; text: string },
  ...others: readonly string[]
): DocumentText {
  return { url, heading: title, page: '', text: join(...paragraphsOf(text), ...others) };
}

/** Collapses white space, and leaves out what a dated rule says: the index is built on another day. */
export function tidy(text: string): string {
  return withoutRules(text).replaceAll(/\s+/g, ' ').trim();
}
