import { labelOf, oneOf } from './choice.ts';
import type { Kind } from './kind.ts';

export const radioKind: Kind<'radio'> = {
  schema: (question) => oneOf(question.options),
  toText: (question, answer) => labelOf(question.options, answer),
};
