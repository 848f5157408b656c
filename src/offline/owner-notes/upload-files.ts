import { ApiError } from '#shared/api/call.ts';
// With the inbox, so that a file can be attached without reception.
import './encrypted-files.ts';
import { listFiles, readBytes } from '../files/files.ts';
import { FileRefusedError, MissingBytesError } from '../outbox/failure.ts';
import { findUploads, uploadFile } from '../outbox/send-item.ts';
import type { NoteDraft } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { toStorageError } from '../storage/storage-error.ts';

/**
 * Uploads the files of a reply, except those that the server has. Resolves to the names that the server gave them.
 * @throws ApiError, UnreachableError; FileRefusedError or MissingBytesError where trying again cannot help
 */
export async function uploadReplyFiles(
  { id, reply }: Pick<NoteDraft, 'id' | 'reply'>,
  fetch: typeof globalThis.fetch,
): Promise<string[]> {
  const files = await listFiles(id);
  const present = new Set(files.map(({ name }) => name));
  const gone = reply?.files.find((name) => !present.has(name));
  if (gone !== undefined) throw missing(gone);
  const isSomethingMissing = files.some(({ url }) => url === null);
  const found = isSomethingMissing
    ? await findUploads(id, files, fetch)
    : new Map<string, string>();
  const names: string[] = [];
  for (const file of files) {
    let url = file.url ?? found.get(file.id);
    if (url === undefined) {
      const bytes = await readBytes(file.id, id);
      if (bytes === null) throw missing(file.name);
      url = await uploadFile(file, bytes, fetch).catch((error: unknown) => {
        throw error instanceof ApiError ? new FileRefusedError(file, error) : error;
      });
    }
    if (file.url === null) await rememberUpload(file.id, url);
    names.push(url.replace('/uploads/', ''));
  }
  return names;
}

const missing = (name: string) =>
  new MissingBytesError(`${name} is no longer on this device. Attach it again.`);

/** On a device that stores nothing, the server knows which files it has. */
async function rememberUpload(fileId: string, url: string): Promise<void> {
  await withDatabase((database) => database.files.update(fileId, { url })).catch(unlessMissing);
}

/** The server has lost the files of a reply: they are uploaded again. */
export async function forgetReplyUploads(id: string): Promise<void> {
  await withDatabase((database) =>
    database.files.where('draftId').equals(id).modify({ url: null }),
  ).catch(unlessMissing);
}

function unlessMissing(error: unknown): void {
  if (toStorageError(error).problem !== 'missing') throw error;
}
