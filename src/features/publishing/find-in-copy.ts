import type { SiteCopyEntry } from '#offline/records.ts';
import type { TextMatch } from '#shared/api/owner-texts.ts';
import { leafFieldsOf, valueAt } from '#shared/content-types/definition.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';

const excerptLength = 120;

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
    const texts = leafFieldsOf(contentTypeOf(kind).fields).flatMap(({ path, label }) =>
      textsIn(valueAt(revision.body, path), path).map((text) => ({ ...text, label })),
    );
    if (countIn(texts.map(({ text }) => text).join('\n')) < words.length) return [];
    const counts = texts.map(({ text }) => countIn(text));
    const best = texts[counts.indexOf(Math.max(...counts))];
    if (best === undefined) return [];
    const { field, label, text } = best;
    return [{ kind, id, title, field, label, excerpt: text.slice(0, excerptLength) }];
  });
}

function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return value === '' ? [] : [{ field, text: String(value) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${field}.${key}`));
}
