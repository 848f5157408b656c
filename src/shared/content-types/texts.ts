import * as v from 'valibot';
import { isRealDay } from '#lib/real-moment.ts';
import { cleanText, softBreaks } from '../clean-text.ts';
import { visibleLength } from '../visible-length.ts';

/** Longest text of each kind, in UTF-16 code units. */
export const textLimits = { line: 200, summary: 1_000, paragraph: 5_000, long: 40_000 } as const;

/** `<b>`, `</p>`, `<a href="…">`: HTML that somebody typed or pasted. A lone `<` is text. */
const htmlTag = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i;
/** The same link as `#lib/inline-markup.ts` reads. */
const inlineLink = /\[[^[\]]+\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;
/** An address on this site, an anchor on this page, an external address, or an entry of the list of sources. */
const linkTarget =
  /^(?:\/(?![/\\])\S*|#[\w-]+|https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@\S+|tel:\+?[\d-]+|source:[a-z0-9-]+)$/i;

/** Targets of the links in an inline text, in order: `/about`, `source:vicplan`. */
export function linkTargetsOf(text: string): string[] {
  return [...text.matchAll(inlineLink)].map(([, target = '']) => target);
}

const tooLong = (most: number) => (issue: { input: string }) =>
  `This has ${issue.input.length.toLocaleString('en-AU')} characters. The limit is ${most.toLocaleString('en-AU')}.`;

const text = (most: number) =>
  v.pipe(
    v.string('Please fill this in'),
    v.transform(cleanText),
    v.trim(),
    v.maxLength(most, tooLong(most)),
    v.check(
      (value) => !htmlTag.test(value),
      'This has HTML in it. Write plain text, and use the buttons for bold, italic and links.',
    ),
  );

/** One line without inline marks, of at most so many characters; empty is allowed. */
export const oneLine = (most: number) =>
  v.pipe(
    v.string('Please fill this in'),
    v.transform((value) => value.replaceAll(softBreaks, ' ')),
    text(most),
    v.regex(/^[^\r\n]*$/, 'This needs to be one line'),
    v.check((value) => !/\p{Cc}/u.test(value), 'This has invisible characters in it'),
  );

/** One line without inline marks; empty is allowed. */
export const OptionalLine = oneLine(textLimits.line);

/** One line without inline marks. */
export const line = (message: string, most: number = textLimits.line) =>
  v.pipe(
    oneLine(most),
    v.check((value) => visibleLength(value) > 0, message),
  );

/** Plain text in paragraphs, with a blank line between two. */
export const paragraphs = (message: string, most: number = textLimits.long) =>
  v.pipe(
    text(most),
    v.check((value) => visibleLength(value) > 0, message),
  );

/** Without an address, or with a space in it, it is no link: readers would see its brackets. */
const writtenLink = /\[([^[\]\n]+)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g;

const goodLinks = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const [, unfinished] =
    [...dataset.value.matchAll(writtenLink)].find(([, , target = '']) => /^$|\s/.test(target)) ??
    [];
  if (unfinished !== undefined) {
    addIssue({
      message: `The link on “${unfinished}” has no address, or a space in it. Write the address between the round brackets, or delete all four brackets.`,
    });
    return;
  }
  const bad = linkTargetsOf(dataset.value).find((target) => !linkTarget.test(target));
  if (bad !== undefined) {
    addIssue({
      message: `The link to “${bad}” leads nowhere. Links start with https://, with / for a page of this site, or with # for a heading of this page.`,
    });
  }
});

/** Text with inline markup `**bold**`, `*italic*` and `[label](target)`; empty is allowed. */
export const OptionalInline = v.pipe(text(textLimits.paragraph), goodLinks);

/** Text with the inline marks. */
export const inline = (message: string, most: number = textLimits.paragraph) =>
  v.pipe(
    text(most),
    v.check((value) => visibleLength(value) > 0, message),
    goodLinks,
  );

/** A list of lines with the inline marks. */
export const inlineLines = (least: 0 | 1, most: number, longest: number = textLimits.paragraph) =>
  v.pipe(
    v.array(inline('Write something, or remove this line', longest)),
    v.minLength(least, 'Write at least one line'),
    v.maxLength(most, `There is room for ${most} lines`),
  );

/** Last part of an address: lower-case words joined by hyphens. */
export const Slug = v.pipe(
  v.string(),
  v.maxLength(100, 'The address is longer than 100 characters. Shorten it.'),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use a to z, 0 to 9 and single hyphens, such as lime-in-winter',
  ),
);

/** A slug made of a title; empty where the title has no Latin letter or digit. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
}

/** A day as a plain date, `2026-12-20`. */
export const PlainDay = v.pipe(
  v.string(),
  v.isoDate('Choose a day'),
  v.check(isRealDay, 'That day doesn’t exist'),
);
