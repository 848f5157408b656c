import { randomUuid } from '#lib/uuid.ts';
import type { NoteDraft, EncryptedNote } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { readRawNotes } from '../waiting/raw-storage.ts';
import { decrypt, encrypt, newRowKey, tryRowKey } from './row-cipher.ts';

// A note names people and places. Browsers keep what was deleted in their own files for a while, so it is stored
// encrypted, and its key goes when the owner signs out.

/** Setting with the key of the notes. */
export const notesKeySetting = 'notes-key';

export interface NotesKey {
  id: string;
  key: CryptoKey;
}

/** What of a note is encrypted. */
type Written = Pick<NoteDraft, 'text' | 'work' | 'change' | 'mayBeStored' | 'refusal' | 'reply'>;

/** The key of this device's notes, made with the first; null where it cannot be stored: notes are then stored as they are. */
export async function notesKey(): Promise<NotesKey | null> {
  const stored = await findNotesKey();
  if (stored !== null)
    return tryRowKey(stored.key).then(
      () => stored,
      () => null,
    );
  try {
    const made: NotesKey = { id: randomUuid(), key: await newRowKey() };
    await withDatabase((database) =>
      database.transaction('rw', database.settings, async () => {
        // Another tab may have made one.
        if (isNotesKey((await database.settings.get(notesKeySetting))?.value)) return;
        await database.settings.put({ key: notesKeySetting, value: made });
      }),
    );
    const now = await findNotesKey();
    if (now !== null) await tryRowKey(now.key, now.id === made.id ? made.key : now.key);
    return now;
  } catch {
    return null;
  }
}

/** The key that is stored; null where there is none. @throws StorageError */
export async function findNotesKey(): Promise<NotesKey | null> {
  const stored = await withDatabase((database) => database.settings.get(notesKeySetting));
  return isNotesKey(stored?.value) ? stored.value : null;
}

/** A note as it is stored. */
export async function encryptNote(
  note: NoteDraft,
  { id: keyId, key }: NotesKey,
): Promise<EncryptedNote> {
  const { id, recordId, recordKind, isFinished, updatedAt, revision, writtenBy, ...written } = note;
  const plain = new TextEncoder().encode(JSON.stringify(written satisfies Written));
  const hasText = note.text.trim() !== '';
  const open = { id, recordId, recordKind, isFinished, updatedAt, revision };
  const mark = writtenBy && { writtenBy };
  return { ...open, ...mark, keyId, hasText, ...(await encrypt(key, id, plain)) };
}

/** The notes on this device, and how many rows cannot be opened: their key is gone, or they are damaged. */
export async function readNotes(): Promise<{ notes: NoteDraft[]; unreadable: number }> {
  const rows = await readRawNotes();
  if (!rows.some((row) => 'keyId' in row)) return { notes: rows as NoteDraft[], unreadable: 0 };
  const key = await findNotesKey();
  const opened = await Promise.all(
    // One that fails must not hide the others.
    rows.map((row) => ('keyId' in row ? openNote(row, key).catch(() => null) : row)),
  );
  const notes = opened.filter((note) => note !== null);
  return { notes, unreadable: rows.length - notes.length };
}

async function openNote(row: EncryptedNote, notes: NotesKey | null): Promise<NoteDraft | null> {
  if (notes?.id !== row.keyId) return null;
  const { keyId: _keyId, hasText: _hasText, iv, bytes, ...open } = row;
  const plain = await decrypt(notes.key, row.id, { iv, bytes });
  // Only this module writes what it reads here.
  return { ...open, ...(JSON.parse(new TextDecoder().decode(plain)) as Written) };
}

function isNotesKey(value: unknown): value is NotesKey {
  return typeof value === 'object' && value !== null && 'id' in value && 'key' in value;
}
