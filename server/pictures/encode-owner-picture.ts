import { fileTypeFromBuffer } from 'file-type';
import { pictureLimits } from '#shared/api/owner-pictures.ts';
import { jpegWidth, pictureWidths, webpWidth } from '#shared/media.ts';
import { Second } from '#shared/time.ts';
import { openPicture, openSharp, fullDecodeBytes } from './encode-picture.ts';

/** One encoded copy of a picture. */
export interface EncodedCopy {
  width: number;
  format: 'avif' | 'webp' | 'jpg';
  bytes: Buffer;
}

export type EncodeOutcome =
  | {
      kind: 'encoded';
      /** Pixels of the largest copy, upright. */
      width: number;
      height: number;
      /** Mean colour, `#rrggbb`. */
      colour: string;
      copies: EncodedCopy[];
    }
  /** A sentence for the owner. */
  | { kind: 'refused'; why: string };

const largestWidth = Math.max(...pictureWidths);

/** Memory for a picture that cannot be decoded row by row. */
const maxFullDecodeBytes = 400 * 1024 ** 2;
/** AVIF is decoded whole, at 17 bytes a pixel. */
const maxAvifPixels = 24_000_000;
const maxSeconds = (30 * Second.ms) / Second.ms;

/** The longer side, as a multiple of the shorter: a phone's longest panorama has 6. */
const maxRatio = 16;
/** Of the largest copy: a long strip gets a narrower one. */
const maxHeight = 2 * largestWidth;

const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

const refused = (why: string): EncodeOutcome => ({ kind: 'refused', why });

/**
 * Encodes a photograph in every size that pages use: upright, from its pixels only, so that no metadata (place, camera,
 * what was cropped) is ever sent to a visitor.
 */
export async function encodeOwnerPicture(bytes: Uint8Array): Promise<EncodeOutcome> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (/^image\/hei[cf]/.test(type)) {
    return refused(
      'This is a HEIC photo, which browsers can’t show. On an iPhone, choose Settings, Camera, Formats, Most Compatible; or share the photo as a JPEG.',
    );
  }
  if (type === 'application/pdf') return refused('This is a PDF. Choose a photo instead.');
  if (!readable.has(type)) {
    return refused('This isn’t a photo that we can read. Choose a JPEG, PNG or WebP.');
  }
  const sharp = await openSharp();
  try {
    const open = () => openPicture(bytes, pictureLimits.side ** 2);
    const metadata = await (await open()).metadata();
    const { width, height, format } = metadata;
    const longest = Math.max(width, height);
    if (longest > pictureLimits.side) {
      return refused(
        `This photo is ${longest.toLocaleString('en-AU')} pixels on its longer side. The limit is ${pictureLimits.side.toLocaleString('en-AU')}: make it smaller and try again.`,
      );
    }
    if (longest > maxRatio * Math.min(width, height)) {
      return refused(
        `This photo is ${width.toLocaleString('en-AU')} by ${height.toLocaleString('en-AU')} pixels, too long and narrow for a page. Crop it so that its longer side is at most ${maxRatio} times the shorter.`,
      );
    }
    if (
      fullDecodeBytes(metadata) > maxFullDecodeBytes ||
      (format === 'heif' && width * height > maxAvifPixels)
    ) {
      return refused('This photo is too large for the server. Make it smaller and try again.');
    }
    const picture = await open();
    const { data: base, info } = await picture
      .autoOrient()
      .resize({
        width: largestWidth,
        height: maxHeight,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: maxSeconds })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const sized = (width_: number) =>
      sharp(base, { sequentialRead: true })
        .resize({ width: width_, withoutEnlargement: true })
        .timeout({ seconds: maxSeconds });
    const copies: EncodedCopy[] = [];
    for (const each of pictureWidths) {
      // On the large copy, more effort would take six times as long for 5 % fewer bytes.
      const quality =
        each === largestWidth ? { quality: 50, effort: 2 } : { quality: 42, effort: 3 };
      copies.push({
        width: each,
        format: 'avif',
        bytes: await sized(each).avif(quality).toBuffer(),
      });
    }
    copies.push({
      width: webpWidth,
      format: 'webp',
      bytes: await sized(webpWidth).webp({ quality: 68 }).toBuffer(),
    });
    copies.push({
      width: jpegWidth,
      format: 'jpg',
      bytes: await sized(jpegWidth).jpeg({ quality: 74, mozjpeg: true }).toBuffer(),
    });
    const pixel = await sharp(base).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const hex = [...pixel.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0'));
    return {
      kind: 'encoded',
      width: info.width,
      height: info.height,
      colour: `#${hex.join('')}`,
      copies,
    };
  } catch {
    return refused('This photo is damaged, or takes too long to read. Try another copy of it.');
  }
}
