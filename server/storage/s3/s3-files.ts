import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { previewSizes } from '#shared/api/upload.ts';
import type { PreviewSize } from '#shared/api/upload.ts';
import { openQuarantine } from '../disk-files/quarantine.ts';
import type { QuarantineOptions } from '../disk-files/quarantine.ts';
import type { FileStore, PictureCache, QuarantinedFile } from '../ports.ts';
import { uploadName } from '../upload-name.ts';
import type { Bucket } from './bucket.ts';

const prefix = 'uploads/';
const asidePrefix = 'unknown/';

function keyOf(name: string): string {
  if (!uploadName.test(name)) throw new RangeError(`not the name of an upload: ${name}`);
  return prefix + name;
}

/**
 * Uploads as objects `uploads/{name}` of a bucket; `unknown/{name}` for files without a record. They are received on
 * this machine's disk, where they are checked.
 * @param folder of the quarantine
 */
export async function openS3Files(
  bucket: Bucket,
  folder: string,
  options: QuarantineOptions = {},
): Promise<FileStore> {
  const { pathOf, ...quarantine } = await openQuarantine(folder, options);
  const measured = new Map<string, QuarantinedFile>();

  async function move(key: string, target: string): Promise<void> {
    if (await bucket.copy(key, target)) await bucket.remove(key);
  }

  async function discard(id: string): Promise<void> {
    measured.delete(id);
    await quarantine.discard(id);
  }

  return {
    ...quarantine,
    async quarantine(source) {
      const file = await quarantine.quarantine(source);
      measured.set(file.id, file);
      return file;
    },
    async accept(id, name) {
      const file = measured.get(id);
      if (!file) throw new RangeError(`nothing in quarantine under ${id}`);
      await bucket.put(keyOf(name), { ...file, open: () => createReadStream(pathOf(id)) });
      await discard(id);
    },
    discard,
    open: (name) => bucket.get(keyOf(name)),
    remove: (name) => bucket.remove(keyOf(name)),
    async listOlderThan(before) {
      const objects = await bucket.list(prefix);
      return objects
        .filter(({ modifiedAt }) => modifiedAt < before)
        .map(({ key }) => key.slice(prefix.length))
        .filter((name) => uploadName.test(name));
    },
    setAside: (name) => move(keyOf(name), asidePrefix + name),
    putBack: (name) => move(asidePrefix + name, keyOf(name)),
    async listSetAside() {
      const objects = await bucket.list(asidePrefix);
      return objects.map(({ key }) => key.slice(asidePrefix.length));
    },
    async probe() {
      await quarantine.probe();
      await bucket.probe();
    },
  };
}

/** Copies of pictures as objects `shown/{name}.{size}.webp`, so that one erasure includes those of all processes. */
export function createS3PictureCache(bucket: Bucket): PictureCache {
  const keyOfPicture = (name: string, size: PreviewSize) => {
    if (!uploadName.test(name) || !Object.hasOwn(previewSizes, size)) {
      throw new RangeError('not the name of a picture');
    }
    return `shown/${name}.${size}.webp`;
  };
  return {
    async read(name, size) {
      const key = keyOfPicture(name, size);
      try {
        const found = await bucket.get(key);
        return found && (await buffer(found.stream));
      } catch {
        return undefined;
      }
    },
    async write(name, size, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const body = { open: () => Readable.from([bytes]), sizeBytes: bytes.length, sha256 };
      await bucket.put(keyOfPicture(name, size), body).catch(() => undefined);
    },
    async remove(name) {
      for (const size of ['thumbnail', 'screen'] satisfies PreviewSize[]) {
        await bucket.remove(keyOfPicture(name, size));
      }
    },
  };
}
