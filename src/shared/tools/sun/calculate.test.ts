import { Body, Equator, Horizon, Observer, SearchHourAngle, SearchRiseSet } from 'astronomy-engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sunPlaces } from '#content/tools/sun-places.ts';
import { initialInputs, readInputs } from '../input.ts';
import { calculateSun, depthFor, shadowLength } from './calculate.ts';
import type { SunInputs } from './calculate.ts';
import { sunCalculator } from './inputs.ts';
import { clockHours, isDaylightSaving, sunDay, sunPosition } from './position.ts';
import { litShare, shadowAboveSill, turnBetween } from './shade.ts';
import type { ShadedWindow } from './shade.ts';
import { formatDuration } from '../labels.ts';

const coordinatesOf = (place: (typeof sunPlaces)[number]) => ({
  latitude: place.latitude.value,
  longitude: place.longitude.value,
});
const daylesford = { latitude: -37.34, longitude: 144.14 };

const example: SunInputs = {
  placeName: 'Daylesford',
  coordinates: daylesford,
  day: '2026-06-21',
  facingDegrees: 0,
  glassHeight: 1.5,
  gap: 0.3,
  eaveDepth: null,
  shadedPeriod: { from: '11-22', to: '01-20' },
  obstacle: null,
};

describe('beside astronomy-engine', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );

  test.each(sunPlaces.slice(0, 8).map((place) => [place.name, coordinatesOf(place)] as const))(
    '%s: rise, noon and set within 2 minutes, height and bearing within 0.25°',
    (_, place) => {
      const observer = new Observer(place.latitude, place.longitude, 0);
      for (const day of days) {
        const ours = sunDay(day, place);
        // Midnight by the standard time of the place.
        const start = new Date(Date.parse(`${day}T00:00:00Z`) - 10 * 3_600_000);
        const rise = SearchRiseSet(Body.Sun, observer, +1, start, 1)?.date.getTime() ?? 0;
        const set = SearchRiseSet(Body.Sun, observer, -1, start, 1)?.date.getTime() ?? 0;
        const noon = SearchHourAngle(Body.Sun, observer, 0, start, +1);
        expect(Math.abs(ours.riseMs - rise), `rise ${day}`).toBeLessThan(120_000);
        expect(Math.abs(ours.setMs - set), `set ${day}`).toBeLessThan(120_000);
        expect(Math.abs(ours.noonMs - noon.time.date.getTime()), `noon ${day}`).toBeLessThan(
          120_000,
        );
        expect(Math.abs(ours.noonHeightDegrees - noon.hor.altitude)).toBeLessThan(0.25);
        for (const hours of [8, 10, 12, 15]) {
          const moment = new Date(start.getTime() + hours * 3_600_000);
          const equator = Equator(Body.Sun, moment, observer, true, true);
          const sky = Horizon(moment, observer, equator.ra, equator.dec, 'normal');
          const sun = sunPosition(moment.getTime(), place);
          if (sky.altitude < 0) continue;
          expect(Math.abs(sun.heightDegrees - sky.altitude), `height ${day}`).toBeLessThan(0.25);
          expect(
            Math.abs(turnBetween(sun.bearingDegrees, sky.azimuth)),
            `bearing ${day}`,
          ).toBeLessThan(0.25);
        }
      }
    },
  );
});

test('noon heights agree with latitude and declination, worked by hand', () => {
  // 90° less latitude, less or more the obliquity; refraction adds up to 0.03°.
  expect(sunDay('2026-06-21', daylesford).noonHeightDegrees).toBeCloseTo(90 - 37.34 - 23.44, 1);
  expect(sunDay('2026-12-22', daylesford).noonHeightDegrees).toBeCloseTo(90 - 37.34 + 23.44, 1);
  expect(sunDay('2026-03-21', daylesford).noonHeightDegrees).toBeCloseTo(90 - 37.34, 0);
});

test('is as high before noon as after it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 1, max: 240 }),
      (dayOfYear, minutes) => {
        const day = new Date(Date.UTC(2026, 0, 1 + dayOfYear)).toISOString().slice(0, 10);
        const { noonMs } = sunDay(day, daylesford);
        const before = sunPosition(noonMs - minutes * 60_000, daylesford);
        const after = sunPosition(noonMs + minutes * 60_000, daylesford);
        // The declination moves by up to 0.4° a day.
        expect(Math.abs(before.heightDegrees - after.heightDegrees)).toBeLessThan(0.2);
        expect(before.bearingDegrees + after.bearingDegrees).toBeCloseTo(360, 0);
      },
    ),
  );
});

test('converts to the clock time of Victoria', () => {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Melbourne',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  fc.assert(
    fc.property(
      // The rule has been the same since 2008.
      fc.integer({ min: Date.UTC(2009, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 }),
      (minute) => {
        const [hours = 0, minutes = 0] = format
          .format(new Date(minute * 60_000))
          .split(':')
          .map(Number);
        expect(clockHours(minute * 60_000)).toBeCloseTo(hours + minutes / 60, 5);
      },
    ),
  );
  expect(isDaylightSaving(Date.parse('2026-10-04T15:59:00Z') - 86_400_000)).toBe(false);
  expect(isDaylightSaving(Date.parse('2026-10-03T16:00:00Z'))).toBe(true);
});

const anyWindow = fc.record({
  facingDegrees: fc.double({ min: 0, max: 360, noNaN: true }),
  glassHeight: fc.double({ min: 0.1, max: 6, noNaN: true }),
  gap: fc.double({ min: 0, max: 5, noNaN: true }),
  eaveDepth: fc.double({ min: 0, max: 10, noNaN: true }),
});
const anySun = fc.record({
  heightDegrees: fc.double({ min: 0.5, max: 89, noNaN: true }),
  bearingDegrees: fc.double({ min: 0, max: 360, noNaN: true }),
});

/** The same by another method: a ray from each height of the glass through the plane of the eave. */
function litShareByRays(
  sun: { heightDegrees: number; bearingDegrees: number },
  window: ShadedWindow,
) {
  const radians = Math.PI / 180;
  const up = Math.sin(sun.heightDegrees * radians);
  const flat = Math.cos(sun.heightDegrees * radians);
  const east = flat * Math.sin(sun.bearingDegrees * radians);
  const north = flat * Math.cos(sun.bearingDegrees * radians);
  const normalEast = Math.sin(window.facingDegrees * radians);
  const normalNorth = Math.cos(window.facingDegrees * radians);
  const away = east * normalEast + north * normalNorth;
  if (away <= 0) return 0;
  const rays = 4000;
  let lit = 0;
  for (let ray = 0; ray < rays; ray += 1) {
    const height = ((ray + 0.5) / rays) * window.glassHeight;
    const rise = window.glassHeight + window.gap - height;
    const out = (rise / up) * away;
    if (out > window.eaveDepth) lit += 1;
  }
  return lit / rays;
}

test('finds the same light on the glass as four thousand rays', () => {
  fc.assert(
    fc.property(anySun, anyWindow, (sun, window) => {
      expect(Math.abs(litShare(sun, window) - litShareByRays(sun, window))).toBeLessThan(0.001);
    }),
    { numRuns: 300 },
  );
});

test('a deeper eave never lets in more sun, and a higher one never less', () => {
  fc.assert(
    fc.property(
      anySun,
      anyWindow,
      fc.double({ min: 0, max: 3, noNaN: true }),
      (sun, window, by) => {
        const lit = litShare(sun, window);
        expect(litShare(sun, { ...window, eaveDepth: window.eaveDepth + by })).toBeLessThanOrEqual(
          lit + 1e-9,
        );
        expect(litShare(sun, { ...window, gap: window.gap + by })).toBeGreaterThanOrEqual(
          lit - 1e-9,
        );
      },
    ),
  );
});

test('proposes the eave that just shades the glass on the first and last day', () => {
  const depth = depthFor(example, '2026');
  const result = calculateSun({ ...example, eaveDepth: depth });
  expect(result.wholeShade?.from.slice(5)).toMatch(/^11-2[0-4]$/);
  expect(result.wholeShade?.to.slice(5)).toMatch(/^01-(?:1[89]|2[0-2])$/);
  // By hand: 1.8 m / tan(72.9°), the noon of 22 November.
  expect(depth).toBeCloseTo(1.8 / Math.tan((72.9 * Math.PI) / 180), 1);
});

test('a window that the noon sun never sees gets no eave', () => {
  const south = calculateSun({ ...example, facingDegrees: 180 });
  expect(south.eaveDepth).toBeNull();
  const answer = sunCalculator(sunPlaces).answer(south);
  expect(answer).toContain('behind this wall');
  expect(sunCalculator(sunPlaces).rows(south).at(-1)?.label).toBe('Accuracy');
  expect(sunCalculator(sunPlaces).rows(south)).toContainEqual({
    label: 'All the glass in shade at noon',
    value: 'the noon sun is behind the wall',
  });
  expect(south.months[5]?.sillHours).toBe(0);
});

const calculator = sunCalculator(sunPlaces);
const resultOf = (raw: Readonly<Record<string, string>>) => {
  const read = readInputs(calculator.inputs, { ...initialInputs(calculator.inputs), ...raw });
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
  return calculator.calculate(read.values);
};

test('a wall that is turned from north is told first that an eave is not enough, and gets no eave of a centimetre', () => {
  const { answer } = calculator;
  const turned = calculateSun({ ...example, facingDegrees: 45 });
  expect(answer(turned)).toMatch(
    /^An eave alone isn’t enough here\. This wall is turned 45° from north/,
  );
  // A fifth of the period’s direct sun is too much, whatever the angle.
  for (const facingDegrees of [330, 30]) {
    for (const period of ['four-months', 'two-months']) {
      const direction = { direction: 'bearing', facing: String(facingDegrees), shade: period };
      expect(answer(resultOf(direction)), `${facingDegrees}° ${period}`).toMatch(/^An eave alone/);
    }
  }
  for (const facing of ['0', '10', '350', '20']) {
    expect(answer(resultOf({ direction: 'bearing', facing }))).toMatch(/^Make the eave about/);
  }
  const nearlyEast = answer(calculateSun({ ...example, facingDegrees: 89 }));
  expect(nearlyEast).toMatch(/^An eave won’t shade this window/);
  expect(nearlyEast).not.toContain('0.01 m');
});

/** Direct sun of a day under an eave by another method, and the minutes in which it comes in. */
function byTheMinute(window: ShadedWindow, coordinates: typeof daylesford, day: string, step = 1) {
  const { riseMs, setMs } = sunDay(day, coordinates);
  let all = 0;
  let under = 0;
  let minutes = 0;
  let [first, last] = [Infinity, -Infinity];
  for (let moment = riseMs; moment < setMs; moment += step * 60_000) {
    const sun = sunPosition(moment, coordinates);
    if (sun.heightDegrees <= 0) continue;
    const height = (sun.heightDegrees * Math.PI) / 180;
    const aside = ((sun.bearingDegrees - window.facingDegrees) * Math.PI) / 180;
    const onGlass =
      Math.max(0, Math.cos(height) * Math.cos(aside)) * 0.7 ** (1 / Math.sin(height) ** 0.678);
    all += onGlass;
    const lit = litShareByRays(sun, window);
    under += onGlass * lit;
    if (lit > 0.001 && onGlass > 0) {
      minutes += step;
      first = Math.min(first, clockHours(moment));
      last = Math.max(last, clockHours(moment));
    }
  }
  return { all, under, minutes, first, last };
}

test('what comes in on 21 December is that of steps of a minute and four thousand rays', () => {
  for (const turn of [-45, -30, -20, -10, 10, 20, 30, 45, 60]) {
    const facing = (turn + 360) % 360;
    const { summerSun, inputs, eaveDepth } = resultOf({
      direction: 'bearing',
      facing: String(facing),
    });
    const window = { ...inputs, eaveDepth: eaveDepth ?? 0 };
    const slow = byTheMinute(window, inputs.coordinates, '2026-12-21');
    const { all, under, spans } = summerSun;
    expect(Math.abs(under / all - slow.under / slow.all), `${turn}°`).toBeLessThan(0.02);
    const hours = spans.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(Math.abs(hours - slow.minutes / 60), `${turn}°`).toBeLessThan(0.3);
  }
});

test('the sentence says what still comes in over the whole period that was chosen, when, and on which day most', () => {
  const periods = {
    'four-months': ['2026-10-22', 121, 'from 22 October to 20 February'],
    'two-months': ['2026-11-22', 59, 'from 22 November to 20 January'],
    midsummer: ['2026-12-22', 0, 'on 22 December'],
  } as const;
  for (const [shade, [first, days, words]] of Object.entries(periods)) {
    for (const inputs of [
      { facing: '0', eave: '0.45' },
      { facing: '330', eave: '' },
      { facing: '20', eave: '' },
      { facing: '45', eave: '' },
      { facing: '270', eave: '0.6' },
    ]) {
      const result = resultOf({ direction: 'bearing', shade, ...inputs });
      const { coordinates } = result.inputs;
      const window = { ...result.inputs, eaveDepth: result.eaveDepth ?? 0 };
      const slow = Array.from({ length: Math.floor(days / 3) + 1 }, (_, index) => {
        const day = new Date(Date.parse(first) + index * 3 * 86_400_000).toISOString().slice(0, 10);
        return { day, ...byTheMinute(window, coordinates, day, 10) };
      });
      const total = (of: (one: (typeof slow)[number]) => number) =>
        slow.reduce((sum, one) => sum + of(one), 0);
      const { share, spans, most } = result.periodSun;
      const name = `${shade} ${JSON.stringify(inputs)}`;
      expect(
        Math.abs(share - total(({ under }) => under) / total(({ all }) => all)),
        name,
      ).toBeLessThan(0.02);
      const under = slow.map((one) => one.under);
      const best = Math.max(...under);
      // The day that is named is as good as the best, or nearly.
      const named = byTheMinute(window, coordinates, most.day, 10);
      expect(named.under, name).toBeGreaterThanOrEqual(0.97 * best);
      const answer = calculator.answer(result);
      const rows = new Map(calculator.rows(result).map(({ label, value }) => [label, value]));
      const row =
        rows.get(`Share of the direct sun that reaches the glass, ${words.replace(/^\w+ /, '')}`) ??
        '';
      if (share < 0.01) {
        expect(answer, name).not.toContain('still comes in');
        continue;
      }
      expect(
        Math.abs((spans[0]?.from ?? 0) - Math.min(...slow.map((one) => one.first))),
        name,
      ).toBeLessThan(0.4);
      expect(
        Math.abs((spans.at(-1)?.to ?? 0) - Math.max(...slow.map((one) => one.last))),
        name,
      ).toBeLessThan(0.4);
      expect(answer.toLowerCase(), name).toContain(
        `${words.toLowerCase()} ${row.split(',')[0]} of the direct sun still comes in under the eave`,
      );
      expect(answer, name).toContain(row.split(', ').slice(1).join(', '));
      // A day that lets in hardly more than the others is not named.
      const isMore = most.under / most.all >= share + 0.05;
      expect(/; most (?:on (?:2[02]) \w+|in midsummer), when \d+% does\./.test(answer), name).toBe(
        isMore,
      );
      expect(answer.length).toBeLessThan(420);
    }
  }
  expect(calculator.answer(resultOf({ direction: 'bearing', facing: '9' }))).not.toContain(
    'turned',
  );
});

test('a wall that no eave shades is told for how long the sun reaches the sill in the period, and when', () => {
  for (const direction of ['e', 'w', 's']) {
    const result = resultOf({ direction });
    const { hours } = result.periodSun;
    const answer = calculator.answer(result);
    expect(answer).toMatch(
      /From 22 October to 20 February (?:it|the sun) reaches the sill for about/,
    );
    const inside = [11, 12, 1].map((month) => result.months[month - 1]?.sillHours ?? 0);
    expect(hours.low).toBeLessThanOrEqual(Math.min(...inside) + 0.1);
    expect(hours.high).toBeGreaterThanOrEqual(Math.max(...inside) - 0.1);
    expect(answer).toMatch(/, from \d+:\d\d [ap]m to \d+:\d\d [ap]m/);
  }
});

/** Days in an order that has the summer in one piece. */
const fromJuly = (monthAndDay: string) => `${monthAndDay < '07' ? 'b' : 'a'}${monthAndDay}`;

test('more turn never means less eave, and sentence and numbers agree over a grid', () => {
  for (const shade of ['four-months', 'two-months', 'midsummer']) {
    for (const side of [-1, 1]) {
      let before = 0;
      for (let turn = 0; turn <= 60; turn += 5) {
        const facing = String((side * turn + 360) % 360);
        for (const eave of ['', '0.45']) {
          const result = resultOf({ direction: 'bearing', facing, shade, eave });
          const answer = calculator.answer(result);
          const rows = new Map(calculator.rows(result).map(({ label, value }) => [label, value]));
          const depth = (result.eaveDepth ?? 0).toFixed(2);
          expect(answer).toContain(`${depth} m`);
          expect(rows.get('Depth of the eave')).toBe(`${depth} m`);
          const label = [...rows.keys()].find((key) => key.startsWith('Share of the direct sun'));
          const under = rows.get(label ?? '') ?? '';
          expect(under).not.toBe('');
          if (turn >= 10) {
            expect(answer).toContain(under === 'none' ? 'no direct sun' : under.split(',')[0]);
          }
          if (eave !== '') continue;
          expect(result.eaveDepth).toBeGreaterThanOrEqual(before);
          before = result.eaveDepth ?? 0;
          // The period that was asked for is shaded, whatever the turn.
          const shaded = result.wholeShade ?? { from: '', to: '' };
          const { from, to } = result.inputs.shadedPeriod;
          expect(fromJuly(shaded.from.slice(5)) <= fromJuly(from)).toBe(true);
          expect(fromJuly(shaded.to.slice(5)) >= fromJuly(to)).toBe(true);
        }
      }
    }
  }
});

test('directions by name, and every bearing by the one north that is chosen', () => {
  expect(resultOf({ direction: 'ne' }).inputs.facingDegrees).toBe(45);
  expect(resultOf({ direction: 'nw' }).inputs.facingDegrees).toBe(315);
  // The needle points 11.23° east of true north in Bendigo.
  expect(
    resultOf({ direction: 'ne', north: 'magnetic', place: 'bendigo' }).inputs.facingDegrees,
  ).toBeCloseTo(56.23, 5);
  const compass = {
    north: 'magnetic',
    obstacle: 'yes',
    'obstacle-bearing': '80',
    place: 'daylesford',
  };
  const tree = resultOf(compass).inputs.obstacle?.bearingDegrees;
  for (const { inputs } of calculator.comparisons) {
    expect(resultOf({ ...compass, ...inputs }).inputs.obstacle?.bearingDegrees).toBe(tree);
  }
});

test('work of the first version keeps its bearing', () => {
  expect(calculator.upgrade?.({ facing: '30', north: 'true' })).toEqual({
    facing: '30',
    north: 'true',
    direction: 'bearing',
  });
  const now = { direction: 'n', facing: '30' };
  expect(calculator.upgrade?.(now)).toBe(now);
});

test('four months of shade are suggested; two are there to choose', () => {
  const result = resultOf({});
  expect(result.inputs.shadedPeriod).toMatchObject({ from: '10-22', to: '02-20' });
  expect(calculator.answer(result)).toContain('from 22 October to 20 February');
  expect(calculator.answer(resultOf({ shade: 'two-months' }))).toContain(
    'from 22 November to 20 January',
  );
});

test('shade that ends before late February says how much of the glass is in the sun then', () => {
  const late = (raw: Readonly<Record<string, string>>) => {
    const result = resultOf(raw);
    const row = calculator
      .rows(result)
      .find(({ label }) => label === 'Glass in the sun at noon, 21 February');
    return { answer: calculator.answer(result), value: row?.value };
  };
  // By hand: noon sun of 63.3°, an eave of 0.56 m: 1.8 - 0.56 tan 63.3° = 0.69 of 1.5 m.
  const two = late({ shade: 'two-months' });
  expect(two.value).toBe('46%');
  expect(two.answer).toContain(
    'in the sun at noon on 21 June, and 46% on 21 February (plan an outside blind or a vine).',
  );
  expect(late({ shade: 'midsummer' }).answer).toContain('and 60% on 21 February');
  // A hill in front that the sun of February clears.
  const hill = { obstacle: 'yes', 'obstacle-height': '10' };
  expect(late({ shade: 'two-months', ...hill }).answer).toContain(
    'of sun that day. At noon on 21 February about 46% of the glass is in the sun (plan',
  );
  expect(late({ shade: 'four-months' }).answer).not.toContain('21 February');
  const tree = {
    shade: 'two-months',
    obstacle: 'yes',
    'obstacle-height': '1000',
    'obstacle-distance': '1',
  };
  expect(late(tree)).toMatchObject({ value: '0%' });
  expect(late(tree).answer).not.toContain('21 February');
});

test('a sill that the sun never reaches is told so, not how to shade it', () => {
  const { answer } = sunCalculator(sunPlaces);
  const cliff = { height: 1000, distance: 1, width: 20_000, bearingDegrees: 180 };
  const south = { ...example, facingDegrees: 180, obstacle: cliff };
  for (const eaveDepth of [null, 0.6]) {
    const words = answer(calculateSun({ ...south, eaveDepth }));
    expect(words).toMatch(
      /from 22 November to 20 January no (?:direct )?sun reaches the (?:sill|glass)/,
    );
    expect(words).not.toMatch(/shade it|isn’t enough/);
  }
});

test('an eave that was entered is held against the days that were chosen', () => {
  for (const shade of ['four-months', 'two-months', 'midsummer']) {
    for (const direction of ['n', 'ne']) {
      const { suggestedDepth } = resultOf({ shade, direction });
      const of = (eave: string) => calculator.answer(resultOf({ shade, direction, eave }));
      const depth = (suggestedDepth ?? 0).toFixed(2);
      expect(of(depth)).toContain(', every day you chose');
      const short = of('0.2');
      // Last, so that what comes in is said of the eave that was entered.
      expect(short).toMatch(/Shading all the glass at noon (?:from 22|on 22) .* takes an eave/);
      expect(short.endsWith(`about ${depth} m deep.`)).toBe(true);
      expect(of('0').endsWith(`about ${depth} m deep.`)).toBe(true);
    }
  }
  // A west window by the compass: its noon shade is true, and no use.
  const west = resultOf({ direction: 'w', north: 'magnetic', eave: '0.9', place: 'castlemaine' });
  expect(west.wholeShade).not.toBeNull();
  expect(calculator.answer(west)).toMatch(
    /^An eave does little here\. This wall is turned 79° from north: .* Shade it from the side/,
  );
  // A tree in front is spoken of there, too.
  const tree = { obstacle: 'yes', 'obstacle-height': '12', 'obstacle-width': '60' };
  const shaded = resultOf({ ...tree, direction: 'w', north: 'magnetic', eave: '0.9' });
  expect(calculator.answer(shaded)).toMatch(/what’s in front takes .* An eave does little here\./);
  expect(calculator.answer(resultOf({ direction: 'nw', eave: '0.6' }))).toMatch(
    /^An eave alone isn’t enough here\. Add a screen, a blind or a tree\. With a 0\.60 m eave/,
  );
});

test('the depth of an eave has the right article, a or an', () => {
  const { answer } = sunCalculator(sunPlaces);
  expect(answer(calculateSun({ ...example, eaveDepth: 8 }))).toMatch(/ With an 8\.00 m eave/);
  expect(answer(calculateSun({ ...example, eaveDepth: 0.8 }))).toMatch(/^With a 0\.80 m eave/);
});

test('a tree in front shades the sill for some hours, more the taller it is', () => {
  const hours = [2, 8, 40].map((height) => {
    const obstacle = { height, distance: 12, width: 6, bearingDegrees: 0 };
    return calculateSun({ ...example, eaveDepth: 0, obstacle }).months[5]?.sillHours ?? 0;
  });
  const open = calculateSun({ ...example, eaveDepth: 0 }).months[5]?.sillHours ?? 0;
  expect(open).toBeGreaterThan(9);
  expect(hours[0]).toBeLessThanOrEqual(open);
  expect(hours[1]).toBeLessThan(hours[0] ?? 0);
  expect(hours[2]).toBeLessThanOrEqual(hours[1] ?? 0);
  const low = { heightDegrees: 30, bearingDegrees: 10 };
  const tree = { height: 12, distance: 12, width: 6, bearingDegrees: 0 };
  expect(shadowAboveSill(low, tree)).toBeCloseTo(12 - 12 * Math.tan(Math.PI / 6), 9);
  expect(shadowAboveSill(low, { ...tree, bearingDegrees: 180 })).toBe(0);
});

test('a hill that takes most of the winter sun comes first, and so does an eave that does', () => {
  const hill = { height: 30, distance: 60, width: 400, bearingDegrees: 0 };
  expect(calculator.answer(calculateSun({ ...example, obstacle: hill }))).toMatch(
    /^On 21 June what’s in front takes .* of sun\. Make the eave about /,
  );
  const deep = calculator.answer(calculateSun({ ...example, eaveDepth: 3 }));
  expect(deep).toMatch(/^This eave takes most of the winter sun at noon\. With a 3\.00 m eave /);
  expect(deep).toContain('takes an eave about');
  expect(calculator.answer(calculateSun({ ...example, eaveDepth: 4.5 }))).toMatch(
    /^This eave takes all of the winter sun at noon\. /,
  );
  for (const eaveDepth of [null, 0, 0.6, 1]) {
    expect(calculator.answer(calculateSun({ ...example, eaveDepth }))).not.toContain(
      'of the winter sun at noon.',
    );
  }
});

test('glass is lit between the shadow of the eave and that of what stands in front', () => {
  const obstacle = { height: 8, distance: 12, width: 6, bearingDegrees: 0 };
  const inputs = { ...example, facingDegrees: 0, glassHeight: 1.5, gap: 0.3, obstacle };
  const result = calculateSun({ ...inputs, eaveDepth: 0 });
  for (const { month, litAtNoon, noonHeightDegrees } of result.months) {
    const shadow = 8 - 12 * Math.tan((noonHeightDegrees * Math.PI) / 180);
    expect(litAtNoon, `${month}`).toBeCloseTo(1 - Math.min(1, Math.max(0, shadow / 1.5)), 2);
  }
  expect(result.isWinterNoonCovered).toBe(false);
  const deep = calculateSun({ ...inputs, eaveDepth: 0.6 });
  const [june, bare] = [deep.months[5], result.months[5]].map((one) => one?.litAtNoon ?? 0);
  expect(june).toBeLessThan(bare ?? 0);
  expect(calculator.answer(deep)).not.toContain('keeps the sun off the glass');
  // The rays, one by one.
  for (const heightDegrees of [10, 25, 30, 35, 50, 70]) {
    const sun = { heightDegrees, bearingDegrees: 5 };
    const window = { facingDegrees: 0, glassHeight: 1.5, gap: 0.3, eaveDepth: 0.6 };
    const slope = Math.tan((heightDegrees * Math.PI) / 180);
    const points = Array.from({ length: 3000 }, (_, index) => ((index + 0.5) / 3000) * 1.5);
    const lit = points.filter(
      (above) =>
        above + 12 * slope > 8 && above + (0.6 * slope) / Math.cos((5 * Math.PI) / 180) < 1.5 + 0.3,
    );
    expect(litShare(sun, window, obstacle)).toBeCloseTo(lit.length / 3000, 2);
  }
});

test('an obstacle to the midwinter noon sun is reported, and the figures agree with the months', () => {
  const obstacle = { height: 12, distance: 12, width: 6, bearingDegrees: 0 };
  const result = calculateSun({ ...example, obstacle });
  expect(result.litAtWinterNoon).toBe(0);
  expect(result.months[5]?.litAtNoon).toBe(0);
  expect(calculator.answer(result)).toContain('something in front keeps the sun off the glass');
  const beside = calculateSun({ ...example, obstacle: { ...obstacle, bearingDegrees: 90 } });
  expect(beside.litAtWinterNoon).toBe(calculateSun(example).litAtWinterNoon);
  expect(calculator.answer(beside)).toContain('leaves about 99% of it in the sun');
});

test('a shadow is as long as the thing is high when the sun stands at 45°, and there is none at night', () => {
  expect(shadowLength(8, { heightDegrees: 45, bearingDegrees: 0 })).toBeCloseTo(8, 9);
  expect(shadowLength(8, { heightDegrees: -3, bearingDegrees: 0 })).toBeNull();
});

test('a compass bearing is corrected by the magnetic declination', () => {
  const facing = (raw: Record<string, string>) =>
    resultOf({ direction: 'bearing', ...raw }).inputs.facingDegrees;
  expect(facing({ facing: '0', north: 'true' })).toBe(0);
  expect(facing({ facing: '0', north: 'magnetic' })).toBeCloseTo(11.39, 5);
  expect(facing({ facing: '355', north: 'magnetic' })).toBeCloseTo(6.39, 5);
});

test('where the noon sun is behind the wall an eave is not credited with shade, nor one day with less than all', () => {
  for (const direction of ['w', 'sw', 's', 'se']) {
    for (const place of ['castlemaine', 'daylesford']) {
      const result = resultOf({ direction, place, eave: '0.6' });
      const answer = calculator.answer(result);
      expect(answer).toMatch(/^In \w+ the noon sun is behind this wall, so there’s nothing/);
      const [, all, most] = /about (\d+)% of the direct sun.*when (\d+)% does/.exec(answer) ?? [];
      if (all !== undefined) expect(Number(most)).toBeGreaterThanOrEqual(Number(all));
      if (result.periodSun.share > 0.01) expect(answer).toContain('Shade it from the side');
      expect(answer.length).toBeLessThan(420);
    }
  }
});

test('what stands in front: the answer says what it takes, the difference of two runs', () => {
  const height = (metres: number) => ({
    obstacle: 'yes',
    'obstacle-bearing': '10',
    'obstacle-height': String(metres),
    'obstacle-distance': '12',
  });
  const juneOf = (raw: Readonly<Record<string, string>>) =>
    resultOf(raw).months.find(({ month }) => month === 6);
  const free = juneOf({})?.sillHours ?? 0;
  for (const metres of [8, 12, 20]) {
    const covered = juneOf(height(metres));
    const taken = free - (covered?.sillHours ?? 0);
    expect(covered?.takenHours).toBeCloseTo(taken, 6);
    const result = resultOf(height(metres));
    const answer = calculator.answer(result);
    const words = `takes ${formatDuration(taken)} of the sill’s ${formatDuration(free)} of sun`;
    expect(answer.split(words)).toHaveLength(2);
    expect(answer.match(/21 June/g)).toHaveLength(result.isWinterNoonCovered ? 1 : 2);
  }
  expect(calculator.answer(resultOf(height(0.5)))).toContain('takes no sun from the sill.');
  expect(calculator.answer(resultOf({ ...height(1000), 'obstacle-distance': '1' }))).toContain(
    `takes all ${formatDuration(free)} of the sill’s sun that day.`,
  );
  expect(calculator.answer(resultOf({}))).not.toContain('in front');
});
