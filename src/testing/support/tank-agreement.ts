import { expect } from 'vitest';
import type { TankResult } from '#shared/tools/tank/calculate.ts';
import { spanWords, tankAnswer, tankRows } from '#shared/tools/tank/words.ts';

/** What a reader of the sentence and of the table would compare. */
export function expectAgreement(result: TankResult): void {
  const answer = tankAnswer(result);
  const table = result.curve.map((row) => ({ ...row, most: Math.ceil(row.short.high - 1e-9) }));
  const shown = table.find(({ most }) => most <= 3)?.litres ?? null;
  expect(result.enough.every).toBe(shown);
  const first = table.find(({ short }) => short.low <= 3 + 1e-9)?.litres ?? null;
  expect(result.enough.mildest).toBe(first);
  const named = /About ([\d,]+) L would/.exec(answer)?.[1]?.replaceAll(',', '');
  if (named !== undefined) {
    const row = table.find(({ litres }) => litres === Number(named));
    expect(row?.most).toBeLessThanOrEqual(3);
    expect(spanWords(row?.short ?? { low: 99, high: 99 })).toMatch(
      /^(?:no days|less than 1 day|(?:[0-3] to )?[1-3] days?)$/,
    );
  }
  if (answer.includes('That’s 3 short days')) {
    expect(Math.ceil(result.short.high - 1e-9)).toBeLessThanOrEqual(3);
  }
  // Nobody is sent to a bigger tank where none of them is enough, unless all of this one is set aside.
  const hasUse = result.inputs.reserveLitres < result.inputs.tankLitres;
  if (shown === null && hasUse) expect(answer).not.toContain('bigger tank');
  // A tank of the table's size has the table's numbers, in the sentence, the rows and the chart.
  const same = table.find(({ litres }) => litres === result.inputs.tankLitres);
  if (same) {
    expect(same.short).toEqual(result.short);
    expect(same.worst).toEqual(result.worst);
    if (same.worst.high > 0 && hasUse) {
      expect(answer).toContain(`about ${spanWords(same.short)} a year`);
      expect(answer).toContain(`on ${spanWords(same.worst)} in the worst`);
    }
    expect(tankRows(result).find(({ label }) => label === 'Days short, average year')?.value).toBe(
      spanWords(same.short),
    );
  }
  expect(result.drier.high).toBeGreaterThanOrEqual(result.short.high);
  expect(answer.length).toBeLessThan(420);
}
