import { saveRevision } from '../autosave/save-revision.ts';
import { unloadBackups } from '../autosave/unload-backups.ts';
import { publish } from '../events.ts';
import type { EntryDraft, EntryPicture } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';

export const entryBackups = unloadBackups('entry', isEntryDraft);

/**
 * The draft of an entry on this device, or null.
 * @throws StorageError
 */
export async function findEntryDraft(key: string): Promise<EntryDraft | null> {
  return withDatabase(async (database) => (await database.entryDrafts.get(key)) ?? null);
}

/**
 * Every draft of an entry, the last changed first.
 * @throws StorageError
 */
export async function listEntryDrafts(): Promise<EntryDraft[]> {
  const drafts = await withDatabase((database) => database.entryDrafts.toArray());
  return [...drafts].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

/**
 * Saves a draft whose revision is one above what was last saved or read here, and returns the one it has now.
 * `conflict`: another tab has changed, sent or deleted it since; nothing was overwritten.
 * @throws StorageError when the device could not store it
 */
export async function saveEntryDraft(draft: EntryDraft): Promise<number | 'conflict'> {
  const outcome = await saveRevision('entryDrafts', draft.key, draft);
  if (outcome !== 'conflict') publish({ type: 'entry-drafts-changed' });
  if (draft.revision === 1) void askToPersistOnce();
  return outcome;
}

/**
 * Removes a draft that the server has, or that the owner deleted.
 * @param revision of what was sent: a draft that has changed since stays
 * @throws StorageError
 */
export async function removeEntryDraft(key: string, revision?: number): Promise<boolean> {
  const isRemoved = await withDatabase((database) =>
    database.transaction('rw', database.entryDrafts, async () => {
      const stored = await database.entryDrafts.get(key);
      if (revision !== undefined && stored?.revision !== revision) return false;
      await database.entryDrafts.delete(key);
      return true;
    }),
  );
  if (isRemoved) entryBackups.remove(key);
  publish({ type: 'entry-drafts-changed' });
  return isRemoved;
}

/**
 * Removes every draft with its photos; only on the owner's own action.
 * @throws StorageError
 */
export async function removeAllEntryDrafts(): Promise<void> {
  entryBackups.removeAll();
  await withDatabase(async (database) => {
    await database.entryDrafts.clear();
    await database.entryPictures.clear();
    await database.entryPictureBytes.clear();
  }).catch((error: unknown) => {
    // Where the device stores nothing, there is nothing to remove.
    if (toStorageError(error).problem !== 'missing') throw error;
  });
  publish({ type: 'entry-drafts-changed' });
}

/**
 * The metadata of the photos of drafts.
 * @throws StorageError
 */
export async function listEntryPictures(): Promise<EntryPicture[]> {
  return withDatabase((database) => database.entryPictures.toArray());
}

function isEntryDraft(value: unknown): value is EntryDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'body' in value &&
    typeof value.body === 'object' &&
    'revision' in value &&
    typeof value.revision === 'number' &&
    'triedRevisionIds' in value
  );
}
