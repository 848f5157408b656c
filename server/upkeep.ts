import { Day, Hour, Minute } from '#shared/time.ts';
import type { Services } from './app.ts';
import { describeError } from './log.ts';
import type { Logger } from './log.ts';
import type { ClockTrust } from './services/clock-trust.ts';
import type { RecordStore } from './storage/ports.ts';
import type { Snapshots } from './storage/snapshots.ts';

const sweepEveryMs = Hour.ms;

/** A start first answers those who wait; reading everything for a copy takes seconds. */
const firstSweepAfterMs = Minute.ms / 2;

export interface UpkeepOptions {
  store: Pick<RecordStore, 'alone'>;
  services: {
    uploads: Pick<Services['uploads'], 'sweep'>;
    sessions: Pick<Services['sessions'], 'sweep'>;
    retention: Pick<Services['retention'], 'sweep'>;
  };
  snapshots: Pick<Snapshots, 'take'>;
  clockTrust: Pick<ClockTrust, 'isNear'>;
  log: Logger;
}

/**
 * Once an hour, in one process, and before a stop when it has not come to it: removes what is past its time, then
 * copies what is left.
 */
export function keepUp(options: UpkeepOptions): { stop: () => Promise<void> } {
  const { store, log } = options;
  const sweep = createSweep(options);
  const sweepAlone = async () => {
    await store.alone('upkeep', sweep);
  };
  let work: Promise<void> | undefined;
  const next = () => {
    work = (work ?? Promise.resolve()).then(sweepAlone).catch((error: unknown) => {
      log('error', { message: 'the hourly upkeep failed', error: describeError(error) });
    });
  };
  const timer = setInterval(next, sweepEveryMs);
  const first = setTimeout(next, firstSweepAfterMs);
  timer.unref();
  first.unref();
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(first);
      if (work === undefined) next();
      await work;
    },
  };
}

/** One round. While the clock is in doubt, nothing is old enough to be removed; copies are made all the same. */
export function createSweep(options: Omit<UpkeepOptions, 'store'>): () => Promise<void> {
  const { services, snapshots, clockTrust, log } = options;
  let isInDoubt = false;
  let hasToldHeldBack = false;
  return async () => {
    const wasInDoubt = isInDoubt;
    isInDoubt = !clockTrust.isNear();
    if (!isInDoubt) {
      const files = await services.uploads.sweep();
      await services.sessions.sweep();
      const { removed: records, heldBack } = await services.retention.sweep();
      if (files + records > 0)
        log('info', { message: 'removed what is past its time', files, records });
      if (heldBack > 0 && !hasToldHeldBack) {
        hasToldHeldBack = true;
        log('warn', {
          message:
            'more records than usual are past their time: they are removed after the clock has run evenly for six hours',
          records: heldBack,
        });
      }
    } else if (!wasInDoubt) {
      log('warn', {
        message:
          'the clock is more than two weeks ahead of everything known: nothing is removed before it has run evenly for six hours',
      });
    }
    await snapshots.take({ keepsOld: isInDoubt });
  };
}

/**
 * A moment of the past two weeks at which something came or changed, else the newest of the past; undefined when
 * there is nothing at all.
 */
export async function lastKnownMoment(store: RecordStore, now: Date): Promise<string | undefined> {
  const since = new Date(now.getTime() - 14 * Day.ms).toISOString();
  // What came while the clock was ahead, before it was put right, tells nothing about now.
  const before = now.toISOString();
  const recent = await store.listSubmissions({ since, before });
  const submissions = recent.length > 0 ? recent : await store.listSubmissions({ before });
  const moments = [
    ...submissions.flatMap(({ receivedAt, changedAt }) => [receivedAt, changedAt ?? receivedAt]),
    ...(await store.listSessions()).map(({ openedAt }) => openedAt),
    ...(await store.listUploads()).map(({ storedAt }) => storedAt),
  ];
  return moments
    .filter((moment) => moment < before)
    .toSorted()
    .at(-1);
}
