import type MiniSearch from 'minisearch';
import { markFound, snippetOf } from './snippet.ts';
import type { Run } from './snippet.ts';

/** One place that was found, ready to be shown. */
export interface Found {
  id: number;
  url: string;
  page: string;
  heading: Run[];
  snippet: Run[];
}

/** What is shown of it, best first, and how many there are in all. */
export interface Findings {
  shown: Found[];
  count: number;
}

const shownAtMost = 20;

const howToLook = {
  boost: { heading: 4, page: 2 },
  prefix: (term: string) => term.length > 2,
  // A letter wrong in a word of four, two in a long one.
  fuzzy: (term: string) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
  maxFuzzy: 2,
  // Somebody who looks for a word wants to read about it; what we sell comes after, the answers to questions do not.
  boostDocument: (_id: unknown, _term: string, document?: Record<string, unknown>) =>
    /^\/design-services(?!#question)/.test(String(document?.['url'])) ? 0.6 : 1,
};

/** Looks for all words of a query together and, where no place has them all, for any of them. */
export function find(index: MiniSearch, query: string): Findings {
  const together = index.search(query, { ...howToLook, combineWith: 'AND' });
  const results =
    together.length > 0 ? together : index.search(query, { ...howToLook, combineWith: 'OR' });
  return {
    count: results.length,
    shown: results.slice(0, shownAtMost).map((result) => {
      const terms = new Set(result.terms);
      return {
        id: Number(result.id),
        url: String(result['url']),
        page: String(result['page']),
        heading: markFound(String(result['heading']), terms),
        snippet: markFound(snippetOf(String(result['text']), terms), terms),
      };
    }),
  };
}

/** "12 results", for the line above the list. */
export function countWords({ count, shown }: Findings): string {
  if (count === 0) return 'No results';
  if (count === 1) return '1 result';
  return count === shown.length
    ? `${count} results`
    : `${count} results. Showing the top ${shown.length}.`;
}
