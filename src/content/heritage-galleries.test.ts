import { describe, expect, test } from 'vitest';
import { heritageGalleries } from './heritage-galleries.ts';
import { heritagePictures } from './pictures/heritage.ts';

const items = heritageGalleries.flatMap((gallery) => gallery.items);

describe('heritage galleries', () => {
  test('show fifty-seven numbered pictures, each once', () => {
    expect(items).toHaveLength(57);
    expect(new Set(items.map((item) => item.picture)).size).toBe(57);
  });

  test('number the pictures in the order of the page, with pairs that share one', () => {
    const numbers = items.map((item) => item.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(Math.max(...numbers));
    expect(new Set(numbers).size).toBeLessThan(57);
  });

  test.each(items.map((item) => [item.picture, item.caption]))(
    '%s has a caption to read',
    (_, caption) => {
      const words = caption.split(/\s+/u).length;
      expect(words).toBeGreaterThanOrEqual(15);
      expect(words).toBeLessThanOrEqual(45);
    },
  );

  test('leave out only the posters of the films', () => {
    const shown = new Set<string>(items.map((item) => item.picture));
    const rest = Object.keys(heritagePictures).filter((id) => !shown.has(id));
    expect(rest.every((id) => id.startsWith('heritage/film-'))).toBe(true);
  });

  test.each(Object.entries(heritagePictures))('%s says what is seen', (_, picture) => {
    expect(picture.alt).toMatch(/^[a-z].*[^.]$/u);
    expect(picture.alt).not.toMatch(/linocut|drawing of|print of/iu);
  });
});
