import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Minute } from '#shared/time.ts';
import type { ClockTrust } from '../services/clock-trust.ts';
import type { Schedule } from '../services/schedule.ts';

const fileName = 'known-time';
/** After a power cut, the known time is behind by at most this, plus the time that the server was off. */
const everyMs = 5 * Minute.ms;

/** The last trusted time of a server on this data folder; null when none is stored. */
export async function readKnownTime(dataFolder: string): Promise<Date | null> {
  const text = await readFile(join(dataFolder, fileName), 'utf8').catch(() => '');
  const moment = new Date(/^\d{4}-[\d-]+T[\d:.]+Z$/.test(text) ? text : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * Stores the trusted time every few minutes, so that schedules need not wait for a trusted clock after the next start.
 * @returns stores it a last time, and stops
 */
export function persistKnownTime(
  dataFolder: string,
  clockTrust: Pick<ClockTrust, 'trustedNow'>,
  schedule: Schedule,
): () => Promise<void> {
  let cancel = () => {};
  let work = Promise.resolve();
  const keep = async () => {
    const now = clockTrust.trustedNow();
    if (now === null) return;
    const path = join(dataFolder, fileName);
    await writeFile(`${path}.new`, now.toISOString(), { mode: 0o600 });
    await rename(`${path}.new`, path);
  };
  // Without it the next start waits longer, and nothing else.
  const tick = () => {
    work = keep().catch(() => undefined);
    cancel = schedule(tick, everyMs);
  };
  tick();
  return async () => {
    cancel();
    await work;
    await keep().catch(() => undefined);
  };
}
