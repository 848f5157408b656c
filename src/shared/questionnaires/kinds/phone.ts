import { Line } from '../../schemas.ts';
import type { Kind } from './kind.ts';

/** Any text: "after 6, ask for either of us" is a good answer too. */
export const phoneKind: Kind<'phone'> = {
  schema: () => Line,
  toText: (_question, answer) => answer.trim(),
};
