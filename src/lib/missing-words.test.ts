import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

test.each([
  [[], null],
  [['plan.pdf'], 'One file could not be read and is not in the copy: plan.pdf.'],
  [
    ['plan.pdf', 'slope.jpg'],
    '2 files could not be read and are not in the copy: plan.pdf, slope.jpg.',
  ],
  [['a'.repeat(60), 'b'.repeat(60)], '2 files could not be read and are not in the copy.'],
])('says of %j “%s”', (names, words) => {
  expect(missingWords(names)).toBe(words);
});
