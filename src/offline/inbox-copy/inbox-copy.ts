import { randomUuid } from '#lib/uuid.ts';
import type { OpenRecord } from '#shared/api/open-records.ts';
import { previewableMediaTypes } from '#shared/api/upload.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { CopyHead, CopyRow } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce, canStoreTwice } from '../storage/persistence.ts';
import { StorageError, toStorageError } from '../storage/storage-error.ts';
import { decrypt, encrypt, newRowKey, tryRowKey } from '../owner-notes/row-cipher.ts';

const systemClock: Clock = () => new Date();

/** The copy is deleted when the server has not been reached for so long. */
export const copyLifeMs = 14 * Day.ms;

/** The copy of open requests and messages on this device, for its switch. */
export interface CopyState {
  /** Null before the server was reached for the first time. */
  refreshedAt: string | null;
  requests: number;
  messages: number;
  photos: number;
  /** Photos that belong in it and are not there. */
  missingPhotos: number;
}

/** The browser cannot store a key that nobody can read out: nothing is stored. */
export class NoKeyError extends Error {
  override readonly name = 'NoKeyError';
}

/** Row of the texts that replies start from. */
export const textsId = 'texts';
const photoPrefix = 'photo:';
const recordPrefixes = { request: 'request:', message: 'message:' } as const;
const recordId = ({ record }: OpenRecord) => recordPrefixes[record.kind] + record.id;
/** @param address of the file at the server, `/uploads/{name}` */
const photoId = (address: string) => photoPrefix + address.slice(address.lastIndexOf('/') + 1);

/**
 * Starts an empty copy, with a key beside it. Where there is one, nothing changes.
 * @throws NoKeyError, StorageError
 */
export async function startCopy(clock: Clock = systemClock): Promise<void> {
  if ((await findHead(clock)) !== null) return;
  // Over http, and in some private windows, there is none.
  const key = await newRowKey().catch((error: unknown) => {
    throw new NoKeyError('no key', { cause: error });
  });
  const head: CopyHead = {
    id: 'head',
    copyId: randomUuid(),
    key,
    refreshedAt: null,
    missingPhotos: 0,
  };
  try {
    await withDatabase((database) => database.inboxCopy.put(head));
    const stored = await findHead(clock);
    if (stored === null) throw new NoKeyError('not stored');
    await tryRowKey(stored.key, key);
  } catch (error) {
    await removeCopy().catch(() => undefined);
    const { problem } = toStorageError(error);
    throw problem === 'failed' ? new NoKeyError('not stored', { cause: error }) : error;
  }
  void askToPersistOnce();
}

/** Deletes the copy with its key: the owner signs out, switches it off, or the server knows nobody here. */
export async function removeCopy(): Promise<void> {
  await withDatabase((database) => database.inboxCopy.clear()).catch((error: unknown) => {
    // Where the device stores nothing, there is nothing to remove.
    if (toStorageError(error).problem !== 'missing') throw error;
  });
}

/** What there is of it; null where there is none. One that is too old is deleted. @throws StorageError */
export async function copyState(clock: Clock = systemClock): Promise<CopyState | null> {
  const head = await findHead(clock);
  if (head === null) return null;
  const ids = await storedIds();
  const countOf = (prefix: string) => ids.filter((id) => id.startsWith(prefix)).length;
  const { refreshedAt, missingPhotos } = head;
  return {
    refreshedAt,
    missingPhotos,
    requests: countOf(recordPrefixes.request),
    messages: countOf(recordPrefixes.message),
    photos: countOf(photoPrefix),
  };
}

/**
 * Every record of it that can be opened, newest first, and when the server was last reached; null where there is no copy
 * yet.
 * @throws where none of them can be opened
 */
export async function readCopy(
  clock: Clock = systemClock,
): Promise<{ refreshedAt: string; records: readonly OpenRecord[] } | null> {
  const head = await findHead(clock);
  if (head === null || head.refreshedAt === null) return null;
  const rows = await withDatabase((database) =>
    database.inboxCopy.where('id').startsWithAnyOf(Object.values(recordPrefixes)).toArray(),
  );
  // One that fails must not hide the others.
  const opened = await Promise.allSettled(
    rows.map(async (row) => parsed(await decrypt(head.key, row.id, row as CopyRow))),
  );
  const records = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [failed] = opened.filter((one) => one.status === 'rejected');
  if (records.length === 0 && failed) throw failed.reason;
  records.sort((one, other) => other.record.createdAt.localeCompare(one.record.createdAt));
  return { refreshedAt: head.refreshedAt, records };
}

/** A photo of a request as WebP; null where it is not in the copy. @param address of the file at the server */
export async function readCopiedPhoto(
  address: string,
  clock: Clock = systemClock,
): Promise<Blob | null> {
  const head = await findHead(clock);
  const id = photoId(address);
  const row = head && (await withDatabase((database) => database.inboxCopy.get(id)));
  if (!head || !row) return null;
  return new Blob([await decrypt(head.key, id, row as CopyRow)], { type: 'image/webp' });
}

/**
 * Makes the copy what the server says: records that it no longer names go first, with their photos, whatever happens to
 * the others.
 * @returns false when the copy was deleted in the meantime: nothing was written
 * @throws StorageError `full`: what was there before is still there
 */
export async function storeRecords(
  head: CopyHead,
  records: readonly OpenRecord[],
  clock: Clock = systemClock,
): Promise<boolean> {
  const ids = records.map(recordId);
  const wanted = new Set([...ids, ...records.flatMap(photosOf).map(photoId), 'head', textsId]);
  const isThere = await ofSameCopy(head, async (table) => {
    const stored = await table.toCollection().primaryKeys();
    await table.bulkDelete(stored.filter((id) => !wanted.has(id)));
  });
  if (!isThere) return false;
  const rows = await Promise.all(
    records.map(async (one): Promise<CopyRow> => {
      const id = recordId(one);
      const text = new TextEncoder().encode(JSON.stringify(one));
      return { id, ...(await encrypt(head.key, id, text)) };
    }),
  );
  await needSpace(rows);
  const refreshedAt = clock().toISOString();
  return ofSameCopy(head, async (table) => {
    await table.bulkPut(rows);
    await table.put({ ...head, refreshedAt });
  });
}

/** Addresses of the photos that are not in the copy yet, and belong in it. */
export async function missingPhotosOf(records: readonly OpenRecord[]): Promise<string[]> {
  const ids = new Set(await storedIds());
  return [...new Set(records.flatMap(photosOf))].filter((address) => !ids.has(photoId(address)));
}

/** @throws StorageError `full` before anything else has to give way */
export async function storePhoto(
  head: CopyHead,
  address: string,
  bytes: ArrayBuffer,
): Promise<boolean> {
  const id = photoId(address);
  const row: CopyRow = { id, ...(await encrypt(head.key, id, bytes)) };
  await needSpace([row]);
  return ofSameCopy(head, async (table) => void (await table.put(row)));
}

/** Notes how many photos are missing. */
export async function noteMissingPhotos(head: CopyHead, missingPhotos: number): Promise<void> {
  await ofSameCopy(head, async (table) => {
    const now = await table.get('head');
    if (now && 'copyId' in now) await table.put({ ...now, missingPhotos });
  });
}

/** The head of the copy; null where there is none. One that is too old is deleted. */
export async function findHead(clock: Clock = systemClock): Promise<CopyHead | null> {
  const head = await withDatabase((database) => database.inboxCopy.get('head')).catch(
    (error: unknown) => {
      if (toStorageError(error).problem === 'missing') return undefined;
      throw error;
    },
  );
  if (head === undefined || !('copyId' in head)) return null;
  const { refreshedAt } = head;
  if (refreshedAt !== null && clock().getTime() - Date.parse(refreshedAt) > copyLifeMs) {
    await removeCopy();
    return null;
  }
  return head;
}

type Table = Parameters<Parameters<typeof withDatabase>[0]>[0]['inboxCopy'];

/** Writes only while the copy is still the one that the work began with: after signing out nothing comes back. */
export async function ofSameCopy(
  head: CopyHead,
  work: (table: Table) => Promise<void>,
): Promise<boolean> {
  return withDatabase((database) =>
    database.transaction('rw', database.inboxCopy, async () => {
      const now = await database.inboxCopy.get('head');
      if (now === undefined || !('copyId' in now) || now.copyId !== head.copyId) return false;
      await work(database.inboxCopy);
      return true;
    }),
  );
}

async function storedIds(): Promise<string[]> {
  return withDatabase((database) => database.inboxCopy.toCollection().primaryKeys());
}

/** Asked first, as a full device would otherwise lose its downloaded pictures for this. */
export async function needSpace(rows: readonly CopyRow[]): Promise<void> {
  const bytes = rows.reduce((sum, row) => sum + row.bytes.byteLength, 0);
  if (!(await canStoreTwice(bytes))) throw new StorageError('full');
}

/** Only this module writes what it reads here. */
const parsed = (bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes)) as OpenRecord;

/** Kinds that the server makes a copy for a screen of. */
const photosOf = ({ record }: OpenRecord): string[] =>
  record.kind === 'message'
    ? []
    : record.attachments
        .filter(({ mediaType }) => previewableMediaTypes.includes(mediaType))
        .map(({ url }) => url);
