import type { ToolPhoto } from '../records.ts';
import { publish } from '../events.ts';
import { isPhoto, reducePhoto } from '../files/reduce-photo.ts';
import { withDatabase } from '../storage/open-database.ts';

/** Longest side of a photo in a log, in pixels: enough to read a meter. */
const longestPx = 1_600;
/** A picture that could not be made smaller is stored up to this size, in bytes. */
const maxBytes = 10 * 1024 * 1024;

/** A photo of a row, without its bytes. */
export interface PhotoOfRow {
  readonly id: string;
  readonly row: number;
}

/**
 * Reduces a photo and stores it with a row of saved work, and only then returns. Bytes are read now: a file of a cloud
 * picker may be gone later.
 * @returns null when it is not a picture, or too large
 * @throws StorageError when the device could not store it
 */
export async function addPhoto(
  workId: string,
  row: number,
  file: File,
): Promise<PhotoOfRow | null> {
  if (!isPhoto(file)) return null;
  const small = await reducePhoto(file, longestPx);
  if (small.size === 0 || small.size > maxBytes) return null;
  const bytes = await small.arrayBuffer();
  const photo: ToolPhoto = { id: crypto.randomUUID(), workId, row, type: small.type, bytes };
  await withDatabase((database) => database.toolPhotos.put(photo));
  publish({ type: 'tool-work-changed' });
  return { id: photo.id, row };
}

/**
 * The photos of saved work, by their keys only: no bytes are read.
 * @throws StorageError
 */
export async function listPhotos(workId: string): Promise<PhotoOfRow[]> {
  return withDatabase(async (database) => {
    const photos: PhotoOfRow[] = [];
    await database.toolPhotos
      .where('[workId+row]')
      .between([workId, -Infinity], [workId, Infinity])
      .eachKey((key, { primaryKey }) => {
        if (Array.isArray(key)) photos.push({ id: String(primaryKey), row: Number(key[1]) });
      });
    return photos;
  });
}

/**
 * One photo with its bytes; null when it is gone.
 * @throws StorageError
 */
export async function readPhoto(id: string): Promise<Blob | null> {
  const photo = await withDatabase((database) => database.toolPhotos.get(id));
  return photo === undefined ? null : new Blob([photo.bytes], { type: photo.type });
}

/**
 * Removes a photo; only on the visitor's own action.
 * @throws StorageError
 */
export async function removePhoto(id: string): Promise<void> {
  await withDatabase((database) => database.toolPhotos.delete(id));
  publish({ type: 'tool-work-changed' });
}

/**
 * Removes the photos of a row, with the row.
 * @throws StorageError
 */
export async function removePhotosOf(workId: string, row: number): Promise<void> {
  await withDatabase((database) =>
    database.toolPhotos.where('[workId+row]').equals([workId, row]).delete(),
  );
  publish({ type: 'tool-work-changed' });
}
