import { expect, test } from 'vitest';
import { formatCents, parseCents } from './format-cents.ts';

test.each([
  ['160', 16_000],
  ['$1,250.5', 125_050],
  [' $ 0.05 ', 5],
  ['0', 0],
  ['-1', null],
  ['1,25', null],
  ['1.234', null],
  ['1e9', null],
  ['', null],
  ['9999999999', null],
])('reads %j as %j cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test('writes amounts as people do', () => {
  expect([16_000, 125_050, 5, 0, -2_000].map(formatCents)).toEqual([
    '$160',
    '$1,250.50',
    '$0.05',
    '$0',
    '-$20',
  ]);
});
