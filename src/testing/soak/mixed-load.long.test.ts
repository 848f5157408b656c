import { expect, test } from 'vitest';
import { Minute, Second } from '#shared/time.ts';
import { seed } from '../support/seeded-random.ts';
import { mixedLoad } from './mixed-load.ts';

test(
  'answers everybody during a mix of readers, forms, files, guesses and attacks',
  { timeout: 3 * Minute.ms },
  async () => {
    const { sent, peak, faults } = await mixedLoad({
      most: 200,
      longestMs: 2 * Minute.ms,
      warmUpMs: 0,
      windowMs: Second.ms,
      seed,
    });
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(200);
    // A small growth shows only after minutes; a leak shows at once.
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(400);
  },
);
