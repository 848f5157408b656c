import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shownSizes } from '#shared/api/upload.ts';
import type { ShownSize } from '#shared/api/upload.ts';
import type { PictureCache } from '../ports.ts';
import { uploadName } from '../upload-name.ts';

const sizes: readonly ShownSize[] = ['thumbnail', 'screen'];

/** Pictures to look at as files `{name}.{size}.webp`; half-written ones are emptied out here. */
export async function openDiskPictures(folder: string): Promise<PictureCache> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true });
  }
  const pathOf = (name: string, size: ShownSize) => {
    if (!uploadName.test(name) || !Object.hasOwn(shownSizes, size)) {
      throw new RangeError('not the name of a picture');
    }
    return join(folder, `${name}.${size}.webp`);
  };
  return {
    read: (name, size) => readFile(pathOf(name, size)).catch(() => undefined),
    async write(name, size, bytes) {
      const temporary = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeFile(temporary, bytes, { mode: 0o600 });
        await rename(temporary, pathOf(name, size));
      } catch {
        await rm(temporary, { force: true });
      }
    },
    async remove(name) {
      for (const size of sizes) await rm(pathOf(name, size), { force: true });
    },
  };
}
