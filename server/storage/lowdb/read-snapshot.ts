import { readdir } from 'node:fs/promises';
import { DamagedStorageError } from '../ports.ts';
import { emptyRecords } from '../records.ts';
import type { Records } from '../records.ts';
import type { SnapshotFile } from './snapshot-file.ts';

/** What a start reads first; the journals continue from there. */
export interface SnapshotReading {
  records: Records;
  /** Which file the records are from; `nothing` when there is neither. */
  source: 'snapshot' | 'backup' | 'nothing';
  /** Why the snapshot cannot be used, when it is damaged. */
  damage: DamagedStorageError | undefined;
}

/**
 * Reads the snapshot, or its backup when it is damaged or missing; changes nothing. Whether the journals continue it is
 * decided on replay, by the numbers of the events.
 * @throws DamagedStorageError when both are damaged
 */
export async function readSnapshot(file: SnapshotFile): Promise<SnapshotReading> {
  let damage: DamagedStorageError | undefined;
  try {
    const records = await file.read();
    if (records) return { records, source: 'snapshot', damage };
  } catch (error) {
    if (!(error instanceof DamagedStorageError)) throw error;
    damage = error;
  }
  const records = await file.readBackup();
  return records
    ? { records, source: 'backup', damage }
    : { records: emptyRecords(), source: 'nothing', damage };
}

const previousName = 'journal.previous.log';

/** Files that exist only once a snapshot has been written. */
const laterFile = /^(?:snapshot\.json(?:\.bak|\.damaged-.*)?|journal\.previous\.log)$/;

/**
 * Whether a folder of records has lost events without a gap in their numbers: all events, or all since the backup of the
 * snapshot. A folder with such a backup always has the previous journal, even an empty one.
 * @param events number of events in the journals, including those in the snapshot
 */
export async function isIncomplete(
  folder: string,
  { source }: Pick<SnapshotReading, 'source'>,
  events: number,
): Promise<boolean> {
  if (source === 'snapshot' || events > 0) return false;
  const names = await readdir(folder);
  return source === 'backup'
    ? !names.includes(previousName)
    : names.some((name) => laterFile.test(name));
}

/** Says that snapshot and journals together do not hold all records. */
export function incompleteRecordsError(
  folder: string,
  damage: DamagedStorageError | undefined,
): DamagedStorageError {
  return new DamagedStorageError(
    `${damage?.message ?? `${folder} has no snapshot any more`}, and what else is there does not make up for it: ` +
      'records are missing. Nothing was changed. Restore the data folder from a backup.',
  );
}
