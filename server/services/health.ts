import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { FileStore, RecordStore } from '../storage/ports.ts';

/** What can be stored at the moment. */
export interface Readiness {
  /** Messages and requests. */
  requests: boolean;
  /** Files, from an address that has not sent any yet. */
  uploads: boolean;
}

export interface Health {
  /** Checks the disk at most every few seconds. */
  readiness(): Promise<Readiness>;
  /** From now on not ready: the server is stopping. */
  stopping(): void;
  isStopping(): boolean;
}

const probeEveryMs = 5 * Second.ms;

/** @param probeUploads rejects when no file can be accepted */
export function createHealth(
  store: Pick<RecordStore, 'isHealthy'>,
  probeUploads: FileStore['probe'],
  clock: Clock,
): Health {
  let isStopping = false;
  let probedMs = Number.NEGATIVE_INFINITY;
  let probe: Promise<boolean> = Promise.resolve(false);
  return {
    async readiness() {
      const nowMs = clock().getTime();
      if (nowMs - probedMs >= probeEveryMs) {
        probedMs = nowMs;
        probe = probeUploads().then(
          () => true,
          () => false,
        );
      }
      const canUpload = await probe;
      const requests = (await store.isHealthy()) && !isStopping;
      return { requests, uploads: requests && canUpload };
    },
    stopping() {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}
