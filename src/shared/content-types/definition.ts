import type * as v from 'valibot';

/** Form field of the editor for one key of a body. */
export interface ContentField<Name extends string = string> {
  name: Name;
  label: string;
  /** A sentence under the label. */
  help?: string;
  input:
    /** One line. */
    | 'line'
    /** Plain text; a blank line starts a paragraph. */
    | 'paragraphs'
    /** Text with the inline marks. */
    | 'inline'
    /** A list of lines. */
    | 'lines'
    /** A list of lines with the inline marks. */
    | 'inline-lines'
    | 'email'
    | 'phone'
    /** Whole Australian dollars. */
    | 'aud'
    /** Hours, with decimals. */
    | 'hours'
    /** Degrees Celsius, with decimals. */
    | 'degrees'
    /** A plain date, or null. */
    | 'day'
    /** One `ImageRef`, or null. */
    | 'picture'
    /** A list of `ImageRef`. */
    | 'pictures'
    /** A list of `{ pictures, caption }`. */
    | 'picture-groups'
    /** A list of `ContentBlock`. */
    | 'blocks'
    /** `{ rating, words }`, the rating from 1 to 5. */
    | 'rating'
    /** A list of `{ title, text }`, in the order of the work. */
    | 'steps'
    /** A list of `{ title, text }`: what is said of each of some terms. */
    | 'terms'
    /** A list of `{ title, text, items }`: parts of a page. */
    | 'sections'
    /** A list of `{ id, note }`: projects by their number. */
    | 'project-notes'
    /** An object with these keys. */
    | { fields: readonly ContentField[] }
    | { choice: readonly { value: string; label: string }[] };
  /** Name of another amount: when that changes, this one is offered at the share it had of it. */
  follows?: string;
  /** Whether it may stay empty. */
  isOptional?: true;
  /** Whether it is collapsed under its label until it is opened, to shorten a long form. */
  isFolded?: true;
}

/** A field that is not a group, with its path in the body, and a label that includes those of its groups. */
export interface LeafField {
  path: string;
  label: string;
  input: Exclude<ContentField['input'], { fields: unknown }>;
}

/** The fields of a type with those in groups, in the order of the editor. */
export function leafFieldsOf(fields: readonly ContentField[]): LeafField[] {
  return fields.flatMap(({ name, label, input }) =>
    typeof input === 'object' && 'fields' in input
      ? leafFieldsOf(input.fields).map((leaf) => ({
          ...leaf,
          path: `${name}.${leaf.path}`,
          label: `${label}: ${leaf.label}`,
        }))
      : [{ path: name, label, input }],
  );
}

/** The value in a body at the path of a leaf field. */
export function valueAt(body: Readonly<Record<string, unknown>>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      body,
    );
}

/** Where the owner looks for entries of a type, in the order of the list. */
export const contentGroups = ['Lists', 'Pages', 'Your practice'] as const;

/** How a page of the site is found: by its address, or by the number that the server gave it. */
export interface EntryAddress {
  id: string;
  number: number | null;
  slug: string;
}

interface AboutType {
  kind: string;
  /** `Article`, `Articles`, `New article`; `null` where nothing can be added. */
  labels: { one: string; many: string; add: string | null };
  /** Other words by which texts call one of its entries, lower-case: they are counted by them (“nine calculators”). */
  alsoCalled?: readonly string[];
  group: (typeof contentGroups)[number];
  /** Names of the pages whose content holds its entries; the owner is led to the first. */
  pages: readonly string[];
  /**
   * How they are held there: all in a list, the only one (its id is the name of the type), or each page its own (its id is
   * the name of the page). `elsewhere`: another read has them, and `pathOf` says where. `nowhere`: only the owner sees them.
   */
  shownAs: 'list' | 'only' | 'its-own' | 'elsewhere' | 'nowhere';
  /** Path of the page that shows an entry; by default, of the page named above. */
  pathOf?: (entry: EntryAddress) => string | undefined;
  /** False where a page needs each of the entries. */
  canBeHidden: boolean;
  /** Whether its page is found by a slug, by a number that the server assigns, or it has no page of its own. */
  address: 'slug' | 'number' | 'none';
}

/** One type of entry that the owner edits: everything that editor, server, pages and export know about it. */
export interface ContentTypeDefinition<
  Kind extends string = string,
  Body extends v.GenericSchema = v.GenericSchema,
> extends AboutType {
  kind: Kind;
  body: Body;
  /** In lists; of a body that has passed the schema. */
  titleOf(body: v.InferOutput<Body>): string;
  /** The body of a new entry: every key, some not valid yet. Null where nothing can be added. */
  empty: Readonly<Record<keyof v.InferInput<Body> & string, unknown>> | null;
  /** In the order of the editor. */
  fields: readonly ContentField<keyof v.InferInput<Body> & string>[];
}

/** Any type, for code that works with all of them. */
export interface AnyContentType extends AboutType {
  body: v.GenericSchema<unknown, Record<string, unknown>>;
  titleOf(body: Record<string, unknown>): string;
  empty: Readonly<Record<string, unknown>> | null;
  fields: readonly ContentField[];
}

/** Infers the exact types of a content type. */
export function contentType<
  const Kind extends string,
  const Body extends v.GenericSchema,
  const Pages extends readonly string[],
  const ShownAs extends AboutType['shownAs'],
>(
  definition: ContentTypeDefinition<Kind, Body> & { pages: Pages; shownAs: ShownAs },
): ContentTypeDefinition<Kind, Body> & { pages: Pages; shownAs: ShownAs } {
  return definition;
}
