import { saveRevision } from '../autosave/save-revision.ts';
import { copyFiles, deleteFiles } from '../drafts/drafts.ts';
import { releaseDraft } from '../drafts/in-memory-drafts.ts';
import { publish } from '../events.ts';
import type { NoteDraft } from '../records.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';
import { noteBackups } from './note-unload-backup.ts';
import { notesKey, notesKeySetting, encryptNote } from './encrypted-notes.ts';

/**
 * Saves a note, which its tab last saved or read, as the revision after that, which is returned. `conflict`: another tab
 * has changed, sent or deleted it since; nothing was overwritten.
 * @throws StorageError when the device could not store it
 */
export async function saveNote(note: NoteDraft): Promise<number | 'conflict'> {
  const next = { ...note, revision: note.revision + 1 };
  const key = await notesKey();
  const row = key === null ? next : await encryptNote(next, key);
  const outcome = await saveRevision('noteDrafts', note.id, row);
  if (outcome !== 'conflict') publish({ type: 'note-drafts-changed' });
  void askToPersistOnce();
  return outcome;
}

/**
 * Copies the files of a reply to another one, and returns their names.
 * @throws StorageError
 */
export async function copyNoteFiles(from: string, to: string): Promise<string[]> {
  const copied = await withDatabase((database) =>
    database.transaction('rw', tablesOf(database), () => copyFiles(database, from, to)),
  );
  const { openFiles } = await import('./encrypted-files.ts');
  return (await openFiles(copied)).map(({ name }) => name);
}

/**
 * Removes a note: the server has it, or its owner deleted it. Its files go with it.
 * @throws StorageError
 */
export async function removeNote(id: string): Promise<void> {
  releaseDraft(id);
  await withDatabase((database) =>
    database.transaction('rw', tablesOf(database), async () => {
      await database.noteDrafts.delete(id);
      await deleteFiles(database, id);
    }),
  );
  publish({ type: 'notes-gone', ids: [id] });
  publish({ type: 'note-drafts-changed' });
}

/**
 * Removes every note, and the key that could still read what the browser has not overwritten; only on the owner's own
 * action.
 * @throws StorageError
 */
export async function removeAllNotes(): Promise<void> {
  await withDatabase((database) =>
    database.transaction('rw', [...tablesOf(database), database.settings], async () => {
      for (const id of await database.noteDrafts.toCollection().primaryKeys()) {
        await deleteFiles(database, id);
      }
      await database.noteDrafts.clear();
      await database.settings.delete(notesKeySetting);
    }),
  ).catch((error: unknown) => {
    // Where the device stores nothing, there is nothing to remove.
    if (toStorageError(error).problem !== 'missing') throw error;
  });
  noteBackups.removeAll();
  publish({ type: 'notes-gone', ids: 'all' });
  publish({ type: 'note-drafts-changed' });
}

const tablesOf = ({ noteDrafts, files, fileBytes }: DeviceDatabase) => [
  noteDrafts,
  files,
  fileBytes,
];
