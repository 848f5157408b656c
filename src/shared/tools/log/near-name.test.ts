import { expect, test } from 'vitest';
import { isNearName } from './near-name.ts';

test.each([
  ['North wall', 'Nroth wall'],
  ['North wall', 'Noth wall'],
  ['Low, middle', 'Low middle'],
  ['Low, middle', 'middle, low'],
  ['Low, middle', 'Low, midle'],
  ['Under the sill', 'Under the sills'],
])('%s and %s may be meant as one', (one, other) => {
  expect(isNearName(one, other)).toBe(true);
  expect(isNearName(other, one)).toBe(true);
});

test.each([
  ['North wall', ' north  WALL '],
  ['North wall', 'South wall'],
  ['East wall', 'West wall'],
  ['NE', 'NW'],
  ['Brick 1', 'Brick 2'],
  ['Stack A', 'Stack B'],
  ['Low, 100 mm', 'Low, 200 mm'],
  ['Low', 'Low, middle'],
  ['', 'Low'],
  ['', ''],
])('%s and %s are two names, or one already', (one, other) => {
  expect(isNearName(one, other)).toBe(false);
  expect(isNearName(other, one)).toBe(false);
});

test('a name of 20,000 letters takes no time', () => {
  const long = 'x'.repeat(20_000);
  expect(isNearName(long, `${long}y`)).toBe(true);
});
