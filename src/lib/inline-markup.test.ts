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

test.each([
  ['Bales are 900*450*350 mm'],
  ['From $1,450* a report. *Travel is extra.'],
  ['2 * 3 * 4 and 5 ** 2 ** 3'],
  ['a** and b**, each 5**2'],
  ['*not this * or * that*'],
  ['mortar1*2, mortar2*3*'],
  ['*** and ****'],
  ['x**y**z'],
])('shows the asterisks of “%s” as typed', (text) => {
  expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
});

test.each([
  ['(*lime*)', 'lime'],
  ['“*lime*”, said Ruth', 'lime'],
  ['–*900*450 mm*.', '900*450 mm'],
  ['*Énergie*', 'Énergie'],
  ['From $1,450*, *plus travel*.', 'plus travel'],
])('sets the words of “%s” in italics that a writer marked', (text, marked) => {
  expect(parseInline(text)).toContainEqual({
    kind: 'emphasis',
    runs: [{ kind: 'text', text: marked }],
  });
});

test('reads marks within marks', () => {
  expect(plainText('**Bold, *slanted* and 2*3** [**a** label](/about)')).toBe(
    'Bold, slanted and 2*3 a label',
  );
});
