import { expect, test } from 'vitest';
import { Minute, Second } from '#shared/time.ts';
import { seed } from '../support/seeded-random.ts';
import { mixedLoad } from './mixed-load.ts';

test(
  'answers everybody during a mix of readers, forms, files, guesses and attacks',
  { timeout: 3 * Minute.ms },
  async () => {
    const { sent, curve, faults } = await mixedLoad({
      most: 200,
      longestMs: 2 * Minute.ms,
      warmUpMs: 0,
      windowMs: Second.ms,
      seed,
    });
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(200);
    // A small growth shows only after minutes; a leak shows at once.
    const { live = 0, resident = 0 } = curve.at(-1) ?? {};
    expect(live).toBeGreaterThan(10);
    expect(live).toBeLessThan(150);
    expect(resident).toBeGreaterThan(live);
    expect(resident).toBeLessThan(500);
  },
);
