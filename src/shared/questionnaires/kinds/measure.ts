import { Line } from '../../schemas.ts';
import type { Kind } from './kind.ts';

/** A number that wants its unit: `1,200`, `.5`. */
export const bareNumber = /^[.,]?\d[\d\s.,]*$/;

export const measureKind: Kind<'measure'> = {
  schema: () => Line,
  toText: (question, answer) => {
    const text = answer.trim();
    return bareNumber.test(text) ? `${text} ${question.unit}` : text;
  },
};
