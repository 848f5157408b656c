import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { seed } from '../support/seeded-random.ts';
import { soak } from './soak.ts';

test(
  'loses nothing and stores nothing twice when the network is bad and the server is killed',
  { timeout: 5 * Minute.ms },
  async () => {
    const { faults, found, acknowledged, kills, files } = await soak({
      submissions: 200,
      kills: 3,
      seed,
    });
    expect(faults).toEqual([]);
    expect({ found, acknowledged, kills }).toEqual({ found: 200, acknowledged: 200, kills: 3 });
    expect(files).toBeGreaterThan(20);
  },
);
