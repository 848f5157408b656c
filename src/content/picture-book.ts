import type { MediaCatalogue, Picture, PictureMedia } from '#shared/media.ts';
import type { Hand, PictureCatalogue, PictureEntry, PictureId } from './schema.ts';

/** First word of the alternative text, and the label under the picture, by the hand that made it. */
const hands = {
  model: {
    word: 'Study model',
    label: 'Model made for this website; photo to come.',
  },
  plate: {
    word: 'Illustration',
    label: 'Illustration, not a photo of a project.',
  },
  print: { word: 'Linocut', label: 'Imagined scene: a linocut made for this website.' },
  drawing: { word: 'Drawing', label: 'Typical example, not a measured drawing.' },
} as const satisfies Record<Exclude<Hand, 'photo'>, { word: string; label: string }>;

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
  const hand = file.isReplaced === true || entry.hand === 'photo' ? null : hands[entry.hand];
  return {
    id,
    alt: hand === null ? upperFirst(entry.alt) : `${hand.word}: ${entry.alt}`,
    caption: entry.caption,
    label: hand?.label ?? '',
    width: file.width,
    height: file.height,
    colour: file.colour,
    version: file.version,
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
