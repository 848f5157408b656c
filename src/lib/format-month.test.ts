import { expect, test } from 'vitest';
import { formatMonth } from './format-month.ts';

test('writes a month in words', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect(formatMonth('2026-01')).toBe('January 2026');
});

test('leaves anything else unchanged', () => {
  expect(formatMonth('2026-13')).toBe('2026-13');
  expect(formatMonth('spring')).toBe('spring');
});
