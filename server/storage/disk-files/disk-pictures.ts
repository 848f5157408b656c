import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { previewSizes } from '#shared/api/upload.ts';
import type { PreviewSize } from '#shared/api/upload.ts';
import { realDisk, writeSynced } from '../disk.ts';
import type { Disk } from '../disk.ts';
import type { PictureCache } from '../ports.ts';
import { uploadName } from '../upload-name.ts';

const sizes: readonly PreviewSize[] = ['thumbnail', 'screen'];

/** Copies of pictures as files `{name}.{size}.webp`; incomplete ones are removed here. */
export async function openDiskPictureCache(
  folder: string,
  disk: Disk = realDisk,
): Promise<PictureCache> {
  await disk.makeFolder(folder);
  for (const name of await readdir(folder)) {
    if (name.endsWith('.tmp')) await disk.remove(join(folder, name));
  }
  const pathOf = (name: string, size: PreviewSize) => {
    if (!uploadName.test(name) || !Object.hasOwn(previewSizes, size)) {
      throw new RangeError('not the name of a picture');
    }
    return join(folder, `${name}.${size}.webp`);
  };

  return {
    read: (name, size) => readFile(pathOf(name, size)).catch(() => undefined),
    async write(name, size, bytes) {
      const temporary = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeSynced(disk, temporary, bytes);
        await disk.rename(temporary, pathOf(name, size));
      } catch {
        await disk.remove(temporary);
      }
    },
    async remove(name) {
      for (const size of sizes) await disk.remove(pathOf(name, size));
      // An erased file must not be there again after a power cut.
      await disk.syncFolder(folder);
    },
  };
}
