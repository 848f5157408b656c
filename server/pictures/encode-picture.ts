import type { Metadata } from 'sharp';
import { Second } from '#shared/time.ts';
import { withoutTextChunks } from './png-chunks.ts';

/** Pixels of the largest picture that is decoded: a 48-megapixel phone camera still fits. */
export const maxPixels = 52_000_000;

/** AVIF takes four times the memory of the others for each pixel, about 17 bytes. */
const maxAvifPixels = 16_000_000;

/**
 * Longest row in pixels: a phone's panorama has 16,000. Hundreds of rows are in memory at once, so a PNG of one
 * megabyte that is millions of pixels wide would take five gigabytes. The height does not matter.
 */
const maxWidth = 20_000;

/** Memory for a picture that cannot be decoded row by row: a phone's 12 megapixels need a third of it. */
const maxFullDecodeBytes = 160 * 1024 ** 2;

/**
 * Bytes of memory for decoding a picture that is not decoded row by row: a GIF, or a progressive or interlaced picture. A
 * JPEG takes two bytes for each value, a GIF four for each pixel, so a small file can take half a gigabyte. 0 for all others.
 */
export function fullDecodeBytes(
  picture: Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>,
): number {
  if (picture.format === 'gif') return picture.width * picture.height * 4;
  if (!picture.isProgressive) return 0;
  const bytesOfValue = picture.format === 'jpeg' || picture.depth === 'ushort' ? 2 : 1;
  return picture.width * picture.height * picture.channels * bytesOfValue;
}

const maxDecodeMs = 15 * Second.ms;

/** Loaders of the formats that can be uploaded; everything else in libvips is blocked. */
const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];

/** sharp, with everything blocked that cannot be uploaded. */
export function openSharp() {
  opened ??= loadSharp();
  return opened;
}

async function loadSharp() {
  // Loaded with the first picture: most starts of the server never need it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

let opened: ReturnType<typeof loadSharp> | undefined;

/** Opens an untrusted picture: only its first frame, decoded row by row; decoding fails where it is damaged. */
export async function openPicture(bytes: Uint8Array, limitInputPixels: number) {
  const sharp = await openSharp();
  return sharp(withoutTextChunks(bytes), {
    limitInputPixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  });
}

/**
 * A new WebP from the pixels only: upright, first frame, without EXIF, location, profile or anything hidden behind the
 * picture. Undefined for an invalid picture, one that is too large or takes too long.
 * @param maxSide most pixels in width and in height
 */
export async function encodePreview(
  bytes: Uint8Array,
  maxSide: number,
): Promise<Uint8Array | undefined> {
  try {
    const picture = await openPicture(bytes, maxPixels);
    const metadata = await picture.metadata();
    const { format, width, height } = metadata;
    if (width > maxWidth) return undefined;
    if (format === 'heif' && width * height > maxAvifPixels) return undefined;
    if (fullDecodeBytes(metadata) > maxFullDecodeBytes) return undefined;
    return await picture
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: maxDecodeMs / Second.ms })
      .webp({ quality: 76, effort: 2 })
      .toBuffer();
  } catch {
    // Nothing depends on what exactly is wrong with it.
    return undefined;
  }
}
