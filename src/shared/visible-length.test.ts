import { expect, test } from 'vitest';
import { visibleLength } from './visible-length.ts';

test.each([
  ['spaces', ' \t\n\u00A0\u3000'],
  ['joiners and marks of direction', '\u200B\u200C\u200D\u2060\u202E\uFEFF'],
  ['fillers of Hangul', '\u115F\u1160\u3164\uFFA0'],
  ['the braille pattern without a dot', '\u2800'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['tags of flags alone', '\u{E0067}\u{E007F}'],
  ['halves of pairs', '\uD800 \uDC00'],
  ['what is no character', '\uFFFE\uFFFF\uFDD0\u{1FFFE}'],
])('%s show nothing', (_, text) => {
  expect(visibleLength(text)).toBe(0);
});

test.each(['Å', 'Ng', '吳', 'ㅎ', '⠁', '👷🏽‍♀️', 'é', 'X Æ A-12'])('%s shows something', (name) => {
  expect(visibleLength(name)).toBeGreaterThan(0);
});
