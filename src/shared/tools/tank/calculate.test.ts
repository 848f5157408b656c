import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tankData } from '#content/tools/tank-figures.ts';
import { calculateTank, enHealthYield, runTank } from './calculate.ts';
import type { TankInputs } from './calculate.ts';
import { buildRain, builtYears, monthOfDay } from './rain.ts';
import { reliability, tankAnswer, tankRows } from './words.ts';

const inputs = (more: Partial<TankInputs> = {}): TankInputs => ({
  placeName: 'Daylesford',
  yearRain: 861,
  driestYear: null,
  measured: null,
  rain: [],
  roofArea: 200,
  efficiency: 0.8,
  dailyLoss: 0.2,
  tankLitres: 45_000,
  reserveLitres: 10_000,
  demand: Array.from({ length: 12 }, () => 360),
  ...more,
});

/** Whole millimetres, so that litres are whole numbers and every sum exact. */
const anyTank = fc.record({
  rain: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 365, maxLength: 730 }),
  roofArea: fc.integer({ min: 5, max: 2000 }),
  efficiency: fc.constant(1),
  dailyLoss: fc.constant(0),
  tankLitres: fc.integer({ min: 250, max: 100_000 }).map((half) => half * 2),
  reserveLitres: fc.integer({ min: 0, max: 20_000 }),
  demand: fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 12, maxLength: 12 }),
});

test('200 m² and 750 mm bring 116 kL a year by enHealth’s formula, and the published table agrees', () => {
  expect(enHealthYield(200, 750)).toBeCloseTo(116_160, 6);
  // Table B.1, in kilolitres.
  for (const [rain, area, kilolitres] of [
    [400, 100, 30],
    [500, 200, 76],
    [800, 300, 186],
    [1000, 400, 312],
    [1200, 200, 188],
  ] as const) {
    expect(Math.round(enHealthYield(area, rain) / 1000)).toBeCloseTo(kilolitres, -0.5);
  }
});

test('every litre that came in was used, spilled or is still in the tank, exactly', () => {
  fc.assert(
    fc.property(anyTank, (tank) => {
      const run = runTank(inputs(tank), tank.tankLitres);
      expect(run.inflow + run.atStart).toBe(run.used + run.spilled + run.atEnd);
    }),
  );
});

/** The same by another method: litre by litre into the tank and out of it. */
function bucketRun(tank: TankInputs) {
  const reserve = Math.min(tank.reserveLitres, tank.tankLitres);
  let level = Math.max(reserve, tank.tankLitres / 2);
  let dry = 0;
  let used = 0;
  const days = [...tank.rain.slice(0, 365), ...tank.rain];
  for (const [index, rain] of days.entries()) {
    const isCounted = index >= 365;
    const day = (isCounted ? index - 365 : index) % 365;
    const wanted = tank.demand[monthOfDay(day)] ?? 0;
    const morning = level;
    let falling = tank.efficiency * Math.max(0, rain - tank.dailyLoss) * tank.roofArea;
    while (falling > 0 && level < tank.tankLitres) {
      const bucket = Math.min(11, falling, tank.tankLitres - level);
      level += bucket;
      falling -= bucket;
    }
    let drawn = 0;
    while (drawn < wanted && morning - drawn > reserve) {
      const bucket = Math.min(7, wanted - drawn, morning - drawn - reserve);
      level -= bucket;
      drawn += bucket;
    }
    if (!isCounted) continue;
    used += drawn;
    if (drawn < wanted) dry += 1;
  }
  return { dry, used, level };
}

test('agrees with a slow loop of buckets, day by day', () => {
  fc.assert(
    fc.property(anyTank, (tank) => {
      const run = runTank(inputs(tank), tank.tankLitres);
      const slow = bucketRun(inputs(tank));
      expect(run.used).toBe(slow.used);
      expect(run.atEnd).toBe(slow.level);
      expect(run.dryDays.reduce((sum, one) => sum + one, 0)).toBe(slow.dry);
    }),
    { numRuns: 20 },
  );
});

test('more roof or less use never makes a tank run dry more often', () => {
  fc.assert(
    fc.property(anyTank, fc.integer({ min: 0, max: 500 }), (tank, more) => {
      const dry = (changed: object) =>
        runTank(inputs({ ...tank, ...changed }), tank.tankLitres).used;
      expect(dry({ roofArea: tank.roofArea + more })).toBeGreaterThanOrEqual(dry({}));
    }),
  );
});

test.each(tankData.places.map((place) => [place.name, place] as const))(
  '%s: the built days have the published means and wet days, and are always the same',
  (_, place) => {
    const rain = buildRain(place);
    expect(rain).toHaveLength(365 * builtYears);
    expect(buildRain(place)).toEqual(rain);
    const months = Array.from({ length: 12 }, () => ({ total: 0, wet: 0 }));
    for (const [day, millimetres] of rain.entries()) {
      const month = months[monthOfDay(day % 365)];
      if (!month) continue;
      month.total += millimetres;
      if (millimetres > 0) month.wet += 1;
    }
    for (const [index, { total, wet }] of months.entries()) {
      expect(total / builtYears).toBeCloseTo(place.means[index]?.value ?? 0, 6);
      expect(Math.abs(wet / builtYears - (place.days[index]?.value ?? 0))).toBeLessThan(2.5);
    }
    const years = Array.from({ length: builtYears }, (__, year) =>
      rain.slice(year * 365, (year + 1) * 365).reduce((sum, one) => sum + one, 0),
    );
    const mean = years.reduce((sum, one) => sum + one, 0) / builtYears;
    const spread = Math.sqrt(years.reduce((sum, one) => sum + (one - mean) ** 2, 0) / builtYears);
    // Rain of a year in central Victoria varies by about a fifth to a quarter.
    expect(spread / mean).toBeGreaterThan(0.13);
    expect(spread / mean).toBeLessThan(0.32);
  },
);

test('the size that is enough is the first of the curve with three short days a year or fewer', () => {
  fc.assert(
    fc.property(anyTank, (tank) => {
      const { curve, enough, run } = calculateTank(inputs(tank));
      const few = (share: number) =>
        Math.round((1 - share) * run.days) <= (3 / 365) * run.days + 1e-9;
      expect(enough).toBe(curve.find(({ share }) => few(share))?.litres ?? null);
    }),
  );
});

test('nine years out of ten have no more short days than it says, and no fewer would do', () => {
  fc.assert(
    fc.property(anyTank, (tank) => {
      const result = calculateTank(inputs(tank));
      const { dryDays } = result.run;
      const row = tankRows(result).find(({ label }) => label.endsWith('nine years out of ten'));
      const most = Number(/^([\d,]+) or fewer$/.exec(row?.value ?? '')?.[1]?.replace(',', ''));
      const within = (days: number) => dryDays.filter((short) => short <= days).length;
      expect(within(most)).toBeGreaterThanOrEqual(0.9 * dryDays.length);
      expect(within(most - 1)).toBeLessThan(0.9 * dryDays.length);
    }),
  );
});

test('a share of days is never rounded up to all of them', () => {
  expect(reliability(1)).toBe('100%');
  expect(reliability(0.99999)).toBe('99.9%');
  expect(reliability(0.93)).toBe('93.0%');
});

test('a tank of nothing and a tank of ten million litres are both calculated', () => {
  const place = tankData.places[0];
  if (!place) throw new Error('no place');
  const rain = buildRain(place);
  const reserved = calculateTank(inputs({ rain, tankLitres: 500, reserveLitres: 500 }));
  expect(reserved.dryDays).toBe(365);
  expect(tankAnswer(reserved)).toMatch(/^All of the 500 L tank is set aside for fire/);
  const unused = calculateTank(inputs({ rain, demand: Array.from({ length: 12 }, () => 0) }));
  expect(tankAnswer(unused)).toMatch(/^Nothing is used/);
  expect(
    calculateTank(
      inputs({
        rain,
        tankLitres: 10_000_000,
        reserveLitres: 0,
        demand: Array.from({ length: 12 }, () => 100),
      }),
    ).worstYear,
  ).toBe(0);
});
