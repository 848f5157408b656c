import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['a soft return', 'Lime\u000Band clay', 'Lime\nand clay'],
  ['a form feed', 'Lime\fand clay', 'Lime\nand clay'],
  ['the separators of lines and paragraphs', 'a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
  ['control characters', 'L\u0000i\u0008m\u001Be\u007F\u0080', 'Lime'],
  ['noncharacters', 'L\uFFFEi\uFFFFm\uFDD0e\u{1FFFE}\u{10FFFF}', 'Lime'],
  ['halves of characters', '\uD83DLi\uDE00me\uD800', 'Lime'],
  ['nothing of a whole text', 'Línea\t😀\r\n家 — “lime”\uFFFD', 'Línea\t😀\r\n家 — “lime”\uFFFD'],
])('mends %s', (_what, given, expected) => {
  expect(cleanText(given)).toBe(expected);
});
