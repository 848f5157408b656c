import { copyFile, open, readFile, rename } from 'node:fs/promises';
import { realDisk } from '../disk.ts';
import { takeLock } from '../lock.ts';
import { SnapshotFile } from '../lowdb/snapshot-file.ts';
import { DamagedStorageError } from '../ports.ts';
import { emptyRecords } from '../records.ts';
import type { Records } from '../records.ts';
import { journalPaths } from './journal-log.ts';
import { decodeLine, encodeLine } from './line.ts';

export interface RepairReport {
  /** Events kept from the journals, beyond the snapshot. */
  kept: number;
  /** Lines that could not be read. */
  damaged: number;
  /** Where the journal as it was is kept. */
  originalPath: string;
}

/**
 * Makes a journal with a damaged middle usable: readable events are numbered anew after the snapshot,
 * the original is kept beside it. Only for a stopped server.
 * @throws LockedError when the server runs; DamagedStorageError when neither snapshot nor backup can be read
 */
export async function repairJournal(folder: string, now: Date): Promise<RepairReport> {
  const paths = journalPaths(folder);
  const giveLockBack = await takeLock(paths.lock);
  try {
    const snapshot = await readAnySnapshot(paths.snapshot);
    const lines = [...(await linesOf(paths.previous)), ...(await linesOf(paths.journal))];
    let damaged = 0;
    let lastSequence = snapshot.sequence;
    let sequence = snapshot.sequence;
    let text = '';
    for (const line of lines) {
      const entry = decodeLine(line);
      if (!entry) {
        damaged += 1;
      } else if (entry.sequence > lastSequence) {
        lastSequence = entry.sequence;
        sequence += 1;
        text += encodeLine({ sequence, event: entry.event });
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
    await giveLockBack();
  }
}

async function linesOf(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => line !== '');
}

async function readAnySnapshot(path: string): Promise<Records> {
  const file = new SnapshotFile(path);
  try {
    const records = await file.read();
    if (records) return records;
  } catch (error) {
    if (!(error instanceof DamagedStorageError)) throw error;
  }
  return (await file.readBackup()) ?? emptyRecords();
}
