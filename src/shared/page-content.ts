import type { ContentBlock } from './content-types/blocks.ts';
import type { ImageRef } from './content-types/image-ref.ts';
import type { BodyOf, ContentTypeName, contentTypes } from './content-types/types.ts';
import type { Picture } from './media.ts';
import type { ToolId } from './tools/tool.ts';

/** A picture of a numbered gallery; pictures that belong together share a number. */
export interface NumberedPicture extends Picture {
  number: number;
}

/**
 * What pages show of a stored value: the same, with pictures in place of references to them (null for one that has not
 * arrived yet; a list leaves it out) and an anchor at each heading and table. Captions keep their inline marks.
 */
export type Shown<Value> = Value extends ImageRef
  ? Picture | null
  : Value extends { kind: 'heading' | 'table' }
    ? Omit<Value, 'anchor'> & { anchor: string }
    : Value extends { kind: 'gallery' }
      ? Omit<Value, 'pictures'> & { pictures: readonly NumberedPicture[] }
      : Value extends readonly (infer Item)[]
        ? readonly NonNullable<Shown<Item>>[]
        : Value extends object
          ? { readonly [Key in keyof Value]: Shown<Value[Key]> }
          : Value;

export type ShownBlock = Shown<ContentBlock>;

/** An entry of a list, as its page shows it. */
export type ShownEntry<Name extends ContentTypeName> = { readonly id: string } & Shown<
  BodyOf<Name>
>;

type Types = typeof contentTypes;

/** What each page says, by the type of its entries: one entry, or a list of them. */
type Entries<Page> = {
  readonly [
    Name in ContentTypeName as Page extends Types[Name]['pages'][number] ? Name : never
  ]: Types[Name]['shownAs'] extends 'list' ? readonly ShownEntry<Name>[] : Shown<BodyOf<Name>>;
};

/** The year of every date in the example of a tool, so that it never ages. */
interface DatedExample {
  exampleYear: string;
}

/** What the server adds to the entries of a page. */
interface Additions {
  landing: {
    hero: {
      picture: Picture;
      /** For upright screens. */
      tall: Picture | null;
    };
  };
  'design-services': {
    /** When a reply comes, as the contact page says it. */
    response: { title: string; text: string };
  };
  'heritage-research': {
    /** By the id of the video. */
    posters: Readonly<Record<string, Picture>>;
  };
  'natural-building-materials': {
    /** Of the projects that the sheets name and the site shows, by number. */
    projectTitles: Readonly<Record<number, string>>;
  };
  tools: { titles: Readonly<Record<ToolId, string>> };
  'tool-sun': DatedExample;
  'tool-log': DatedExample;
  'tool-permit-path': DatedExample;
}

export type PageName = Types[ContentTypeName]['pages'][number];

/** What each page reads of what the owner can change, beside lists and entries with reads of their own. */
export type PageContents = {
  readonly [Name in PageName]: Entries<Name> &
    (Name extends keyof Additions ? Readonly<Additions[Name]> : unknown);
};

/** Pages with an introduction. */
export type IntroducedPageName = Types['introduction']['pages'][number];
/** Pages that are a long text. */
export type ArticlePageName = Types['page']['pages'][number];
/** A long text as its page shows it. */
export type LongText = Shown<BodyOf<'page'>>;
/** Pages of the tools. */
export type ToolPageName = Types['tool']['pages'][number];

export type PageContentOf<Name extends PageName> = { page: Name; content: PageContents[Name] };
/** What one page reads, as the API answers it and as it goes along in the document. */
export type PageContent = { [Name in PageName]: PageContentOf<Name> }[PageName];

/** Address of the read of all pages; that of one has its name after it. */
export const pagesPath = '/api/pages';
/** Raised when the shape of a page's content changes: what an older version kept is then not read. */
export const pagesShape = 3;

/** Whether an answer can be the content of a page. Its inside is our own server's, of this release. */
export function isPageContent(value: unknown): value is PageContent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'page' in value &&
    typeof value.page === 'string' &&
    'content' in value
  );
}
