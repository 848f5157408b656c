import { formatDay } from '#lib/format-date.ts';
import { plainText } from '#lib/inline-markup.ts';
import { isRealDay } from '#lib/real-moment.ts';
import type { SiteCopyEntry } from '#offline/records.ts';
import type { TextMatch } from '#shared/api/owner-texts.ts';
import { leafFieldsOf, valueAt } from '#shared/content-types/definition.ts';
import type { LeafField } from '#shared/content-types/definition.ts';
import { excerptOf } from '#shared/content-types/excerpt-of.ts';
import { notWords } from '#shared/content-types/not-words.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import { formatAud } from '#shared/format-aud.ts';

/** What a search finds in this device's copy of the site, entry by entry: the field that has most of the words. */
export function findInCopy(
  copy: readonly Pick<SiteCopyEntry, 'entry' | 'revision'>[],
  search: string,
): TextMatch[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const countIn = (text: string) => {
    const lower = text.toLowerCase();
    return words.filter((word) => lower.includes(word)).length;
  };
  return copy.flatMap(({ entry: { kind, id, title }, revision }) => {
    const texts = leafFieldsOf(contentTypeOf(kind).fields).flatMap(({ path, label, input }) =>
      textsIn(valueAt(revision.body, path), path, input).map((text) => ({ ...text, label })),
    );
    if (countIn(texts.map(({ text }) => text).join('\n')) < words.length) return [];
    const counts = texts.map(({ text }) => countIn(text));
    const best = texts[counts.indexOf(Math.max(...counts))];
    if (best === undefined) return [];
    const { field, label, text } = best;
    return [{ kind, id, title, field, label, excerpt: excerptOf(text, words) }];
  });
}

function textsIn(
  value: unknown,
  field: string,
  input: LeafField['input'],
): { field: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = shownText(value, input);
    return text === '' ? [] : [{ field, text }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    notWords.has(key) ? [] : textsIn(inner, `${field}.${key}`, input),
  );
}

function shownText(value: string | number, input: LeafField['input']): string {
  if (typeof value === 'number') return input === 'aud' ? formatAud(value) : String(value);
  if (typeof input === 'object') {
    return 'choice' in input
      ? (input.choice.find((option) => option.value === value)?.label ?? '')
      : value;
  }
  if (input === 'day') return isRealDay(value) ? formatDay(`${value}T00:00:00Z`, 'UTC') : value;
  return plainText(value).trim();
}
