import { access, link, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { acceptedFolder, missingFiles } from '../storage/attached-files.ts';
import { copyDurably, isMissing } from '../storage/copy-durably.ts';
import { copyRecords } from '../storage/copy-records.ts';
import type { CopyRecordsOptions } from '../storage/copy-records.ts';
import { realDisk } from '../storage/disk.ts';
import { journalPaths } from '../storage/journal/journal-log.ts';
import { acquireLock } from '../storage/lock.ts';
import type { Records } from '../storage/records.ts';

export interface BackupReport {
  submissions: number;
  files: number;
  /**
   * Names of files of requests that are missing in the data folder, or incomplete; everything else is in the backup.
   */
  missing: readonly string[];
  /** Number of the last event in the copy. */
  sequence: number;
}

export interface BackupOptions extends CopyRecordsOptions {
  /** Hard-links uploads, which never change, instead of copying them; only on the same disk. */
  linksUploads?: boolean;
  /** Copies only the records: the files are in a bucket. */
  leavesUploads?: boolean;
}

/**
 * Copies a data folder, even while the server runs, and verifies the copy by reading it back.
 * @param target a folder that does not exist yet
 * @throws Error as `createFolderAtomically` and `copyRecords` do
 */
export function backUp(
  dataFolder: string,
  target: string,
  { linksUploads = false, leavesUploads = false, ...options }: BackupOptions = {},
): Promise<BackupReport> {
  return createFolderAtomically(target, async (partial) => {
    const accepted = acceptedFolder(partial);
    await realDisk.makeFolder(accepted);
    const copyFile = linksUploads ? linkFile : copyDurably;
    const copied = new Set<string>();
    let missing: readonly string[] = [];
    for (;;) {
      const records = await copyRecords(
        join(dataFolder, 'records'),
        join(partial, 'records'),
        options,
      );
      const known = leavesUploads ? {} : records.uploads;
      // Erased since they were copied.
      for (const name of copied) {
        if (Object.hasOwn(known, name)) continue;
        await realDisk.remove(join(accepted, name));
        copied.delete(name);
      }
      for (const name of Object.keys(known)) {
        if (copied.has(name)) continue;
        const [source, copy] = [join(acceptedFolder(dataFolder), name), join(accepted, name)];
        if (await copyFile(source, copy)) copied.add(name);
      }
      await realDisk.syncFolder(accepted);
      const before = new Set(missing);
      missing = leavesUploads ? [] : await missingFiles(partial, records);
      // What the owner erases in the middle is missing once, and the next records do not know it. Each time, fewer files are left.
      if (missing.every((name) => before.has(name))) {
        const { submissions, sequence } = records;
        const count = Object.keys(submissions).length;
        return { submissions: count, files: copied.size, missing, sequence };
      }
    }
  });
}

/**
 * Makes a folder that gets its name only once it is complete: until then it is called `{target}.partial`.
 * @param fill writes everything durably
 * @throws Error when the target, or an incomplete one, exists; nothing is left when `fill` rejects
 */
export async function createFolderAtomically<Result>(
  target: string,
  fill: (partial: string) => Promise<Result>,
): Promise<Result> {
  const partial = `${target}.partial`;
  await refuseExisting(target, 'choose a folder that is not there yet');
  await refuseExisting(partial, 'it is left of a copy that was cut off; delete it first');
  await mkdir(partial, { mode: 0o700 });
  try {
    const result = await fill(partial);
    await realDisk.syncFolder(partial);
    await rename(partial, target);
    await realDisk.syncFolder(dirname(target));
    return result;
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function refuseExisting(path: string, advice: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`EEXIST: ${path} exists; ${advice}`);
}

/** @returns false when there is no such file */
async function linkFile(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** The present records of a data folder, read from a copy: nothing in the folder changes, and the server may run. */
export async function readRecords(dataFolder: string): Promise<Readonly<Records>> {
  const source = join(dataFolder, 'records');
  await readdir(source);
  const copy = await mkdtemp(join(tmpdir(), 'records-'));
  try {
    return await copyRecords(source, copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Locks servers out of the records of a data folder.
 * @returns releases the lock
 * @throws LockedError when one runs
 */
export function lockRecords(dataFolder: string): Promise<() => Promise<void>> {
  return acquireLock(journalPaths(join(dataFolder, 'records')).lock);
}
