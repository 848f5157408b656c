import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tankNotes } from '#content/tools/tank.ts';
import { tankData } from '#content/tools/tank-figures.ts';
import { initialInputs, readInputs } from '../input.ts';
import { calculateTank, enHealthYield, usualSizes } from './calculate.ts';
import type { TankResult } from './calculate.ts';
import { tankCalculator } from './inputs.ts';
import { expectAgreement } from '#testing/support/tank-agreement.ts';
import { packRain } from './measured-rain.ts';
import { buildSeries, drawSeries, monthOfDay, rainSeed, seriesYears, yearDays } from './rain.ts';
import { demandOf, isFew, runTank, shortDays, waterOf } from './run.ts';
import { reliability, spanText, tankAnswer, tankRows } from './messages.ts';

const calculator = tankCalculator(tankData);

function valuesOf(changes: Readonly<Record<string, string>>) {
  const read = readInputs(calculator.inputs, { ...initialInputs(calculator.inputs), ...changes });
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
  return read.values;
}
const resultOf = (changes: Readonly<Record<string, string>> = {}) =>
  calculator.calculate(valuesOf(changes));

const rowOf = (result: TankResult, label: string) =>
  tankRows(result).find((row) => row.label === label)?.value;

/** Whole millimetres, so that litres are whole numbers and every sum exact. */
const anyWater = fc.record({
  rain: fc.integer({ min: 1, max: 2 }).chain((years) =>
    fc.array(fc.integer({ min: 0, max: 60 }), {
      minLength: 365 * years,
      maxLength: 365 * years,
    }),
  ),
  roofArea: fc.integer({ min: 5, max: 2000 }),
  tankLitres: fc.integer({ min: 250, max: 100_000 }).map((half) => half * 2),
  reserveLitres: fc.integer({ min: 0, max: 20_000 }),
  months: fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 12, maxLength: 12 }),
});
type AnyWater = typeof anyWater extends fc.Arbitrary<infer Value> ? Value : never;

const waterFor = ({ rain, roofArea, months }: AnyWater) =>
  waterOf(
    Float64Array.from(rain, (millimetres) => millimetres * roofArea),
    demandOf(months),
  );

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
    fc.property(anyWater, (water) => {
      const run = runTank(water, waterFor(water));
      expect(run.inflow + run.atStart).toBe(run.used + run.spilled + run.atEnd);
    }),
  );
});

test('nothing is used that did not come off the roof, however large the tank', () => {
  fc.assert(
    fc.property(anyWater, fc.constantFrom(1, 10, 100), (water, times) => {
      const run = runTank({ ...water, tankLitres: water.tankLitres * times }, waterFor(water));
      expect(run.used + run.spilled).toBeLessThanOrEqual(run.inflow);
    }),
  );
});

test('what is used is no more than reaches the tank, in the sentence and in the table, over a grid', () => {
  const number = (text: string | undefined) => Number.parseFloat((text ?? '').replaceAll(',', ''));
  for (const rain of ['100', '350', '1500']) {
    for (const tank of ['45000', '2000000']) {
      for (const each of ['20', '90']) {
        for (const [efficiency, loss] of [
          ['80', '0.2'],
          ['100', '0'],
          ['60', '2'],
        ] as const) {
          const result = resultOf({
            place: 'own-year',
            'year-rain': rain,
            tank,
            each,
            efficiency,
            loss,
          });
          const reaches = number(rowOf(result, 'Reaches the tank'));
          // But for what binary fractions leave over.
          expect(result.used).toBeLessThanOrEqual(result.inflow * (1 + 1e-9));
          expect(number(rowOf(result, 'Used'))).toBeLessThanOrEqual(reaches);
          expect(number(rowOf(result, 'Share of the roof water used'))).toBeLessThanOrEqual(100);
          const [, gives] = /^Your roof gives about ([\d,]+) L/.exec(tankAnswer(result)) ?? [];
          if (gives !== undefined) expect(number(gives) / 1000).toBeCloseTo(reaches, 9);
          // No tank, however large, makes up for a roof that brings less than is needed.
          if (result.inflow < 0.97 * result.need && tank === '2000000') {
            expect(result.isEnough).toBe(false);
          }
          expect(result.used).toBeLessThanOrEqual(result.need + 1);
        }
      }
    }
  }
  expect(
    tankRows(resultOf())
      .map(({ label }) => label)
      .join(),
  ).not.toMatch(/most this roof/);
});

test('a use that nobody can live on is questioned, and that of a garden is not', () => {
  const refused = (changes: Readonly<Record<string, string>>) =>
    calculator.refuse?.(valuesOf(changes)) ?? {};
  for (const each of ['0', '0.5', '5', '7.4']) {
    expect(refused({ each })).toEqual({
      each: `Is that ${each} L a day? A person needs at least 7.5 L to drink, cook and wash. If the tank gives only part of it, enter fewer people.`,
    });
    expect(refused({ each, people: '0' })).toEqual({});
  }
  expect(refused({ each: '7.5' })).toEqual({});
  expect(refused({ each: '0.5 kL' })).toEqual({});
});

/** The same by another method: litre by litre into the tank and out of it. */
function bucketRun(tank: AnyWater) {
  const reserve = Math.min(tank.reserveLitres, tank.tankLitres);
  let level = reserve;
  let dry = 0;
  let used = 0;
  const before = tank.rain.slice(-5 * 365);
  for (const [index, rain] of [...before, ...tank.rain].entries()) {
    const isCounted = index >= before.length;
    const day = index % 365;
    const wanted = tank.months[monthOfDay(day)] ?? 0;
    const morning = level;
    let falling = rain * tank.roofArea;
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
    fc.property(anyWater, (tank) => {
      const run = runTank(tank, waterFor(tank));
      const slow = bucketRun(tank);
      expect(run.used).toBe(slow.used);
      expect(run.atEnd).toBe(slow.level);
      expect(run.dryDays.reduce((sum, one) => sum + one, 0)).toBe(slow.dry);
    }),
    { numRuns: 20 },
  );
});

/** Rain as it is: much of none, and fractions of millimetres. */
const anyRoof = fc.record({
  rain: fc.array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 40, noNaN: true }) },
    ),
    { minLength: 730, maxLength: 730 },
  ),
  roofArea: fc.double({ min: 5, max: 400, noNaN: true }),
  tankLitres: fc.double({ min: 500, max: 200_000, noNaN: true }),
  reserveLitres: fc.double({ min: 0, max: 20_000, noNaN: true }),
  months: fc.array(fc.double({ min: 0, max: 1500, noNaN: true }), { minLength: 12, maxLength: 12 }),
});

test('months in one step count the same short days as every day on its own', () => {
  fc.assert(
    fc.property(fc.oneof(anyWater, anyRoof), (tank) => {
      const water = waterFor(tank);
      const all = runTank(tank, water).dryDays;
      expect(shortDays(tank, water)).toEqual(all);
      expect(shortDays(tank, { ...water, months: null })).toEqual(all);
    }),
    { numRuns: 300 },
  );
});

test('halving the sizes finds the one that trying each of them finds, also where 50,000 L a day are used', () => {
  const { inputs } = resultOf();
  const amount = fc.oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 60_000 }));
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 5000 }),
      fc.array(amount, { minLength: 12, maxLength: 12 }),
      fc.constantFrom(0, 10_000),
      (roofArea, demand, reserveLitres) => {
        const series = inputs.series.slice(0, 3);
        const result = calculateTank({ ...inputs, series, roofArea, demand, reserveLitres });
        const rows = usualSizes.map((litres) =>
          calculateTank({ ...inputs, series, roofArea, demand, reserveLitres, tankLitres: litres }),
        );
        const first = (isOne: (row: TankResult) => boolean) =>
          rows.find(isOne)?.inputs.tankLitres ?? null;
        expect(result.enough).toEqual({
          mildest: first(({ short }) => short.low <= 3 + 1e-9),
          most: first(({ typical }) => typical <= 3 + 1e-9),
          every: first(({ isEnough }) => isEnough),
        });
        for (const [index, { short, worst }] of result.curve.entries()) {
          expect(short).toEqual(rows[index]?.short);
          expect(worst).toEqual(rows[index]?.worst);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('more roof or less use never brings less water', () => {
  fc.assert(
    fc.property(anyWater, fc.integer({ min: 0, max: 500 }), (tank, more) => {
      const larger = { ...tank, roofArea: tank.roofArea + more };
      expect(runTank(tank, waterFor(larger)).used).toBeGreaterThanOrEqual(
        runTank(tank, waterFor(tank)).used,
      );
    }),
  );
});

describe.each(tankData.places.map((place) => [place.name, place] as const))('%s', (_, place) => {
  const months = {
    means: place.means.map(({ value }) => value),
    days: place.days.map(({ value }) => value),
  };
  const all = buildSeries(months, rainSeed);
  const yearsOf = (rain: Float64Array) =>
    Array.from({ length: seriesYears }, (__, year) =>
      rain.slice(year * yearDays, (year + 1) * yearDays).reduce((sum, one) => sum + one, 0),
    );

  test('the built days have the published means and wet days, and are always the same', () => {
    expect(buildSeries(months, rainSeed)).toEqual(all);
    const counted = Array.from({ length: 12 }, () => ({ total: 0, wet: 0 }));
    for (const rain of all) {
      for (const [day, millimetres] of rain.entries()) {
        const month = counted[monthOfDay(day % yearDays)];
        if (!month) continue;
        month.total += millimetres;
        if (millimetres > 0) month.wet += 1;
      }
    }
    const years = all.length * seriesYears;
    for (const [index, { total, wet }] of counted.entries()) {
      expect(total / years).toBeCloseTo(months.means[index] ?? 0, 6);
      expect(Math.abs(wet / years - (months.days[index] ?? 0))).toBeLessThan(1);
    }
  });

  test('years vary as they do in central Victoria, and some are as dry as the driest on record', () => {
    const years = all.flatMap(yearsOf);
    const mean = years.reduce((sum, one) => sum + one, 0) / years.length;
    const spread = Math.sqrt(years.reduce((sum, one) => sum + (one - mean) ** 2, 0) / years.length);
    expect(spread / mean).toBeGreaterThan(0.18);
    expect(spread / mean).toBeLessThan(0.3);
    expect(Math.min(...years)).toBeLessThan(0.55 * mean);
  });

  test('wet and dry days come in spells', () => {
    let afterWet = 0;
    let wetTwice = 0;
    let afterDry = 0;
    let wetAfterDry = 0;
    for (const rain of all) {
      for (let day = 1; day < rain.length; day += 1) {
        const isWet = (rain[day] ?? 0) > 0;
        if ((rain[day - 1] ?? 0) > 0) {
          afterWet += 1;
          if (isWet) wetTwice += 1;
        } else {
          afterDry += 1;
          if (isWet) wetAfterDry += 1;
        }
      }
    }
    expect(wetTwice / afterWet - wetAfterDry / afterDry).toBeGreaterThan(0.25);
  });

  test('the shown range holds at least eight of ten of sixty other seeds', () => {
    const others = Array.from(
      { length: 60 },
      (__, seed) => buildSeries(months, `other ${seed}`)[0],
    );
    for (const changes of [{}, { people: '4', each: '100', tank: '60000' }, { roof: '120' }]) {
      const shown = resultOf({ place: place.id, ...changes });
      const held = { short: 0, size: 0, worst: 0 };
      for (const rain of others) {
        if (!rain) throw new Error('no series');
        const other = calculateTank({ ...shown.inputs, series: [rain] });
        const isIn = ({ low, high }: { low: number; high: number }, value: number) =>
          value >= Math.floor(low) && value <= Math.ceil(high);
        if (isIn(shown.short, other.short.low)) held.short += 1;
        if (isIn(shown.worst, other.worst.low)) held.worst += 1;
        const size = (litres: number | null) => litres ?? Infinity;
        if (
          size(other.enough.every) >= size(shown.enough.mildest) &&
          size(other.enough.every) <= size(shown.enough.every)
        ) {
          held.size += 1;
        }
      }
      expect(held.short).toBeGreaterThanOrEqual(48);
      expect(held.worst).toBeGreaterThanOrEqual(48);
      expect(held.size).toBeGreaterThanOrEqual(48);
    }
  });
});

test('sentence, table, chart and numbers agree over a grid', () => {
  for (const place of ['daylesford', 'maldon', 'castlemaine']) {
    for (const roof of ['60', '150', '300']) {
      for (const people of ['1', '4']) {
        for (const each of ['80', '150']) {
          for (const garden of ['0', '200']) {
            expectAgreement(resultOf({ place, roof, people, each, garden, tank: '60000' }));
          }
        }
      }
    }
  }
});

test('where the roof brings less than is used, the roof is named and not the tank', () => {
  const bendigo = tankAnswer(resultOf({ place: 'bendigo', roof: '100', each: '90' }));
  expect(bendigo).toMatch(
    /^Your roof gives about 43,000 L in an average year and you need 105,000 L: no tank makes up for that\. Use at least \d+ L a day less, or collect from at least \d+ m² of roof; dry years take more\. /,
  );
  for (const tank of ['500', '45000', '2000000']) {
    const castlemaine = { place: 'castlemaine', roof: '120', people: '5', each: '90', tank };
    expect(tankAnswer(resultOf({ ...castlemaine, reserve: '0' }))).toMatch(
      /^Your roof gives about/,
    );
  }
  // Enough roof, or a lower share of its rain.
  expect(tankAnswer(resultOf({ roof: '200' }))).not.toContain('Your roof gives');
  expect(tankAnswer(resultOf({ roof: '200', efficiency: '40' }))).toContain('Your roof gives');
});

test('where only the worst runs ask for a large tank, the size for a typical run is named as well', () => {
  const result = resultOf();
  expect(tankAnswer(result)).toContain(
    'For 3 short days a year or fewer you need about 60,000 L over a typical run of years, or 120,000 L over a dry one.',
  );
  expect(tankAnswer(resultOf({ tank: '60000' }))).toMatch(
    /^This tank is big enough over a typical run of years\. .* For 3 short days a year or fewer you need about 120,000 L over a dry run of years\.$/,
  );
  const castlemaine = { place: 'castlemaine', roof: '180', people: '2' };
  expect(tankAnswer(resultOf(castlemaine))).toContain(
    ' For 3 short days a year or fewer you need about 90,000 L over a typical run of years; over a dry one no usual size is enough: use less or add roof.',
  );
  expect(tankAnswer(resultOf({ tank: '120000' }))).toMatch(
    /^This tank is big enough in all but the driest years\. /,
  );
});

test('a tank that is short up to 6 days in a typical run gets through most years, and is not too small', () => {
  const near = resultOf();
  expect(near.typical).toBeGreaterThan(3);
  expect(tankAnswer(near)).toMatch(
    /^This tank gets through most years\. Plan for carted water in a dry one\. A 45,000 L tank /,
  );
  const few = { ...near, typical: 6 };
  expect(tankAnswer({ ...few })).toMatch(/^This tank gets through most years\. /);
  expect(tankAnswer({ ...few, typical: 6 + 1 / 30 })).toMatch(/^This tank is too small\. /);
  // As few days, but in every year.
  const often = { ...near, dryDays: near.dryDays.map(() => 4) };
  expect(tankAnswer(often)).toMatch(/^This tank is too small\. .* runs short in nearly every year/);
  expect(tankAnswer(resultOf({ tank: '22500' }))).toMatch(
    /^This tank is too small\. Plan for carted water in a dry year, or for a bigger tank\. /,
  );
});

test('carted water is spoken of once on the page', () => {
  expect(JSON.stringify(tankNotes)).not.toContain('carted');
  for (const tank of ['22500', '45000', '60000', '120000']) {
    expect(tankAnswer(resultOf({ tank })).match(/carted water/g)).toHaveLength(1);
  }
});

test('where all of the tank is set aside, a roof that brings too little is named as well', () => {
  const aside = { tank: '10000', reserve: '10000' };
  expect(tankAnswer(resultOf({ ...aside, roof: '50', people: '4', each: '150' }))).toMatch(
    /^All of the 10,000 L tank is set aside for fire, .* smaller reserve\. Your roof gives about [\d,]+ L in an average year and you need [\d,]+ L: no tank makes up for that\. Use at least 530 L a day less, or collect from at least 340 m² of roof; dry years take more\.$/,
  );
  expect(tankAnswer(resultOf(aside))).not.toContain('roof');
});

test('the sentence says how often the tank runs short, how long on average and at the worst', () => {
  expect(tankAnswer(resultOf())).toContain(
    'A 45,000 L tank under 200 m² of roof in Daylesford runs short in about one year in 6: about 4 days a year on average, up to 158 days in the worst modelled year. With 15% less rain, about ',
  );
  const often = (tank: string) =>
    /runs short (in [^:,]+)/.exec(tankAnswer(resultOf({ tank })))?.[1];
  expect(['15000', '22500', '30000', '120000'].map(often)).toEqual([
    'in nearly every year',
    'in most years',
    'in most years',
    'in very few years',
  ]);
});

test('nothing is “about less than 1 day”', () => {
  for (const tank of ['60000', '90000', '120000', '200000']) {
    for (const roof of ['200', '300', '450']) {
      expect(tankAnswer(resultOf({ tank, roof }))).not.toMatch(/about (?:less|no)/);
    }
  }
});

test('sentence and table agree where short days are exactly three a year', () => {
  // 3/365 × 10,950 days is a little less than 90 in binary fractions.
  const series = [
    new Float64Array(seriesYears * yearDays).map((_, day) => (day % yearDays < 362 ? 100 : 0)),
  ];
  const shown = resultOf({ reserve: '0' });
  const exact = calculateTank({
    ...shown.inputs,
    series,
    dailyLoss: 0,
    efficiency: 1,
    // What a roof of 10 m² brings in a day is all that is used and kept.
    roofArea: 10,
    tankLitres: 2000,
    reserveLitres: 0,
    demand: Array.from({ length: 12 }, () => 1000),
  });
  expect(exact.short).toEqual({ low: 3, high: 3 });
  expect(exact.isEnough).toBe(true);
  expect(tankAnswer(exact)).toContain('This tank is big enough in all but the driest years');
  expect(isFew(Array.from({ length: 30 }, () => 3))).toBe(true);
  expect(isFew([...Array.from({ length: 29 }, () => 3), 4])).toBe(false);
});

test('whole days are shown outwards: what is shown as 3 is never more', () => {
  expect(spanText({ low: 0, high: 0 })).toBe('no days');
  expect(spanText({ low: 0, high: 1 / 30 })).toBe('less than 1 day');
  expect(spanText({ low: 0.2, high: 1 })).toBe('0 to 1 day');
  expect(spanText({ low: 2.9, high: 3 + 1 / 30 })).toBe('2 to 4 days');
  expect(spanText({ low: 3, high: 3 })).toBe('3 days');
  expect(reliability(1)).toBe('100%');
  expect(reliability(0.99999)).toBe('99.9%');
  expect(reliability(0.93)).toBe('93.0%');
});

test('nine years out of ten have no more short days than it says, and no fewer would do', () => {
  for (const tank of ['10000', '45000', '90000']) {
    const result = resultOf({ tank, reserve: '0', people: '4' });
    const most = Number(
      rowOf(result, 'Days short in nine years out of ten')
        ?.replace(' or fewer', '')
        .replace(',', ''),
    );
    const within = (days: number) => result.dryDays.filter((short) => short <= days).length;
    expect(within(most)).toBeGreaterThanOrEqual(0.9 * result.dryDays.length);
    expect(within(most - 1)).toBeLessThan(0.9 * result.dryDays.length);
  }
});

describe('own rain', () => {
  test('Castlemaine, Bendigo, Kyneton and Trentham can be chosen', () => {
    for (const [place, rain] of [
      ['castlemaine', 558.4],
      ['bendigo', 550],
      ['kyneton', 753],
      ['trentham', 1080],
    ] as const) {
      const result = resultOf({ place });
      expect(result.inputs.yearRain).toBeCloseTo(rain, 6);
      expect(tankAnswer(result).toLowerCase()).toContain(`in ${place}`);
    }
  });

  test('a year’s sum of a place gives what the place itself gives', () => {
    const own = resultOf({ place: 'own-year', 'year-rain': '861.2', like: 'daylesford' });
    const known = resultOf();
    expect(known.inputs.yearRain).toBeCloseTo(861.2, 6);
    expect(own.short).toEqual(known.short);
    expect(tankAnswer(own)).toContain('with 861 mm of rain a year');
  });

  test('twelve typed months are the months that are used', () => {
    const means = tankData.places[2]?.means.map(({ value }) => value) ?? [];
    const typed = Object.fromEntries(
      means.map((mean, month) => [`rain-${month + 1}`, String(mean)]),
    );
    const own = resultOf({ place: 'own-months', like: 'maldon', ...typed });
    expect(own.short).toEqual(resultOf({ place: 'maldon' }).short);
  });

  test('more rain in a year is never more days short', () => {
    const shorts = ['300', '450', '600', '900', '1400'].map(
      (rain) => resultOf({ place: 'own-year', 'year-rain': rain }).short.high,
    );
    expect(shorts.toSorted((one, other) => other - one)).toEqual(shorts);
  });

  test('rain of 0 and of 20,000 mm, and months that are not the year of their source, get a sentence', () => {
    const errors = (changes: Readonly<Record<string, string>>) => {
      const read = readInputs(calculator.inputs, {
        ...initialInputs(calculator.inputs),
        ...changes,
      });
      return read.kind === 'refused' ? read.errors : (calculator.refuse?.(read.values) ?? {});
    };
    for (const rain of ['0', '20000', '20,000']) {
      expect(errors({ place: 'own-year', 'year-rain': rain })['year-rain']).toBe(
        'Enter a number from 100 to 3,500 mm.',
      );
    }
    const months = (rain: string) =>
      Object.fromEntries(Array.from({ length: 12 }, (_, month) => [`rain-${month + 1}`, rain]));
    const dry = months('0');
    // Little more than nothing, and more than falls anywhere here, are no year either.
    for (const [rain, total] of [
      ['0', '0'],
      ['8', '96'],
      ['300', '3,600'],
      ['500', '6,000'],
    ] as const) {
      expect(errors({ place: 'own-months', ...months(rain) })['rain-1']).toBe(
        `The twelve months add up to ${total} mm, which isn’t a year of rain in Victoria. Enter the rain of each month in mm.`,
      );
    }
    expect(errors({ place: 'own-months', ...months('1000') })['rain-7']).toBe(
      'Enter a number from 0 to 500 mm.',
    );
    expect(errors({ place: 'own-months', 'months-sum': '650' })['months-sum']).toBe(
      'The twelve months add up to 861 mm, not 650 mm. Check them.',
    );
    expect(errors({ place: 'own-months', 'months-sum': '860' })).toEqual({});
    // Months left from another choice are not looked at.
    expect(errors({ place: 'maldon', ...dry, 'months-sum': '5' })).toEqual({});
  });

  test('measured years are used as they were, and drawn again for the range', () => {
    const days = Array.from({ length: 10 * 365 }, (_, day) =>
      Math.floor(day / 365) % 4 === 3 ? (day % 9 === 0 ? 6 : 0) : day % 4 === 0 ? 9 : 0,
    );
    const measured = {
      place: 'maldon',
      station: 'made up',
      firstYear: 2010,
      years: 10,
      days: packRain(days),
    };
    const own = tankCalculator({
      ...tankData,
      places: tankData.places.map((place) =>
        place.id === 'maldon' ? { ...place, measured } : place,
      ),
    });
    const result = own.calculate(valuesOf({ place: 'maldon' }));
    expect([...(result.inputs.series[0] ?? [])]).toEqual(days);
    expect(own.answer(result)).toContain('10 years like those measured, 2010 to 2019');
    const drawn = drawSeries(days, 'x');
    for (const series of drawn) expect(series).toHaveLength(days.length);
    expect(drawn[1]).not.toEqual(drawn[0]);
  });
});

test('a tank of nothing and a tank of two million litres are both calculated', () => {
  const reserved = resultOf({ tank: '500', reserve: '500' });
  expect(reserved.short).toEqual({ low: 365, high: 365 });
  expect(tankAnswer(reserved)).toMatch(/^All of the 500 L tank is set aside for fire/);
  expect(tankAnswer(resultOf({ people: '0', garden: '0' }))).toMatch(/^Nothing is used/);
  const large = resultOf({ tank: '2000000', reserve: '0', people: '1', each: '100', garden: '0' });
  expect(large.worst.high).toBe(0);
  expect(tankAnswer(large)).toContain('wouldn’t run short in any of 720 modelled years');
  expect(usualSizes).toContain(large.enough.every);
});

test('a roof that is too small is told a size, and a use, that the rain of a year makes up for', () => {
  const said = (changes: Readonly<Record<string, string>>) => tankAnswer(resultOf(changes));
  for (const place of ['castlemaine', 'trentham']) {
    for (const roof of ['20', '60', '110']) {
      for (const people of ['3', '5']) {
        const small = { place, people, each: '150', roof };
        const text = said(small);
        const [, less = '', size = ''] =
          /Use at least ([\d,]+) L a day less, or collect from at least ([\d,]+) m² of roof/.exec(
            text,
          ) ?? [];
        const more = Number(size.replace(',', ''));
        expect(more, text).toBeGreaterThan(Number(roof));
        expect(said({ ...small, roof: String(more) })).not.toContain('no tank makes up');
        expect(said({ ...small, roof: String(more - 30) })).toContain('no tank makes up');
        const each = 150 - Number(less.replace(',', '')) / Number(people);
        if (each < 1) continue;
        expect(said({ ...small, each: String(Math.floor(each)) })).not.toContain('no tank');
      }
    }
  }
});

test('a tank that is enough over a typical run is advised no other one for it', () => {
  let enough = 0;
  for (const people of ['1', '3']) {
    for (const roof of ['100', '200', '400']) {
      for (const tank of ['30000', '47000', '50000', '70000', '250000']) {
        const result = resultOf({ people, roof, tank });
        if (result.isEnough || result.typical > 3) continue;
        enough += 1;
        const answer = calculator.answer(result);
        expect(answer).not.toMatch(
          /need about [^.]*typical run|No usual size has [^.]*typical run/,
        );
      }
    }
  }
  expect(enough).toBeGreaterThan(3);
});
