import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureMedia } from '#shared/media.ts';
import { writeDocumentSizes } from './document-sizes.ts';
import { encode, encodedFiles, measure } from './encode.ts';
import { findMasters, withTallCrops } from './masters.ts';
import type { Ledger, Master } from './masters.ts';

export interface MediaReport {
  pictures: number;
  encoded: number;
  removed: number;
  replaced: number;
  masters: readonly Master[];
  /** The encoded files after the build. */
  ledger: Ledger;
}

/** What was encoded last: master hash by `gallery/stem`. */
type EncodedRecord = Readonly<Record<string, string>>;

/**
 * Updates `assets/encoded` and `src/content/media` from the masters in `assets/images`.
 * @param isAdopting also writes the ledger: the present masters are the studio's stand-ins
 */
export async function buildMedia({
  rootDir,
  isAdopting,
}: {
  rootDir: string;
  isAdopting: boolean;
}): Promise<MediaReport> {
  const imagesDir = join(rootDir, 'assets/images');
  const encodedDir = join(rootDir, 'assets/encoded');
  const ledgerPath = join(rootDir, 'assets/images/stand-ins.json');
  const recordPath = join(encodedDir, 'record.json');
  await mkdir(encodedDir, { recursive: true });

  let ledger: Ledger = await readJson(ledgerPath);
  const found = await findMasters(imagesDir, ledger);
  if (isAdopting) {
    ledger = Object.fromEntries(found.map((master) => [idOf(master), master.hash]));
    await writeJson(ledgerPath, ledger);
  }

  const masters = await withTallCrops(found, ledger);
  const record: EncodedRecord = await readJson(recordPath);
  const stale = masters.filter(
    (master) =>
      record[idOf(master)] !== master.hash ||
      encodedFiles(master).some((file) => !existsSync(join(encodedDir, file))),
  );
  let done: EncodedRecord = record;
  for (const master of stale) {
    await encode(master, encodedDir);
    // Written after each picture, so that an interrupted build resumes where it stopped.
    done = { ...done, [idOf(master)]: master.hash };
    await writeJson(recordPath, done);
  }
  await writeJson(
    recordPath,
    Object.fromEntries(masters.map((master) => [idOf(master), master.hash])),
  );
  const removed = await removeOrphans(encodedDir, new Set(masters.flatMap(encodedFiles)));
  const catalogues = await writeCatalogues(
    join(rootDir, 'src/content/media'),
    imagesDir,
    masters,
    ledger,
  );
  await writeDocumentSizes(
    join(rootDir, 'assets'),
    join(rootDir, 'src/content/media/documents.generated.ts'),
  );
  return {
    pictures: masters.length,
    encoded: stale.length,
    removed,
    replaced: catalogues.replaced,
    masters,
    ledger,
  };
}

function idOf(master: Pick<Master, 'gallery' | 'stem'>): string {
  return `${master.gallery}/${master.stem}`;
}

async function writeCatalogues(
  folder: string,
  imagesDir: string,
  masters: readonly Master[],
  ledger: Ledger,
) {
  const galleries = groupByGallery(masters, await galleryNames(imagesDir));
  let replaced = 0;
  for (const [gallery, members] of galleries) {
    const lines: string[] = [];
    for (const master of members) {
      const isReplaced = ledger[idOf(master)] !== master.hash;
      if (isReplaced) replaced += 1;
      const media: PictureMedia = {
        ...(await measure(master)),
        version: master.hash.slice(0, 10),
        ...(isReplaced ? { isReplaced: true } : {}),
      };
      const fields = Object.entries(media).map(
        ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : String(value)}`,
      );
      lines.push(`  '${idOf(master)}': { ${fields.join(', ')} },`);
    }
    await writeFile(join(folder, `${gallery}.generated.ts`), catalogueSource(gallery, lines));
  }
  return { replaced };
}

function catalogueSource(gallery: string, lines: readonly string[]): string {
  return [
    '// Written by `npm run media` from the masters in assets/images; do not edit.',
    "import type { MediaCatalogue } from '#shared/media.ts';",
    '',
    '// oxfmt-ignore',
    `export const ${gallery}Media = {`,
    ...lines,
    '} as const satisfies MediaCatalogue;',
    '',
  ].join('\n');
}

async function galleryNames(imagesDir: string): Promise<string[]> {
  const entries = await readdir(imagesDir, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function groupByGallery(
  masters: readonly Master[],
  galleries: readonly string[],
): Map<string, Master[]> {
  const groups = new Map<string, Master[]>(galleries.map((gallery) => [gallery, []]));
  for (const master of masters) {
    groups.set(master.gallery, [...(groups.get(master.gallery) ?? []), master]);
  }
  return groups;
}

async function removeOrphans(encodedDir: string, wanted: ReadonlySet<string>): Promise<number> {
  const files = await readdir(encodedDir, { recursive: true });
  const orphans = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:avif|webp|part)$/.test(file) && !wanted.has(file));
  await Promise.all(orphans.map((file) => rm(join(encodedDir, file))));
  return orphans.length;
}

async function readJson<T extends Readonly<Record<string, string>>>(path: string): Promise<T> {
  if (!existsSync(path)) return {} as T;
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

async function writeJson(path: string, value: Readonly<Record<string, string>>): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
