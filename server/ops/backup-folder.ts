import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of a nightly backup, of its moment: `2026-11-26T023000.000Z`. */
const named = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d\.\d{3}Z)$/;

export const backupName = (at: Date): string => at.toISOString().replaceAll(':', '');

/** When the newest of these backups was made; undefined without one. */
export function newestBackup(names: readonly string[]): Date | undefined {
  const newest = names
    .filter((name) => named.test(name))
    .toSorted()
    .at(-1);
  return newest === undefined ? undefined : new Date(newest.replace(named, '$1$2:$3:$4'));
}

/**
 * Deletes all but the newest backups of a folder; what has another name stays.
 * @returns the names of those deleted
 */
export async function rotateBackups(folder: string, keep: number): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => named.test(name)).toSorted();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
