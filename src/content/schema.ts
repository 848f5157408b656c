/**
 * The shapes of everything the site says. Content is data: no JSX, no CSS.
 * Copy fields called `text` accept a small inline markup, parsed by `#lib/inline-markup.ts`:
 * `**bold**`, `*italic*`, `[label](/path#anchor)`, and `[label](source:id)` for an entry of `sources.ts`.
 */

/** How a picture was made; decides its visible label and the first word of its alternative text. A photo has neither. */
export type Hand = 'model' | 'plate' | 'print' | 'drawing' | 'photo';

/** `gallery/stem`: the master is `assets/images/{gallery}/{stem}.jpg` (or png, webp, avif). */
export type PictureId = `${string}/${string}`;

export interface PictureEntry {
  /** What the picture shows, without naming the technique; begins in lower case, no full stop. */
  alt: string;
  /** A sentence for the reader beside the picture, without the stand-in label; may be empty. */
  caption: string;
  hand: Hand;
}

export type PictureCatalogue = Record<PictureId, PictureEntry>;

/** A rule or figure taken from somewhere that a reader can look up. */
export interface Source {
  title: string;
  publisher: string;
  /** Address of the publisher's own page, https only. */
  url: string;
  /** Month in which the publisher's own page was last read for what we say, `YYYY-MM`; absent while nobody has. */
  checked?: string;
  /** Month in which a stored public copy of that page was read instead, `YYYY-MM`; the copy may be older. */
  copyRead?: string;
  /** False for a page that its text links to, and that nobody would look for in the list at the foot. */
  isListed?: false;
}
