import { createSerialQueue } from '#lib/serial-queue.ts';
import { previewSizes } from '#shared/api/upload.ts';
import type { PreviewSize } from '#shared/api/upload.ts';
import type { FileStore, PictureCache } from '../storage/ports.ts';
import type { Upload } from '../storage/records.ts';

export type PreviewOutcome =
  /** WebP bytes. */
  | { kind: 'encoded'; bytes: Uint8Array }
  | { kind: 'unknown' }
  /** Not a picture, or one that cannot be decoded. */
  | { kind: 'not-a-picture' }
  | { kind: 'busy' };

export interface UploadPreviews {
  show(upload: Readonly<Upload>, size: PreviewSize): Promise<PreviewOutcome>;
  /** Deletes the previews of an upload. */
  forget(name: string): Promise<void>;
}

/** Makes a WebP of at most `most` pixels each way; undefined when the bytes are no valid picture. */
export type Encode = (bytes: Uint8Array, most: number) => Promise<Uint8Array | undefined>;

export interface UploadPreviewsOptions {
  files: Pick<FileStore, 'open'>;
  cache: PictureCache;
  encode: Encode;
  /** Previews that may wait to be made; further requests get `busy`. Default 40. */
  maxWaiting?: number;
}

/** Makes WebP previews of uploaded pictures for the inbox, one at a time, and stores them beside the originals. */
export function createUploadPreviews(options: UploadPreviewsOptions): UploadPreviews {
  const { files, cache, encode, maxWaiting = 40 } = options;
  let waiting = 0;
  /** Decoding needs the memory of a whole picture. */
  const enqueue = createSerialQueue();
  const underWay = new Map<string, Promise<PreviewOutcome>>();

  async function enqueueIfRoom(task: () => Promise<PreviewOutcome>): Promise<PreviewOutcome> {
    if (waiting >= maxWaiting) return { kind: 'busy' };
    waiting += 1;
    return enqueue(task).finally(() => {
      waiting -= 1;
    });
  }

  async function make(name: string, size: PreviewSize): Promise<PreviewOutcome> {
    const file = await files.open(name);
    if (!file) return { kind: 'unknown' };
    const chunks: Buffer[] = [];
    for await (const chunk of file.stream) chunks.push(Buffer.from(chunk));
    const bytes = await encode(Buffer.concat(chunks), previewSizes[size]);
    if (!bytes) return { kind: 'not-a-picture' };
    await cache.write(name, size, bytes);
    return { kind: 'encoded', bytes };
  }

  return {
    async show({ name, mediaType }, size) {
      if (!mediaType.startsWith('image/')) return { kind: 'not-a-picture' };
      const cached = await cache.read(name, size);
      if (cached) return { kind: 'encoded', bytes: cached };
      const key = `${size} ${name}`;
      const known = underWay.get(key);
      if (known) return known;
      const work = enqueueIfRoom(() => make(name, size)).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
    async forget(name) {
      // A preview that is being made would be stored afterwards.
      const making = [...underWay].filter(([key]) => key.endsWith(` ${name}`));
      await Promise.allSettled(making.map(([, work]) => work));
      await cache.remove(name);
    },
  };
}
