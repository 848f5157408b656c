import { join } from 'node:path';
import { noOwnerSettings } from '../storage/owner-settings.ts';
import { createFolderAtomically, lockRecords, readRecords } from '../ops/backup.ts';
import { diskFilesReader, openDiskFiles } from '../storage/disk-files/disk-files.ts';
import { openFiles, openRecords } from '../ops/open-storage.ts';
import type { StorageSettings } from '../ops/open-storage.ts';
import { CopyError, migrate, readSource } from './migrate.ts';
import type { CopyReport, CopySource } from './migrate.ts';

export type Direction = 'postgres' | 'lowdb';

const clock = () => new Date();
const report = () => undefined;

/**
 * Copies everything between the data folder and the database, files as well when they are in a bucket there. Servers of
 * both must be stopped. The source is only read.
 */
export async function migrateStore(
  settings: StorageSettings & { databaseUrl: string },
  to: Direction,
): Promise<CopyReport> {
  const local: StorageSettings = { ...settings, databaseUrl: undefined, s3: undefined };
  const uploads = join(settings.dataFolder, 'uploads');
  const hasBucket = settings.s3 !== undefined;
  // Fails when a server uses it, and locks servers out.
  const { store: database } = await openRecords(settings, { clock, report, isCopying: true });
  try {
    if (to === 'postgres') {
      const releaseLock = await lockRecords(settings.dataFolder);
      try {
        const source = await readFolder(settings.dataFolder, diskFilesReader(uploads));
        const files = hasBucket ? (await openFiles(settings)).files : undefined;
        return await migrate(source, { store: database, files });
      } finally {
        await releaseLock();
      }
    }
    const remote = hasBucket ? (await openFiles(settings)).files : diskFilesReader(uploads);
    const source = await readSource(database, remote);
    const { store } = await openRecords(local, { clock, report, isRestoring: true });
    try {
      const files = hasBucket ? await openDiskFiles(uploads) : undefined;
      return await migrate(source, { store, files });
    } catch (error) {
      throw error instanceof CopyError ? withWayBack(error, hasBucket) : error;
    } finally {
      await store.close();
    }
  } finally {
    await database.close();
  }
}

/** Tells an operator who returns from the database what to put right. */
function withWayBack({ reason, message }: CopyError, hasBucket: boolean): CopyError {
  const ways: Partial<Record<CopyError['reason'], string>> = hasBucket
    ? { 'other-records': 'Take an empty DATA_DIR.' }
    : {
        'other-records':
          'These are the records from before the database: move "records" and "snapshots" out of DATA_DIR, leave "uploads".',
        'lost-file': 'Without S3_*, DATA_DIR must be the one whose "uploads" the servers used.',
      };
  const way = ways[reason];
  return new CopyError(
    reason,
    way === undefined ? message : `${message.replace(/\.?$/, '.')} ${way}`,
  );
}

/**
 * A data folder with everything, wherever it is; `npm run backup` with `DATABASE_URL` or `S3_*`. Servers may run.
 * Missing files are reported, and everything else is copied.
 */
export async function backUpRemoteStorage(
  settings: StorageSettings,
  target: string,
): Promise<CopyReport> {
  return createFolderAtomically(target, async (partial) => {
    const source = await readCurrentSource(settings);
    const local = { dataFolder: partial, databaseUrl: undefined, s3: undefined };
    const { store } = await openRecords(local, { clock, report });
    try {
      const files = await openDiskFiles(join(partial, 'uploads'));
      return await migrate(source, { store, files, allowsMissing: true });
    } finally {
      await store.close();
    }
  });
}

/** Everything as it is now; servers may run. */
export async function readCurrentSource(settings: StorageSettings): Promise<CopySource> {
  const { files } = await openFiles({ ...settings, isShared: true });
  if (settings.databaseUrl === undefined) return readFolder(settings.dataFolder, files);
  const { store } = await openRecords(settings, { clock, report });
  try {
    return await readSource(store, files);
  } finally {
    await store.close();
  }
}

async function readFolder(folder: string, files: CopySource['files']): Promise<CopySource> {
  const records = await readRecords(folder);
  const { submissions, uploads, passphraseHash, ownerFacts, ownerSettings } = records;
  return {
    submissions: Object.values(submissions),
    uploads: Object.values(uploads),
    workEntries: Object.values(records.workEntries),
    passphraseHash,
    ownerFacts: Object.values(ownerFacts),
    ownerSettings: ownerSettings ?? noOwnerSettings,
    content: {
      entries: Object.values(records.contentEntries),
      revisions: Object.values(records.contentRevisions),
      pictures: Object.values(records.contentPictures),
    },
    files,
  };
}
