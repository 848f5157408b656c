import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listNames } from '../storage/attached-files.ts';
import { backUp } from '../ops/backup.ts';
import type { BackupReport } from '../ops/backup.ts';
import { realDisk } from '../storage/disk.ts';
import type { Disk } from '../storage/disk.ts';
import { journalPaths } from '../storage/journal/journal-log.ts';
import { asidePrefix, incomingPrefix } from '../ops/lost-records.ts';
import { acquireLock } from '../storage/lock.ts';
import { DamagedStorageError } from '../storage/ports.ts';

export interface RestoreOptions {
  /** Accepts a backup that lacks files of requests. Default false. */
  allowsMissing?: boolean;
  /** Whether the files are elsewhere; then only records are restored. Default false. */
  leavesUploads?: boolean;
  /** Called with anything unusual in the backup: a cut tail, a damaged snapshot. */
  report?: (message: string) => void;
  disk?: Pick<Disk, 'rename'>;
}

export interface RestoreReport extends BackupReport {
  /** Where the former folders are now; undefined when there were none. */
  aside: string | undefined;
}

/** Folders that a restore replaces; records last, because no server starts without them. */
const parts = ['snapshots', 'uploads', 'records'] as const;

/**
 * Replaces the contents of a data folder with a backup. The folder itself stays, because it may be the root of a
 * volume: the backup is copied into it and verified, then the former folders are renamed inside it, and the new ones
 * get their names. A failure is undone.
 * @param backup a folder made by `backUp`, also one inside the data folder
 * @throws LockedError when the server runs; Error with one line that says why, and where everything is now
 */
export async function restoreBackup(
  backup: string,
  dataFolder: string,
  now: Date,
  { allowsMissing = false, leavesUploads = false, report, disk = realDisk }: RestoreOptions = {},
): Promise<RestoreReport> {
  await readdir(join(backup, 'records')).catch(() => {
    throw new Error(`${backup} is no backup: there is no folder "records" in it`);
  });
  if (basename(backup).startsWith(incomingPrefix)) {
    // It may be incomplete, and the next restore deletes it.
    throw new Error(`${backup} is left of a restore that was cut off: restore its backup again`);
  }
  const stamp = now.toISOString().replaceAll(':', '');
  const incoming = join(dataFolder, `${incomingPrefix}${stamp}`);
  const aside = join(dataFolder, `${asidePrefix}${stamp}`);
  const releaseLock = await lockPlace(dataFolder);
  try {
    for (const name of await readdir(dataFolder)) {
      // Copies of backups left by an interrupted restore.
      if (name.startsWith(incomingPrefix)) await rm(join(dataFolder, name), { recursive: true });
    }
    try {
      const copied = await backUp(backup, incoming, { leavesUploads, report });
      refuseIncomplete(backup, copied, allowsMissing);
      await lockIncoming(incoming);
      const isAside = await swap(dataFolder, incoming, aside, disk);
      return { ...copied, aside: isAside ? aside : undefined };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const left = await leftIn(aside);
      const where =
        left.length === 0
          ? `Nothing in ${dataFolder} has changed.`
          : `The former ${left.join(', ')} are in ${aside}: move them back into ${dataFolder} by hand.`;
      throw new Error(`Not restored: ${reason.replace(/\.?$/, '.')} ${where}`, { cause: error });
    } finally {
      await rm(incoming, { recursive: true, force: true }).catch(() => undefined);
    }
  } finally {
    await releaseLock();
  }
}

/** Locks servers out; a folder made for that is removed when it was not needed. */
async function lockPlace(dataFolder: string): Promise<() => Promise<void>> {
  const records = join(dataFolder, 'records');
  await mkdir(records, { recursive: true, mode: 0o700 });
  const releaseLock = await acquireLock(journalPaths(records).lock);
  return async () => {
    // By its path, so the one that came with the restored records is released as well.
    await releaseLock();
    await rmdir(records).catch(() => undefined);
  };
}

/** The lock moves with the folder that gets the name of the records. */
async function lockIncoming(incoming: string): Promise<void> {
  await acquireLock(journalPaths(join(incoming, 'records')).lock);
}

function refuseIncomplete(
  backup: string,
  { missing, sequence }: BackupReport,
  allowsMissing: boolean,
): void {
  if (sequence === 0) throw new DamagedStorageError(`${backup} holds no records at all.`);
  if (missing.length === 0 || allowsMissing) return;
  throw new Error(
    `Files of requests are missing in ${backup} or not whole (${missing.length}): ${listNames(missing)}. ` +
      'With --incomplete after the folder everything else is restored.',
  );
}

/**
 * Renames the restored folders to the present names; when one step fails, those before it are undone.
 * @returns whether anything was there before
 */
async function swap(
  dataFolder: string,
  incoming: string,
  aside: string,
  disk: Pick<Disk, 'rename'>,
): Promise<boolean> {
  const done: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    await disk.rename(from, to);
    done.push({ from, to });
  };
  await mkdir(aside, { mode: 0o700 });
  try {
    for (const part of parts) {
      const [present, next] = [join(dataFolder, part), join(incoming, part)];
      if ((await readdir(present).catch(() => undefined)) !== undefined) {
        await move(present, join(aside, part));
      }
      if ((await readdir(next).catch(() => undefined)) !== undefined) await move(next, present);
    }
    await realDisk.syncFolder(aside);
    await realDisk.syncFolder(dataFolder);
  } catch (error) {
    for (const { from, to } of done.toReversed())
      await disk.rename(to, from).catch(() => undefined);
    await rmdir(aside).catch(() => undefined);
    throw error;
  }
  await rm(journalPaths(join(aside, 'records')).lock, { force: true });
  // A folder that was made only for the lock is removed.
  await rmdir(join(aside, 'records')).catch(() => undefined);
  return !(await rmdir(aside).then(
    () => true,
    () => false,
  ));
}

/** Former folders that could not be moved back. */
async function leftIn(aside: string): Promise<readonly string[]> {
  return (await readdir(aside).catch(() => [])).toSorted();
}
