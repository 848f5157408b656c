import { publish } from '../events.ts';
import type { NoteDraft } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';

export { beforeDatabaseCloses } from '../storage/open-database.ts';

/**
 * Saves a note whose revision is one above what its tab last saved or read. `conflict`: another tab has changed, sent
 * or deleted it since; nothing was overwritten.
 * @throws StorageError when the device could not store it
 */
export async function saveNote(note: NoteDraft): Promise<'saved' | 'conflict'> {
  const outcome = await withDatabase((database) =>
    database.transaction('rw', database.noteDrafts, async () => {
      const stored = await database.noteDrafts.get(note.id);
      // Repeated after a killed connection, it finds its own save.
      if (stored?.revision === note.revision && isSameNote(stored, note)) return 'saved';
      if ((stored?.revision ?? 0) !== note.revision - 1) return 'conflict';
      await database.noteDrafts.put(note);
      return 'saved';
    }),
  );
  if (outcome === 'saved') publish({ type: 'note-drafts-changed' });
  void askToPersistOnce();
  return outcome;
}

/**
 * Removes a note: the server has it, or its owner deleted it.
 * @throws StorageError
 */
export async function removeNote(id: string): Promise<void> {
  await withDatabase((database) => database.noteDrafts.delete(id));
  publish({ type: 'notes-gone', ids: [id] });
  publish({ type: 'note-drafts-changed' });
}

/**
 * Removes every note; only on the owner's own action.
 * @throws StorageError
 */
export async function removeAllNotes(): Promise<void> {
  await withDatabase((database) => database.noteDrafts.clear()).catch((error: unknown) => {
    // Where the device stores nothing, there is nothing to remove.
    if (toStorageError(error).problem !== 'missing') throw error;
  });
  publish({ type: 'notes-gone', ids: 'all' });
  publish({ type: 'note-drafts-changed' });
}

function isSameNote(one: NoteDraft, other: NoteDraft): boolean {
  const contentOf = ({ text, isFinished, reply, work, change }: NoteDraft) =>
    JSON.stringify([text, isFinished, reply, work, change]);
  return contentOf(one) === contentOf(other);
}
