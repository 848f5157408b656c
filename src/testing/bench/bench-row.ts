/** One line of a bench's table. */
export interface BenchRow {
  bench: string;
  /** What was measured. */
  subject: string;
  /** What was seen, with units. */
  measured: string;
  /** What it should be; empty where the figure stands for itself. */
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

/** The value in the middle, or the lower of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
