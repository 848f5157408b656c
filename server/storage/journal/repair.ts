import { copyFile, open, readFile, rename } from 'node:fs/promises';
import { realDisk } from '../disk.ts';
import { acquireLock } from '../lock.ts';
import { incompleteRecordsError, isIncomplete, readSnapshot } from '../lowdb/read-snapshot.ts';
import { SnapshotFile } from '../lowdb/snapshot-file.ts';
import { journalPaths } from './journal-log.ts';
import { decodeLine, encodeLine } from './line.ts';
import type { JournalEntry } from './line.ts';

export interface RepairReport {
  /** Events kept from the journals, beyond the snapshot. */
  kept: number;
  /** Lines that could not be read. */
  damaged: number;
  /** Path of the original journal. */
  originalPath: string;
}

/**
 * Makes a journal with a damaged middle usable: readable events are renumbered after the snapshot, the original is set
 * aside. Only for a stopped server.
 * @throws LockedError when the server runs; DamagedStorageError when the snapshot that the journals continue is lost, or
 *   another release wrote a line
 */
export async function repairJournal(folder: string, now: Date): Promise<RepairReport> {
  const paths = journalPaths(folder);
  const releaseLock = await acquireLock(paths.lock);
  try {
    const {
      records: snapshot,
      source,
      damage,
    } = await readSnapshot(new SnapshotFile(paths.snapshot));
    const entries = [...(await entriesOf(paths.previous)), ...(await entriesOf(paths.journal))];
    const first = entries.find((entry) => entry !== undefined);
    const isWhole = source !== 'nothing' || first?.sequence === 1;
    if (await isIncomplete(folder, { source }, isWhole ? entries.length : 0)) {
      throw incompleteRecordsError(folder, damage);
    }
    let damaged = 0;
    let lastSequence = snapshot.sequence;
    let sequence = snapshot.sequence;
    let text = '';
    /** Each line counts as a write of its own: all of them are on the disk before the file has its name. */
    let from = 0;
    for (const entry of entries) {
      if (!entry) {
        damaged += 1;
      } else if (entry.sequence > lastSequence) {
        lastSequence = entry.sequence;
        sequence += 1;
        const repaired = encodeLine({ sequence, from, event: entry.event });
        text += repaired;
        from += Buffer.byteLength(repaired);
      }
    }
    const originalPath = `${paths.journal}.before-repair-${now.toISOString().replaceAll(':', '')}`;
    await copyFile(paths.journal, originalPath);
    const handle = await open(paths.next, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(paths.next, paths.journal);
    await realDisk.syncFolder(folder);
    return { kept: sequence - snapshot.sequence, damaged, originalPath };
  } finally {
    await releaseLock();
  }
}

/** One for each line, undefined where it is damaged. */
async function entriesOf(path: string): Promise<(JournalEntry | undefined)[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => decodeLine(line, path));
}
