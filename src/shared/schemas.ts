import * as v from 'valibot';
import { isRealInstant } from '#lib/real-moment.ts';
import { limits } from './limits.ts';
import { visibleLength } from './visible-length.ts';

/** A moment in UTC as ISO 8601, e.g. `2026-11-21T06:46:40.123Z`: for everything that anybody sends. */
export const Instant = v.pipe(
  v.string(),
  v.check(isRealInstant, 'Send a moment that exists, in UTC: 2026-11-21T06:46:40.123Z'),
);

/**
 * A moment in a record. Earlier releases also stored offsets and days that no month has: such a moment is shown as it
 * stands, and never refused.
 */
export const StoredInstant = v.pipe(v.string(), v.isoTimestamp());

/** Says by how much, so that the visitor knows how much to shorten. */
const tooLong =
  (mostCharacters: number) =>
  ({ input }: { input: string }) =>
    `This has ${input.length.toLocaleString('en-AU')} characters. The limit is ${mostCharacters.toLocaleString('en-AU')}.`;

/** One line of text, trimmed, at most `limits.maxLineLength`; empty is allowed. */
export const Line = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.maxLineLength, tooLong(limits.maxLineLength)),
);

/** A longer answer, trimmed at the ends, at most `limits.maxTextLength`; empty is allowed. */
export const LongText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.maxTextLength, tooLong(limits.maxTextLength)),
);

/** An address with a name, brackets and a subject around it; longer text is not even read. */
const longestPastedEmail = 1_000;

/** The top-level domain of a public address: `.au`, `.xn--p1ai`. */
const topLevelDomain = /\.[a-z][a-z\d-]*[a-z\d]$/i;

/**
 * An address as people type and paste it, without what is no part of one: `mailto:`, a name and brackets around it, the
 * full stop of its sentence, invisible characters, full-width letters of East Asian keyboards.
 */
export function bareEmail(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const bracketed = /<([^<>]*)>\W*$/.exec(plain)?.[1] ?? plain;
  return bracketed
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/s, '')
    .replace(/\s*@\s*/, '@')
    .replace(/^[\s"'“”‘’(<,;:.]+/, '')
    .replace(/[\s"'“”‘’)>,;:.。]+$/, '');
}

/**
 * An email address: as browsers validate it (`o'brien@example.org` is valid), in a domain with a dot. The message differs
 * by form, so it is a parameter.
 */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    v.maxLength(longestPastedEmail, message),
    v.transform(bareEmail),
    v.maxLength(limits.maxEmailLength, message),
    // One problem, not two.
    v.check((text) => v.RFC_EMAIL_REGEX.test(text) && topLevelDomain.test(text), message),
  );

/** A person's name with a minimum length and the form's own message. */
export const personName = (minLength: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    // A text without a visible character is no name.
    v.check((name) => visibleLength(name) > 0 && name.length >= minLength, message),
    v.maxLength(limits.maxLineLength, tooLong(limits.maxLineLength)),
  );
