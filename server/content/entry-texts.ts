import { formatDay } from '#lib/format-date.ts';
import { plainText } from '#lib/inline-markup.ts';
import { isRealDay } from '#lib/real-moment.ts';
import { leafFieldsOf, valueAt } from '#shared/content-types/definition.ts';
import type { LeafField } from '#shared/content-types/definition.ts';
import { notWords } from '#shared/content-types/not-words.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { formatAud } from '#shared/format-aud.ts';

/** A text of an entry, as its readers see it. */
export interface EntryText {
  /** Its path in the body: `blocks.3.text`; `slug` for the address. */
  path: string;
  /** Label of its field in the editor. */
  label: string;
  text: string;
  input: LeafField['input'] | 'slug';
}

/** Every text of an entry, in the order of the editor; the body may be of another release. */
export function textsOf(
  kind: ContentTypeName,
  { slug, body }: { slug: string; body: Readonly<Record<string, unknown>> },
): EntryText[] {
  const texts = leafFieldsOf(contentTypeOf(kind).fields).flatMap(({ path, label, input }) =>
    textsIn(valueAt(body, path), path, input).map((found) => ({ ...found, label, input })),
  );
  return slug === ''
    ? texts
    : [...texts, { path: 'slug', label: 'Address', text: slug, input: 'slug' }];
}

function textsIn(
  value: unknown,
  path: string,
  input: LeafField['input'],
): { path: string; text: string }[] {
  if (typeof value === 'string') {
    const text = shownText(value, input);
    return text === '' ? [] : [{ path, text }];
  }
  if (typeof value === 'number') {
    return [{ path, text: input === 'aud' ? formatAud(value) : String(value) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    notWords.has(key) ? [] : textsIn(inner, `${path}.${key}`, input),
  );
}

function shownText(value: string, input: LeafField['input']): string {
  if (typeof input === 'object') {
    return 'choice' in input
      ? (input.choice.find((option) => option.value === value)?.label ?? '')
      : value;
  }
  if (input === 'day') return isRealDay(value) ? formatDay(`${value}T00:00:00Z`, 'UTC') : value;
  return plainText(value).trim();
}
