import type { QueryKey } from '@tanstack/react-query';

/** What a page was rendered from beside its words, as the `app-state` script of its document has it. */
export interface PageState {
  /** Queries with their data, and when it was read in milliseconds. What else a query holds follows from these. */
  read: readonly (readonly [key: QueryKey, data: unknown, at: number])[];
  /** Of what the document does not contain, by query. */
  leftOut: Readonly<Record<string, string | null>>;
}
