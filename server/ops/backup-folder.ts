import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of a nightly backup, of its moment: `2026-11-26T023000.000Z`. */
const named = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d\.\d{3}Z)$/;

export const backupName = (at: Date): string => at.toISOString().replaceAll(':', '');

/** Oldest first; before them those with a name from the future, given by a wrong clock. */
function sorted(names: readonly string[], now: Date): string[] {
  const backups = names.filter((name) => named.test(name)).toSorted();
  const isFuture = (name: string) => name > backupName(now);
  return [...backups.filter(isFuture), ...backups.filter((name) => !isFuture(name))];
}

/** When the newest of these backups was made; undefined without one that the clock can tell. */
export function newestBackup(names: readonly string[], now: Date): Date | undefined {
  const newest = sorted(names, now).at(-1);
  if (newest !== undefined && newest > backupName(now)) return undefined;
  return newest === undefined ? undefined : new Date(newest.replace(named, '$1$2:$3:$4'));
}

/**
 * Deletes all but the newest backups of a folder; what has another name stays.
 * @returns the names of those deleted
 */
export async function rotateBackups(
  folder: string,
  keep: number,
  now: Date,
): Promise<readonly string[]> {
  const old = sorted(await readdir(folder), now).slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
