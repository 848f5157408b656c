import * as v from 'valibot';
import { limits } from './limits.ts';

/** One line of text, trimmed, at most `limits.maxLineLength`; empty is allowed. */
export const Line = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.maxLineLength, `Please keep this under ${limits.maxLineLength} characters`),
);

/** A longer answer, trimmed at the ends, at most `limits.maxTextLength`; empty is allowed. */
export const LongText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.maxTextLength, `Please keep this under ${limits.maxTextLength} characters`),
);

/** An e-mail address, trimmed. The message differs by form, so it is given. */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.maxLength(limits.maxEmailLength, message),
    v.email(message),
  );

/** A person's name with a minimum length and the form's own message. */
export const personName = (minLength: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(minLength, message),
    v.maxLength(limits.maxLineLength, `Please keep this under ${limits.maxLineLength} characters`),
  );
