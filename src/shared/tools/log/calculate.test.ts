import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logData } from '#content/tools/log-figures.ts';
import { addDays } from '../days.ts';
import { emptyInputs, readInputs } from '../input.ts';
import { calculateLog } from './calculate.ts';
import type { Reading } from './calculate.ts';
import { logCalculator } from './inputs.ts';
import { logAnswer } from './words.ts';

const material = (id: string) => {
  const found = logData.materials.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const reading = (day: string, value: number, spot = 'Low', wall = 'South wall'): Reading => ({
  number: 1,
  day,
  wall,
  spot,
  value,
  how: 'Probe or meter',
  note: '',
});
const log = (id: string, readings: readonly Reading[]) =>
  calculateLog({ material: material(id), readings });

test('one reading is not ready, however dry; two a week apart are', () => {
  expect(log('straw', [reading('2026-03-01', 12)]).state).toBe('nearly');
  expect(log('straw', [reading('2026-03-01', 12), reading('2026-03-03', 12)]).state).toBe('nearly');
  const ready = log('straw', [reading('2026-03-01', 17.9), reading('2026-03-07', 12)]);
  expect(ready.state).toBe('ready');
  expect(logAnswer(ready)).toMatch(/^Ready for the next coat, by these readings/);
  expect(ready.spots[0]?.next).toBe('2026-04-04');
});

test('one wet spot keeps the whole wall from being ready, and is named first', () => {
  const dry = [reading('2026-03-01', 14), reading('2026-03-10', 13)];
  const result = log('straw', [...dry, reading('2026-03-10', 24, 'High', 'North wall')]);
  expect(result.state).toBe('first');
  expect(logAnswer(result)).toContain('North wall (high) read 24.0% on 10 March 2026');
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
  const wetter = log('straw', [reading('2026-03-01', 10), reading('2026-03-08', 17.5)]);
  expect(wetter.state).toBe('rising');
  expect(logAnswer(wetter)).toContain('is getting wetter');
  // The damp of an autumn, and what a meter cannot tell.
  const autumn = log('straw', [reading('2026-03-01', 12), reading('2026-03-08', 13)]);
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

test('a brick is weighed: ready at half a percent of its weight in a week', () => {
  expect(log('mudbrick', [reading('2026-03-01', 20), reading('2026-03-08', 19.91)]).state).toBe(
    'ready',
  );
  expect(log('mudbrick', [reading('2026-03-01', 20), reading('2026-03-08', 19.85)]).state).toBe(
    'nearly',
  );
  expect(log('mudbrick', [reading('2026-03-01', 20), reading('2026-03-08', 18)]).state).toBe(
    'not-yet',
  );
  expect(log('mudbrick', [reading('2026-03-01', 20), reading('2026-03-08', 20.4)]).state).toBe(
    'rising',
  );
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
        // Slower than half a point a week, or further than two years: no day is named.
        if (span === null) return;
        // The first whole day on which it is there.
        const truth = addDays('2026-01-01', Math.ceil(Math.log((start - 12) / 6) / rate));
        expect(span.soonest <= truth).toBe(true);
        expect(addDays(span.latest, 1) >= truth).toBe(true);
      },
    ),
  );
});

test('a wetter reading never makes a wall ready that was not', () => {
  const order = ['ready', 'nearly', 'first', 'not-yet', 'rising'];
  fc.assert(
    fc.property(
      fc.double({ min: 5, max: 60, noNaN: true }),
      fc.double({ min: 5, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (first, last, more) => {
        const before = log('straw', [reading('2026-03-01', first), reading('2026-03-09', last)]);
        const after = log('straw', [
          reading('2026-03-01', first),
          reading('2026-03-09', last + more),
        ]);
        expect(order.indexOf(after.state ?? '')).toBeGreaterThanOrEqual(
          order.indexOf(before.state ?? '') === 4 ? 4 : order.indexOf(before.state ?? ''),
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
      'readings.2.percent': 'Enter a number from 1 to 100%.',
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
