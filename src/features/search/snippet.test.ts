import { expect, test } from 'vitest';
import { markFound, snippetOf } from './snippet.ts';

const long = `${'Earth and straw stand for a long time. '.repeat(12)}The moisture of a bale stays under 15 per cent. ${'Lime is patient. '.repeat(20)}`;

test('marks whole words only, whatever their case and accents', () => {
  expect(markFound('Clay, clays and CLAY façade', new Set(['clay', 'facade']))).toEqual([
    { text: 'Clay', isFound: true },
    { text: ', clays and ', isFound: false },
    { text: 'CLAY', isFound: true },
    { text: ' ', isFound: false },
    { text: 'façade', isFound: true },
  ]);
  expect(markFound('', new Set(['clay']))).toEqual([]);
});

test('shows the found word in its sentence, cut between words', () => {
  const snippet = snippetOf(long, new Set(['moisture', 'bale']));
  expect(snippet).toContain('The moisture of a bale stays under');
  expect(snippet).toMatch(/^… \S/);
  expect(snippet).toMatch(/\S …$/);
  expect(snippet.length).toBeLessThan(175);
  for (const word of snippet.replaceAll('…', '').trim().split(' ')) expect(long).toContain(word);
});

test('starts at the beginning where no word was found in the text, and keeps a short text whole', () => {
  expect(snippetOf(long, new Set(['glass']))).toMatch(/^Earth and straw/);
  expect(snippetOf('Short.', new Set(['glass']))).toBe('Short.');
});

test('marks the number of a price and of a measure', () => {
  const found = markFound('From $1,800 for 300mm', new Set(['1800', '300']));
  expect(found.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['1,800', '300']);
});
