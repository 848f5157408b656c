import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackManifest } from '#shared/content-pack.ts';

/** The sizes of each picture that are downloaded for offline reading: each device downloads one of them. */
const packedNames = { phone: /-800\.avif$/, tablet: /-1600\.avif$/ } as const;

/**
 * The list of everything besides the app that is downloaded for offline reading: one size of every encoded picture, and
 * every document; videos in a list of their own, since they wait until the visitor asks. A missing folder counts as
 * empty.
 */
export async function listContentPack(rootFolder: string): Promise<PackManifest> {
  const listPictures = async (packed: RegExp) => {
    const files = await listFolder(join(rootFolder, 'assets/encoded'), (name) => packed.test(name));
    return files.map((file) => ({ ...file, url: `/attached_assets_compressed/${file.url}` }));
  };
  const pictures = await listPictures(packedNames.phone);
  const documents = await listFolder(join(rootFolder, 'assets/documents'), (name) =>
    name.endsWith('.pdf'),
  );
  const videos = await listFolder(join(rootFolder, 'assets/videos'), (name) =>
    name.endsWith('.mp4'),
  );
  return {
    tabletPictures: await listPictures(packedNames.tablet),
    videos: videos.map((file) => ({ ...file, url: `/attached_assets/videos/${file.url}` })),
    files: [
      ...pictures,
      ...documents.map((file) => ({ ...file, url: `/attached_assets/documents/${file.url}` })),
    ],
  };
}

async function listFolder(
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<PackManifest['files']> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const wanted = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isWanted)
    .toSorted();
  return Promise.all(
    wanted.map(async (name) => {
      const content = await readFile(join(folder, name));
      return {
        url: name,
        bytes: content.byteLength,
        sha256: createHash('sha256').update(content).digest('hex'),
      };
    }),
  );
}
