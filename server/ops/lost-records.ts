import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedFolder } from '../storage/attached-files.ts';
import { DamagedStorageError } from '../storage/ports.ts';
import type { FileStore, RecordStore } from '../storage/ports.ts';
import { isSnapshot } from './snapshots.ts';

export const asidePrefix = 'before-restore-';
export const incomingPrefix = 'restoring-';

/**
 * Refuses to start with an empty store in a data folder that has lost its records: another disk, half of a copy, an
 * interrupted restore.
 * @throws DamagedStorageError that names what is there, and what to do
 */
export async function refuseLostRecords(dataFolder: string): Promise<void> {
  if (await hasRecords(join(dataFolder, 'records'))) return;
  const names = await namesIn(dataFolder);
  const restores = names.filter(
    (name) => name.startsWith(asidePrefix) || name.startsWith(incomingPrefix),
  );
  if (restores.length > 0) {
    throw new DamagedStorageError(
      `${dataFolder} holds no records, but ${restores.join(', ')}: a restore was cut off. Nothing was changed. ` +
        'Run "npm run restore" again, or move the records back out of the newest of these folders.',
    );
  }
  const snapshots = (await namesIn(join(dataFolder, 'snapshots'))).filter((name) =>
    isSnapshot(name),
  );
  const files = await namesIn(acceptedFolder(dataFolder));
  if (snapshots.length + files.length === 0) return;
  const newest = snapshots.toSorted().at(-1);
  throw new DamagedStorageError(
    `${dataFolder} holds no records, but ${files.length} files of requests and ${snapshots.length} snapshots: ` +
      'the records are missing. Nothing was changed. Mount or copy the whole folder again' +
      (newest === undefined
        ? ', or restore a backup with "npm run restore".'
        : `, or run "npm run restore -- ${join(dataFolder, 'snapshots', newest)}" or with a backup.`) +
      ' To begin anew, move "uploads" and "snapshots" out of it.',
  );
}

/**
 * The same where the records or the files are elsewhere: a database or a bucket that belongs to another practice.
 * @throws DamagedStorageError
 */
export async function refuseForeignFiles(
  store: RecordStore,
  files: Pick<FileStore, 'listOlderThan'>,
): Promise<void> {
  if ((await store.passphraseHash()) !== null) return;
  const [submissions, uploads] = [await store.listSubmissions(), await store.listUploads()];
  if (submissions.length + uploads.length > 0) return;
  const there = await files.listOlderThan(new Date(8.64e15));
  if (there.length === 0) return;
  throw new DamagedStorageError(
    `There are ${there.length} files of requests, but no records at all. Nothing was changed. Do DATA_DIR, ` +
      'DATABASE_URL and S3_BUCKET belong together? After a loss, bring the records back first; to begin anew, ' +
      'take an empty place for the files.',
  );
}

/**
 * Refuses to start with records whose files are gone altogether: another disk that is not mounted, half of a copy.
 * @throws DamagedStorageError
 */
export async function refuseLostFiles(store: RecordStore, dataFolder: string): Promise<void> {
  const accepted = acceptedFolder(dataFolder);
  if ((await readdir(accepted).catch(() => undefined)) !== undefined) return;
  const attached = (await store.listUploads()).filter(({ isAttached }) => isAttached).length;
  if (attached === 0) return;
  throw new DamagedStorageError(
    `${accepted} is gone, and with it ${attached} files of requests. Nothing was changed. Mount or copy it again, or restore a ` +
      'backup with "npm run restore"; to go on without the files, make an empty folder of that name.',
  );
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Whether a folder of records contains any file but locks. */
async function hasRecords(records: string): Promise<boolean> {
  return (await namesIn(records)).some((name) => !name.startsWith('lock'));
}
