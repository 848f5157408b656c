import { expect, test } from 'vitest';
import { parseInline, plainText } from './inline-markup.ts';

test('reads bold, italic and links inside plain copy', () => {
  expect(
    parseInline('Dry to **20 %** before *any* [render](/natural-building-materials#lime).'),
  ).toEqual([
    { kind: 'text', text: 'Dry to ' },
    { kind: 'strong', runs: [{ kind: 'text', text: '20 %' }] },
    { kind: 'text', text: ' before ' },
    { kind: 'emphasis', runs: [{ kind: 'text', text: 'any' }] },
    { kind: 'text', text: ' ' },
    {
      kind: 'link',
      href: '/natural-building-materials#lime',
      runs: [{ kind: 'text', text: 'render' }],
    },
    { kind: 'text', text: '.' },
  ]);
});

test('keeps unfinished markup as text', () => {
  expect(plainText('2 * 3 and [half a link](')).toBe('2 * 3 and [half a link](');
});

test('removes the markup', () => {
  expect(plainText('**Bold** and [a label](source:your-home)')).toBe('Bold and a label');
});

test('reads a link whose address has brackets, and the inner one of two opening brackets', () => {
  const href = 'https://en.wikipedia.org/wiki/Cob_(material)';
  expect(parseInline(`[a [cob](${href})`)).toEqual([
    { kind: 'text', text: '[a ' },
    { kind: 'link', href, runs: [{ kind: 'text', text: 'cob' }] },
  ]);
});
