import { bareEmail, emailAddress } from '../../schemas.ts';
import type { Kind } from './kind.ts';

export const emailKind: Kind<'email'> = {
  schema: (question) => emailAddress(question.message),
  toText: (_question, answer) => bareEmail(answer),
};
