/** One line of a benchmark's table. */
export interface BenchRow {
  bench: string;
  /** What was measured. */
  subject: string;
  /** The measurement, with units. */
  measured: string;
  /** The target; empty where there is none. */
  reach: string;
  isMet: boolean;
  /** Figures by name, for the JSON file. */
  figures: Readonly<Record<string, number>>;
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly BenchRow[]): string {
  const lines = rows.map(
    ({ bench, subject, measured, reach, isMet }) =>
      `| ${bench} | ${subject} | ${measured} | ${reach} | ${isMet ? 'yes' : '**no**'} |`,
  );
  return [
    '| Bench | Of | Measured | Reach | Met |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

/** The median, or the lower of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
