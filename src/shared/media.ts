/** Widths in CSS pixels at which every picture is encoded; a narrower master stops at its own width. */
export const pictureWidths = [480, 800, 1600] as const;

const largeWidth = Math.max(...pictureWidths);

/** The one width of WebP, for the few browsers without AVIF. */
export const webpWidth = 800;

/**
 * The `sizes` of a picture, with a phone choosing the 800 pixels wide copy where the picture fills its width: two
 * pixels of the file per pixel of the screen look the same as three, and the next copy is twice as large.
 */
export function sizesWithPhones(sizes: string): string {
  return sizes.endsWith('100vw') ? `${onPhones}, ${sizes}` : sizes;
}
const onPhones =
  '(max-width: 27.5rem) and (min-resolution: 2.1dppx) 60vw, (max-width: 27.5rem) and (min-resolution: 1.5dppx) 90vw';

/** What the media build knows of one picture. */
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

/** Width of the JPEG that share pictures are drawn from; a narrower one stops at its own width. */
export const jpegWidth = 1200;

/** Address of the largest copy of a picture, which stands for the picture wherever one address is wanted. */
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
  /** Begins with the technique (`Linocut: …`) unless it is the owner's photograph. */
  alt: string;
  caption: string;
  /** The visible stand-in label, or empty for a photograph. */
  label: string;
  width: number;
  height: number;
  /** Left out where a picture is only shown. */
  colour?: string;
  version?: string;
  /** What stays in view where it is cropped, as a share of width and height from the top left; its middle without it. */
  focus?: { x: number; y: number };
}
