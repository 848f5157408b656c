import { plainText } from '#lib/inline-markup.ts';
import type { EntryWords } from '#offline/records.ts';
import { leafFieldsOf, valueAt } from '#shared/content-kinds/definition.ts';
import type { LeafField } from '#shared/content-kinds/definition.ts';
import { contentKindOf } from '#shared/content-kinds/kinds.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { diff, wordDiff } from './word-diff.ts';
import type { Run } from './word-diff.ts';

/** What changed in one field. */
export interface FieldChange {
  label: string;
  runs: readonly Run[];
}

/** What is different in the later of two versions, field by field; before a first one, everything is new. */
export function changesBetween(
  kind: ContentKindName,
  before: EntryWords | null,
  after: EntryWords,
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const { path, label, input } of leafFieldsOf(contentKindOf(kind).fields)) {
    const words = (version: EntryWords | null) =>
      version === null ? [] : partsOf(valueAt(version.body, path), input);
    const runs = partRuns(words(before), words(after));
    if (runs.some((run) => run.kind !== 'same')) changes.push({ label, runs });
  }
  if (before !== null && before.slug !== after.slug && contentKindOf(kind).address === 'slug') {
    changes.push({ label: 'Address', runs: wordDiff(before.slug, after.slug) });
  }
  return changes;
}

/** How many words came and went. */
export function countOf(changes: readonly FieldChange[]): { added: number; removed: number } {
  const count = (kind: Run['kind']) =>
    changes
      .flatMap(({ runs }) => runs)
      .filter((run) => run.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(/[^\s]+/g) ?? []).length, 0);
  return { added: count('added'), removed: count('removed') };
}

/** A text by its parts (paragraphs, blocks, lines): a part that only came or went is not compared word by word. */
function partRuns(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = [];
  const parts = diff(before, after);
  const hasMany = before.length > 1 || after.length > 1;
  const push = (run: Run) => {
    if (run.text !== '') runs.push(hasMany ? { ...run, text: `${run.text}\n` } : run);
  };
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    const next = parts[at + 1];
    if (part === undefined) break;
    if (part.kind === 'removed' && next?.kind === 'added') {
      runs.push(...wordDiff(part.text, next.text));
      if (hasMany) runs.push({ kind: 'same', text: '\n' });
      at += 1;
    } else push(part);
  }
  return runs;
}

function partsOf(value: unknown, input: LeafField['input']): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string') {
    const chosen =
      typeof input === 'object' && input.choice.find((choice) => choice.value === value);
    return chosen ? [chosen.label] : value.split(/\n\s*\n/);
  }
  if (typeof value === 'number') return [value.toLocaleString('en-AU')];
  if (Array.isArray(value)) {
    // Their first word is a number.
    const before = input === 'project-notes' ? 'Project ' : '';
    return value.map((item) => before + wordsIn(item));
  }
  return [wordsIn(value)];
}

/** Every word in a block, a picture or a row of cells, for reading. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsIn).join(' · ');
  if (typeof value !== 'object' || value === null) return '';
  const picture = 'picture' in value && typeof value.picture === 'string' ? value.picture : null;
  const words = Object.entries(value)
    .filter(([name]) => !unread.has(name))
    .map(([, part]) => wordsIn(part))
    .filter((text) => text !== '')
    .join(' · ');
  return picture === null ? words : `[Photo ${shortName(picture)}] ${words}`.trim();
}

const unread = new Set(
  'kind picture focus level style tone name anchor width termLanguage'.split(' '),
);
const shortName = (picture: string) => (picture.split('/')[1] ?? picture).slice(0, 8);
