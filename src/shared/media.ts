/** Widths in pixels at which every picture is encoded; a narrower master keeps its own width. */
export const pictureWidths = [480, 800, 1600] as const;

const largeWidth = Math.max(...pictureWidths);

/** The one width of WebP, for the few browsers without AVIF. */
export const webpWidth = 800;

/**
 * Lowers the `sizes` of a full-width picture for phones, so that they choose the copy of 800 pixels: on their screens two
 * pixels per CSS pixel look the same as three, and the next copy has twice as many bytes.
 */
export function sizesWithPhones(sizes: string): string {
  return sizes.endsWith('100vw') ? `${onPhones}, ${sizes}` : sizes;
}
const onPhones =
  '(max-width: 27.5rem) and (min-resolution: 2.1dppx) 60vw, (max-width: 27.5rem) and (min-resolution: 1.5dppx) 90vw';

/** Data of one picture from the media build. */
export interface PictureMedia {
  /** Pixels of the master, which is not published. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`, for the placeholder. */
  colour: string;
  /** First characters of the master's SHA-256: changes when the picture changes. */
  version: string;
  /** True when the owner has replaced a stand-in with a file of their own. */
  isReplaced?: true;
}

/** Media by `gallery/stem`. */
export type MediaCatalogue = Readonly<Record<string, PictureMedia>>;

/** Address of an encoded copy. */
export function compressedAddress(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/attached_assets_compressed/${id}-${width}.${format}`;
}

/** Width of the JPEG copy that share pictures are made from; a narrower picture keeps its own width. */
export const jpegWidth = 1200;

/** Address of the largest copy of a picture; identifies the picture wherever it needs a single address. */
export function largeAddress(id: string): string {
  return compressedAddress(id, largeWidth, 'avif');
}

/** Pixels of the largest copy, upright. */
export function largeSize({ width, height }: Pick<PictureMedia, 'width' | 'height'>) {
  const scale = Math.min(1, largeWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** `gallery/stem` of a picture's address, or null for anything else. */
export function pictureIdOf(address: string): `${string}/${string}` | null {
  const match = /^\/attached_assets_compressed\/([^/]+)\/([^/]+)-\d+\.(?:avif|webp)$/.exec(address);
  const [, gallery, stem] = match ?? [];
  return gallery === undefined || stem === undefined ? null : `${gallery}/${stem}`;
}

/**
 * The picture at an address, with the entry's own texts where it has them.
 * @param own pictures of the entry that are not in the release's catalogue
 */
export function pictureAt(
  book: ReadonlyMap<string, Picture>,
  address: string,
  own: readonly Picture[] | undefined,
): Picture | undefined {
  const id = pictureIdOf(address) ?? '';
  return own?.find((picture) => picture.id === id) ?? book.get(id);
}

/** A picture for rendering: the catalogue's texts joined with the media build's data. */
export interface Picture {
  id: `${string}/${string}`;
  /** Begins with the technique (`Drawing: …`) unless it is the owner's photograph. */
  alt: string;
  caption: string;
  /** The visible stand-in label, or empty for a photograph. */
  label: string;
  width: number;
  height: number;
  /** Missing where pages do not need it. */
  colour?: string;
  version?: string;
  /** Point that stays in view when it is cropped, as fractions of width and height from the top left; default: the middle. */
  focus?: { x: number; y: number };
}
