import { randomUuid } from '#lib/uuid.ts';
import type { EntryRevision, EntrySummary } from '#shared/api/owner-entries.ts';
import type { SiteCopyEntry } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { canStoreTwice } from '../storage/persistence.ts';
import { StorageError, toStorageError } from '../storage/storage-error.ts';

const readAtKey = 'site-copy-read-at';
/** Differs from that of every earlier copy; there from the first read on, until the copy is deleted. */
const copyIdKey = 'site-copy-id';

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

/** The id of the copy, for `storeSite`; asked before the site is read. @throws StorageError */
export async function siteCopyId(): Promise<string> {
  return withDatabase((database) =>
    database.transaction('rw', database.settings, async () => {
      const stored = (await database.settings.get(copyIdKey))?.value;
      if (typeof stored === 'string') return stored;
      const value = randomUuid();
      await database.settings.put({ key: copyIdKey, value });
      return value;
    }),
  );
}

/**
 * Puts the whole site in place of what was stored, where the copy was not deleted since the read began: after signing
 * out nothing comes back.
 * @throws StorageError `full`: what was there before stays
 */
export async function storeSite(
  copyId: string,
  entries: readonly { entry: EntrySummary; revision: EntryRevision }[],
  readAt: string,
): Promise<void> {
  const rows = entries.map(({ entry, revision }, order): SiteCopyEntry => ({
    key: `${entry.kind}/${entry.id}`,
    order,
    entry,
    revision,
  }));
  // Asked first, as a full device would otherwise lose its downloaded pictures for this.
  if (!(await canStoreTwice(JSON.stringify(rows).length * 2))) throw new StorageError('full');
  await withDatabase((database) =>
    database.transaction('rw', database.siteCopy, database.settings, async () => {
      if ((await database.settings.get(copyIdKey))?.value !== copyId) return;
      await database.siteCopy.clear();
      await database.siteCopy.bulkPut(rows);
      await database.settings.put({ key: readAtKey, value: readAt });
    }),
  );
}

/** Deletes all of it: the owner signs out, or deletes everything from the device. @throws StorageError */
export async function removeSiteCopy(): Promise<void> {
  await withDatabase((database) =>
    database.transaction('rw', database.siteCopy, database.settings, async () => {
      await database.siteCopy.clear();
      await database.settings.bulkDelete([readAtKey, copyIdKey]);
    }),
  ).catch((error: unknown) => {
    // Where the device stores nothing, there is nothing to remove.
    if (toStorageError(error).problem !== 'missing') throw error;
  });
}
