import process from 'node:process';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { killRun } from '../../testing/kill-run.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

/** More runs by `KILL_RUNS=20`; `npm run soak` kills the whole server. */
const runs = Number(process.env['KILL_RUNS'] ?? 2);

test(
  'loses no acknowledged record when the process is killed, run after run in the same folder',
  { timeout: 5 * Minute.ms },
  async () => {
    const folder = await temporaryFolder();
    let acknowledgedInAll = 0;
    for (let run = 0; run < runs; run += 1) {
      // Odd numbers end in the middle of batches and snapshots.
      const result = await killRun(folder, 700 + run * 613, 90);
      acknowledgedInAll += result.acknowledged;
      expect(result.lost).toBe(0);
      // No number is missing, and none is there twice.
      expect(result.invoices).toEqual(result.invoices.map((_, index) => index + 1));
      expect(result.found).toBeGreaterThanOrEqual(acknowledgedInAll);
    }
  },
);
