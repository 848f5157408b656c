import { isShort } from './short-form.ts';

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
  /** Right or wrong on every machine, unlike a time: a miss fails the short form too. */
  mustHold?: true;
  /** Figures by name, for the JSON file. */
  figures: Readonly<Record<string, number>>;
}

/** Whether a row misses its target. In the short form, times do not count. */
export function isMissed({ isMet, mustHold }: BenchRow): boolean {
  return !isMet && (mustHold === true || !isShort);
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
