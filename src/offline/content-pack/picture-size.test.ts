import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureSize } from './picture-size.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function look(width: number, height: number, density: number) {
  vi.stubGlobal('screen', { width, height });
  vi.stubGlobal('devicePixelRatio', density);
  return pictureSize();
}

test.each([
  ['a phone', 360, 780, 3, 'phone'],
  ['a large phone held across', 915, 412, 3.5, 'phone'],
  ['a tablet', 820, 1180, 2, 'tablet'],
  ['an old desk', 1280, 800, 1, 'phone'],
  ['a fine laptop', 1440, 900, 2, 'tablet'],
])('%s keeps the copies it can show', (_, width, height, density, expected) => {
  expect(look(width, height, density)).toBe(expected);
});

test('another screen does not change the chosen size', () => {
  expect(look(1440, 900, 2)).toBe('tablet');
  expect(look(1920, 1080, 1)).toBe('tablet');
});

test('chooses again each time where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(look(1440, 900, 2)).toBe('tablet');
  expect(look(360, 780, 3)).toBe('phone');
});
