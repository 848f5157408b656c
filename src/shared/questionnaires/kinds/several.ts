import { LongText } from '../../schemas.ts';
import type { Option } from '../question.ts';
import { labelOf } from './choice.ts';
import type { Kind } from './kind.ts';

const separator = '; ';

/** What is ticked, and what was written beside it. */
export interface SeveralAnswer {
  readonly values: readonly string[];
  readonly other: string;
}

/**
 * Parses a stored answer: ticked options first, with the options' labels; from the first part that is not an option on,
 * everything is the visitor's own text, to the last space.
 */
export function parseSeveral(options: readonly Option[], answer: string): SeveralAnswer {
  const known = new Set(options.map((option) => option.value));
  const parts = answer.split(separator);
  const firstOwn = parts.findIndex((part) => !known.has(part.trim()));
  const ticked = firstOwn === -1 ? parts : parts.slice(0, firstOwn);
  const own = firstOwn === -1 ? [] : parts.slice(firstOwn);
  // See below: it only keeps own text from being read as an option.
  if (own[0] === '') own.shift();
  return { values: ticked.map((part) => part.trim()), other: own.join(separator) };
}

/**
 * Joins an answer: ticked options in the order of the list, then the visitor's own text; after an empty part where that
 * starts with an option's label, or is empty. `parseSeveral` returns exactly what went in.
 */
export function joinSeveral(options: readonly Option[], { values, other }: SeveralAnswer): string {
  const ticked = options.map((option) => option.value).filter((value) => values.includes(value));
  if (other === '') return ticked.join(separator);
  const start = (other.split(separator)[0] ?? '').trim();
  const isLikeTick = start === '' || options.some((option) => option.value === start);
  return [...ticked, ...(isLikeTick ? [''] : []), other].join(separator);
}

export const severalKind: Kind<'several'> = {
  schema: () => LongText,
  toText: (question, answer) => {
    const { values, other } = parseSeveral(question.options, answer.trim());
    const labels = values.map((value) => labelOf(question.options, value));
    return [...labels, ...(other === '' ? [] : [other])].join(', ');
  },
};
