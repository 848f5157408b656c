import { personName } from '../../schemas.ts';
import type { Kind } from './kind.ts';

export const nameKind: Kind<'name'> = {
  schema: (question) => personName(question.minLength, question.message),
  toText: (_question, answer) => answer.trim(),
};
