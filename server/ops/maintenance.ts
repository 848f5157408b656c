import { Hour, Minute } from '#shared/time.ts';
import type { Services } from '../services/services.ts';
import { describeError } from '../log.ts';
import type { Logger } from '../log.ts';
import type { ClockTrust } from '../services/clock-trust.ts';
import { listNames } from '../storage/attached-files.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Snapshots } from './snapshots.ts';

const sweepEveryMs = Hour.ms;

/** Delay after a start: requests come first, since a snapshot reads everything, which takes seconds. */
const firstSweepAfterMs = Minute.ms / 2;

export interface MaintenanceOptions {
  store: Pick<RecordStore, 'withLock'>;
  services: {
    uploads: Pick<Services['uploads'], 'sweep' | 'reclaim'>;
    deviceTransfers: Pick<Services['deviceTransfers'], 'sweep'>;
    sessions: Pick<Services['sessions'], 'sweep'>;
    retention: Pick<Services['retention'], 'sweep' | 'undoFuture'>;
  };
  snapshots: Pick<Snapshots, 'take'>;
  clockTrust: Pick<ClockTrust, 'isTrusted'>;
  log: Logger;
}

/**
 * Runs once an hour in one of the processes, and before a stop if it has not run yet: puts expired data in the trash, then
 * takes a snapshot.
 */
export function startMaintenance(options: MaintenanceOptions): { stop: () => Promise<void> } {
  const { store, log } = options;
  const sweep = createSweep(options);
  const sweepAlone = async () => {
    await store.withLock('maintenance', sweep);
  };
  let work: Promise<void> | undefined;
  const next = () => {
    work = (work ?? Promise.resolve()).then(sweepAlone).catch((error: unknown) => {
      log('error', { message: 'the hourly maintenance failed', error: describeError(error) });
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

/** One run of the maintenance. Until the clock is trusted, nothing expires; snapshots are taken anyway. */
export function createSweep(options: Omit<MaintenanceOptions, 'store'>): () => Promise<void> {
  const { services, snapshots, clockTrust, log } = options;
  let wasTrusted = false;
  return async () => {
    const isTrusted = clockTrust.isTrusted();
    if (wasTrusted && !isTrusted) {
      log('warn', {
        message: 'the clock has jumped: nothing is removed before it has run evenly for six hours',
      });
    }
    wasTrusted = isTrusted;
    const restored = await services.retention.undoFuture();
    if (restored > 0) {
      log('warn', {
        message: 'restored what a clock that was ahead had put in the trash',
        restored,
      });
    }
    const reclaimed = await services.uploads.reclaim();
    if (reclaimed > 0) {
      log('warn', {
        message: 'brought back files that were set aside: the records know them',
        reclaimed,
      });
    }
    if (isTrusted) await removeOld(services, log);
    await snapshots.take({ keepsAll: !isTrusted });
  };
}

async function removeOld(services: MaintenanceOptions['services'], log: Logger): Promise<void> {
  const { trashed: files, setAside } = await services.uploads.sweep();
  await services.deviceTransfers.sweep();
  await services.sessions.sweep();
  const { trashed: records, removed } = await services.retention.sweep();
  if (files + records > 0) {
    log('info', {
      message:
        'put what is past its time in the trash; for seven days "npm run trash:restore" brings it back',
      files,
      records,
    });
  }
  if (removed > 0) log('info', { message: 'emptied the trash after seven days', records: removed });
  if (setAside.length > 0) {
    log('warn', {
      message:
        'files that no record knows were moved from "uploads/accepted" to "uploads/unknown"; ' +
        'are these the records that belong to the files? Nothing deletes them: look at them, then delete or restore',
      files: setAside.length,
      names: listNames(setAside),
    });
  }
}
