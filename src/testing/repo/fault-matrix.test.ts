import { expect, test } from 'vitest';
import { faultMatrix } from './fault-matrix.ts';

test.each(faultMatrix)('$fault: is covered by a story', ({ stories }) => {
  expect(stories.length).toBeGreaterThan(0);
});
