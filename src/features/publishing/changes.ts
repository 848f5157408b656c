import { plainText } from '#lib/inline-markup.ts';
import type { EntryContent } from '#offline/records.ts';
import { leafFieldsOf, valueAt } from '#shared/content-types/definition.ts';
import type { LeafField } from '#shared/content-types/definition.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { isDifferent, orderOf, nonTextChanges } from './non-text-changes.ts';
import { diff, wordDiff } from './word-diff.ts';
import type { Run } from './word-diff.ts';

/** What changed in one field. */
export interface FieldChange {
  label: string;
  /** Empty where no word has changed. */
  runs: readonly Run[];
  /** Changes other than of text: “The crop of the picture”. */
  others: readonly string[];
}

/** The differences between two versions, field by field; without an earlier one, everything is new. */
export function changesBetween(
  kind: ContentTypeName,
  before: EntryContent | null,
  after: EntryContent,
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const { path, label, input } of leafFieldsOf(contentTypeOf(kind).fields)) {
    const valueOf = (version: EntryContent | null) => version && valueAt(version.body, path);
    const [former, present] = [valueOf(before), valueOf(after)];
    const { runs, isReordered } = partRuns(partsOf(former, input), partsOf(present, input));
    const others = new Set(before === null ? [] : nonTextChanges(former, present, input));
    if (isReordered) others.add(orderOf(input));
    const hasWords = runs.some((run) => run.kind !== 'same');
    if (!hasWords && others.size === 0 && before !== null && isDifferent(former, present)) {
      others.add('Something other than the text');
    }
    if (hasWords || others.size > 0) {
      changes.push({ label, runs: hasWords ? runs : [], others: [...others] });
    }
  }
  if (before !== null && before.slug !== after.slug && contentTypeOf(kind).address === 'slug') {
    changes.push({ label: 'Address', runs: wordDiff(before.slug, after.slug), others: [] });
  }
  return changes;
}

/** The numbers of words added and removed. */
export function countOf(changes: readonly FieldChange[]): { added: number; removed: number } {
  const count = (kind: Run['kind']) =>
    changes
      .flatMap(({ runs }) => runs)
      .filter((run) => run.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(/[^\s]+/g) ?? []).length, 0);
  return { added: count('added'), removed: count('removed') };
}

/** Without the parts in which nothing has changed; between two that have, `…` stands for those. */
export function withoutUnchanged(runs: readonly Run[]): Run[] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    parts.at(-1)?.push(run);
    if (run.text.endsWith('\n')) parts.push([]);
  }
  const left: Run[] = [];
  let isGap = false;
  for (const part of parts) {
    if (part.every(({ kind }) => kind === 'same')) {
      isGap ||= part.some(({ text }) => text.trim() !== '');
      continue;
    }
    if (isGap && left.length > 0) left.push({ kind: 'same', text: '…\n' });
    left.push(...part);
    isGap = false;
  }
  return left;
}

/**
 * Compares a text by its parts (paragraphs, blocks, lines). A part is compared word by word only when another one takes
 * its place, not when it was added, removed or moved.
 */
function partRuns(
  before: readonly string[],
  after: readonly string[],
): { runs: Run[]; isReordered: boolean } {
  const runs: Run[] = [];
  const all = diff(before, after);
  const parts = withoutMoved(all);
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
  return { runs, isReordered: parts.length < all.length };
}

/** Without the parts that were only moved: removed in one place and added in another. */
function withoutMoved(parts: readonly Run[]): readonly Run[] {
  const countBy = (kind: Run['kind']) => {
    const counts = new Map<string, number>();
    for (const part of parts) {
      if (part.kind === kind) counts.set(part.text, (counts.get(part.text) ?? 0) + 1);
    }
    return counts;
  };
  const [removed, added] = [countBy('removed'), countBy('added')];
  const left = {
    removed: new Map([...added].filter(([text]) => text !== '')),
    added: new Map([...removed].filter(([text]) => text !== '')),
  };
  return parts.filter(({ kind, text }) => {
    if (kind === 'same') return true;
    const count = left[kind].get(text) ?? 0;
    left[kind].set(text, count - 1);
    return count <= 0;
  });
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
    return value.map((item) => before + textIn(item));
  }
  return [textIn(value)];
}

/** The text of a block, a picture or a row of cells. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textIn).join(' · ');
  if (typeof value !== 'object' || value === null) return '';
  const isPicture = 'picture' in value && typeof value.picture === 'string';
  const joined = Object.entries(value)
    .filter(([name]) => !unread.has(name))
    .map(([, part]) => textIn(part))
    .filter((text) => text !== '')
    .join(' · ');
  return isPicture ? `[Photo] ${joined}`.trim() : joined;
}

const unread = new Set(
  'kind picture focus level style tone name anchor width termLanguage'.split(' '),
);
