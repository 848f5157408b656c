import { sha256Hex } from '#lib/bytes.ts';
import { attachableContent } from '#shared/attachable-name.ts';
import { pictureLimits } from '#shared/api/owner-pictures.ts';
import { uploadedDigestOf } from '#shared/content-types/image-ref.ts';
import type { Clock } from '#shared/time.ts';
import { Hour } from '#shared/time.ts';
import { publish } from '../events.ts';
import { reducePhoto } from '../files/reduce-photo.ts';
import type { EntryDraft, EntryPicture, EntryPictureBytes } from '../records.ts';
import { deleteDownloads, withDatabase } from '../storage/open-database.ts';
import { canStoreTwice } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';

/** Why a picked photo was not accepted. */
export type PictureRefusal =
  | 'not-a-picture'
  /** This browser cannot decode a format that only some phones can. */
  | 'heic'
  | 'too-large'
  | 'empty'
  | 'unreadable'
  | 'no-space'
  | 'not-saved'
  | 'insecure';

export type AddPictureOutcome =
  | { kind: 'added'; sha256: string }
  | { kind: 'refused'; reason: PictureRefusal; name: string };

/** Pictures that this device does not store, for as long as the page is open. */
const inMemory = new Map<string, EntryPicture & EntryPictureBytes>();

/**
 * Reduces, hashes and stores a picked photo, and only then reports it as added: a picker's file may become
 * unreadable a moment later. Call it for one photo at a time. Never throws.
 */
export async function addEntryPicture(
  picked: File,
  clock: Clock = () => new Date(),
): Promise<AddPictureOutcome> {
  const { name } = picked;
  const refused = (reason: PictureRefusal): AddPictureOutcome => ({
    kind: 'refused',
    reason,
    name,
  });
  if (picked.size === 0) return refused('empty');
  if (!isPicture(picked)) return refused('not-a-picture');
  const file = await reducePhoto(picked);
  if (isHeic(file)) return refused('heic');
  if (file.size > pictureLimits.bytes) return refused('too-large');
  let bytes: ArrayBuffer;
  let sha256: string | null;
  try {
    bytes = await file.arrayBuffer();
    sha256 = await sha256Hex(bytes);
  } catch {
    return refused('unreadable');
  }
  if (sha256 === null) return refused('insecure');
  // By its content: a PDF may be called wall.jpg.
  if (!(attachableContent(file.name, bytes)?.type ?? '').startsWith('image/')) {
    return refused('not-a-picture');
  }
  if (!(await canStoreTwice(bytes.byteLength))) {
    await deleteDownloads();
    if (!(await canStoreTwice(bytes.byteLength))) return refused('no-space');
  }
  const picture: EntryPicture = {
    sha256,
    name,
    type: file.type,
    sizeBytes: bytes.byteLength,
    addedAt: clock().toISOString(),
    receivedBytes: 0,
    uploaded: null,
    refusal: null,
  };
  try {
    await withDatabase((database) =>
      database.transaction('rw', database.entryPictures, database.entryPictureBytes, async () => {
        const known = await database.entryPictures.get(picture.sha256);
        await database.entryPictures.put({
          ...(known ?? picture),
          addedAt: picture.addedAt,
          refusal: null,
        });
        await database.entryPictureBytes.put({ sha256: picture.sha256, bytes });
      }),
    );
  } catch (error) {
    const { problem } = toStorageError(error);
    if (problem === 'full') return refused('no-space');
    if (problem !== 'missing') return refused('not-saved');
    inMemory.set(sha256, { ...picture, bytes });
  }
  publish({ type: 'entry-drafts-changed' });
  return { kind: 'added', sha256 };
}

/** The metadata of a photo on this device, or null. */
export async function findEntryPicture(sha256: string): Promise<EntryPicture | null> {
  const held = inMemory.get(sha256);
  if (held !== undefined) return held;
  try {
    return await withDatabase(
      async (database) => (await database.entryPictures.get(sha256)) ?? null,
    );
  } catch {
    return null;
  }
}

/** The bytes of a photo, or null when they are not on this device. */
export async function readEntryPicture(sha256: string): Promise<ArrayBuffer | null> {
  const held = inMemory.get(sha256);
  if (held !== undefined) return held.bytes;
  try {
    return await withDatabase(
      async (database) => (await database.entryPictureBytes.get(sha256))?.bytes ?? null,
    );
  } catch {
    return null;
  }
}

/** Stores how much of a photo the server has. */
export async function updateEntryPicture(
  sha256: string,
  change: Partial<Pick<EntryPicture, 'receivedBytes' | 'uploaded' | 'refusal'>>,
): Promise<void> {
  const held = inMemory.get(sha256);
  if (held === undefined) {
    await withDatabase((database) => database.entryPictures.update(sha256, change));
  } else {
    inMemory.set(sha256, { ...held, ...change });
  }
  publish({ type: 'entry-drafts-changed' });
}

/**
 * Deletes photos that no draft shows any more: sent, or removed from one. Those added within the last hour stay,
 * since their draft may be unsaved in another tab. Never throws.
 */
export async function deleteUnusedEntryPictures(clock: Clock = () => new Date()): Promise<void> {
  const before = new Date(clock().getTime() - Hour.ms).toISOString();
  try {
    await withDatabase((database) =>
      database.transaction(
        'rw',
        [database.entryDrafts, database.entryPictures, database.entryPictureBytes],
        async () => {
          const used = new Set((await database.entryDrafts.toArray()).flatMap(digestsOf));
          const unused = (await database.entryPictures.toArray())
            .filter(({ sha256, addedAt }) => !used.has(sha256) && addedAt < before)
            .map(({ sha256 }) => sha256);
          await database.entryPictures.bulkDelete(unused);
          await database.entryPictureBytes.bulkDelete(unused);
        },
      ),
    );
  } catch {
    // They use space for longer; nothing is lost.
  }
}

/** Digests of the photos that a draft shows, without duplicates. */
export function digestsOf(draft: Pick<EntryDraft, 'body' | 'trouble'>): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const digest = uploadedDigestOf(value);
      if (digest !== undefined) found.add(digest);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) visit(part);
    }
  };
  visit(draft.body);
  // The other version of a conflict may be chosen.
  if (draft.trouble?.kind === 'conflict') visit(draft.trouble.current.body);
  return [...found];
}

const isHeic = (file: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

/** By the browser's type, or by the file's extension where there is none. */
function isPicture(file: Pick<File, 'type' | 'name'>): boolean {
  if (file.type !== '') return file.type.startsWith('image/') && file.type !== 'image/svg+xml';
  return /\.(?:jpe?g|png|webp|avif|hei[cf]|gif)$/i.test(file.name);
}
