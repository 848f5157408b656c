import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureWidths, webpWidth } from '#shared/media.ts';
import type { PictureMedia } from '#shared/media.ts';
import type { Master } from './masters.ts';

/** Files of one picture below the encoded folder, as `gallery/stem-width.extension`. */
export function encodedFiles(master: Pick<Master, 'gallery' | 'stem'>): string[] {
  const name = `${master.gallery}/${master.stem}`;
  return [...pictureWidths.map((width) => `${name}-${width}.avif`), `${name}-${webpWidth}.webp`];
}

/**
 * Encodes the small copies of one master. Every name exists afterwards, even where the master is narrower: pages need
 * not check. EXIF and GPS data of a photograph stay in the master.
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

/** A photograph straight from a phone is stored sideways, with its orientation in EXIF. */
async function uprightOf(master: Master): Promise<Sharp> {
  const upright = sharp(master.path).rotate();
  if (master.cropRatio === undefined) return upright;
  const cut = upright.resize({
    ...(await sizeOf(master)),
    fit: 'cover',
    position: sharp.strategy.attention,
  });
  // A second resize of the same pipeline would replace the first.
  return sharp(await cut.png({ compressionLevel: 1 }).toBuffer());
}

/** Upright size in pixels; of a crop, the largest of its shape that fits the picture. */
async function sizeOf({ path, cropRatio }: Master): Promise<{ width: number; height: number }> {
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  if (cropRatio === undefined) return { width, height };
  return width / height > cropRatio
    ? { width: Math.round(height * cropRatio), height }
    : { width, height: Math.round(width / cropRatio) };
}

/** Copies up to this width are for phones. */
const phoneWidth = 800;

/**
 * Phones show two or three pixels of a picture per CSS pixel: there the first of these qualities looks the same as 50
 * and is a third smaller. A detailed picture gets the next one, as long as it is larger than `phoneBytes`.
 */
const phoneQualities = [42, 38, 36, 34] as const;

/** With more, the leading picture of a first view needs another round trip on a slow connection. */
const phoneBytes = 24_000;

/** @param sized the picture at its width, at most `width` pixels */
async function avif(sized: Sharp, width: number): Promise<Buffer> {
  // On the large copy, effort 4 would take six times as long for 5 % fewer bytes.
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
