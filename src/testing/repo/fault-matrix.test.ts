import { expect, test } from 'vitest';
import { faultMatrix } from './fault-matrix.ts';

test.each(faultMatrix)('$fault: is covered by a story', ({ stories, isLong = false }) => {
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.some(({ script }) => script === 'test')).toBe(!isLong);
});
