import { expect, test } from 'vitest';
import { missingFilesMessage } from './missing-files-message.ts';

test.each([
  [[], null],
  [['plan.pdf'], '1 file couldn’t be read, so it’s not in this copy: plan.pdf.'],
  [
    ['plan.pdf', 'slope.jpg'],
    '2 files couldn’t be read, so they’re not in this copy: plan.pdf, slope.jpg.',
  ],
  [['a'.repeat(60), 'b'.repeat(60)], '2 files couldn’t be read, so they’re not in this copy.'],
])('says of %j “%s”', (names, words) => {
  expect(missingFilesMessage(names)).toBe(words);
});
