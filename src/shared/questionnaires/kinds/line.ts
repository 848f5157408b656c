import { Line } from '../../schemas.ts';
import type { Kind } from './kind.ts';

export const lineKind: Kind<'line'> = {
  schema: () => Line,
  toText: (_question, answer) => answer.trim(),
};
