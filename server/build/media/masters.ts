import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { tallCrop } from '#content/image-catalogue-of.ts';

/** The master file of a picture. */
export interface Master {
  gallery: string;
  stem: string;
  file: string;
  path: string;
  /** SHA-256 of the bytes, hex; of a crop, of its source and shape. */
  hash: string;
  /** Set where the picture is cropped from `path`: its width divided by its height. */
  cropRatio?: number;
}

/** Hashes of the stand-ins that the studio made, by `gallery/stem`. */
export type Ledger = Readonly<Record<string, string>>;

const endings = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);

/**
 * Finds the master of every picture below `imagesDir`. Where several files share a stem, one that is not the studio's
 * has precedence, and among those the newest.
 */
export async function findMasters(imagesDir: string, ledger: Ledger): Promise<Master[]> {
  const galleries = await readdir(imagesDir, { withFileTypes: true });
  const found = await Promise.all(
    galleries
      .filter((entry) => entry.isDirectory())
      .map((entry) => mastersOf(imagesDir, entry.name, ledger)),
  );
  return found.flat().toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
}

/**
 * Where a hero is a photograph and its upright crop for phones is still the studio's, crops the photograph, in the
 * shape of the studio's.
 */
export async function withTallCrops(
  masters: readonly Master[],
  ledger: Ledger,
): Promise<readonly Master[]> {
  const byId = new Map(masters.map((master) => [`${master.gallery}/${master.stem}`, master]));
  return Promise.all(
    masters.map(async (master) => {
      const { gallery, stem } = master;
      if (!stem.endsWith(tallCrop)) return master;
      const id = `${gallery}/${stem}`;
      const wideId = id.slice(0, -tallCrop.length);
      const wide = byId.get(wideId);
      const isStandIn = ledger[id] === master.hash;
      if (!wide || !isStandIn || ledger[wideId] === wide.hash) return master;
      const { width, height } = await sharp(master.path).metadata();
      const cropRatio = width / height;
      const hash = createHash('sha256').update(`${wide.hash} cut to ${cropRatio}`).digest('hex');
      return { ...wide, stem, hash, cropRatio };
    }),
  );
}

async function mastersOf(imagesDir: string, gallery: string, ledger: Ledger): Promise<Master[]> {
  const candidates = new Map<string, (Master & { changedMs: number; isStandIn: boolean })[]>();
  for (const file of await readdir(join(imagesDir, gallery))) {
    const { name: stem, ext } = parse(file);
    if (!endings.has(ext.toLowerCase())) continue;
    const path = join(imagesDir, gallery, file);
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const { mtimeMs } = await stat(path);
    const isStandIn = ledger[`${gallery}/${stem}`] === hash;
    const master = { gallery, stem, file, path, hash, changedMs: mtimeMs, isStandIn };
    candidates.set(stem, [...(candidates.get(stem) ?? []), master]);
  }
  return [...candidates.values()].flatMap((files) => {
    const [best] = files.toSorted(
      (one, other) =>
        Number(one.isStandIn) - Number(other.isStandIn) || other.changedMs - one.changedMs,
    );
    if (!best) return [];
    const { changedMs: _changed, isStandIn: _standIn, ...master } = best;
    return [master];
  });
}
