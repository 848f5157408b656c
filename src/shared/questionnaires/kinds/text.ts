import { LongText } from '../../schemas.ts';
import type { Kind } from './kind.ts';

export const textKind: Kind<'text'> = {
  schema: () => LongText,
  toText: (_question, answer) => answer.trim(),
};
