import { join } from 'node:path';
import type { Clock } from '#shared/time.ts';
import { openDiskFiles } from '../storage/disk-files/disk-files.ts';
import { openDiskPictureCache } from '../storage/disk-files/disk-pictures.ts';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import type { WrittenEvents } from './offsite/offsite-copy.ts';
import { refuseLostRecords } from './lost-records.ts';
import { openDiskDeviceTransfers } from '../storage/disk-files/disk-device-transfers.ts';
import type {
  FileStore,
  DeviceTransferStore,
  PictureCache,
  RecordStore,
} from '../storage/ports.ts';
import { createRecordStore } from '../storage/record-store.ts';
import type { S3Settings } from '../storage/s3/bucket.ts';
import { openSnapshots } from './snapshots.ts';
import type { Snapshots } from './snapshots.ts';

/** Where visitors' data is stored. */
export interface StorageSettings {
  /** For everything that is not in one of the two below. */
  dataFolder: string;
  /** Records in PostgreSQL. */
  databaseUrl: string | undefined;
  /** Files and pictures in a bucket. */
  s3: S3Settings | undefined;
}

export interface OpenOptions {
  clock: Clock;
  /** Called with anything unusual. */
  report: (message: string, cause?: unknown) => void;
  /** Called with what has just become durable in the journal. */
  onWritten?: ((written: WrittenEvents) => void) | undefined;
  /** Whether everything in the database is to be copied: then no server may use it. Default false. */
  isCopying?: boolean;
  /** Whether a data folder may have files without records, which follow later. Default false. */
  isRestoring?: boolean;
}

export interface Records {
  store: RecordStore;
  snapshots: Snapshots;
}

/** With a database there are no snapshots: its operator makes backups and dumps. */
const noSnapshots: Snapshots = {
  take: async () => undefined,
  count: async () => 0,
  removeAll: async () => 0,
};

/**
 * Opens the records as configured. A driver is loaded only when it is used.
 * @throws LockedError, DamagedStorageError, StorageUnavailableError, BeingCopiedError
 */
export async function openRecords(
  { dataFolder, databaseUrl, s3 }: StorageSettings,
  { clock, report, onWritten, isCopying = false, isRestoring = false }: OpenOptions,
): Promise<Records> {
  if (databaseUrl !== undefined) {
    const { openPostgresRecords } = await import('../storage/postgres/postgres-records.ts');
    const store = await openPostgresRecords({ url: databaseUrl, report, isCopying });
    return { store, snapshots: noSnapshots };
  }
  if (!isRestoring) await refuseLostRecords(dataFolder);
  const folder = join(dataFolder, 'records');
  const log = await openJournalLog({ folder, clock, report, onWritten });
  const snapshots = openSnapshots({
    dataFolder,
    clock,
    sequence: () => log.records.sequence,
    leavesUploads: s3 !== undefined,
    report,
  });
  return { store: createRecordStore(log), snapshots };
}

/** Opens the files as configured. */
export async function openFiles({
  dataFolder,
  databaseUrl,
  s3,
  // With a database several processes may use one folder.
  isShared = databaseUrl !== undefined,
}: StorageSettings & { isShared?: boolean }): Promise<{
  files: FileStore;
  pictureCache: PictureCache;
  deviceTransferStore: DeviceTransferStore;
}> {
  const folder = join(dataFolder, 'uploads');
  if (s3 !== undefined) {
    const [{ openBucket }, { createS3PictureCache, openS3Files }, { createS3DeviceTransfers }] =
      await Promise.all([
        import('../storage/s3/bucket.ts'),
        import('../storage/s3/s3-files.ts'),
        import('../storage/s3/s3-device-transfers.ts'),
      ]);
    const bucket = openBucket(s3);
    const files = await openS3Files(bucket, join(folder, 'quarantine'), { isShared });
    return {
      files,
      pictureCache: createS3PictureCache(bucket),
      deviceTransferStore: createS3DeviceTransfers(bucket),
    };
  }
  return {
    files: await openDiskFiles(folder, { isShared }),
    pictureCache: await openDiskPictureCache(join(folder, 'shown')),
    deviceTransferStore: await openDiskDeviceTransfers(join(folder, 'hand-overs'), { isShared }),
  };
}
