import { join } from 'node:path';
import type { Clock } from '#shared/time.ts';
import { openDiskFiles } from './disk-files/disk-files.ts';
import { openDiskPictures } from './disk-files/disk-pictures.ts';
import { openJournalLog } from './journal/journal-log.ts';
import type { FileStore, PictureCache, RecordStore } from './ports.ts';
import { createRecordStore } from './record-store.ts';
import { refuseHalfRestored } from './restore.ts';
import type { S3Settings } from './s3/bucket.ts';
import { openSnapshots } from './snapshots.ts';
import type { Snapshots } from './snapshots.ts';

/** Where what visitors send is kept. */
export interface StorageSettings {
  /** For everything that the two below do not take. */
  dataFolder: string;
  /** Records in PostgreSQL. */
  databaseUrl: string | undefined;
  /** Files and pictures in a bucket. */
  s3: S3Settings | undefined;
}

export interface OpenOptions {
  clock: Clock;
  /** Told about anything unusual. */
  report: (message: string, cause?: unknown) => void;
  /** Whether everything in the database is to be copied: then no server may work with it. Default false. */
  isCopying?: boolean;
}

export interface Records {
  store: RecordStore;
  snapshots: Snapshots;
}

/** Copies are the database's own affair: `npm run backup`, its dumps, its journal. */
const noSnapshots: Snapshots = {
  take: async () => undefined,
  count: async () => 0,
  removeAll: async () => 0,
};

/**
 * Opens the records where the settings say. A driver is loaded only when it is used.
 * @throws LockedError, DamagedStorageError, StorageUnavailableError, BeingCopiedError
 */
export async function openRecords(
  { dataFolder, databaseUrl, s3 }: StorageSettings,
  { clock, report, isCopying = false }: OpenOptions,
): Promise<Records> {
  if (databaseUrl !== undefined) {
    const { openPostgresRecords } = await import('./postgres/postgres-records.ts');
    const store = await openPostgresRecords({ url: databaseUrl, report, isCopying });
    return { store, snapshots: noSnapshots };
  }
  await refuseHalfRestored(dataFolder);
  const log = await openJournalLog({ folder: join(dataFolder, 'records'), clock, report });
  const snapshots = openSnapshots({
    dataFolder,
    clock,
    sequence: () => log.records.sequence,
    leavesUploads: s3 !== undefined,
    report,
  });
  return { store: createRecordStore(log), snapshots };
}

/** Opens the files where the settings say. */
export async function openFiles({
  dataFolder,
  databaseUrl,
  s3,
  // With a database several processes may use one folder.
  isShared = databaseUrl !== undefined,
}: StorageSettings & { isShared?: boolean }): Promise<{
  files: FileStore;
  pictureCache: PictureCache;
}> {
  const folder = join(dataFolder, 'uploads');
  if (s3 !== undefined) {
    const [{ openBucket }, { createS3Pictures, openS3Files }] = await Promise.all([
      import('./s3/bucket.ts'),
      import('./s3/s3-files.ts'),
    ]);
    const bucket = openBucket(s3);
    const files = await openS3Files(bucket, join(folder, 'quarantine'), { isShared });
    return { files, pictureCache: createS3Pictures(bucket) };
  }
  return {
    files: await openDiskFiles(folder, { isShared }),
    pictureCache: await openDiskPictures(join(folder, 'shown')),
  };
}
