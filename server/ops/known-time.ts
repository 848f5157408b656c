import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Minute } from '#shared/time.ts';
import type { ClockTrust } from '../services/clock-trust.ts';
import type { Schedule } from '../services/schedule.ts';

const fileName = 'known-time';
/** After a power cut a schedule is late by this, and by the time that the server was off. */
const everyMs = 5 * Minute.ms;

/** What the server was certain of when it last ran on this data folder; null where that is not known. */
export async function readKnownTime(dataFolder: string): Promise<Date | null> {
  const text = await readFile(join(dataFolder, fileName), 'utf8').catch(() => '');
  const moment = new Date(/^\d{4}-[\d-]+T[\d:.]+Z$/.test(text) ? text : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * Keeps what is certain for the next start, so that no schedule waits until its clock is settled again.
 * @returns keeps it once more, and ends
 */
export function keepKnownTime(
  dataFolder: string,
  clockTrust: Pick<ClockTrust, 'certainNow'>,
  schedule: Schedule,
): () => Promise<void> {
  let cancel = () => {};
  let work = Promise.resolve();
  const keep = async () => {
    const now = clockTrust.certainNow();
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
