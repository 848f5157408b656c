import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logData } from '#content/tools/log-figures.ts';
import { addDays } from '../days.ts';
import { emptyInputs, readInputs } from '../input.ts';
import { calculateLog } from './calculate.ts';
import type { Reading } from './calculate.ts';
import { logCalculator } from './inputs.ts';
import { logAnswer, logRows, spotStateText } from './messages.ts';
import { splitDepth } from './spot-names.ts';

const material = (id: string) => {
  const found = logData.materials.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const reading = (day: string, value: number, spot = 'Low', wall = 'South wall'): Reading => ({
  number: 1,
  day,
  wall,
  spot: splitDepth(spot).place,
  depth: splitDepth(spot).depth ?? 'middle',
  value,
  dryWeight: null,
  corrected: null,
  isOven: false,
  overProbe: null,
  how: 'Probe or meter',
  note: '',
});
const oven = (day: string, value: number): Reading => ({ ...reading(day, value), isOven: true });
const log = (
  id: string,
  readings: readonly Reading[],
  more: { dryWeight?: number; today?: string } = {},
) => calculateLog({ material: material(id), readings, dryWeight: null, today: null, ...more });
/** The same readings at three places, and in straw at three depths of each, which speak for a wall. */
const whole = (
  id: string,
  readings: readonly Reading[],
  more: { dryWeight?: number; today?: string } = {},
) => {
  const depths = id === 'straw' ? (['middle', 'outer', 'inner'] as const) : (['middle'] as const);
  const places = ['', ' by the door', ' by the window'];
  const all = places.flatMap((place) =>
    depths.flatMap((depth) => readings.map((one) => ({ ...one, spot: one.spot + place, depth }))),
  );
  return log(id, id === 'mudbrick' ? readings : all, more);
};
const weighed = (...kilograms: readonly (readonly [day: string, value: number])[]) =>
  kilograms.map(([day, value]) => reading(day, value));

test('one reading is not ready, however dry; two a week apart are', () => {
  expect(whole('straw', [reading('2026-03-01', 12)]).state).toBe('nearly');
  expect(whole('straw', [reading('2026-03-01', 12), reading('2026-03-03', 12)]).state).toBe(
    'nearly',
  );
  const ready = whole('straw', [reading('2026-03-01', 17.9), reading('2026-03-07', 12)]);
  expect(ready.state).toBe('ready');
  expect(logAnswer(ready)).toMatch(/^Ready for the next coat, by these readings/);
  expect(ready.spots[0]?.next).toBe('2026-04-04');
});

test('one wet spot keeps the whole wall from being ready, and is named first', () => {
  const dry = [reading('2026-03-01', 14), reading('2026-03-10', 13)];
  const result = log('straw', [...dry, reading('2026-03-10', 24, 'High', 'North wall')]);
  expect(result.state).toBe('first');
  expect(logAnswer(result)).toContain('North wall (high, middle) read 24.0% on 10 March 2026');
});

test('a spot that gets wetter is said to, and is read again in three days', () => {
  const { spots, state } = log('light-earth', [
    reading('2026-03-01', 19),
    reading('2026-03-08', 22),
  ]);
  expect(state).toBe('rising');
  expect(spots[0]?.perWeek).toBeCloseTo(3, 9);
  expect(spots[0]?.next).toBe('2026-03-11');
  expect(spots[0]?.readyBy).toBeNull();
});

test('a spot that would pass the limit again before its next reading is not ready', () => {
  const wetter = whole('straw', [reading('2026-03-01', 10), reading('2026-03-08', 17.5)]);
  expect(wetter.state).toBe('rising');
  expect(logAnswer(wetter)).toContain('is getting wetter');
  // The damp of an autumn, and what a meter cannot tell.
  const autumn = whole('straw', [reading('2026-03-01', 12), reading('2026-03-08', 13)]);
  expect(autumn.state).toBe('ready');
});

test('names of walls match whatever their case and spaces; of one day the wettest reading counts', () => {
  const { spots } = log('straw', [
    reading('2026-03-01', 22, 'Low'),
    reading('2026-03-01', 25, ' low ', 'south  Wall'),
  ]);
  expect(spots).toHaveLength(1);
  expect(spots[0]?.last.value).toBe(25);
});

test('a brick is ready after three weighings in a row that lose half a percent a week or less', () => {
  const before = ['2026-02-22', 20.05] as const;
  const states = (last: number) =>
    log('mudbrick', weighed(before, ['2026-03-01', 20], ['2026-03-08', last]), { dryWeight: 19.9 })
      .spots[0]?.state;
  expect(states(19.91)).toBe('ready');
  expect(states(20)).toBe('ready');
  expect(states(19.85)).toBe('nearly');
  expect(states(18)).toBe('not-yet');
  expect(states(20.4)).toBe('rising');
  const two = log('mudbrick', weighed(['2026-03-01', 20], ['2026-03-08', 19.95]));
  expect(two.state).toBe('not-yet');
  expect(logAnswer(two)).toContain('three weighings in a row');
  // The first of the two weeks lost too much.
  expect(
    log('mudbrick', weighed(['2026-02-22', 22], ['2026-03-01', 20], ['2026-03-08', 19.95])).state,
  ).toBe('not-yet');
});

test('an oven sample drier than any wall corrects no probe', () => {
  const lastBeside = (sample: number) =>
    log('straw', [reading('2026-11-01', 16), oven('2026-11-01', sample), reading('2026-11-08', 22)])
      .spots[0]?.last;
  expect(lastBeside(4)).toMatchObject({ value: 22, corrected: null });
  expect(lastBeside(12)).toMatchObject({ value: 18, corrected: -4 });
});

test('a brick that gained weight is never ready, however little', () => {
  for (const gain of [0.01, 0.05, 0.1, 1]) {
    const result = log(
      'mudbrick',
      weighed(['2026-01-01', 24], ['2026-01-08', 24], ['2026-01-15', 24 + gain]),
    );
    expect(result.state).toBe('rising');
    expect(logAnswer(result)).toContain(
      gain < 0.02 ? 'It gained 10 g, which may be the scale' : 'a gain isn’t drying',
    );
  }
  const between = log(
    'mudbrick',
    weighed(['2026-01-01', 24], ['2026-01-08', 24], ['2026-01-14', 23.9], ['2026-01-15', 23.95]),
  );
  expect(between.state).toBe('rising');
});

test('from April to September a still weight says wait, unless it is the expected dry weight', () => {
  const still = (month: string) =>
    weighed([`2026-${month}-01`, 24], [`2026-${month}-08`, 23.95], [`2026-${month}-15`, 23.9]);
  for (const month of ['04', '05', '06', '07', '08', '09']) {
    const result = log('mudbrick', still(month));
    expect(result.state).toBe('not-yet');
    expect(logAnswer(result)).toContain('April to September');
    expect(log('mudbrick', still(month), { dryWeight: 23.8 }).spots[0]?.state).toBe('ready');
  }
  const heavy = log('mudbrick', still('01'), { dryWeight: 20 });
  expect(heavy.state).toBe('not-yet');
  expect(logAnswer(heavy)).toContain('should weigh about 20.00 kg when it’s dry');
});

test('a brick without its expected dry weight is nearly ready at most, and its answer says how to find that', () => {
  for (const month of ['10', '11', '12', '01', '02', '03']) {
    const days = [1, 8, 15].map((day) => `2026-${month}-${String(day).padStart(2, '0')}`);
    for (const kilograms of [
      [24, 23.95, 23.9],
      [12, 12, 12],
      [9.61, 9.6, 9.58],
    ]) {
      const bricks = days.map((day, at) => reading(day, kilograms[at] ?? 0));
      const result = log('mudbrick', bricks);
      expect(result.state).toBe('nearly');
      expect(logAnswer(result)).toMatch(/^Not yet, but nearly: .* break one like it/);
      const dry = log('mudbrick', bricks, { dryWeight: (kilograms[2] ?? 0) - 0.01 });
      expect(dry.spots[0]?.state).toBe('ready');
    }
  }
});

const bricksOf = (count: number, stack = 'Stack') =>
  Array.from({ length: count }, (_, index) =>
    weighed(['2026-11-01', 20.1], ['2026-11-08', 20.05], ['2026-11-15', 20]).map((one) => ({
      ...one,
      wall: stack,
      spot: `Brick ${index + 1}`,
    })),
  ).flat();

test('one dry brick, or two, do not make their stack ready, and the others are asked for', () => {
  const answer = (readings: readonly Reading[]) => {
    const result = log('mudbrick', readings, { dryWeight: 20 });
    expect(result.state).toBe(logAnswer(result).startsWith('Ready') ? 'ready' : 'nearly');
    return logAnswer(result);
  };
  expect(answer(bricksOf(1))).toMatch(
    /^Not yet, but nearly: one brick of “Stack” \(brick 1\) is dry, by these weighings\. Weigh two other bricks of it in the same way: a stack is ready when three are\. /,
  );
  expect(answer(bricksOf(2))).toMatch(
    /^Not yet, but nearly: 2 bricks of “Stack” \(brick 1 and brick 2\) are dry, .* Weigh one other brick of it /,
  );
  const three = answer(bricksOf(3));
  expect(three).toMatch(
    /^Ready to lay, by these weighings: all 3 bricks \(Brick 1, Brick 2 and Brick 3\) lost/,
  );
  expect(three).not.toContain('coat');
  // As many names as bricks, though two of them look like one.
  const [named = ''] =
    /all 4 bricks \([^)]*\)/.exec(
      answer(
        ['1', '2', '3', 'brick 3'].flatMap((spot) => bricksOf(1).map((one) => ({ ...one, spot }))),
      ),
    ) ?? [];
  expect(named).toBe('all 4 bricks (1, 2, 3 and brick 3)');
  // Each stack needs its own three.
  expect(answer([...bricksOf(3), ...bricksOf(1, 'Other stack')])).toContain('of “Other stack”');
  expect(answer([...bricksOf(3), ...bricksOf(4, 'Other stack')])).toMatch(/^Ready to lay.* all 7/);
  // What was typed with other spaces and capitals is one stack.
  const typed = bricksOf(3).map((one, at) => ({ ...one, wall: at % 2 ? 'stack ' : 'Stack' }));
  expect(answer(typed)).toMatch(/^Ready to lay/);
  const wet = weighed(['2026-11-01', 24], ['2026-11-08', 23]).map((one) => ({
    ...one,
    wall: 'Stack',
    spot: 'Brick 9',
  }));
  expect(logAnswer(log('mudbrick', [...bricksOf(3), ...wet], { dryWeight: 20 }))).toContain(
    'brick 9',
  );
});

test('what a brick waits for is its dry weight, where only that is missing', () => {
  const waiting = (more: { dryWeight?: number }) =>
    logRows(log('mudbrick', bricksOf(3), more)).find(({ label }) => label === 'Waiting for')?.value;
  expect(waiting({})).toBe('the expected weight of a dry brick');
  expect(waiting({ dryWeight: 18 })).toBe('a weight within 2% of 18.00 kg');
  expect(waiting({ dryWeight: 20 })).toMatch(/^a loss of less than about 0\.5%/);
});

test('one dry spot, or two, do not make a wall ready, and the others are asked for', () => {
  const dry = [reading('2026-03-01', 14), reading('2026-03-08', 13)];
  const at = (spot: string) => dry.map((one) => ({ ...one, spot }));
  for (const id of ['straw', 'light-earth', 'timber']) {
    const one = log(id, dry);
    expect(one.state).toBe('nearly');
    expect(logAnswer(one)).toMatch(
      /^Not yet, but nearly: the one place you read is dry enough, by these readings\. Read at least two more places, where the wall dries last: /,
    );
    expect(logRows(one)[0]?.value).toBe('not yet: three places');
    expect(logAnswer(log(id, [...dry, ...at('High')]))).toMatch(
      /the 2 places you read are dry enough, by these readings\. Read at least one more place, /,
    );
    const sample = { ...reading('2026-03-08', 13), isOven: true };
    expect(logAnswer(log(id, [...dry, sample, ...at('High'), ...at('Under the sill')]))).toMatch(
      id === 'straw'
        ? /it may be wetter at another depth/
        : /^Ready .*: at South wall \(high\), South wall \(low\) and South wall \(under the sill\) the last two /,
    );
  }
});

test('straw is ready only where each place was read at three depths', () => {
  const dry = (spot: string, value = 14) => [
    reading('2026-03-01', value, spot),
    reading('2026-03-08', value, spot),
  ];
  const thirds = (place: string) =>
    ['outer third', 'middle', 'inner third'].flatMap((depth) => dry(`${place}, ${depth}`));
  const one = log('straw', [...dry('Low, middle'), ...dry('High, middle', 15), ...dry('Sill')]);
  expect(one.state).toBe('nearly');
  expect(logAnswer(one)).toMatch(
    /^Not yet, but nearly: all 3 spots are below 18% by these readings, but it may be wetter at another depth\. At South wall \(high, middle\) read the outer third, the middle and the inner third, and at the other places too\. /,
  );
  expect(logRows(one)[0]?.value).toBe('not yet: three depths');
  const some = log('straw', [...thirds('Low'), ...thirds('High'), ...dry('Sill')]);
  expect(some.toProbeDeeper?.spot).toBe('Sill, middle');
  // The same depth twice, also under two names of the place, is not the others.
  const twice = ['Low', 'High', 'Sill'].flatMap((place) =>
    ['outer', 'outside', 'middle'].flatMap((depth) => dry(`${place}, ${depth}`)),
  );
  expect(log('straw', twice).state).toBe('nearly');
  const all = log('straw', ['Low', 'High', 'Sill'].flatMap(thirds));
  expect(all.state).toBe('ready');
  expect(logAnswer(all)).toMatch(
    /^Ready for the next coat, .* at South wall \(high\), South wall \(low\) and South wall \(sill\) the last two /,
  );
});

test('depths of one place are one place, also where the name says a depth as well', () => {
  const dry = [reading('2026-03-01', 14), reading('2026-03-08', 13)];
  const places = (...spots: readonly string[]) =>
    log(
      'light-earth',
      spots.flatMap((spot) => dry.map((one) => ({ ...one, spot }))),
    ).places.map(({ spot }) => spot);
  expect(places('Low, 100 mm', 'Low, 225 mm', 'Low, 35 cm deep')).toEqual(['Low']);
  expect(places('low outer third', 'Low inner third', 'low (middle)')).toHaveLength(1);
  expect(places('Low, middle', 'High, middle')).toEqual(['High', 'Low']);
  expect(places('low', 'middle', 'high')).toHaveLength(3);
  expect(places('1', '2', '3')).toEqual(['1', '2', '3']);
  // Nobody but the reader can see that these may be one: they are named.
  const studs = whole('timber', dry).inputs.readings.map((one, at) => ({
    ...one,
    wall: 'Frame',
    spot: ['stud A', 'stud 1', 'post'][Math.floor(at / 2)] ?? '',
  }));
  expect(logAnswer(log('timber', studs))).toContain(
    'at Frame (post), Frame (stud 1) and Frame (stud A) the last two',
  );
});

test('a log of before version 7 has its depths from the names; one in millimetres is asked for', () => {
  const { inputs, upgrade, calculate } = logCalculator(logData);
  const row = (spot: string, more = {}) =>
    JSON.stringify({
      day: '2026-03-01',
      wall: 'South',
      spot,
      percent: '20',
      how: 'probe',
      ...more,
    });
  const old = {
    material: 'straw',
    'readings.1': row('Low, outer third'),
    'readings.2': row('Low'),
    'readings.3': JSON.stringify({ day: '2026-03-01', wall: 'S', spot: '1', kilograms: '20' }),
    'readings.4': '{broken',
  };
  const now = upgrade?.(old) ?? {};
  expect(now['readings.3']).toBe(old['readings.3']);
  expect(now['readings.4']).toBe(old['readings.4']);
  expect(upgrade?.(now)).toBe(now);
  const read = readInputs(inputs, {
    ...emptyInputs(inputs),
    ...now,
    'readings.4': row('High', { depth: 'inner' }),
  });
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
  expect(
    calculate(read.values)
      .spots.map(({ spot }) => spot)
      .sort(),
  ).toEqual(['High, inner third', 'Low, middle', 'Low, outer third']);
  const asked = readInputs(inputs, {
    ...emptyInputs(inputs),
    ...upgrade?.({ material: 'straw', 'readings.1': row('Low, 100 mm') }),
  });
  expect(asked).toEqual({
    kind: 'refused',
    errors: { 'readings.1.depth': 'Choose an option from the list.' },
  });
});

test('straw that rots is not told to wait', () => {
  for (const readings of [
    [reading('2026-03-08', 45)],
    [reading('2026-03-01', 36), reading('2026-03-08', 34)],
  ]) {
    const result = log('straw', readings);
    expect(logAnswer(result)).toMatch(
      /^Too wet to wait: .* Straw this wet rots: find where the water comes from, .* Read again on 11 March 2026\.$/,
    );
    expect(result.spots[0]?.readyBy).toBeNull();
    // It is named before a spot that gets wetter.
    const other = [reading('2026-03-01', 15, 'High'), reading('2026-03-08', 19, 'High')];
    expect(logAnswer(log('straw', [...other, ...readings]))).toMatch(
      /^Too wet to wait: .*\(low, middle\)/,
    );
    // Light earth is filled wet.
    expect(logAnswer(log('light-earth', readings))).toMatch(/^Not yet: /);
  }
});

test('nothing is said of a coat where there is none: on bricks and timber', () => {
  const dry = [reading('2026-03-01', 12), reading('2026-03-08', 12)];
  expect(logAnswer(whole('timber', dry))).toMatch(/^Ready to be enclosed, by these readings/);
  for (const id of ['timber', 'mudbrick']) {
    const result = whole(id, id === 'timber' ? dry : bricksOf(3), { dryWeight: 20 });
    expect(result.state).toBe('ready');
    expect(`${logAnswer(result)} ${JSON.stringify(logRows(result))}`).not.toMatch(/coat|plasterer/);
  }
});

test('a weight that no brick has, or that its dry weight forbids, is questioned', () => {
  for (const kilograms of [1, 2.4, 3.9, 60, 95]) {
    const result = log(
      'mudbrick',
      weighed(['2026-11-01', kilograms], ['2026-11-08', kilograms], ['2026-11-15', kilograms]),
    );
    expect(result.state).toBe('not-yet');
    expect(logAnswer(result)).toContain('which is from about 4 to 50 kg: check the unit');
  }
  const heavy = log('mudbrick', weighed(['2026-11-01', 24], ['2026-11-08', 23]), { dryWeight: 12 });
  expect(heavy.state).toBe('not-yet');
  expect(logAnswer(heavy)).toContain('more above its expected dry weight than a fresh brick');
  const { inputs, refuse } = logCalculator(logData);
  const refused = (dries: string, weight: string) => {
    const read = readInputs(inputs, {
      ...emptyInputs(inputs),
      material: dries,
      'dry-weight': weight,
    });
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
    return refuse?.(read.values);
  };
  for (const weight of ['0.5', '2.4', '80', '500 g']) {
    expect(refused('mudbrick', weight)?.['dry-weight']).toMatch(
      /^Is that [\d.]+ kg\? A mudbrick weighs from about 4 to 50 kg\. /,
    );
    expect(refused('straw', weight)).toEqual({});
  }
  for (const weight of ['', '4', '20']) expect(refused('mudbrick', weight)).toEqual({});
});

test('an empty log says where to measure: in the wall, or which bricks to weigh and until when', () => {
  expect(logAnswer(log('straw', []))).toContain('where the wall will dry last');
  expect(logAnswer(log('mudbrick', []))).toMatch(
    /^No readings yet\. Two weeks may do .* Mark three bricks .* three weighings in a row lose less than about 0\.5%/,
  );
});

test('readings eleven months apart are not two in a row, and the true gap is said', () => {
  const far = whole('straw', [reading('2026-01-01', 14), reading('2026-12-01', 13)]);
  expect(far.state).toBe('not-yet');
  expect(logAnswer(far)).toContain('334 days apart');
  const bricksFar = log(
    'mudbrick',
    weighed(['2025-12-20', 20.15], ['2026-11-20', 20.1], ['2026-11-27', 20.1]),
    { dryWeight: 20 },
  );
  expect(logAnswer(bricksFar)).toContain('335 days apart: it takes three in a row, about a week');
  const near = whole('straw', [reading('2026-01-01', 14), reading('2026-01-15', 13)]);
  expect(logAnswer(near)).toContain('the last two readings, 14 days apart,');
  const bricks = log(
    'mudbrick',
    weighed(['2025-02-01', 24], ['2026-01-08', 23.99], ['2026-01-15', 23.95]),
  );
  expect(bricks.state).toBe('not-yet');
});

test('readings two years old say so, and name today for the next', () => {
  const dry = [reading('2024-03-01', 14), reading('2024-03-10', 13)];
  const old = whole('straw', dry, { today: '2026-11-26' });
  expect(old.state).toBe('not-yet');
  expect(logAnswer(old)).toContain(
    'That was about 3 years ago: too old to go by. Read again on 26',
  );
  expect(whole('straw', dry, { today: '2024-04-20' }).state).toBe('ready');
  expect(whole('straw', dry).state).toBe('ready');
});

test('impossible readings are questioned', () => {
  const answers = [
    log('straw', [reading('2026-03-01', 5), reading('2026-03-08', 4)]),
    log('straw', [reading('2026-03-01', 60), reading('2026-03-08', 85)]),
    log('timber', [reading('2026-03-01', 40), reading('2026-03-08', 12)]),
    log('mudbrick', weighed(['2026-03-01', 24], ['2026-03-08', 12])),
    // The earlier of the two readings that would make it ready counts as much as the last.
    log('straw', [reading('2026-03-01', 5), reading('2026-03-08', 6)]),
    log('mudbrick', weighed(['2026-03-01', 18], ['2026-03-08', 18]), { dryWeight: 24 }),
  ].map((result) => {
    expect(result.state).not.toBe('ready');
    return logAnswer(result);
  });
  expect(answers[0]).toContain('drier than it gets in the air of a house');
  expect(answers[1]).toContain('higher than a probe reads reliably');
  expect(answers[2]).toContain('bigger change than happens in that time');
  expect(answers[3]).toContain('check both, and that they’re of the same brick');
  expect(answers[4]).toContain('5.0% on 1 March 2026 is drier than it gets in the air of a house');
  expect(answers[5]).toContain('less than its expected dry weight');
});

test('the oven corrects the probe, and a probe alone does not overrule it', () => {
  const alone = whole('straw', [
    oven('2026-02-01', 24),
    reading('2026-02-08', 16),
    reading('2026-02-15', 16),
  ]);
  expect(alone.state).not.toBe('ready');
  expect(logAnswer(alone)).toContain('the oven sample of 1 February 2026 had 24.0%');
  const beside = whole('straw', [
    reading('2026-02-01', 17),
    oven('2026-02-01', 24),
    reading('2026-02-08', 16),
    reading('2026-02-15', 15),
  ]);
  expect(beside.spots[0]?.last.value).toBe(22);
  expect(beside.state).toBe('not-yet');
  expect(logAnswer(beside)).toContain('22.0%, corrected by the oven sample,');
  // A day that has both counts the oven, also where the probe is wetter.
  expect(
    whole('straw', [reading('2026-02-01', 30), oven('2026-02-01', 24)]).spots[0]?.last.value,
  ).toBe(24);
  const dry = whole('straw', [
    oven('2026-02-01', 24),
    oven('2026-02-15', 16),
    oven('2026-02-22', 15),
  ]);
  expect(dry.state).toBe('ready');
});

test('a probe and an oven sample are one trend only where they were taken together', () => {
  // The probe is 8 points low on the day of the sample, and was before it.
  const beside = log('straw', [
    reading('2026-11-12', 17),
    reading('2026-11-26', 16),
    oven('2026-11-26', 24),
  ]);
  expect(beside.spots[0]?.readings.map(({ value }) => value)).toEqual([25, 24]);
  expect(beside.spots[0]?.perWeek).toBeCloseTo(-0.5, 9);
  expect(logAnswer(beside)).toContain(
    'read 24.0% in the oven sample of 26 November 2026. The probe beside it read 8 points low, so its readings here are corrected.',
  );
  expect(logAnswer(beside)).not.toContain('getting wetter');
  expect(logAnswer(log('straw', [reading('2026-11-26', 23), oven('2026-11-26', 24)]))).toContain(
    'The probe beside it read 1 point low',
  );
  // Nothing beside it: neither wetter, nor a jump, nor two readings in a row.
  const apart = [
    log('straw', [reading('2026-11-01', 17), reading('2026-11-08', 16), oven('2026-11-26', 24)]),
    log('light-earth', [reading('2026-11-12', 12), oven('2026-11-19', 30)]),
    log('straw', [reading('2026-11-12', 17), oven('2026-11-19', 16)]),
    // Two kinds of meter.
    log('straw', [
      reading('2026-11-12', 17),
      { ...reading('2026-11-19', 24), how: 'Hay or grain probe' },
    ]),
  ];
  for (const result of apart) {
    expect(result.spots[0]?.perWeek).toBeNull();
    expect(['first', 'nearly']).toContain(result.state);
    expect(logAnswer(result)).toContain('were taken another way and can’t be compared');
    expect(logAnswer(result).length).toBeLessThanOrEqual(420);
  }
  // Each probe has its own correction.
  const two = log('straw', [
    { ...reading('2026-11-01', 14), how: 'Hay or grain probe' },
    reading('2026-11-08', 16),
    oven('2026-11-08', 20),
  ]);
  expect(two.spots[0]?.readings.map(({ value }) => value)).toEqual([14, 20]);
  expect(two.spots[0]?.perWeek).toBeNull();
});

test('a brick that is lighter than its expected dry weight is questioned, not ready', () => {
  const bricks = weighed(['2026-11-01', 24], ['2026-11-08', 23.95], ['2026-11-15', 23.9]);
  for (const dryWeight of [24.5, 26, 60]) {
    const result = log('mudbrick', bricks, { dryWeight });
    expect(result.state).toBe('not-yet');
    expect(logAnswer(result)).toContain('less than its expected dry weight of ');
    expect(logAnswer(result)).toContain('one of the two may be typed wrong');
    expect(logAnswer(result)).not.toContain('can’t be');
  }
  expect(log('mudbrick', bricks, { dryWeight: 24 }).spots[0]?.state).toBe('ready');
});

test('what holds a spot back keeps it from being nearly ready as well', () => {
  const wet = log('light-earth', [oven('2026-11-20', 24), reading('2026-11-27', 16)]);
  expect(wet.state).toBe('not-yet');
  expect(logAnswer(wet)).toMatch(/^Not yet: /);
  expect(log('straw', [reading('2026-11-27', 4)]).state).toBe('not-yet');
});

test('readings of a few days are no trend, and are not called one', () => {
  const days = weighed(['2026-11-25', 20.1], ['2026-11-26', 20.05], ['2026-11-27', 20]);
  expect(logAnswer(log('mudbrick', days))).toContain('readings of a few days show no trend');
});

test('a spot that creeps up towards the limit is not ready', () => {
  const creeping = whole('light-earth', [reading('2026-11-12', 17.5), reading('2026-11-19', 17.9)]);
  expect(creeping.state).toBe('nearly');
  expect(logAnswer(creeping)).toMatch(/^Not yet, but nearly: .* getting wetter, and at this pace/);
  expect(whole('straw', [reading('2026-11-12', 16.5), reading('2026-11-19', 16.6)]).state).toBe(
    'ready',
  );
});

test('a meter that read too low beside one oven sample does not make other spots ready', () => {
  const north = (day: string, value: number, spot: string) =>
    reading(day, value, spot, 'North wall');
  const readings = [
    ...[17, 16.5, 16].flatMap((value, index) => {
      const day = addDays('2026-10-30', 14 * index);
      return [north(day, value, 'low'), north(day, value, 'high')];
    }),
    reading('2026-10-30', 17, 'low'),
    { ...reading('2026-10-30', 22.5, 'low'), isOven: true },
    reading('2026-11-13', 12, 'low'),
    reading('2026-11-27', 10, 'low'),
  ];
  for (const id of ['light-earth', 'straw']) {
    const result = log(id, readings);
    expect(result.spots.map(({ wall, state }) => `${wall}: ${state}`)).toEqual([
      'North wall: not-yet',
      'North wall: not-yet',
      'South wall: ready',
    ]);
    const low = id === 'straw' ? 'low, middle' : 'low';
    expect(logAnswer(result)).toBe(
      `Not yet: North wall (${low}) read 16.0% on 27 November 2026. The oven sample at South wall (${low}) showed this meter 5.5 points low: with that error it would be 21.5% here. Take an oven sample here too. Read again on 4 December 2026.`,
    );
  }
  // Further apart than any correction goes.
  const far = [
    ...readings.filter(({ wall }) => wall === 'North wall'),
    reading('2026-10-30', 12, 'low'),
    ...[26, 17.4, 16.5].map((value, index) => ({
      ...reading(addDays('2026-10-30', 14 * index), value, 'low'),
      isOven: true,
    })),
  ];
  expect(logAnswer(log('straw', far))).toContain('showed this meter 14.0 points low');
  // With its error, or read by another meter, a spot may be dry.
  const drier = readings.map((one) => ({ ...one, value: one.value - 4 }));
  expect(log('light-earth', drier).state).toBe('ready');
  const other = readings.map((one) => (one.wall === 'North wall' ? { ...one, how: 'Grain' } : one));
  expect(log('straw', other).spots.every(({ state }) => state === 'ready')).toBe(true);
});

test('light earth is not ready by a meter alone: the wettest spot is to be sampled', () => {
  const dry = (last: number, spot: string) => [
    reading('2026-11-13', last, spot),
    reading('2026-11-27', last, spot),
  ];
  const readings = [...dry(14, 'Low'), ...dry(16.5, 'High'), ...dry(16, 'Sill')];
  const result = log('light-earth', readings);
  expect(result.state).toBe('nearly');
  expect(logAnswer(result)).toMatch(
    /^Not yet, but nearly: all 3 spots are below 18% by these readings, but clay and salt mislead a meter\. Take straw from South wall \(high\), rub off its clay, dry it in an oven, and probe beside it\. /,
  );
  // A sample that no meter was beside says nothing of the meter; one beside it does.
  const sampled = [15, 14].map((value, index) => ({
    ...reading(addDays('2026-11-13', 14 * index), value, 'Gable'),
    isOven: true,
  }));
  expect(log('light-earth', [...readings, ...sampled]).toSample?.spot).toBe('High');
  const beside = { ...reading('2026-11-27', 15, 'Sill'), isOven: true };
  expect(log('light-earth', [...readings, ...sampled, beside]).state).toBe('ready');
  expect(logRows(result)[0]?.value).toBe('not yet: an oven sample');
  expect(log('straw', readings).toSample).toBeNull();
});

test('a wall that has stopped drying is not told to wait', () => {
  const still = (id: string, of: (day: string, value: number) => Reading) =>
    log(
      id,
      [23, 22.9, 22.9, 22.8, 22.8].map((value, index) =>
        of(addDays('2026-10-02', 14 * index), value),
      ),
    );
  for (const id of ['light-earth', 'timber']) {
    for (const of of [oven, reading]) {
      expect(logAnswer(still(id, of))).toContain(
        'It has hardly dried in 4 weeks: look for water getting in, still air, or a coat that seals it.',
      );
    }
  }
  const drying = log('timber', [reading('2026-10-02', 30), reading('2026-11-13', 24)]);
  expect(logAnswer(drying)).not.toContain('hardly dried');
  // Little dries in the damp half of the year, and that is no fault of the wall.
  for (const [first, last] of [
    ['2026-05-01', '2026-07-01'],
    ['2026-08-20', '2026-10-05'],
    ['2026-02-20', '2026-04-10'],
  ] as const) {
    const damp = log('timber', [reading(first, 23), reading(last, 23)]);
    expect(logAnswer(damp), first).not.toContain('hardly dried');
  }
});

test('“Ready” says of when, and nobody is told to read on a day that has gone', () => {
  const dry = [reading('2026-09-14', 16), reading('2026-09-28', 15)];
  const old = whole('straw', dry, { today: '2026-11-26' });
  expect(logAnswer(old)).toBe(
    'Read again first: all 9 spots were dry enough, but that’s too long ago. The last reading was on 28 September 2026.',
  );
  expect(logRows(old)[0]).toEqual({ label: 'Ready', value: 'not yet: read again' });
  expect(old.spots.map((spot) => spotStateText(old.inputs, spot))).toEqual(
    old.spots.map(() => 'read again'),
  );
  expect(old.spots[0]?.next).toBe('2026-11-26');
  expect(logAnswer(whole('straw', dry, { today: '2026-09-30' }))).toMatch(
    /^Ready .* The last reading was on 28 September 2026\. Check/,
  );
  const both = [
    ...dry,
    reading('2026-09-07', 14, 'High', 'North wall'),
    reading('2026-09-20', 14, 'High', 'North wall'),
  ];
  expect(logAnswer(whole('straw', both))).toContain(
    'The last readings were from 20 September 2026 to 28 September 2026.',
  );
  const wet = whole('straw', [reading('2026-10-20', 30), reading('2026-10-30', 26)], {
    today: '2026-11-26',
  });
  expect(logAnswer(wet)).toContain('Read again on 26 November 2026.');
});

test('a brick with an expected dry weight has the months in which it may be there, and says what is missing for them', () => {
  const bricks = weighed(['2026-11-01', 26], ['2026-11-08', 25.2], ['2026-11-15', 24.5]);
  expect(logAnswer(log('mudbrick', bricks, { dryWeight: 22 }))).toContain(
    'At this pace it could be there between December 2026 and January 2027.',
  );
  expect(logAnswer(log('mudbrick', bricks))).toContain(
    'To see when that may be, enter the expected weight of a dry brick.',
  );
  expect(logAnswer(log('mudbrick', bricks.slice(0, 1)))).toContain(
    'Two weeks may do in a dry February; allow four.',
  );
  expect(logAnswer(log('mudbrick', weighed(['2026-05-01', 26])))).toContain(
    'From April to September bricks hardly dry.',
  );
  const damp = weighed(['2026-05-01', 26], ['2026-05-08', 25.2]);
  expect(logAnswer(log('mudbrick', damp, { dryWeight: 22 }))).toContain('April to September');
  // The true day of a brick that dries towards its weight, weighed each week, lies between them.
  for (const rate of [0.01, 0.02, 0.04]) {
    const at = (day: number) => 22 + 4 * Math.exp(-rate * day);
    const days = [0, 7, 14].map((day) => reading(addDays('2026-10-01', day), at(day)));
    const span = log('mudbrick', days, { dryWeight: 22 }).spots[0]?.readyBy;
    const isStill = (day: number) => (at(day - 7) - at(day)) / at(day - 7) <= 0.005;
    let day = 14;
    while (at(day) > 22 * 1.02 || !isStill(day) || !isStill(day - 7)) day += 7;
    const truth = addDays('2026-10-01', day);
    if (typeof span !== 'object' || span === null) throw new Error(`${rate}`);
    expect(span.soonest <= truth, `${rate}`).toBe(true);
    // A slow one isn’t there by April.
    expect(addDays(span.latest ?? '2099-01-01', 1) >= truth, `${rate}`).toBe(true);
    expect(span.latest === null).toBe(rate === 0.01);
  }
});

test('the months of a brick are those in which it is ready by the rule, on its own curve', () => {
  const weights = [27, 26, 25.2, 24.6, 24.17, 23.85, 23.62, 23.455, 23.33, 23.24, 23.17, 23.12];
  const upTo = (count: number) =>
    log(
      'mudbrick',
      weights.slice(0, count).map((value, at) => reading(addDays('2026-11-05', 7 * at), value)),
      { dryWeight: 23 },
    );
  const readyAt = [4, 5, 6, 7, 8, 9, 10, 11, 12].find((n) => upTo(n).spots[0]?.state === 'ready');
  // The second week of little loss.
  expect(upTo(readyAt ?? 0).spots[0]?.last.day).toBe('2027-01-14');
  for (const count of [4, 5, 6, 7, 8, 9]) {
    const answer = logAnswer(upTo(count));
    expect(answer, `${count}`).toMatch(/At this pace it could be there (?:in|between) /);
    expect(answer).toContain('January 2027');
  }
});

test('“Ready” says that an oven corrected the probe, and by how much downwards', () => {
  for (const id of ['straw', 'timber']) {
    const result = whole(id, [
      reading('2026-11-12', 22),
      oven('2026-11-12', 14),
      reading('2026-11-26', 20),
    ]);
    expect(result.state).toBe('ready');
    expect(logAnswer(result)).toMatch(
      /^Ready .* corrected by an oven sample that was 8\.0 points below the probe: dry a second one to be sure\. /,
    );
  }
  const up = whole('straw', [
    reading('2026-11-12', 12),
    oven('2026-11-12', 14),
    reading('2026-11-26', 12),
  ]);
  expect(logAnswer(up)).toContain(', corrected by an oven sample. ');
  const none = whole('straw', [reading('2026-11-12', 12), reading('2026-11-26', 12)]);
  expect(logAnswer(none)).not.toContain('corrected');
});

test('a change that cannot be is questioned wherever it stands among the readings that count', () => {
  const jumps = [
    log(
      'mudbrick',
      weighed(
        ['2026-11-01', 24],
        ['2026-11-08', 12.4],
        ['2026-11-15', 12.39],
        ['2026-11-22', 12.39],
      ),
    ),
    log('mudbrick', weighed(['2026-11-01', 12], ['2026-11-08', 24], ['2026-11-15', 24]), {
      dryWeight: 24,
    }),
    whole('straw', [
      reading('2026-11-01', 60),
      reading('2026-11-08', 12),
      reading('2026-11-15', 12),
    ]),
    whole('timber', [
      reading('2026-11-01', 12),
      reading('2026-11-08', 40),
      reading('2026-11-15', 39),
    ]),
  ];
  for (const result of jumps) {
    expect(['not-yet', 'rising']).toContain(result.state);
    expect(logAnswer(result)).toMatch(
      /From .* on \d+ November 2026 to .* is (?:a bigger change|more) than/,
    );
    expect(logAnswer(result).length).toBeLessThan(420);
  }
  // Long enough ago it no longer counts.
  const old = [12, 12, 12, 12].map((value, at) => reading(addDays('2026-03-08', 7 * at), value));
  expect(whole('straw', [reading('2026-03-01', 60), ...old]).state).toBe('ready');
});

test('a wet basis is converted to the dry basis of the limits', () => {
  const { inputs, calculate } = logCalculator(logData);
  const row = (percent: string, how: string) =>
    JSON.stringify({
      day: '2026-03-01',
      wall: 'South',
      spot: 'Low',
      depth: 'middle',
      percent,
      how,
    });
  const valueOf = (percent: string, how: string) => {
    const read = readInputs(inputs, {
      ...emptyInputs(inputs),
      material: 'straw',
      'readings.1': row(percent, how),
    });
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
    return calculate(read.values).spots[0]?.last.value;
  };
  expect(valueOf('20', 'probe')).toBe(20);
  expect(valueOf('20', 'probe-wet')).toBe(25);
  expect(valueOf('50', 'oven-wet')).toBe(100);
  expect(valueOf('20', 'oven')).toBe(20);
});

test('sentence, numbers and table agree over a grid of readings', () => {
  for (const id of ['straw', 'light-earth', 'timber', 'mudbrick']) {
    for (const month of ['01', '06', '11']) {
      for (const first of [12, 17, 19, 24]) {
        for (const second of [-0.1, 0, 0.05, 1, 6, 15]) {
          for (const third of [-0.1, 0, 0.05, 2]) {
            for (const today of [null, '2026-12-20']) {
              const result = log(
                id,
                weighed(
                  [`2026-${month}-01`, first],
                  [`2026-${month}-08`, first - second],
                  [`2026-${month}-15`, first - second - third],
                ),
                today === null ? {} : { today },
              );
              const answer = logAnswer(result);
              const [row] = logRows(result);
              expect(answer.startsWith('Ready')).toBe(result.state === 'ready');
              expect(/^(?:ready|dry)/.test(row?.value ?? '')).toBe(result.state === 'ready');
              if (result.few === null) expect(result.spots[0]?.state).toBe(result.state);
              expect(answer.length).toBeLessThan(420);
              if (result.state !== 'ready') continue;
              expect(third).toBeGreaterThanOrEqual(-0.5);
              expect(id).not.toBe('mudbrick');
            }
          }
        }
      }
    }
  }
});

test('the range of days contains the true day of a wall that dries exponentially or linearly', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 24, max: 60, noNaN: true }),
      fc.double({ min: 0.01, max: 0.05, noNaN: true }),
      fc.integer({ min: 5, max: 14 }),
      (start, rate, apart) => {
        const at = (day: number) => 12 + (start - 12) * Math.exp(-rate * day);
        const days = [0, 1, 2, 3].map((index) => index * apart);
        if (at(days[3] ?? 0) <= 18.5) return;
        const { spots } = log(
          'straw',
          days.map((day) => reading(addDays('2026-01-01', day), at(day))),
        );
        const span = spots[0]?.readyBy ?? null;
        // Slower than half a point a week, further than two years, or not before April: no day is named.
        if (span === null || span === 'damp-season') return;
        // The first whole day on which it is there, and the second reading a week later.
        const truth = addDays('2026-01-01', Math.ceil(Math.log((start - 12) / 6) / rate) + 7);
        expect(span.soonest <= truth).toBe(true);
        expect(span.latest === null || addDays(span.latest, 1) >= truth).toBe(true);
      },
    ),
  );
});

test('a wetter reading never makes a wall ready that was not', () => {
  const order = ['ready', 'nearly', 'first', 'not-yet', 'rising'];
  fc.assert(
    fc.property(
      fc.double({ min: 6, max: 40, noNaN: true }),
      fc.double({ min: 6, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (first, last, more) => {
        const before = log('straw', [reading('2026-03-01', first), reading('2026-03-09', last)]);
        const after = log('straw', [
          reading('2026-03-01', first),
          reading('2026-03-09', last + more),
        ]);
        // A rise that cannot be is asked about, not called one.
        expect(order.indexOf(after.state ?? '')).toBeGreaterThanOrEqual(
          Math.min(order.indexOf('not-yet'), order.indexOf(before.state ?? '')),
        );
      },
    ),
  );
});

test('a reading of 140%, of a future day, or of no wall is refused with a message, the others are read', () => {
  const { inputs } = logCalculator(logData);
  const row = (texts: Record<string, string>) =>
    JSON.stringify({
      day: '2026-03-01',
      wall: 'South',
      spot: 'Low',
      depth: 'middle',
      percent: '20',
      how: 'probe',
      ...texts,
    });
  const read = readInputs(
    inputs,
    {
      ...emptyInputs(inputs),
      'readings.1': row({}),
      'readings.2': row({ percent: '140' }),
      'readings.3': row({ day: '2027-01-01' }),
      'readings.4': row({ wall: ' ' }),
      'readings.5': '{broken',
      'readings.new': row({ percent: '' }),
    },
    '2026-11-23',
  );
  expect(read).toEqual({
    kind: 'refused',
    errors: expect.objectContaining({
      'readings.2.percent': 'Enter a number from 1 to 95%.',
      'readings.3.day': 'That date is in the future. Enter the day it was done.',
      'readings.4.wall': 'Enter a word or two.',
    }),
  });
  expect(Object.keys(read.kind === 'refused' ? read.errors : {})).not.toContain(
    'readings.1.percent',
  );
  expect(readInputs(inputs, { ...emptyInputs(inputs), 'readings.1': row({}) }).kind).toBe('read');
});

test('readings of another material stay in the inputs but do not count until that material is chosen again', () => {
  const { inputs, calculate } = logCalculator(logData);
  const percent = JSON.stringify({
    day: '2026-03-01',
    wall: 'South',
    spot: 'Low',
    depth: 'middle',
    percent: '24',
    how: 'probe',
  });
  const brick = JSON.stringify({
    day: '2026-03-01',
    wall: 'Stack',
    spot: 'Brick 1',
    kilograms: '21',
  });
  const readingsWith = (chosen: string) => {
    const rows = { 'readings.1': percent, 'readings.2': brick };
    const read = readInputs(inputs, { ...emptyInputs(inputs), material: chosen, ...rows });
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
    return calculate(read.values).inputs.readings.map(({ value }) => value);
  };
  expect(readingsWith('straw')).toEqual([24]);
  expect(readingsWith('mudbrick')).toEqual([21]);
});

test('an empty log says where to start', () => {
  expect(logAnswer(log('straw', []))).toMatch(/^No readings yet/);
});

test('bricks of two sizes are each judged by their own dry weight, which is entered once', () => {
  const brick = (spot: string, at: readonly number[], own: number | null) =>
    weighed(['2026-11-01', at[0] ?? 0], ['2026-11-08', at[1] ?? 0], ['2026-11-15', at[2] ?? 0]).map(
      (one, index) => ({ ...one, wall: 'Stack', spot, dryWeight: index === 1 ? own : null }),
    );
  const small = [16.1, 16.05, 16];
  const large = [20.1, 20.05, 20];
  const stack = (own: number | null) => [
    ...brick('Brick 1', large, null),
    ...brick('Brick 2', large, null),
    ...brick('Brick 3', small, own),
  ];
  expect(logAnswer(log('mudbrick', stack(null), { dryWeight: 20 }))).toContain(
    'less than its expected dry weight of 20.00 kg',
  );
  expect(logAnswer(log('mudbrick', stack(16), { dryWeight: 20 }))).toMatch(/^Ready to lay/);
  expect(logAnswer(log('mudbrick', stack(15), { dryWeight: 20 }))).toContain(
    'should weigh about 15.00 kg',
  );
  // Its own alone is enough for that brick, and the others are asked for theirs.
  const alone = log('mudbrick', stack(16));
  expect(alone.spots.map(({ state }) => state).sort()).toEqual(['nearly', 'nearly', 'ready']);
  expect(alone.state).toBe('nearly');
  // The one that was entered last counts, also beside a heavier weighing of the same day.
  const corrected = [
    ...brick('Brick 3', small, 18),
    { ...reading('2026-11-15', 15.99, 'Brick 3', 'Stack'), dryWeight: 16 },
  ];
  expect(log('mudbrick', corrected).spots[0]?.state).toBe('ready');
});

test('the dry weight of one brick is read from its row, and one that no brick has is asked about there', () => {
  const { inputs, calculate } = logCalculator(logData);
  const read = (own: string) =>
    readInputs(inputs, {
      ...emptyInputs(inputs),
      material: 'mudbrick',
      'readings.1': JSON.stringify({
        day: '2026-03-01',
        wall: 'Stack',
        spot: 'Brick 1',
        kilograms: '21',
        'own-dry-weight': own,
      }),
    });
  const spotWith = (own: string) => {
    const values = read(own);
    if (values.kind === 'refused') throw new Error(JSON.stringify(values.errors));
    return calculate(values.values).spots[0];
  };
  expect(spotWith('19.5')?.dryWeight).toBe(19.5);
  expect(spotWith('')?.dryWeight).toBeNull();
  for (const own of ['1', '80', '500 g']) {
    expect(read(own)).toMatchObject({
      kind: 'refused',
      errors: { 'readings.1.own-dry-weight': expect.stringContaining('kg') },
    });
  }
});

test('a rise that no rain explains is questioned, however long it took', () => {
  for (const [from, to, days] of [
    [24, 30, 7],
    [24, 30, 28],
    [20, 22.5, 7],
    [12, 21, 14],
  ] as const) {
    const bricks = weighed(['2026-11-01', from], [addDays('2026-11-01', days), to]);
    for (const more of [{}, { dryWeight: from }]) {
      const result = log('mudbrick', bricks, more);
      expect(result.state).toBe('not-yet');
      expect(logAnswer(result)).toMatch(/is more than rain adds: check both|holds: check both/);
      expect(logAnswer(result)).not.toContain('Find where the water comes from');
    }
  }
  const wet = log('mudbrick', weighed(['2026-11-01', 24], ['2026-11-08', 25.5]));
  expect(wet.state).toBe('rising');
  expect(logAnswer(wet)).toContain('Find where the water comes from');
});

test('no date is promised inside April to September, whenever the readings were taken', () => {
  const isDamp = (day: string) => Number(day.slice(5, 7)) >= 4 && Number(day.slice(5, 7)) <= 9;
  let [dated, open, none] = [0, 0, 0];
  for (let start = 0; start < 365; start += 9) {
    for (const rate of [0.01, 0.02, 0.04]) {
      for (const id of ['straw', 'mudbrick']) {
        const days = [0, 7, 14].map((day) => {
          const left = Math.exp(-rate * day);
          return reading(
            addDays('2026-01-01', start + day),
            id === 'straw' ? 12 + 20 * left : 22 + 4 * left,
          );
        });
        const result = log(id, days, { dryWeight: 22 });
        const [spot] = result.spots;
        const span = spot?.readyBy ?? null;
        const answer = logAnswer(result);
        if (typeof span !== 'object' || span === null) {
          none += 1;
          expect(answer).not.toContain('could be there');
          continue;
        }
        expect(isDamp(span.soonest), `${spot?.last.day} ${answer}`).toBe(false);
        if (span.latest === null) {
          open += 1;
          expect(answer).toMatch(
            /At this pace it could be there from .*; if not by April, probably not before October/,
          );
          continue;
        }
        dated += 1;
        expect(isDamp(span.latest), `${spot?.last.day} ${answer}`).toBe(false);
        // Nor does it reach across those months.
        for (let day = spot?.last.day ?? ''; day < span.latest; day = addDays(day, 1)) {
          expect(isDamp(day)).toBe(false);
        }
      }
    }
  }
  expect(Math.min(dated, open, none)).toBeGreaterThan(10);
  const march = weighed(['2026-03-15', 26], ['2026-03-22', 25.4], ['2026-03-29', 24.9]);
  expect(logAnswer(log('mudbrick', march, { dryWeight: 22 }))).toContain(
    'Little dries from April to September, so there’s no date yet.',
  );
});

test('a sample more than 8 points from the probe beside it corrects no reading, and samples are asked for', () => {
  for (const id of ['straw', 'light-earth', 'timber']) {
    for (const [probe, sample, later] of [
      [28, 16, 27],
      [30, 12, 20],
      [30, 7, 24],
      [9, 20, 10],
    ] as const) {
      const beside = [reading('2026-11-01', probe), oven('2026-11-01', sample)];
      const result = log(id, [...beside, reading('2026-11-15', later)]);
      expect(result.spots[0]?.last).toMatchObject({ value: later, corrected: null });
      expect(result.spots[0]?.readyBy).toBeNull();
      expect(logAnswer(result)).toMatch(/^Not yet: /);
      expect(logAnswer(result)).toContain('Go by oven samples at this spot.');
      const ended = log(id, beside);
      expect(ended.spots[0]?.readings).toHaveLength(1);
      expect(logAnswer(ended)).toContain('too far apart to correct it by that');
      // A second sample close to its probe corrects those after it.
      const again = log(id, [
        ...beside,
        reading('2026-11-15', sample + 2),
        oven('2026-11-15', sample),
        reading('2026-11-22', sample + 1),
      ]);
      expect(again.spots[0]?.last).toMatchObject({ corrected: -2 });
    }
  }
});

test('a probe that its oven sample would put below air-dry is asked about, and the sample is named', () => {
  for (const id of ['straw', 'light-earth', 'timber']) {
    for (const [probe, sample, last] of [
      [20, 12, 14],
      [22, 14, 15],
      [16, 8, 8],
    ] as const) {
      const result = log(id, [
        reading('2026-11-01', probe),
        oven('2026-11-01', sample),
        reading('2026-11-15', last),
      ]);
      expect(result.state).toBe('not-yet');
      expect(logAnswer(result)).toContain('corrected by the oven sample');
      expect(logAnswer(result)).toContain('dry another sample beside the probe');
    }
  }
});

test('light earth is ready only by readings of its middle', () => {
  const dry = (spot: string) => [reading('2026-03-01', 14, spot), reading('2026-03-08', 14, spot)];
  const sampled = (...spots: readonly string[]) =>
    log('light-earth', [
      ...spots.flatMap(dry),
      { ...reading('2026-03-08', 14, spots[0]), isOven: true },
    ]);
  const skin = sampled('Low, outer third', 'High, surface', 'Sill, outer third');
  expect(skin.state).toBe('nearly');
  expect(logAnswer(skin)).toContain('read the middle of the wall');
  expect(sampled('Low, middle', 'High, middle', 'Sill, middle').state).toBe('ready');
});

test('one spot or brick under several names is one', () => {
  const dry = (spot: string, value = 14) => [
    reading('2026-03-01', value, spot),
    reading('2026-03-08', value, spot),
    reading('2026-03-15', value, spot),
  ];
  const few = (id: string, value: number, ...spots: readonly string[]) =>
    log(
      id,
      spots.flatMap((spot) => dry(spot, value)),
      { dryWeight: 20 },
    ).few?.dry.length;
  expect(few('timber', 14, 'stud 1', '1', 'no 1')).toBe(1);
  expect(few('timber', 14, 'stud1', 'first stud', 'Stud no. 1')).toBe(1);
  expect(few('timber', 14, 'low', 'lower', 'low down')).toBe(1);
  expect(few('timber', 14, 'stud 1', 'stud 2', 'stud 3')).toBeUndefined();
  expect(few('mudbrick', 20, '1', 'brick 1', 'No. 1')).toBe(1);
  expect(few('mudbrick', 20, '3', 'third brick', '3rd')).toBe(1);
  expect(few('mudbrick', 20, '1', '2', '3')).toBeUndefined();
});

test('one wall under several names is one', () => {
  const read = (walls: readonly string[], depths: readonly string[]) =>
    log(
      'straw',
      walls.flatMap((wall) =>
        depths.flatMap((depth) => [
          reading('2026-03-01', 12, `Low, ${depth}`, wall),
          reading('2026-03-08', 12, `Low, ${depth}`, wall),
        ]),
      ),
    );
  const depths = ['outer', 'middle', 'inner'];
  for (const walls of [
    ['South wall', 'S wall', 'South'],
    ['North-west', 'NW side', 'the northwest wall'],
    ['Wall 1', 'first wall', '1'],
  ]) {
    expect(read(walls, depths).few?.dry.length, walls[0]).toBe(1);
  }
  expect(read(['South', 'South-east', 'East'], depths).state).toBe('ready');
  expect(read(['South', 'South-east', 'East'], depths).few).toBeNull();
});
