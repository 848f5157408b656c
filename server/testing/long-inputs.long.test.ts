import * as v from 'valibot';
import { expect, test } from 'vitest';
import { diff, wordDiff } from '#features/publishing/word-diff.ts';
import { searchOptions } from '#features/search/search-document.ts';
import { csvCell } from '#lib/csv.ts';
import { inOneLine } from '#lib/in-one-line.ts';
import { parseInline } from '#lib/inline-markup.ts';
import { phoneLink } from '#lib/phone-link.ts';
import { countWords } from '#lib/reading-time.ts';
import { searchSummary } from '#lib/search-summary.ts';
import { brokenLinks } from '#server/content/broken-links.ts';
import { htmlToBlocks } from '#server/content/html-to-blocks.ts';
import { tidy } from '#server/search/document-text.ts';
import { deviceName } from '#server/services/device-name.ts';
import { archiveNames } from '#server/services/request-archive.ts';
import { attachableContent, attachableName } from '#shared/attachable-name.ts';
import { project } from '#shared/content-types/project.ts';
import { OptionalInline, Slug, oneLine, paragraphs, slugOf } from '#shared/content-types/texts.ts';
import { bareNumber } from '#shared/questionnaires/kinds/measure.ts';
import { isReceipt } from '#shared/receipt.ts';
import { LongText, emailAddress } from '#shared/schemas.ts';

/** What an expression or a walk may read again and again: openings that are never closed, and runs of what it skips. */
const worst = [
  '[', '[a', '[a](', '[a](b', '[a](b(c', '[a]()', '](', '(', '((', '(b)',
  '*', '* ', '**', '**a', '*a\n', '_', '`',
  '<', '<a ', '<a b=', '<b>', '</b>', '<!--', '<p>', '<br>', ' <br>', '<i></i>', '&', '&amp;',
  ' ', '\t', '\n', '\r\n', ' \n', '\u00A0', '\u2028', '\u0000',
  'a', 'A1', '1', '1,', ',1', '.', '..', 'a.', '.a', '-', 'a-', '@', 'a@', '@a.', '+', '=', ';=', '"', '\\"', '; ',
  'http://', 'https://a.', 'mailto:', 'tel:+', '/', '#', '?', 'NB-', 'é', 'e\u0301', '\uD83D', '😀',
]; // prettier-ignore

const noPictures = { pictureAt: () => undefined };
const check = (schema: v.GenericSchema) => (text: string) => v.safeParse(schema, text).success;
const paste = (html: string) => htmlToBlocks(html, noPictures);
const attached = new TextEncoder().encode('%PDF-1.7').buffer;

const readers: Record<string, (text: string) => unknown> = {
  'the inline marks': parseInline,
  'a text with inline marks': check(OptionalInline),
  'one line': check(oneLine(200)),
  paragraphs: check(paragraphs('empty')),
  'a slug': check(Slug),
  'a slug of a title': slugOf,
  'an email address': check(emailAddress('wrong')),
  'a long answer': check(LongText),
  'a measure': (text) => bareNumber.test(text),
  'a receipt number': isReceipt,
  'a phone number': phoneLink,
  'a cell of CSV': csvCell,
  'a summary': searchSummary,
  'white space': tidy,
  'a single line': inOneLine,
  'the number of words': countWords,
  'words to search': (text) => searchOptions.tokenize(text).map(searchOptions.processTerm),
  'a comparison of words': (text) => wordDiff(text, `${text}x${text}`),
  'the name of a file': (name) => attachableName({ name, type: 'image/jpeg' }),
  'the name and content of a file': (name) => attachableContent(`${name}.x`, attached),
  'a name in an archive': (name) => archiveNames([{ url: '/uploads/a.pdf', name: `${name}.x` }]),
  'the name of a device': deviceName,
  'links in a text': (text) => brokenLinks({ text }, new Set(), {}),
  'pasted HTML': paste,
};

/** Processor time: far below what a walk in the square of the length takes, far above what one in its length takes. */
const mostMs = 4_000;

/** Feeds more and more, and stops at the first that takes too long: the next would take hours. */
function expectQuick(name: string, read: (length: number) => unknown): void {
  for (const length of [30_000, 1_000_000]) {
    const start = process.cpuUsage();
    read(length);
    const { user } = process.cpuUsage(start);
    expect(user / 1_000, `${name}, ${length} characters`).toBeLessThan(mostMs);
  }
}

const repeated = (part: string, length: number) => part.repeat(Math.ceil(length / part.length));

test.each(Object.entries(readers))('reads 1 MB of any characters in time: %s', (_, read) => {
  for (const part of worst) {
    // The end lets fail what is anchored there.
    expectQuick(`${JSON.stringify(part)}, then x`, (length) => read(`${repeated(part, length)}x`));
  }
});

test.each([
  ['lists in one item', '<ul><li>', '<ul></ul>', '</li></ul>'],
  ['lists in each other', '', '<ul><li>', ''],
  ['items', '<ul>', '<li>a</li>', '</ul>'],
  ['quotes in each other', '', '<blockquote>', ''],
  ['sources of a quote', '<blockquote>', '<p><cite>a</cite></p>', '</blockquote>'],
  ['wrappers before a block', '<b>'.repeat(190), '<i>a</i>', '<p>a</p>'],
  ['wrappers with a block each', '<b>'.repeat(190), '<i><p>a</p></i>', ''],
  ['rows', '<table>', '<tr><td>a</td></tr>', '</table>'],
  ['cells', '<table><tr>', '<td>a</td>', '</tr></table>'],
  ['tables in each other', '', '<table><tr><td>', ''],
  ['pictures', '<p>', '<img src="/a.jpg" alt="a">', '</p>'],
  ['attributes', '<p ', 'a ', '>'],
  ['the points of a link', '<a href="https://a', '.', '">a</a>'],
  ['the signs of an address', '<a href="mailto:', '@', '">a</a>'],
  ['spaces of a style', '<b style="font-weight:', ' ', '">a</b>'],
  ['styles', '<b style="', 'font-weight: ', '">a</b>'],
  ['spaces of a list from Word', '<p style="mso-list:', ' ', '">a</p>'],
  ['lines of a list from Word', '', '<p class=MsoListParagraph>1. a</p>', ''],
  ['changing marks', '', '<b>a</b><i>b</i>', ''],
  ['wrong closing tags', '<p>'.repeat(100), '</i>', ''],
])('reads 1 MB of pasted HTML in time: %s', (name, start, part, end) => {
  expectQuick(name, (length) => paste(start + repeated(part, length) + end));
});

test('keeps the rows of a table of 15,000 as paragraphs, and refuses one of 150,000', () => {
  const table = (rows: number) =>
    paste(`<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(rows)}</table>`);
  expect(table(15_000)?.blocks).toHaveLength(30_000);
  expect(table(150_000)).toBeUndefined();
});

test('refuses a project with 200,000 features or parts of its gallery, and says how many are allowed', () => {
  const features = Array.from({ length: 200_000 }, () => 'a');
  const picture = { picture: 'a/b', alt: 'a', isDecorative: false, caption: '', isStandIn: false };
  const groups = Array.from({ length: 31 }, () => ({ pictures: [picture], caption: 'a' }));
  const { issues = [] } = v.safeParse(project.body, { ...project.empty, features, groups });
  const messages = issues.map(({ message }) => message);
  expect(messages).toContain('A project has at most 60 features');
  expect(messages).toContain('A gallery has at most 30 parts');
});

test('finds broken links in a list of 200,000', () => {
  const features = Array.from({ length: 200_000 }, () => 'a');
  expect(brokenLinks({ features, last: '[a](/none)' }, new Set(), {})).toEqual({
    last: expect.stringContaining('/none'),
  });
});

test('compares lists of 100,000 that have nothing in common', () => {
  const list = (word: string) => Array.from({ length: 100_000 }, (_, index) => `${word} ${index}`);
  expectQuick('two lists', () => diff(list('a'), list('b')));
});
