import type { QueryKey } from '@tanstack/react-query';

/** The query data that a page was rendered from, as in the `app-state` script of its document. */
export interface PageState {
  /** Queries with their data, and when it was fetched in milliseconds. */
  queries: readonly (readonly [key: QueryKey, data: unknown, at: number])[];
  /** Fingerprints of the data that the document leaves out, by query hash. */
  omitted: Readonly<Record<string, string | null>>;
}
