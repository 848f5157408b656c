import { expect, test } from 'vitest';
import { draftSummary } from './draft-summary.ts';

test.each([
  [{ name: 'Rosa Kirk', email: 'rosa@example.org', phone: ' ' }, 'Rosa Kirk, 2 answers'],
  [{ budgetRange: '100k-200k' }, '1 answer'],
  [{}, '0 answers'],
  [{ name: 'Jo', message: 'A shed\nof  straw' }, 'Jo, “A shed of straw”'],
])('%j reads as %s', (answers, expected) => {
  expect(draftSummary({ answers })).toBe(expected);
});
