import type { MediaCatalogue, Picture, PictureMedia } from '#shared/media.ts';
import type { Hand, PictureCatalogue, PictureEntry, PictureId } from './schema.ts';

/** Before the alternative text, and as the label under the picture: what it is, by the hand that made it. */
const hands = {
  model: 'Computer model',
  plate: 'Illustration',
  print: 'Illustration',
  drawing: 'Drawing',
} as const satisfies Record<Exclude<Hand, 'photo'>, string>;

/** The pictures one page may show. */
export type ImageCatalogue = ReadonlyMap<string, Picture>;

/**
 * Joins catalogues with the media of their galleries. A picture without a master is left out: the page shows its
 * text without it, and a test names it.
 */
export function imageCatalogueOf(
  ...galleries: readonly (readonly [PictureCatalogue, MediaCatalogue])[]
): ImageCatalogue {
  const book = new Map<string, Picture>();
  for (const [catalogue, media] of galleries) {
    for (const [id, entry] of Object.entries(catalogue)) {
      for (const crop of ['', tallCrop]) {
        const file = media[id + crop];
        if (file) book.set(id + crop, joined(`${id}${crop}` as PictureId, entry, file));
      }
    }
  }
  return book;
}

/** Ending of the stem of a hero's crop for upright screens; it shares the words of its picture. */
export const tallCrop = '-tall';

function joined(id: PictureId, entry: PictureEntry, file: PictureMedia): Picture {
  const hand = file.isReplaced === true || entry.hand === 'photo' ? null : hands[entry.hand];
  return {
    id,
    alt: hand === null ? upperFirst(entry.alt) : `${hand}: ${entry.alt}`,
    caption: entry.caption,
    label: hand === null ? '' : `${hand}.`,
    width: file.width,
    height: file.height,
    colour: file.colour,
    version: file.version,
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
