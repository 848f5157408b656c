/** Widths in CSS pixels at which every picture is encoded; a narrower master stops at its own width. */
export const pictureWidths = [480, 800, 1600] as const;

/** The one width of WebP, for the few browsers without AVIF. */
export const webpWidth = 800;

/**
 * The `sizes` of a picture, with a phone asking for the 800 pixels wide copy where the picture fills its width: two
 * pixels of the file to one of the screen cannot be told from three, and the next copy weighs twice as much.
 */
export function sizesWithPhones(sizes: string): string {
  return sizes.endsWith('100vw') ? `${onPhones}, ${sizes}` : sizes;
}
const onPhones =
  '(max-width: 27.5rem) and (min-resolution: 2.1dppx) 60vw, (max-width: 27.5rem) and (min-resolution: 1.5dppx) 90vw';

/** What the media build knows of one picture. */
export interface PictureMedia {
  /** File name of the master in its gallery folder. */
  file: string;
  /** Pixels of the master. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`, for the place of a picture that is not here yet. */
  colour: string;
  /** First characters of the master's SHA-256: changes when the picture changes. */
  version: string;
  /** True when the owner has put a file of their own in the place of a stand-in. */
  isReplaced?: true;
}

/** Media by `gallery/stem`. */
export type MediaCatalogue = Readonly<Record<string, PictureMedia>>;

/** Address of the original. */
export function originalAddress(gallery: string, file: string): string {
  return `/attached_assets/${gallery}/${file}`;
}

/** Address of a small encoded copy. */
export function compressedAddress(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/attached_assets_compressed/${id}-${width}.${format}`;
}

/**
 * The specification's image rule: the address of the small version of an original, by replacing the path segment.
 * Videos, documents and names that are not pictures of ours are left unchanged.
 */
export function smallAddressOf(address: string): string {
  const match = /^\/attached_assets\/(?!videos\/|documents\/)(.+)\.(?:jpe?g|png|webp|avif)$/i.exec(
    address,
  );
  const id = match?.[1];
  return id === undefined ? address : compressedAddress(id, webpWidth, 'webp');
}

/** `gallery/stem` of an original's address, or null for anything else. */
export function pictureIdOf(address: string): `${string}/${string}` | null {
  const match = /^\/attached_assets\/([^/]+)\/([^/]+)\.(?:jpe?g|png|webp|avif)$/i.exec(address);
  const [, gallery, stem] = match ?? [];
  return gallery === undefined || stem === undefined ? null : `${gallery}/${stem}`;
}

/** A picture ready to be shown: what the catalogue says and what the media build knows, joined. */
export interface Picture {
  id: `${string}/${string}`;
  /** Begins with the hand (`Linocut: …`) unless the owner's photograph has taken the place. */
  alt: string;
  caption: string;
  /** The visible stand-in label, or empty for a photograph. */
  label: string;
  width: number;
  height: number;
  colour: string;
  version: string;
  /** Address of the master. */
  original: string;
}
