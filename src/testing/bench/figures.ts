/** The value below which this share of the values is; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** `median 1.23 ms, p95 4.56 ms`. */
export function medianAndP95(durationsMs: readonly number[]): string {
  const at = (share: number) => quantile(durationsMs, share).toFixed(2);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
