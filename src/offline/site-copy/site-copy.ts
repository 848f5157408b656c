import { UnreachableError, call } from '#shared/api/call.ts';
import { listNewestRevisions } from '#shared/api/owner-entries.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { SiteCopyEntry } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { canStoreTwice } from '../storage/persistence.ts';
import { StorageError, toStorageError } from '../storage/storage-error.ts';

/** A new release may say something else in an entry that nobody has changed. */
const longestLifeMs = 1 * Day.ms;
const readAtKey = 'site-copy-read-at';

const systemClock: Clock = () => new Date();
const keyOf = ({ kind, id }: Pick<EntrySummary, 'kind' | 'id'>) => `${kind}/${id}`;

/**
 * Makes the copy of the owner's site on this device what the server has, where a look at the list says that it is another,
 * or once a day. Never throws.
 * @returns false when not all of it could be stored here; what was there before stays
 */
export async function refreshSiteCopy(
  listed: readonly EntrySummary[],
  clock: Clock = systemClock,
): Promise<boolean> {
  try {
    const stored = await readSiteList();
    const isRecent =
      stored !== null && clock().getTime() - Date.parse(stored.readAt) < longestLifeMs;
    if (isRecent && JSON.stringify(stored.entries) === JSON.stringify(listed)) return true;
    const { entries } = await call(listNewestRevisions);
    const rows = entries.map(({ entry, revision }, order): SiteCopyEntry => ({
      key: keyOf(entry),
      order,
      entry,
      revision,
    }));
    // Asked first, as a full device would otherwise lose its downloaded pictures for this.
    if (!(await canStoreTwice(JSON.stringify(rows).length * 2))) throw new StorageError('full');
    await withDatabase((database) =>
      database.transaction('rw', database.siteCopy, database.settings, async () => {
        await database.siteCopy.clear();
        await database.siteCopy.bulkPut(rows);
        await database.settings.put({ key: readAtKey, value: clock().toISOString() });
      }),
    );
    return true;
  } catch (error) {
    return error instanceof UnreachableError || !isOfStorage(error);
  }
}

/** The list of entries as the server had it; null where it was never stored. @throws StorageError */
export async function readSiteList(): Promise<{ entries: EntrySummary[]; readAt: string } | null> {
  return withDatabase(async (database) => {
    const readAt = (await database.settings.get(readAtKey))?.value;
    const rows = await database.siteCopy.toArray();
    if (typeof readAt !== 'string' || rows.length === 0) return null;
    rows.sort((one, other) => one.order - other.order);
    return { entries: rows.map(({ entry }) => entry), readAt };
  });
}

/** All entries with their newest revisions. @throws StorageError */
export const listSiteEntries = (): Promise<SiteCopyEntry[]> =>
  withDatabase((database) => database.siteCopy.toArray());

/** One entry with its newest revision; null where it is not in the copy. @throws StorageError */
export async function findSiteEntry(kind: string, id: string): Promise<SiteCopyEntry | null> {
  return withDatabase(async (database) => (await database.siteCopy.get(`${kind}/${id}`)) ?? null);
}

/** Deletes all of it: the owner signs out, or deletes everything from the device. @throws StorageError */
export async function removeSiteCopy(): Promise<void> {
  await withDatabase((database) =>
    database.transaction('rw', database.siteCopy, database.settings, async () => {
      await database.siteCopy.clear();
      await database.settings.delete(readAtKey);
    }),
  ).catch((error: unknown) => {
    // Where the device stores nothing, there is nothing to remove.
    if (toStorageError(error).problem !== 'missing') throw error;
  });
}

/** Whether the device could not store something; a server that is busy is another matter. */
const isOfStorage = (error: unknown): boolean =>
  !(error instanceof Error && error.name === 'ApiError');
