import { saveRevision } from '../autosave/save-revision.ts';
import { publish } from '../events.ts';
import type { NoteDraft } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';
import { noteBackups } from './note-unload-backup.ts';

/**
 * Saves a note whose revision is one above what its tab last saved or read. `conflict`: another tab has changed, sent
 * or deleted it since; nothing was overwritten.
 * @throws StorageError when the device could not store it
 */
export async function saveNote(note: NoteDraft): Promise<'saved' | 'conflict'> {
  const outcome = await saveRevision('noteDrafts', note.id, note);
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
  noteBackups.removeAll();
  publish({ type: 'notes-gone', ids: 'all' });
  publish({ type: 'note-drafts-changed' });
}
