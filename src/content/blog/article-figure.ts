import type { PictureId } from '../schema.ts';
import { compressedAddress, pictureWidths, webpWidth } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';

/** An article's column is 44rem wide; on a phone a picture takes the whole width. */
const sizes = '(min-width: 48rem) 44rem, 100vw';

/**
 * HTML of one picture in an article, with its alternative text and caption. `src` is the WebP copy, which every feed
 * reader can show.
 * @throws Error for a picture without words or without a master; stops the build
 */
export function articleFigure(id: PictureId, picture: Picture | undefined): string {
  if (!picture) {
    throw new Error(
      `${id} needs a picture in assets/images, its words in src/content/pictures, and npm run media`,
    );
  }
  const { alt, caption, label, width, height } = picture;
  const copies = pictureWidths
    .map((copy) => `${compressedAddress(id, copy, 'avif')} ${copy}w`)
    .join(', ');
  const words = escape(`${caption} ${label}`.trim());
  return (
    `<figure><img src="${compressedAddress(id, webpWidth, 'webp')}" srcset="${copies}" sizes="${sizes}" ` +
    `alt="${escape(alt)}" width="${width}" height="${height}" loading="lazy" />` +
    `${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`
  );
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
