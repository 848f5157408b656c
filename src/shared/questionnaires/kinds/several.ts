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

/** Takes a stored answer apart. Whatever is no option is the visitor's own words, kept in order. */
export function parseSeveral(options: readonly Option[], answer: string): SeveralAnswer {
  const known = new Set(options.map((option) => option.value));
  const values: string[] = [];
  const other: string[] = [];
  for (const part of answer.split(separator)) {
    if (known.has(part.trim())) values.push(part.trim());
    else if (part !== '') other.push(part);
  }
  return { values, other: other.join(separator) };
}

/** Puts an answer together again: ticked options in the order of the list, then own words. */
export function joinSeveral(options: readonly Option[], answer: SeveralAnswer): string {
  const ticked = options.map((option) => option.value).filter((v) => answer.values.includes(v));
  return [...ticked, ...(answer.other === '' ? [] : [answer.other])].join(separator);
}

export const severalKind: Kind<'several'> = {
  schema: () => LongText,
  toText: (question, answer) => {
    const { values, other } = parseSeveral(question.options, answer.trim());
    const labels = values.map((value) => labelOf(question.options, value));
    return [...labels, ...(other === '' ? [] : [other])].join(', ');
  },
};
