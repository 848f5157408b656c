import { Second } from '#shared/time.ts';

/** Pixels of the largest picture that is decoded: a 48-megapixel phone camera still fits. */
export const maxPixels = 52_000_000;

/** AVIF takes four times the memory of the others for each pixel, about 17 bytes. */
const maxAvifPixels = 16_000_000;

const longestMs = 15 * Second.ms;

/** Loaders of the formats that can be uploaded; everything else libvips knows stays shut. */
const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];

async function openSharp() {
  // Loaded with the first picture: most starts of the server never need it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

let opened: ReturnType<typeof openSharp> | undefined;

/**
 * A new WebP from the pixels alone: upright, first frame, without EXIF, place, profile or anything that
 * was hidden behind the picture. Undefined for what is no sound picture, too large or takes too long.
 * @param most pixels each way
 */
export async function encodePicture(
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array | undefined> {
  opened ??= openSharp();
  const sharp = await opened;
  try {
    const picture = sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    });
    const { format, width, height } = await picture.metadata();
    if (format === 'heif' && width * height > maxAvifPixels) return undefined;
    return await picture
      .autoOrient()
      .resize(most, most, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: longestMs / Second.ms })
      .webp({ quality: 76, effort: 2 })
      .toBuffer();
  } catch {
    // The library's words say nothing that code or owner could act upon.
    return undefined;
  }
}
