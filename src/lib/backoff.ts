/** First and longest delay, in milliseconds. */
export interface BackoffLimits {
  firstMs: number;
  longestMs: number;
}

/**
 * How long to wait before the next try: doubles with every try up to the longest delay, minus a random half, so that
 * many devices that lost the same server do not return at once.
 * @param tries failed tries so far, from 1
 * @param random a number in [0, 1)
 */
export function backoffMs(tries: number, random: number, limits: BackoffLimits): number {
  const doublings = Math.min(Math.max(tries, 1) - 1, 30);
  const fullMs = Math.min(limits.firstMs * 2 ** doublings, limits.longestMs);
  return Math.round(fullMs * (0.5 + random / 2));
}
