import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { FileStore, RecordStore } from '../storage/ports.ts';

export interface Health {
  /** Whether requests can be taken now; asks the disk at most every few seconds. */
  isReady(): Promise<boolean>;
  /** From now on not ready: the server is on its way down. */
  stopping(): void;
  isStopping(): boolean;
}

const probeEveryMs = 5 * Second.ms;

export function createHealth(store: RecordStore, files: FileStore, clock: Clock): Health {
  let isStopping = false;
  let probedMs = Number.NEGATIVE_INFINITY;
  let probe: Promise<boolean> = Promise.resolve(false);
  return {
    async isReady() {
      const nowMs = clock().getTime();
      if (nowMs - probedMs >= probeEveryMs) {
        probedMs = nowMs;
        probe = files.probe().then(
          () => true,
          () => false,
        );
      }
      return (await probe) && (await store.isHealthy()) && !isStopping;
    },
    stopping() {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}
