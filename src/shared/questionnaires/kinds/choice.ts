import * as v from 'valibot';
import type { Option } from '../question.ts';
import type { Kind } from './kind.ts';

/** Empty, or one of the options. */
export const oneOf = (options: readonly Option[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (answer) => answer === '' || options.some((option) => option.value === answer),
      'Please choose from the list',
    ),
  );

/** The option's label; an unknown value (of an older list) unchanged. */
export const labelOf = (options: readonly Option[], answer: string): string =>
  options.find((option) => option.value === answer.trim())?.label ?? answer.trim();

export const choiceKind: Kind<'choice'> = {
  schema: (question) => oneOf(question.options),
  toText: (question, answer) => labelOf(question.options, answer),
};
