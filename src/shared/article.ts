/**
 * A long text in typed blocks. Fields called `text` accept a small inline markup, parsed by `#lib/inline-markup.ts`:
 * `**bold**`, `*italic*`, `[label](/path#anchor)`, and `[label](source:id)` for an entry of the list of sources.
 */

interface Paragraph {
  kind: 'paragraph';
  text: string;
}
interface Subheading {
  kind: 'subheading';
  id: string;
  text: string;
}
interface List {
  kind: 'list';
  style: 'bulleted' | 'numbered';
  items: readonly string[];
}
interface PullQuote {
  kind: 'pull-quote';
  text: string;
  /** Only for a verifiable quotation; the practice's own words have none. */
  source?: string;
}
export interface Figure {
  kind: 'figure';
  picture: `${string}/${string}`;
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
interface Definitions {
  kind: 'definitions';
  items: readonly {
    term: string;
    text: string;
    /** Anchor for links from other pages. */ id?: string;
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
interface Slot {
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
  /** Not shown to visitors unless they ask for the draft. */
  isDraft?: true;
  blocks: readonly Block[];
}

export interface Article {
  title: string;
  standfirst: string;
  /** One sentence for search engines, 70 to 160 characters. */
  description: string;
  lead?: `${string}/${string}`;
  sections: readonly Section[];
}
