import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

const limits = { firstMs: 1_000, longestMs: 300_000 };

test('doubles with every try and never waits longer than its limit', () => {
  const delays = [1, 2, 3, 9, 10, 1_000].map((tries) => backoffMs(tries, 0.999_999, limits));
  expect(delays).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
});

test('subtracts up to half of the delay at random', () => {
  expect(backoffMs(3, 0, limits)).toBe(2_000);
  expect(backoffMs(3, 0.5, limits)).toBe(3_000);
});

test('treats a count below one as the first try', () => {
  expect(backoffMs(0, 0, limits)).toBe(500);
});
