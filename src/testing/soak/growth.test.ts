import { expect, test } from 'vitest';
import { growthOf } from './growth.ts';

/** As measured in one run of ten minutes: the last point equals the first. */
const collectedNowAndThen = [250, 293, 218, 210, 224, 253, 259];

test('memory with irregular garbage collection does not count as growth', () => {
  expect(Math.abs(growthOf(collectedNowAndThen))).toBeLessThan(0.1);
  expect(growthOf([220, 220, 220, 220, 220, 220, 290])).toBe(0);
});

test('memory that is not released counts as growth, even with irregular collection', () => {
  expect(growthOf([200, 205, 210, 215, 220, 225, 230])).toBeGreaterThan(0.1);
  const leaking = collectedNowAndThen.map((megabytes, minute) => megabytes + 8 * minute);
  expect(growthOf(leaking)).toBeGreaterThan(0.1);
});

test('memory that falls after the warm-up does not count as growth', () => {
  expect(growthOf([290, 260, 240, 230, 225, 222, 220])).toBeLessThan(0);
});

test('a curve of a few points is inconclusive', () => {
  expect(() => growthOf([200, 210, 220])).toThrow(RangeError);
});
