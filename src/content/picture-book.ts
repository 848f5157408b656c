import type { MediaCatalogue, Picture, PictureMedia } from '#shared/media.ts';
import { originalAddress } from '#shared/media.ts';
import type { Hand, PictureCatalogue, PictureEntry, PictureId } from './schema.ts';

/** First word of the alternative text, and the label under the picture, by the hand that made it. */
const hands = {
  model: {
    word: 'Study model',
    label: 'Study model, made for this site until photographs are here.',
  },
  plate: {
    word: 'Illustration',
    label: 'Illustration of the kind, not a photograph of a project.',
  },
  print: { word: 'Linocut', label: 'Imagined scene, cut for this page.' },
  drawing: { word: 'Drawing', label: 'Study drawing after a common type; not a survey.' },
} as const satisfies Record<Hand, { word: string; label: string }>;

/** The pictures one page may show. */
export type PictureBook = ReadonlyMap<string, Picture>;

/**
 * Joins catalogues with the media of their galleries. A picture without a master is left out: the page shows its
 * text without it, and a test names it.
 */
export function pictureBook(
  ...galleries: readonly (readonly [PictureCatalogue, MediaCatalogue])[]
): PictureBook {
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
  const isPhotograph = file.isReplaced === true;
  const hand = hands[entry.hand];
  return {
    id,
    alt: isPhotograph ? upperFirst(entry.alt) : `${hand.word}: ${entry.alt}`,
    caption: entry.caption,
    label: isPhotograph ? '' : hand.label,
    width: file.width,
    height: file.height,
    colour: file.colour,
    version: file.version,
    original: originalAddress(id.slice(0, id.indexOf('/')), file.file),
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
