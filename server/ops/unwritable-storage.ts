import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Second } from '#shared/time.ts';
import { StorageUnavailableError } from '../storage/ports.ts';
import type {
  ContentStore,
  FileStore,
  DeviceTransferStore,
  PictureCache,
  RecordStore,
} from '../storage/ports.ts';
import type { Snapshots } from './snapshots.ts';

/** Why a disk can be read but not written, and what to do, by error code. */
const states: Readonly<Record<string, string>> = {
  ENOSPC: 'is full. Make room on it (df -h and df -i say how much there is)',
  EDQUOT: 'has reached its quota. Make room, or raise the quota',
  EROFS: 'is read-only. Mount it for writing; after a fault of the disk, check it first',
};

/** Why a disk cannot be written, from an error or its causes; undefined for any other error. */
export function unwritableReason(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && Object.hasOwn(states, cause.code)) {
      return states[cause.code];
    }
  }
  return undefined;
}

/** A port whose every call rejects, except the given ones. */
function refusing<Port extends object>(given: Partial<Port>): Port {
  const refuse = () => Promise.reject(new StorageUnavailableError('the disk takes nothing'));
  const port = new Proxy(given, {
    get: (known, name) => Reflect.get(known, name) ?? refuse,
  });
  // Ports have only methods, except the given ones, and all others return promises.
  return port as Port;
}

/** Replaces records and files on a disk that cannot be written: each call is refused, so that visitors try again. */
export const unwritableStorage = () => ({
  store: refusing<RecordStore>({
    watch: () => () => undefined,
    // Visitors see the shipped content.
    content: refusing<ContentStore>({ watch: () => () => undefined }),
    isHealthy: async () => false,
    close: async () => undefined,
  }),
  snapshots: refusing<Snapshots>({}),
  files: refusing<FileStore>({}),
  pictureCache: refusing<PictureCache>({}),
  deviceTransferStore: refusing<DeviceTransferStore>({}),
});

/** More bytes than a start writes before it listens. */
const probeBytes = 64 * 1024;
const probeEveryMs = 3 * Second.ms;

/**
 * Checks every few seconds whether a folder can be written again.
 * @param signal stops it; then it never resolves
 */
export async function whenWritable(folder: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, probeEveryMs);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    });
    if (await canWrite(folder)) return;
  }
}

async function canWrite(folder: string): Promise<boolean> {
  const path = join(folder, `probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(Buffer.alloc(probeBytes));
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
