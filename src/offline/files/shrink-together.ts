import { sha256Hex } from '#lib/bytes.ts';
import { randomUuid } from '#lib/uuid.ts';
import { addInMemoryFile, releaseFile } from '../drafts/in-memory-drafts.ts';
import { publish } from '../events.ts';
import type { StoredFile } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { asStored, isBeingWritten, listFiles, readBytes } from './files.ts';
import { isPhoto, reducePhoto } from './reduce-photo.ts';
import { forgetShown, rememberShown } from './shown-files.ts';

/** More than this takes over twenty minutes on a weak connection (16 kB a second). */
export const togetherAtMostBytes = 20 * 1024 * 1024;

/** Longest sides that photos are reduced to, one after the other, in pixels. */
const longestSidesPx = [1_920, 1_440] as const;

/** Sizes of all files of a draft, before and after. */
export interface Shrunk {
  beforeBytes: number;
  afterBytes: number;
}

/**
 * Reduces photos of a draft, the largest first, until all its files together are small enough to send. Leaves alone
 * what the visitor wants unchanged and what the server has. Null where nothing was done. Never throws: what cannot be
 * reduced stays.
 */
export async function shrinkTogether(draftId: string): Promise<Shrunk | null> {
  let files: readonly StoredFile[];
  try {
    files = await listFiles(draftId);
  } catch {
    return null;
  }
  const beforeBytes = bytesIn(files);
  for (const longestPx of longestSidesPx) {
    for (const { id } of files.filter(mayShrink).sort((a, b) => b.sizeBytes - a.sizeBytes)) {
      if (bytesIn(files) <= togetherAtMostBytes) break;
      const smaller = await shrink(
        files.find((file) => file.id === id),
        longestPx,
      );
      if (smaller !== null) files = files.map((file) => (file.id === id ? smaller : file));
    }
  }
  const afterBytes = bytesIn(files);
  if (afterBytes === beforeBytes) return null;
  publish({ type: 'drafts-changed' });
  return { beforeBytes, afterBytes };
}

const bytesIn = (files: readonly StoredFile[]) =>
  files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

const mayShrink = (file: StoredFile) =>
  file.pickedBytes !== undefined && file.url === null && isPhoto(file);

/** The file that replaced another; null where none did. */
async function shrink(file: StoredFile | undefined, longestPx: number): Promise<StoredFile | null> {
  if (file === undefined) return null;
  try {
    const bytes = await readBytes(file.id, file.draftId);
    if (bytes === null) return null;
    const photo = new File([bytes], file.name, { type: file.type });
    const smaller = await reducePhoto(photo, longestPx);
    if (smaller.size >= photo.size) return null;
    const smallerBytes = await smaller.arrayBuffer();
    const { name, type } = smaller;
    const sha256 = await sha256Hex(smallerBytes);
    const sizeBytes = smallerBytes.byteLength;
    return await putInPlaceOf(
      file,
      { ...file, id: randomUuid(), name, type, sha256, sizeBytes },
      smallerBytes,
    );
  } catch {
    return null;
  }
}

/** In one transaction, so that there is always one of them; not once the draft was sent or the file removed. */
async function putInPlaceOf(
  file: StoredFile,
  smaller: StoredFile,
  bytes: ArrayBuffer,
): Promise<StoredFile | null> {
  if (releaseFile(file.id)) {
    addInMemoryFile({ file: smaller, bytes });
  } else {
    const stored = await asStored(smaller, bytes);
    const isReplaced = await withDatabase((database) =>
      database.transaction(
        'rw',
        [database.drafts, database.noteDrafts, database.files, database.fileBytes],
        async () => {
          if (!(await isBeingWritten(database, file.draftId))) return false;
          if ((await database.files.get(file.id))?.url !== null) return false;
          await database.fileBytes.put(stored.bytes);
          await database.files.add(stored.row);
          await database.files.delete(file.id);
          await database.fileBytes.delete(file.id);
          return true;
        },
      ),
    );
    if (!isReplaced) return null;
  }
  forgetShown(file.id);
  rememberShown(file.draftId, [smaller]);
  return smaller;
}
