import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureWidths, webpWidth } from '#shared/media.ts';
import type { PictureMedia } from '#shared/media.ts';
import type { Master } from './masters.ts';

/** Files of one picture below the encoded folder, as `gallery/stem-width.ending`. */
export function encodedFiles(master: Pick<Master, 'gallery' | 'stem'>): string[] {
  const name = `${master.gallery}/${master.stem}`;
  return [...pictureWidths.map((width) => `${name}-${width}.avif`), `${name}-${webpWidth}.webp`];
}

/**
 * Makes the small copies of one master. Every name exists afterwards, also where the master is narrower than the
 * name says: a page never has to ask. EXIF and GPS of a photograph stay in the master only.
 */
export async function encode(master: Master, encodedDir: string): Promise<void> {
  const source = await uprightOf(master);
  for (const file of encodedFiles(master)) {
    const target = join(encodedDir, file);
    await mkdir(dirname(target), { recursive: true });
    const [, width = '', ending = ''] = /-(\d+)\.(\w+)$/.exec(file) ?? [];
    const sized = source.clone().resize({ width: Number(width), withoutEnlargement: true });
    const bytes =
      ending === 'avif'
        ? await avif(sized, Number(width))
        : await sized.webp({ quality: 68 }).toBuffer();
    await writeFile(`${target}.part`, bytes);
    await rename(`${target}.part`, target);
  }
}

/** The picture itself: a photograph straight from a phone is stored sideways with a note which way is up. */
async function uprightOf(master: Master): Promise<Sharp> {
  const upright = sharp(master.path).rotate();
  if (master.cutTo === undefined) return upright;
  const cut = upright.resize({
    ...(await sizeOf(master)),
    fit: 'cover',
    position: sharp.strategy.attention,
  });
  // A second resize of one pipeline would take the place of the first.
  return sharp(await cut.png({ compressionLevel: 1 }).toBuffer());
}

/** Upright size in pixels; of a cut, the largest of its shape that the picture holds. */
async function sizeOf({ path, cutTo }: Master): Promise<{ width: number; height: number }> {
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  if (cutTo === undefined) return { width, height };
  return width / height > cutTo
    ? { width: Math.round(height * cutTo), height }
    : { width, height: Math.round(width / cutTo) };
}

/** The copies up to this width are a phone's. */
const phoneWidth = 800;

/**
 * Phones show two or three pixels of a picture in one of the page's: there the first of these qualities cannot be told
 * from 50 and weighs a third less. A busy picture gets the next one, as long as it is heavier than `phoneBytes`.
 */
const phoneQualities = [42, 38, 36, 34] as const;

/** With more, the leading picture of a first view needs another round trip on a slow line. */
const phoneBytes = 24_000;

/** @param sized the picture at its width, at most `width` pixels */
async function avif(sized: Sharp, width: number): Promise<Buffer> {
  // On the large copy, effort 4 would cost six times the time for 5 % fewer bytes.
  if (width > phoneWidth) return sized.avif({ quality: 50, effort: 2 }).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of phoneQualities) {
    bytes = await sized.clone().avif({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= phoneBytes) break;
  }
  return bytes;
}

/** Measures a master: upright size in pixels and mean colour. */
export async function measure(
  master: Master,
): Promise<Pick<PictureMedia, 'width' | 'height' | 'colour'>> {
  const { width, height } = await sizeOf(master);
  const pixel = await sharp(master.path)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colour = `#${[...pixel.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return { width, height, colour };
}
