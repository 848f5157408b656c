import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { createSerialQueue } from '#lib/serial-queue.ts';
import { pictureLimits } from '#shared/api/owner-pictures.ts';
import type { PictureProgress } from '#shared/api/owner-pictures.ts';
import { uploadedPicture } from '#shared/content-types/image-ref.ts';
import type { Clock } from '#shared/time.ts';
import type { ContentPicture, PictureCopy } from '../storage/content-records.ts';
import type { FileStore, QuarantinedFile, RecordStore } from '../storage/ports.ts';
import type { Upload } from '../storage/records.ts';
import type { EncodeOutcome } from '../pictures/encode-owner-picture.ts';

/** Position of a part in the file. */
export interface PartRange {
  first: number;
  /** Of the whole file. */
  allBytes: number;
}

export type ReceivedPicture =
  | { kind: 'progress'; isNew: boolean; progress: PictureProgress }
  | { kind: 'refused'; why: string }
  | { kind: 'too-large' | 'incomplete' | 'digest-mismatch' };

/** Pictures that the owner adds, from the upload to the copies that visitors are sent. */
export interface OwnerPictures {
  /** Undefined where nothing of it has been received. */
  progress(sha256: string): Promise<PictureProgress | undefined>;
  /**
   * Stores a part of a file, or all of it; encodes it with the last part. Parts stay for two days.
   * @param range null for a whole file
   */
  receive(sha256: string, source: Readable, range: PartRange | null): Promise<ReceivedPicture>;
  /** Opens a copy for visitors. */
  open(
    sha256: string,
    width: number,
    format: string,
  ): Promise<{ stream: Readable; sizeBytes: number } | undefined>;
}

export interface OwnerPicturesOptions {
  store: RecordStore;
  files: FileStore;
  clock: Clock;
  encode: (bytes: Uint8Array) => Promise<EncodeOutcome>;
  /** The pictures known to this process; read from the store when one is missing. */
  findPicture: (sha256: string) => Readonly<ContentPicture> | undefined;
}

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export function createOwnerPictures(options: OwnerPicturesOptions): OwnerPictures {
  const { store, files, clock, encode } = options;
  /** Decoding needs the memory of a whole picture, and two requests must never assemble the same file. */
  const enqueue = createSerialQueue();

  async function find(sha256: string): Promise<Readonly<ContentPicture> | undefined> {
    return (
      options.findPicture(sha256) ??
      (await store.content.listPictures()).find((picture) => picture.sha256 === sha256)
    );
  }

  const keyOf = (sha256: string) => `picture:${sha256}`;

  /** The consecutive parts from the start, and how far they reach. */
  async function partsOf(sha256: string): Promise<{ parts: Readonly<Upload>[]; bytes: number }> {
    const stored = await store.uploadsFor(keyOf(sha256));
    const parts: Readonly<Upload>[] = [];
    let bytes = 0;
    for (;;) {
      const next = stored.find(({ originalName }) => originalName === String(bytes));
      if (!next) return { parts, bytes };
      parts.push(next);
      bytes += next.sizeBytes;
    }
  }

  async function deleteParts(sha256: string): Promise<void> {
    const names = (await store.uploadsFor(keyOf(sha256))).map(({ name }) => name);
    for (const name of await store.removeOrphanUploads(names)) {
      await files.remove(name);
      await store.noteDeletedFiles([name]);
    }
  }

  async function readWhole(parts: readonly Readonly<Upload>[]): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for (const { name } of parts) {
      const file = await files.open(name);
      if (file) for await (const chunk of file.stream) chunks.push(Buffer.from(chunk));
    }
    return Buffer.concat(chunks);
  }

  async function storeFile(
    quarantined: QuarantinedFile,
    upload: Pick<Upload, 'originalName' | 'mediaType' | 'isAttached' | 'key'> & {
      extension: string;
      isOfSite?: true;
    },
  ): Promise<Upload> {
    const { extension, ...facts } = upload;
    const stored: Upload = {
      ...facts,
      name: `${randomBytes(16).toString('hex')}.${extension}`,
      sizeBytes: quarantined.sizeBytes,
      sha256: quarantined.sha256,
      storedAt: clock().toISOString(),
    };
    await files.accept(quarantined.id, stored.name);
    await store.addUploads([stored]);
    return stored;
  }

  async function finish(sha256: string): Promise<ReceivedPicture> {
    const { parts } = await partsOf(sha256);
    const bytes = await readWhole(parts);
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
      await deleteParts(sha256);
      return { kind: 'digest-mismatch' };
    }
    const encoded = await encode(bytes);
    if (encoded.kind === 'refused') {
      await deleteParts(sha256);
      return encoded;
    }
    const { width, height, colour } = encoded;
    const copies: PictureCopy[] = [];
    for (const copy of encoded.copies) {
      const stored = await storeFile(await files.quarantine(Readable.from([copy.bytes])), {
        originalName: `${sha256}-${copy.width}.${copy.format}`,
        mediaType: mediaTypes[copy.format],
        isAttached: true,
        isOfSite: true,
        key: null,
        extension: copy.format,
      });
      const { name, sizeBytes } = stored;
      copies.push({
        width: copy.width,
        format: copy.format,
        name,
        sizeBytes,
        sha256: stored.sha256,
      });
    }
    const picture = { sha256, width, height, colour, copies, addedAt: clock().toISOString() };
    await store.content.addPicture(picture);
    await deleteParts(sha256);
    return { kind: 'progress', isNew: true, progress: ready(picture) };
  }

  /** Encodes a picture whose parts have all arrived: an earlier process may have ended before it did. */
  async function finishOrReport(sha256: string, range: PartRange | null): Promise<ReceivedPicture> {
    const known = await find(sha256);
    if (known) return { kind: 'progress', isNew: false, progress: ready(known) };
    const received = receiving((await partsOf(sha256)).bytes);
    return isWhole(received, range) ? finish(sha256) : received;
  }

  return {
    async progress(sha256) {
      const picture = await find(sha256);
      if (picture) return ready(picture);
      const { bytes } = await partsOf(sha256);
      return bytes === 0 ? undefined : { state: 'receiving', receivedBytes: bytes };
    },
    async receive(sha256, source, range) {
      if ((range?.allBytes ?? 0) > pictureLimits.bytes) return { kind: 'too-large' };
      const first = range?.first ?? 0;
      // Checked before the part is read, and again once it has been received.
      const isUnwanted = async (): Promise<ReceivedPicture | undefined> => {
        const known = await find(sha256);
        if (known) return { kind: 'progress', isNew: false, progress: ready(known) };
        const { bytes } = await partsOf(sha256);
        return range === null || first === bytes ? undefined : receiving(bytes);
      };
      const unwanted = await isUnwanted();
      if (unwanted) {
        return isWhole(unwanted, range) ? enqueue(() => finishOrReport(sha256, range)) : unwanted;
      }
      let isTooLarge = false;
      async function* limited() {
        let rest = pictureLimits.bytes - first;
        for await (const chunk of source) {
          const part = Buffer.from(chunk);
          rest -= part.length;
          isTooLarge = rest < 0;
          if (isTooLarge) return;
          yield part;
        }
      }
      // Not in the queue: a dead connection that nobody has noticed yet would hold up everything else for minutes.
      const quarantined = await files.quarantine(limited());
      try {
        if (isTooLarge) return { kind: 'too-large' };
        if (quarantined.sizeBytes === 0) return { kind: 'incomplete' };
        return await enqueue(async () => {
          const late = await isUnwanted();
          if (late) return late;
          // A whole file takes the place of parts that came before it.
          if (range === null) await deleteParts(sha256);
          const stored = await storeFile(quarantined, {
            originalName: String(first),
            mediaType: 'application/octet-stream',
            isAttached: false,
            key: keyOf(sha256),
            extension: 'part',
          });
          const received = first + stored.sizeBytes;
          const all = range?.allBytes ?? received;
          return received < all ? receiving(received) : finish(sha256);
        });
      } finally {
        // A file that was accepted is no longer in quarantine, and discarding it does nothing.
        await files.discard(quarantined.id);
      }
    },
    async open(sha256, width, format) {
      const picture = await find(sha256);
      const copy = picture?.copies.find((each) => each.width === width && each.format === format);
      return copy && files.open(copy.name);
    },
  };
}

const receiving = (receivedBytes: number): ReceivedPicture => ({
  kind: 'progress',
  isNew: false,
  progress: { state: 'receiving', receivedBytes },
});

const isWhole = (received: ReceivedPicture, range: PartRange | null): boolean =>
  range !== null &&
  received.kind === 'progress' &&
  received.progress.state === 'receiving' &&
  received.progress.receivedBytes >= range.allBytes;

function ready({ sha256, width, height, colour }: Readonly<ContentPicture>): PictureProgress {
  return { state: 'ready', picture: { name: uploadedPicture(sha256), width, height, colour } };
}
