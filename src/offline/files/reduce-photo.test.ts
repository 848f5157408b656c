import { expect, test } from 'vitest';
import { isReducible, reducedSize } from './reduce-photo.ts';

test('fits the longest side and keeps the proportions', () => {
  expect(reducedSize({ width: 5120, height: 2880 })).toEqual({ width: 2560, height: 1440 });
  expect(reducedSize({ width: 3000, height: 4000 })).toEqual({ width: 1920, height: 2560 });
});

test('never enlarges', () => {
  expect(reducedSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
});

test('reduces only large pictures', () => {
  const large = 3 * 1024 * 1024;
  expect(isReducible({ name: 'a.jpg', type: 'image/jpeg', size: large })).toBe(true);
  expect(isReducible({ name: 'a.HEIC', type: '', size: large })).toBe(true);
  expect(isReducible({ name: 'a.jpg', type: 'image/jpeg', size: 1000 })).toBe(false);
  expect(isReducible({ name: 'a.gif', type: 'image/gif', size: large })).toBe(false);
  expect(isReducible({ name: 'a.pdf', type: 'application/pdf', size: large })).toBe(false);
});

test('does not try to decode what is larger than any photo', () => {
  expect(isReducible({ type: 'image/jpeg', name: 'film.jpg', size: 3 * 1024 ** 3 })).toBe(false);
});
