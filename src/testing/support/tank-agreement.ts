import { expect } from 'vitest';
import type { TankResult } from '#shared/tools/tank/calculate.ts';
import { shortText, spanText, tankAnswer, tankRows } from '#shared/tools/tank/messages.ts';

/** What a reader of the sentence and of the table would compare. */
export function expectAgreement(result: TankResult): void {
  const answer = tankAnswer(result);
  const table = result.curve.map((row) => ({ ...row, most: Math.ceil(row.short.high - 1e-9) }));
  const shown = table.find(({ most }) => most <= 3)?.litres ?? null;
  expect(result.enough.every).toBe(shown);
  const first = table.find(({ short }) => short.low <= 3 + 1e-9)?.litres ?? null;
  expect(result.enough.mildest).toBe(first);
  // The size for most years is the first whose typical days are 3 or fewer, as the table shows them.
  const typical = table.find((row) => Math.ceil(row.typical - 1e-9) <= 3)?.litres ?? null;
  expect(result.enough.most).toBe(typical);
  const rows = new Map(tankRows(result).map(({ label, value }) => [label, value]));
  const size = (litres: number | null) =>
    litres === null ? 'none up to 200,000 L' : `${litres.toLocaleString('en-AU')} L`;
  expect(rows.get('Usual size for 3 short days a year, typical run of years')).toBe(size(typical));
  expect(rows.get('Usual size for 3 short days a year, dry run of years')).toBe(size(shown));
  for (const row of table) {
    const [, middle] = / to .*, typically (less than 1|[\d,]+)$/.exec(shortText(row)) ?? [];
    if (middle !== undefined) {
      expect(middle === 'less than 1').toBe(row.typical > 0 && row.typical < 1);
      const isFew = middle === 'less than 1' || Number(middle.replaceAll(',', '')) <= 3;
      expect(isFew).toBe(row.typical <= 3 + 1e-9);
    }
  }
  const isRoofShort = result.need > 0 && !result.isEnough && result.inflow < result.need;
  const isSaid = answer.includes('Your roof gives about');
  // What rounds to the same is not said.
  if (Math.abs(result.inflow - result.need) > 0.05 * result.need) expect(isSaid).toBe(isRoofShort);
  if (isSaid) expect(isRoofShort).toBe(true);
  if (isSaid) expect(answer).not.toMatch(/[Tt]his tank is|size of tank/);
  expectVerdict(result, answer);
  const few = 'For 3 short days a year or fewer you need about';
  const inMost = new RegExp(`${few} ([\\d,]+) L,? over a typical run`).exec(answer);
  if (inMost) expect(Number(inMost[1]?.replaceAll(',', ''))).toBe(typical);
  // Whoever is told of a dry run hears of a typical one as well, where a smaller size does.
  const isTold = /over a dry (?:run|one)/.test(answer) && !result.isEnough;
  const isMostLarger = typical !== null && typical > result.inputs.tankLitres;
  if (isTold && isMostLarger && typical !== shown) expect(inMost).not.toBeNull();
  const inEvery = new RegExp(
    `${few} (?:[\\d,]+ L over a typical run of years, or )?([\\d,]+) L(?:, even over| over|, over a typical run of years and over) a dry`,
  ).exec(answer);
  // Each size that is told is of one of these two, or of a mild run of years where no typical one has a size.
  const inMildest = new RegExp(
    `${few} ([\\d,]+) L over a mild run of years; over a typical one no `,
  ).exec(answer);
  expect(answer.includes(few)).toBe((inMost ?? inEvery ?? inMildest) !== null);
  if (inMildest) {
    expect(typical).toBeNull();
    expect(Number(inMildest[1]?.replaceAll(',', ''))).toBe(first);
  }
  if (/over a dry one no usual|No usual size has .* over a dry run/.test(answer)) {
    expect(shown).toBeNull();
  }
  if (/over a typical one no usual|No usual size (?:has .* over a typical|of tank)/.test(answer)) {
    expect(typical).toBeNull();
  }
  if (inEvery) {
    const named = Number(inEvery[1]?.replaceAll(',', ''));
    expect(named).toBe(shown);
    const row = table.find(({ litres }) => litres === named);
    expect(row?.most).toBeLessThanOrEqual(3);
    expect(spanText(row?.short ?? { low: 99, high: 99 })).toMatch(
      /^(?:no days|less than 1 day|(?:[0-3] to )?[1-3] days?)$/,
    );
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
      const days = Math.ceil(same.typical - 1e-9);
      if (same.typical >= 1)
        expect(answer).toMatch(new RegExp(`: about ${days} days? a year on average, `));
      else if (same.typical > 0) expect(answer).toContain(': less than a day a year on average, ');
      else expect(answer).not.toContain('a year on average');
      expect(answer).toMatch(
        new RegExp(` up to ${Math.ceil(same.worst.high)} days? in the worst `),
      );
    }
    expect(tankRows(result).find(({ label }) => label === 'Days short, average year')?.value).toBe(
      shortText(same),
    );
  }
  expect(result.drier.short.high).toBeGreaterThanOrEqual(result.short.high);
  expect(answer.length).toBeLessThan(430);
}

/** What the tank is called goes with the days that the table shows, and every grade has its own words. */
function expectVerdict({ short, typical, worst, dryDays }: TankResult, answer: string): void {
  const [, grade] =
    /^This tank (?:is )?(big enough in all but the driest years|big enough over a typical run of years|big enough|gets through most years|too small)\. /.exec(
      `${answer} `,
    ) ?? [];
  expect(/(?:big enough|too small|most years\.)/.test(answer)).toBe(grade !== undefined);
  const [most, middle] = [Math.ceil(short.high - 1e-9), Math.ceil(typical - 1e-9)];
  if (grade === 'big enough') expect(worst.high).toBe(0);
  if (grade === 'big enough in all but the driest years') expect(most).toBeLessThanOrEqual(3);
  if (grade === 'big enough over a typical run of years') {
    expect(middle).toBeLessThanOrEqual(3);
    expect(most).toBeGreaterThan(3);
  }
  if (grade === 'gets through most years') {
    expect(middle).toBeGreaterThan(3);
    expect(middle).toBeLessThanOrEqual(6);
  }
  const isMostlyShort = dryDays.filter((days) => days > 0).length >= dryDays.length / 2;
  if (grade === 'gets through most years') expect(isMostlyShort).toBe(false);
  if (grade === 'too small') expect(middle > 6 || isMostlyShort).toBe(true);
}
