import { plainText } from '#lib/inline-markup.ts';
import { compressedAddress, pictureWidths, webpWidth } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';

/** An article's column is 44rem wide; on a phone a picture takes the whole width. */
const sizes = '(min-width: 48rem) 44rem, 100vw';

/**
 * HTML of one picture in an article, with its alternative text and caption. `src` is the WebP copy, which every feed
 * reader can show.
 * @param feedOrigin of a feed, which has no page to resolve addresses against, and is given one copy
 */
export function articleFigure(picture: Picture, feedOrigin?: string): string {
  const { id, alt, caption, label, width, height } = picture;
  const src = compressedAddress(id, webpWidth, 'webp');
  const copies = pictureWidths
    .map((copy) => `${compressedAddress(id, copy, 'avif')} ${copy}w`)
    .join(', ');
  const where =
    feedOrigin === undefined
      ? `src="${src}" srcset="${copies}" sizes="${sizes}"`
      : `src="${feedOrigin}${src}"`;
  const words = escapeHtml(`${plainText(caption)} ${label}`.trim());
  return (
    `<figure><img ${where} ` +
    `alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" />` +
    `${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`
  );
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
