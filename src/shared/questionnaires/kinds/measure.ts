import { Line } from '../../schemas.ts';
import type { Kind } from './kind.ts';

const bareNumber = /^\d[\d\s.,]*$/;

export const measureKind: Kind<'measure'> = {
  schema: () => Line,
  toText: (question, answer) => {
    const text = answer.trim();
    return bareNumber.test(text) ? `${text} ${question.unit}` : text;
  },
};
