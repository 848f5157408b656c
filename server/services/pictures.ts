import { createSerialQueue } from '#lib/serial-queue.ts';
import { shownSizes } from '#shared/api/upload.ts';
import type { ShownSize } from '#shared/api/upload.ts';
import type { FileStore, PictureCache } from '../storage/ports.ts';
import type { Upload } from '../storage/records.ts';

export type ShowOutcome =
  /** WebP bytes. */
  | { kind: 'shown'; bytes: Uint8Array }
  | { kind: 'unknown' }
  /** Not a picture, or one that cannot be decoded. */
  | { kind: 'not-showable' }
  | { kind: 'busy' };

export interface Pictures {
  show(upload: Readonly<Upload>, size: ShownSize): Promise<ShowOutcome>;
  /** Deletes the copies made of an upload. */
  forget(name: string): Promise<void>;
}

/** Makes a WebP of at most `most` pixels each way; undefined when the bytes are no valid picture. */
export type Encode = (bytes: Uint8Array, most: number) => Promise<Uint8Array | undefined>;

export interface PicturesOptions {
  files: Pick<FileStore, 'open'>;
  cache: PictureCache;
  encode: Encode;
  /** Pictures that may queue; more are asked to come again. Default 40. */
  maxWaiting?: number;
}

/** Makes copies of pictures for the inbox, one at a time, and stores them beside the originals. */
export function createPictures(options: PicturesOptions): Pictures {
  const { files, cache, encode, maxWaiting = 40 } = options;
  let waiting = 0;
  /** Decoding needs the memory of a whole picture. */
  const enqueue = createSerialQueue();
  const underWay = new Map<string, Promise<ShowOutcome>>();

  async function enqueueIfRoom(task: () => Promise<ShowOutcome>): Promise<ShowOutcome> {
    if (waiting >= maxWaiting) return { kind: 'busy' };
    waiting += 1;
    return enqueue(task).finally(() => {
      waiting -= 1;
    });
  }

  async function make(name: string, size: ShownSize): Promise<ShowOutcome> {
    const file = await files.open(name);
    if (!file) return { kind: 'unknown' };
    const chunks: Buffer[] = [];
    for await (const chunk of file.stream) chunks.push(Buffer.from(chunk));
    const bytes = await encode(Buffer.concat(chunks), shownSizes[size]);
    if (!bytes) return { kind: 'not-showable' };
    await cache.write(name, size, bytes);
    return { kind: 'shown', bytes };
  }

  return {
    async show({ name, mediaType }, size) {
      if (!mediaType.startsWith('image/')) return { kind: 'not-showable' };
      const kept = await cache.read(name, size);
      if (kept) return { kind: 'shown', bytes: kept };
      const key = `${size} ${name}`;
      const known = underWay.get(key);
      if (known) return known;
      const work = enqueueIfRoom(() => make(name, size)).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
    async forget(name) {
      // A copy that is being made would be stored afterwards.
      const making = [...underWay].filter(([key]) => key.endsWith(` ${name}`));
      await Promise.allSettled(making.map(([, work]) => work));
      await cache.remove(name);
    },
  };
}
