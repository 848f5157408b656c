/** A number that a tool calculates with, and its source. */
export interface Figure {
  readonly value: number;
  /** Range in sources and samples. */
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  /** Id of the source in `content/tools/sources.ts`. */
  readonly source: string;
  readonly licence: string;
  /** Month in which the figure was last compared with its source, `YYYY-MM`. */
  readonly checked: string;
}

/** A figure whose last check is longer ago than this many months is shown as dated. */
export const agedAfterMonths = 18;
/** The build refuses one that is older than this. */
export const tooOldAfterMonths = 24;

/** Whole months from the month of a check to a day. */
export function monthsSince(checked: string, now: Date): number {
  const [year = 0, month = 0] = checked.split('-').map(Number);
  return (now.getUTCFullYear() - year) * 12 + (now.getUTCMonth() + 1 - month);
}
