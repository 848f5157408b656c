import { setTimeout as wait } from 'node:timers/promises';
import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { FileStore, RecordStore } from '../../storage/ports.ts';
import { openBucket } from '../../storage/s3/bucket.ts';
import { InvalidEnvironmentError } from '../env.ts';
import type { OffsiteSettings } from '../env.ts';
import { createOffsiteCopy, offsiteEveryMs } from './offsite-copy.ts';
import type { OffsiteCopy } from './offsite-copy.ts';
import { sealFor } from './sealing.ts';
import type { Seal } from './sealing.ts';

/** The last minute is sent at a stop, unless the bucket is slow: then it is on this disk alone until the next start. */
const longestStopMs = 10 * Second.ms;

export interface RunningOffsite extends Pick<OffsiteCopy, 'take' | 'lastGood'> {
  stop(): Promise<void>;
}

export function startOffsite({
  settings,
  ...options
}: {
  settings: OffsiteSettings;
  dataFolder: string;
  store: Pick<RecordStore, 'listUploads'>;
  files: Pick<FileStore, 'open'>;
  clock: Clock;
  report: (message: string, cause: unknown) => void;
}): RunningOffsite {
  const copy = createOffsiteCopy({
    ...options,
    bucket: openBucket(settings.bucket),
    seal: sealOf(settings.publicKey),
  });
  void copy.send();
  const timer = setInterval(() => void copy.send(), offsiteEveryMs);
  timer.unref();
  return {
    take: copy.take,
    lastGood: copy.lastGood,
    async stop() {
      clearInterval(timer);
      await Promise.race([copy.send(), wait(longestStopMs, undefined, { ref: false })]);
    },
  };
}

/** @throws InvalidEnvironmentError when it is no key, without repeating it: somebody may have given the secret one */
export function sealOf(publicKey: string): Seal {
  try {
    return sealFor(publicKey);
  } catch (error) {
    throw new InvalidEnvironmentError(
      'OFFSITE_AGE_PUBLIC_KEY must be the public key that age-keygen prints, which starts with age1',
      { cause: error },
    );
  }
}
