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
    /** One `PictureUse`, or null. */
    | 'picture'
    /** A list of `PictureUse`. */
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

/** The fields of a kind with those in groups, in the order of the editor. */
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

/** One kind of entry that the owner edits: everything that editor, server and export know about it. */
export interface ContentKindDefinition<
  Kind extends string = string,
  Body extends v.GenericSchema = v.GenericSchema,
> {
  kind: Kind;
  /** `Article`, `Articles`, `New article`; `null` where nothing can be added. */
  words: { one: string; many: string; add: string | null };
  /** Whether its page is found by a slug, by a number that the server assigns, or it has no page of its own. */
  address: 'slug' | 'number' | 'none';
  body: Body;
  /** In lists; of a body that has passed the schema. */
  titleOf(body: v.InferOutput<Body>): string;
  /** The body of a new entry: every key, some not valid yet. Null where nothing can be added. */
  empty: Readonly<Record<keyof v.InferInput<Body> & string, unknown>> | null;
  /** In the order of the editor. */
  fields: readonly ContentField<keyof v.InferInput<Body> & string>[];
}

/** Any kind, for code that works with all of them. */
export interface AnyContentKind {
  kind: string;
  words: { one: string; many: string; add: string | null };
  address: 'slug' | 'number' | 'none';
  body: v.GenericSchema<unknown, Record<string, unknown>>;
  titleOf(body: Record<string, unknown>): string;
  empty: Readonly<Record<string, unknown>> | null;
  fields: readonly ContentField[];
}

/** Infers the exact types of a kind. */
export function contentKind<const Kind extends string, const Body extends v.GenericSchema>(
  definition: ContentKindDefinition<Kind, Body>,
): ContentKindDefinition<Kind, Body> {
  return definition;
}
