import { copyFile, cp, link, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { journalPaths, openJournalLog } from './journal/journal-log.ts';
import { takeLock } from './lock.ts';
import { DamagedStorageError } from './ports.ts';
import type { Records } from './records.ts';

export interface BackupReport {
  submissions: number;
  files: number;
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export interface BackupOptions {
  /** Gives uploads, which never change, a second name instead of copying them; same disk alone. */
  linksUploads?: boolean;
  /** Copies records alone: the files are in a bucket. */
  leavesUploads?: boolean;
}

/**
 * Copies a data folder, also while the server runs, and proves the copy by reading it back.
 * @param target a folder that does not exist yet
 */
export async function backUp(
  dataFolder: string,
  target: string,
  { linksUploads = false, leavesUploads = false }: BackupOptions = {},
): Promise<BackupReport> {
  await mkdir(target, { mode: 0o700 });
  const records = await copyRecords(join(dataFolder, 'records'), join(target, 'records'));
  const accepted = join(target, 'uploads', 'accepted');
  await mkdir(accepted, { recursive: true, mode: 0o700 });
  let files = 0;
  for (const upload of leavesUploads ? [] : Object.values(records.uploads)) {
    try {
      const source = join(dataFolder, 'uploads', 'accepted', upload.name);
      await (linksUploads ? link : copyFile)(source, join(accepted, upload.name));
      files += 1;
    } catch (error) {
      // Swept between the copy of the records and this moment.
      if (upload.isAttached || !isMissing(error)) throw error;
    }
  }
  return { submissions: Object.keys(records.submissions).length, files };
}

/**
 * The records of a data folder as they are now, read from a copy: nothing in the folder changes, and the server
 * may run.
 */
export async function readRecords(dataFolder: string): Promise<Records> {
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
 * Keeps servers away from the records of a data folder.
 * @returns lets them come again
 * @throws LockedError when one runs
 */
export function lockRecords(dataFolder: string): Promise<() => Promise<void>> {
  return takeLock(journalPaths(join(dataFolder, 'records')).lock);
}

async function copyRecords(source: string, target: string) {
  const names = journalPaths(source);
  const copies = journalPaths(target);
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(target, { recursive: true, mode: 0o700 });
    // In this order: what moves on while we copy is found again in a later file.
    for (const name of ['snapshot', 'previous', 'journal'] as const) {
      await copyFile(names[name], copies[name]).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
    try {
      const log = await openJournalLog({ folder: target, clock: () => new Date() });
      await log.close();
      return log.records;
    } catch (error) {
      // Two snapshots during one copy leave a gap; a second look finds it closed.
      if (!(error instanceof DamagedStorageError) || attempt === 3) throw error;
    }
  }
}

/**
 * Puts a backup in the place of the data folder; what was there is moved aside, not deleted.
 * @returns where the former folder is now, or undefined when there was none
 * @throws LockedError when the server runs
 */
export async function restoreBackup(
  backup: string,
  dataFolder: string,
  now: Date,
): Promise<string | undefined> {
  await readdir(join(backup, 'records'));
  let source = backup;
  let aside: string | undefined;
  if (await stat(dataFolder).catch(() => undefined)) {
    const { lock } = journalPaths(join(dataFolder, 'records'));
    await mkdir(join(dataFolder, 'records'), { recursive: true });
    const giveLockBack = await takeLock(lock);
    await giveLockBack();
    aside = `${dataFolder}.before-restore-${now.toISOString().replaceAll(':', '')}`;
    await rename(dataFolder, aside);
    // An hourly snapshot lies in the very folder that has just been moved.
    const inside = relative(dataFolder, backup);
    if (!inside.startsWith('..') && !isAbsolute(inside)) source = join(aside, inside);
  }
  await cp(source, dataFolder, { recursive: true });
  // Proves that the server will start with it.
  const log = await openJournalLog({ folder: join(dataFolder, 'records'), clock: () => now });
  await log.close();
  return aside;
}
