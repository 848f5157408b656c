import type { Disk } from '../disk.ts';
import { DamagedStorageError } from '../ports.ts';
import { emptyRecords } from '../records.ts';
import type { Records } from '../records.ts';
import type { SnapshotFile } from './snapshot-file.ts';

/**
 * Reads the snapshot, or the one before when it is damaged or gone; a damaged file is renamed, not deleted.
 * Whether the journals lead on from there is found out on replay, by the numbers of the events.
 */
export async function readSnapshot(
  file: SnapshotFile,
  disk: Disk,
  now: Date,
  report: (message: string) => void,
): Promise<{ records: Records; isRecovered: boolean }> {
  try {
    const records = await file.read();
    if (records) return { records, isRecovered: false };
  } catch (error) {
    if (!(error instanceof DamagedStorageError)) throw error;
    const aside = `${file.path}.damaged-${now.toISOString().replaceAll(':', '')}`;
    await disk.rename(file.path, aside);
    report(`${error.message}; it is now ${aside}, and the snapshot before it is used`);
    return { records: (await file.readBackup()) ?? emptyRecords(), isRecovered: true };
  }
  const backup = await file.readBackup();
  return { records: backup ?? emptyRecords(), isRecovered: backup !== null };
}
