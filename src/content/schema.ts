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
  /** What is seen, without naming the hand; begins in lower case, no full stop. */
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
  /** Month in which the publisher's own page was last read for what we say, `YYYY-MM`; null while nobody has. */
  checked: string | null;
  /** Month in which a stored public copy of that page was read instead, `YYYY-MM`; the copy may be older. */
  copyRead?: string;
}

export interface Paragraph {
  kind: 'paragraph';
  text: string;
}
export interface Subheading {
  kind: 'subheading';
  id: string;
  text: string;
}
export interface List {
  kind: 'list';
  style: 'bulleted' | 'numbered';
  items: readonly string[];
}
export interface PullQuote {
  kind: 'pull-quote';
  text: string;
  /** Only for a verifiable quotation; the practice's own words have none. */
  source?: string;
}
export interface Figure {
  kind: 'figure';
  picture: PictureId;
  /** Replaces the catalogue's caption where the article needs another one. */
  caption?: string;
  width: 'column' | 'wide' | 'bleed';
}
export interface Note {
  kind: 'note';
  /** `caution` is for safety and law, `check` says where to ask the council or a consultant. */
  tone: 'information' | 'caution' | 'check';
  title: string;
  text: string;
}
export interface Definitions {
  kind: 'definitions';
  items: readonly {
    term: string;
    text: string;
    /** Anchor, where other pages lead to it. */ id?: string;
  }[];
  /** Language of the terms, where it is not English (BCP 47). */
  termLanguage?: string;
}
/** Cells are text; numbers as written on the page, units in the column header. */
export interface Table {
  kind: 'table';
  id: string;
  caption: string;
  columns: readonly { header: string; unit?: string; align?: 'start' | 'end' }[];
  rows: readonly (readonly string[])[];
  source?: string;
}
/** A place in an article where the page puts a component of its own (a chart, a video, a diagram). */
export interface Slot {
  kind: 'slot';
  name: string;
}

export type Block =
  | Paragraph
  | Subheading
  | List
  | PullQuote
  | Figure
  | Note
  | Definitions
  | Table
  | Slot;

export interface Section {
  /** Anchor: kebab-case, stable, unique on the page. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Article {
  title: string;
  standfirst: string;
  /** One sentence for search engines, 70 to 160 characters. */
  description: string;
  lead?: PictureId;
  sections: readonly Section[];
}
