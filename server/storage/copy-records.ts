import { mkdir, rm, stat } from 'node:fs/promises';
import { copyDurably } from './copy-durably.ts';
import { realDisk } from './disk.ts';
import { journalPaths, openJournalLog } from './journal/journal-log.ts';
import { DamagedStorageError, StorageUnavailableError } from './ports.ts';
import type { Records } from './records.ts';

export interface CopyRecordsOptions {
  /** Number of an event that the copy must contain; the server knows its last one. Default 0. */
  atLeast?: number;
  /** Called with anything unusual in the copy: a cut tail, a damaged snapshot. */
  report?: ((message: string) => void) | undefined;
  /** Copies one file; a test lets something happen between two of them. */
  copyFile?: typeof copyDurably;
}

/** A snapshot is written once in several hundred events; if one interferes with every attempt, something is wrong. */
const maxAttempts = 10;

/**
 * Copies a folder of records, even while the server writes to it, and verifies the copy by reading it.
 * @param target a folder for the copy; its contents are removed
 * @returns the records in the copy
 * @throws DamagedStorageError when the records are damaged, StorageUnavailableError when they changed during every attempt
 */
export async function copyRecords(
  source: string,
  target: string,
  { atLeast = 0, report = () => undefined, copyFile = copyDurably }: CopyRecordsOptions = {},
): Promise<Readonly<Records>> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === maxAttempts;
    const isWhole = await copyFiles(source, target, copyFile);
    // While the server runs, a second attempt finds the journal. If it is still missing, a crash between two renames
    // has left none, and its events are in the previous journal.
    if (isWhole === 'yes' || (isWhole === 'without-journal' && attempt > 2)) {
      try {
        const messages: string[] = [];
        const log = await openJournalLog({
          folder: target,
          clock: () => new Date(),
          report: (message) => messages.push(message),
        });
        await log.close();
        if (log.records.sequence >= atLeast) {
          for (const message of messages) report(message);
          await realDisk.syncFolder(target);
          return log.records;
        }
      } catch (error) {
        // A line that is being written may look damaged; the next attempt finds it complete.
        if (!(error instanceof DamagedStorageError) || isLast) throw error;
      }
    }
    if (isLast) {
      throw new StorageUnavailableError(
        `${source} changed during each of ${maxAttempts} copies; please try again`,
      );
    }
  }
}

/**
 * Copies the files once. The journal restarts with each snapshot, so files from before and after one do not fit together.
 * @returns `no` when a snapshot was written in between, `without-journal` when there is no journal
 */
async function copyFiles(
  source: string,
  target: string,
  copyFile: typeof copyDurably,
): Promise<'yes' | 'no' | 'without-journal'> {
  const names = journalPaths(source);
  const copies = journalPaths(target);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true, mode: 0o700 });
  const before = await versionOf(names.snapshot);
  await copyFile(names.snapshot, copies.snapshot);
  await copyFile(`${names.snapshot}.bak`, `${copies.snapshot}.bak`);
  await copyFile(names.previous, copies.previous);
  // Says that a crash has left no journal.
  await copyFile(names.next, copies.next);
  const hasJournal = await copyFile(names.journal, copies.journal);
  if ((await versionOf(names.snapshot)) !== before) return 'no';
  return hasJournal ? 'yes' : 'without-journal';
}

/** Identifies a version of a file; each snapshot is a file of its own. */
async function versionOf(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : 'none';
}
