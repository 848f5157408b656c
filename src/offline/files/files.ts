import { attachableContent, attachableName } from '#shared/attachable-name.ts';
import { limits } from '#shared/limits.ts';
import type { Clock } from '#shared/time.ts';
import { sha256Hex } from '#lib/bytes.ts';
import { randomUuid } from '#lib/uuid.ts';
import { forgetRefusal } from '../drafts/drafts.ts';
import {
  inMemoryDraft,
  inMemoryFiles,
  addInMemoryFile,
  releaseFile,
} from '../drafts/in-memory-drafts.ts';
import { publish, publishHere } from '../events.ts';
import type { StoredBytes, StoredFile } from '../records.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';
import { deleteDownloads, withDatabase } from '../storage/open-database.ts';
import { canStoreTwice } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import { whenFilesAdded } from './pending-files.ts';
import { forgetShown, rememberShown, takeMissing } from './shown-files.ts';

/** Why a picked file was not accepted. The messages are in `add-file-messages.ts`. */
export type AddFileRefusal =
  | 'too-many'
  /** A file with the same name and bytes is attached. */
  | 'attached-already'
  | 'too-large'
  | 'empty'
  | 'unsupported'
  /** The picker's file cannot be read (a cloud file that is not on the phone). */
  | 'unreadable'
  | 'no-space'
  | 'not-saved';

export type AddFileOutcome =
  | {
      kind: 'added';
      file: StoredFile;
      /** Null when it is stored; otherwise why it is in this page's memory only. */
      storageProblem: StorageProblem | null;
    }
  | ({ kind: 'refused' } & RefusedFile);

/** A file that was not accepted, by the name it would have had. */
export interface RefusedFile {
  reason: AddFileRefusal;
  name: string;
}

/**
 * Reads, hashes and stores a picked file, and only then reports it as attached: a picker's file may become unreadable a
 * moment later. Limits are the server's, checked now and not when sending. Where the device has no storage at all the
 * bytes stay in memory. Save the draft (flush) before the picker opens. Never throws.
 * @param pickedBytes size as picked, where the visitor lets photos be reduced
 */
export async function addFile(
  draftId: string,
  fieldName: string,
  file: File,
  pickedBytes: number | null = null,
  clock: Clock = () => new Date(),
): Promise<AddFileOutcome> {
  const name = attachableName(file) ?? file.name;
  const refused = (reason: AddFileRefusal): AddFileOutcome => ({ kind: 'refused', reason, name });
  if (attachableName(file) === null) return refused('unsupported');
  if (file.size > limits.maxFileBytes) return refused('too-large');
  if (file.size === 0) return refused('empty');

  let bytes: ArrayBuffer;
  let sha256: string | null;
  try {
    bytes = await file.arrayBuffer();
    sha256 = await sha256Hex(bytes);
  } catch {
    return refused('unreadable');
  }
  if (bytes.byteLength !== file.size) return refused('unreadable');
  const content = attachableContent(name, bytes);
  if (content === null) return refused('unsupported');

  if (!(await canStoreTwice(bytes.byteLength))) {
    await deleteDownloads();
    if (!(await canStoreTwice(bytes.byteLength))) return refused('no-space');
  }

  const record: StoredFile = {
    id: randomUuid(),
    draftId,
    fieldName,
    ...content,
    sizeBytes: bytes.byteLength,
    ...(pickedBytes === null ? {} : { pickedBytes }),
    sha256,
    addedAt: clock().toISOString(),
    order: 0,
    url: null,
  };
  try {
    const stored = await storeFile(record, bytes);
    if (typeof stored === 'string') return refused(stored);
    rememberShown(draftId, [stored]);
    publish({ type: 'drafts-changed' });
    return { kind: 'added', file: stored, storageProblem: null };
  } catch (error) {
    const { problem } = toStorageError(error);
    if (problem === 'full') return refused('no-space');
    if (problem !== 'missing') return refused('not-saved');
    const held = inMemoryFiles(draftId);
    if (held.some(({ file: other }) => isSameFile(other, record))) {
      return refused('attached-already');
    }
    if (held.length >= limits.maxFiles) return refused('too-many');
    const lone = { ...record, order: held.length };
    addInMemoryFile({ file: lone, bytes });
    publish({ type: 'drafts-changed' });
    return { kind: 'added', file: lone, storageProblem: problem };
  }
}

/** Files refused after their step was left, by draft. */
const unreported = new Map<string, readonly RefusedFile[]>();

/**
 * Remembers files that were refused after their step was left, until somebody reads it. A file that is attached counts
 * as no refusal.
 */
export function rememberRefused(draftId: string, refused: readonly RefusedFile[]): void {
  const missed = refused.filter(({ reason }) => reason !== 'attached-already');
  if (missed.length === 0) return;
  unreported.set(draftId, [...takeRefused(draftId), ...missed]);
  publishHere({ type: 'drafts-changed' });
}

/** The refusals that nobody has read yet; they are removed. */
export function takeRefused(draftId: string): readonly RefusedFile[] {
  const refused = unreported.get(draftId) ?? [];
  unreported.delete(draftId);
  return refused;
}

/**
 * Waits for the files that are still being added to a draft: a form sent now would lack them. Resolves to the refused
 * files that nobody has read about yet.
 */
export async function whenAllAdded(draftId: string): Promise<readonly RefusedFile[]> {
  await whenFilesAdded(draftId);
  return takeRefused(draftId);
}

/**
 * Draft, file and bytes in one transaction: a file never belongs to a draft that does not exist, nor to a request that
 * another tab has already sent.
 */
async function storeFile(
  record: StoredFile,
  bytes: ArrayBuffer,
): Promise<StoredFile | 'too-many' | 'attached-already' | 'not-saved'> {
  const before = await rowsOf(record.draftId);
  const readable = await opened(before);
  const stored = await asStored(record, bytes);
  const seen = new Set(before.map(({ id }) => id));
  const outcome = await withDatabase((database) =>
    database.transaction(
      'rw',
      [database.drafts, database.noteDrafts, database.outbox, database.files, database.fileBytes],
      async () => {
        if (!(await isBeingWritten(database, record.draftId))) {
          const draft = inMemoryDraft(record.draftId);
          if (draft === null || (await database.outbox.get(record.draftId)) !== undefined) {
            return 'not-saved';
          }
          await database.drafts.add(draft);
        }
        const others = await database.files.where('draftId').equals(record.draftId).toArray();
        const known = others.find((other) => other.id === record.id);
        if (known !== undefined) return { ...record, order: known.order };
        const isReply = (await database.noteDrafts.get(record.draftId)) !== undefined;
        const isUnseen = others.some(({ id, encrypted }) => encrypted && !seen.has(id));
        if (isUnseen || isReply !== stored.isReply) return 'changed';
        // What cannot be read any more is in nobody's way.
        const attached = others.flatMap((other) =>
          other.encrypted ? readable.filter(({ id }) => id === other.id) : [other],
        );
        if (attached.some((other) => isSameFile(other, record))) return 'attached-already';
        if (attached.length >= limits.maxFiles) return 'too-many';
        const order = Math.max(-1, ...others.map((other) => other.order)) + 1;
        await database.fileBytes.put(stored.bytes);
        await database.files.add({ ...stored.row, order });
        await forgetRefusal(database, record.draftId, record.fieldName);
        return { ...record, order };
      },
    ),
  );
  // In the meantime, by another tab or save, and a transaction cannot wait for something to be decrypted.
  return outcome === 'changed' ? storeFile(record, bytes) : outcome;
}

const rowsOf = (draftId: string): Promise<StoredFile[]> =>
  withDatabase((database) => database.files.where('draftId').equals(draftId).sortBy('order'));

/** The rows that can be read: those of the owner's files are encrypted. */
async function opened(rows: StoredFile[]): Promise<StoredFile[]> {
  if (!rows.some(({ encrypted }) => encrypted)) return rows;
  return (await import('../owner-notes/encrypted-files.ts')).openFiles(rows);
}

/** A file and its bytes as they are stored: encrypted where they belong to a reply of the owner's. */
export async function asStored(
  file: StoredFile,
  bytes: ArrayBuffer,
): Promise<{ row: StoredFile; bytes: StoredBytes; isReply: boolean }> {
  const note = await withDatabase((database) => database.noteDrafts.get(file.draftId));
  const isReply = note !== undefined;
  const encrypted = isReply
    ? await (await import('../owner-notes/encrypted-files.ts')).encryptFile(file, bytes)
    : null;
  return { ...(encrypted ?? { row: file, bytes: { fileId: file.id, bytes } }), isReply };
}

/** Whether this is the id of a form or of a reply of the owner's that has not been sent, inside the caller's transaction. */
export async function isBeingWritten(database: DeviceDatabase, id: string): Promise<boolean> {
  if ((await database.drafts.get(id)) !== undefined) return true;
  return (await database.noteDrafts.get(id))?.isFinished === false;
}

/** Where the page cannot hash, nobody knows, and both stay. */
function isSameFile(one: StoredFile, other: StoredFile): boolean {
  return one.sha256 !== null && one.sha256 === other.sha256 && one.name === other.name;
}

/** The attachments of a draft or outbox item, in order, without the bytes. */
export async function listFiles(draftId: string): Promise<StoredFile[]> {
  const held = inMemoryFiles(draftId).map(({ file }) => file);
  try {
    const stored = await opened(await rowsOf(draftId));
    rememberShown(draftId, stored);
    return [...stored, ...held];
  } catch (error) {
    if (toStorageError(error).problem === 'missing') return held;
    throw error;
  }
}

/**
 * Names of files that were attached in this page and are no longer on the device; each is reported once. Never throws.
 */
export async function missingFiles(draftId: string): Promise<string[]> {
  try {
    return takeMissing(draftId, await listFiles(draftId));
  } catch {
    // The device cannot be read now; sending will fail in the same way and report it.
    return [];
  }
}

/** The bytes of one file, or null when they are not on this device, or cannot be read. */
export async function readBytes(fileId: string, draftId: string): Promise<ArrayBuffer | null> {
  const held = inMemoryFiles(draftId).find(({ file }) => file.id === fileId);
  if (held !== undefined) return held.bytes;
  const stored = await withDatabase((database) => database.fileBytes.get(fileId));
  if (stored?.encryption === undefined) return stored?.bytes ?? null;
  return (await import('../owner-notes/encrypted-files.ts')).openBytes(stored);
}

/**
 * Removes a file from its draft and deletes its bytes, only on the visitor's own action; a file of a request that
 * another tab has already sent stays.
 */
export async function removeFile(fileId: string): Promise<void> {
  forgetShown(fileId);
  if (!releaseFile(fileId)) {
    await withDatabase((database) =>
      database.transaction(
        'rw',
        [database.drafts, database.noteDrafts, database.files, database.fileBytes],
        async () => {
          const file = await database.files.get(fileId);
          if (file === undefined) return;
          if (!(await isBeingWritten(database, file.draftId))) return;
          await database.files.delete(fileId);
          await database.fileBytes.delete(fileId);
          await forgetRefusal(database, file.draftId, file.fieldName);
        },
      ),
    );
  }
  publish({ type: 'drafts-changed' });
}
