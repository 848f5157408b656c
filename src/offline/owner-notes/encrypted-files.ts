import type { StoredBytes, StoredFile } from '../records.ts';
import { findNotesKey, notesKey } from './encrypted-notes.ts';
import type { NotesKey } from './encrypted-notes.ts';
import { decrypt, encrypt } from './row-cipher.ts';

// A file of a reply is as private as its words. Its name and hash are encrypted apart from its bytes, so that listing
// never loads those.

/** What of a file's row is encrypted. */
type Private = Pick<StoredFile, 'name' | 'type' | 'sha256'>;

/** A file of the owner's as it is stored; null where no key can be stored: it is then stored as it is. */
export async function encryptFile(
  file: StoredFile,
  plain: ArrayBuffer,
): Promise<{ row: StoredFile; bytes: StoredBytes } | null> {
  const notes = await notesKey();
  if (notes === null) return null;
  const { id: fileId, name, type, sha256 } = file;
  const encryption = { keyId: notes.id, fileId };
  const text = JSON.stringify({ name, type, sha256 } satisfies Private);
  const about = await encrypt(notes.key, aboutId(fileId), new TextEncoder().encode(text));
  const { iv, bytes } = await encrypt(notes.key, fileId, plain);
  return {
    row: { ...file, name: '', type: '', sha256: null, encrypted: { ...encryption, ...about } },
    bytes: { fileId, bytes, encryption: { ...encryption, iv } },
  };
}

/** The rows of files as they were before, without those that cannot be opened: their key is gone, or they are damaged. */
export async function openFiles(rows: readonly StoredFile[]): Promise<StoredFile[]> {
  const key = await findNotesKey();
  const opened = await Promise.all(rows.map((row) => openFile(row, key).catch(() => null)));
  return opened.filter((file) => file !== null);
}

async function openFile(row: StoredFile, notes: NotesKey | null): Promise<StoredFile | null> {
  const { encrypted, ...file } = row;
  if (encrypted === undefined) return row;
  if (notes?.id !== encrypted.keyId) return null;
  const plain = await decrypt(notes.key, aboutId(encrypted.fileId), encrypted);
  // Only this module writes what it reads here.
  return { ...file, ...(JSON.parse(new TextDecoder().decode(plain)) as Private) };
}

/** The bytes of a file as they were before; null where they cannot be opened. @throws StorageError */
export async function openBytes({ bytes, encryption }: StoredBytes): Promise<ArrayBuffer | null> {
  if (encryption === undefined) return bytes;
  const notes = await findNotesKey();
  if (notes?.id !== encryption.keyId) return null;
  const { fileId, iv } = encryption;
  return decrypt(notes.key, fileId, { iv, bytes }).catch(() => null);
}

/** Neither can be read in the place of the other. */
const aboutId = (fileId: string) => `about ${fileId}`;
