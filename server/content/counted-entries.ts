import type { LeafField } from '#shared/content-types/definition.ts';
import { leafFieldsOf, valueAt } from '#shared/content-types/definition.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';

/** Some entries that a text can count: `ten design studies`. */
export interface CountedGroup {
  /** What they are called, one each: `project`, `design study`, `built project`. */
  nouns: readonly string[];
  isIn: (body: Readonly<Record<string, unknown>>) => boolean;
}

type Choice = Extract<LeafField['input'], { choice: unknown }>;

/** The fields of a type whose value is one of some. */
export function choicesOf(kind: ContentTypeName): { path: string; options: Choice['choice'] }[] {
  return leafFieldsOf(contentTypeOf(kind).fields).flatMap(({ path, input }) =>
    typeof input === 'object' ? [{ path, options: input.choice }] : [],
  );
}

/** What texts call an entry of a type, lower-case. */
export function nounsOf(kind: ContentTypeName): string[] {
  const { labels, alsoCalled = [] } = contentTypeOf(kind);
  return [labels.one.toLowerCase(), ...alsoCalled];
}

/** Everything of a type, and everything with each of its choices. */
export function groupsOf(kind: ContentTypeName): CountedGroup[] {
  const nouns = nounsOf(kind);
  const chosen = choicesOf(kind).flatMap(({ path, options }) =>
    options.map(({ value, label }): CountedGroup => ({
      nouns: [
        ...(label.includes(' ') ? [label.toLowerCase()] : []),
        ...nouns.map((noun) => `${label.toLowerCase()} ${noun}`),
      ],
      isIn: (body) => valueAt(body, path) === value,
    })),
  );
  return [{ nouns, isIn: () => true }, ...chosen];
}

const units = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The number that a word or digits say; undefined for another word. */
function numberOf(words: string): number | undefined {
  if (/^\d+$/.test(words)) return Number(words);
  const [first = '', second] = words.toLowerCase().split('-');
  const ten = tens.indexOf(first);
  const unit = units.indexOf(second ?? (ten === -1 ? first : 'zero'));
  if (unit === -1) return undefined;
  return ten === -1 ? unit : (ten + 2) * 10 + unit;
}

/** One or several: `study` and `studies`, `house` and `houses`. */
export const inAnyNumber = (noun: string): string =>
  `${noun.replaceAll(' ', String.raw`[\s-]+`).replace(/y$/, '(?:y|ies)')}s?`;

/** Numbers that a sentence gives of a group, each with its words: `Ten design studies`. */
export function countsIn(
  sentence: string,
  { nouns }: CountedGroup,
): { words: string; count: number }[] {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])([\p{L}-]+|\d+)\s+(?:[\p{L}-]+\s+){0,2}?(?:${nouns.map(inAnyNumber).join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  return [...sentence.matchAll(pattern)].flatMap(([words, said = '']) => {
    const count = numberOf(said);
    return count === undefined ? [] : [{ words, count }];
  });
}
