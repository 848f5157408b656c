import { expect, test } from 'vitest';
import { monthWords } from './month-words.ts';

test('writes a month in words', () => {
  expect(monthWords('2026-11')).toBe('November 2026');
  expect(monthWords('2026-01')).toBe('January 2026');
});

test('leaves anything else unchanged', () => {
  expect(monthWords('2026-13')).toBe('2026-13');
  expect(monthWords('spring')).toBe('spring');
});
