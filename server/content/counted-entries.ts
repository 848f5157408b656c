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

const numberWords = String.raw`(?:${tens.join('|')})(?:[\s-](?:${units.slice(1, 10).join('|')}))?|${units.join('|')}`;

/** The number that digits or number words say. */
function numberOf(words: string): number {
  if (/^\d+$/.test(words)) return Number(words);
  const [first = '', second = 'zero'] = words.toLowerCase().split(/[\s-]/);
  const ten = tens.indexOf(first);
  return ten === -1 ? units.indexOf(first) : (ten + 2) * 10 + units.indexOf(second);
}

/** One or several: `study` and `studies`, `house` and `houses`. */
export const inAnyNumber = (noun: string): string =>
  `${noun.replaceAll(' ', String.raw`[\s-]+`).replace(/y$/, '(?:y|ies)')}s?`;

/** What stands between a number and a noun in “ten of our studies”, “ten thousand studies”: it isn’t ten studies. */
const noAdjective = `${numberWords}|of|hundred|thousand`;

/** Finds the numbers that a sentence gives of a group: ten in `There are ten design studies`. */
export function counterOf({ nouns }: CountedGroup): (sentence: string) => number[] {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-]|\d[.,])(${numberWords}|\d+)\s+(?:(?!(?:${noAdjective})\s)[\p{L}-]+\s+){0,2}?(?:${nouns.map(inAnyNumber).join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  return (sentence) => Array.from(sentence.matchAll(pattern), ([, said = '']) => numberOf(said));
}
