import { Second } from '#shared/time.ts';
import { downloadCacheNames } from '../content-pack/pack-cache.ts';
import { publish, publishHere } from '../events.ts';
import type { DeviceDatabase } from './device-database.ts';
import {
  isClosedConnection,
  isQuotaExceeded,
  StorageError,
  toStorageError,
} from './storage-error.ts';

/**
 * Timeout for a browser that is asked to open a database and never responds (WebKit has done so after a start, and no
 * page can help it): forms then work as on a device that stores nothing, and say so.
 */
const openTimeoutMs = 5 * Second.ms;
/** Nobody waits for it a second time, until it responds after all. */
let isUnresponsive = false;

let opening: Promise<DeviceDatabase> | null = null;
let isOutdated = false;
const beforeClose = new Set<() => Promise<void>>();

/**
 * Does one piece of work with the database, opening it first. A killed connection (iOS does it to suspended pages) is
 * opened once more and the work repeated; a full device deletes downloaded pictures once. So the work must be safe to
 * repeat: one transaction with keys chosen outside.
 * @throws StorageError
 */
export async function withDatabase<T>(work: (database: DeviceDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (error) {
    if (isOutdated) throw new StorageError('outdated', error);
    if (isQuotaExceeded(error)) {
      if (!(await deleteDownloads())) throw toStorageError(error);
    } else if (isClosedConnection(error)) {
      await closeDatabase();
    } else {
      throw toStorageError(error);
    }
  }
  try {
    return await work(await open());
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Work to finish before an old tab releases the database for a newer version; usually "save the form". */
export function beforeDatabaseCloses(save: () => Promise<void>): () => void {
  beforeClose.add(save);
  return () => {
    beforeClose.delete(save);
  };
}

/** Deletes the downloads, which can be loaded again; never a draft. Returns whether anything was freed. */
export async function deleteDownloads(): Promise<boolean> {
  let isFreed = false;
  for (const name of downloadCacheNames) {
    try {
      if ((await globalThis.caches?.delete(name)) === true) isFreed = true;
    } catch {
      // Cannot be freed; the write itself will fail.
    }
  }
  if (isFreed) publish({ type: 'downloads-changed' });
  return isFreed;
}

/** Releases the connection; the next work opens a new one. */
export async function closeDatabase(): Promise<void> {
  const closing = opening;
  opening = null;
  isOutdated = false;
  isUnresponsive = false;
  const database = await closing?.catch(() => null);
  database?.close();
}

async function open(): Promise<DeviceDatabase> {
  if (isOutdated) throw new StorageError('outdated');
  if (globalThis.indexedDB === undefined || globalThis.indexedDB === null) {
    throw new StorageError('missing');
  }
  if (isUnresponsive) throw new StorageError('missing');
  opening ??= openNew();
  const current = opening;
  try {
    return await current;
  } catch (error) {
    // A failed opening (or a chunk that did not load) must not last for the rest of the visit.
    if (opening === current) opening = null;
    throw error;
  }
}

async function openNew(): Promise<DeviceDatabase> {
  const { DeviceDatabase } = await import('./device-database.ts');
  const database = new DeviceDatabase();
  database.on('versionchange', ({ newVersion }) => {
    if (newVersion === null) {
      // The database is being deleted: open forms write to a new one with their next save.
      void closeDatabase();
      return false;
    }
    void releaseConnection(database);
    // Tells Dexie not to close at once: the open form is saved first.
    return false;
  });
  await openInTime(database);
  if (database.isNewerThanApp) {
    database.close();
    throw new StorageError('outdated');
  }
  return database;
}

/** @throws StorageError `missing` when it does not respond in time */
async function openInTime(database: DeviceDatabase): Promise<void> {
  const opened = database.open();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isUnresponsive = true;
      const answered = () => {
        isUnresponsive = false;
        // The next work opens its own.
        database.close();
      };
      opened.then(answered, answered);
      reject(new StorageError('missing'));
    }, openTimeoutMs);
  });
  await Promise.race([opened, late]).finally(() => clearTimeout(timer));
}

/** Saves what is open, freezes this tab's storage and asks for a reload. */
async function releaseConnection(database: DeviceDatabase): Promise<void> {
  const saves = Promise.allSettled([...beforeClose].map((save) => save()));
  const timeout = new Promise((resolve) => setTimeout(resolve, 2 * Second.ms));
  await Promise.race([saves, timeout]);
  isOutdated = true;
  // Before the newer tab continues: forms back up what the save had no time for.
  publishHere({ type: 'storage-outdated' });
  database.close();
}
