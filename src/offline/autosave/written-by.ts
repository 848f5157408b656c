/** Which page wrote something, and which of its changes that was. */
export interface WrittenBy {
  /** Made anew with each page. */
  page: string;
  /** Increases with every change in that page, whatever the clock does. */
  change: number;
}

/**
 * Whether what is stored is an earlier change of the same page: its save was stored though the page heard otherwise, or
 * was closed before it heard. Nobody has written since, so the later change takes its place.
 */
export function isEarlierOf(stored: WrittenBy | undefined, mine: WrittenBy | undefined): boolean {
  return stored !== undefined && stored.page === mine?.page && stored.change <= mine.change;
}
