import { describe, expect, test } from 'vitest';
import { heritageGalleries } from './heritage-galleries.ts';
import { heritagePictures } from './pictures/heritage.ts';

const items = heritageGalleries.flatMap((gallery) => gallery.items);

describe('heritage galleries', () => {
  test('show every picture once', () => {
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((item) => item.picture)).size).toBe(items.length);
  });

  test('number the pictures in the order of the page, with pairs that share one', () => {
    const numbers = items.map((item) => item.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(Math.max(...numbers));
  });

  test.each(items.map(({ picture }) => [picture, heritagePictures[picture].caption]))(
    '%s has a caption to read',
    (_, caption) => {
      expect(caption).toMatch(/\S.*\.$/su);
    },
  );

  test('omit only the posters of the videos', () => {
    const shown = new Set<string>(items.map((item) => item.picture));
    const rest = Object.keys(heritagePictures).filter((id) => !shown.has(id));
    expect(rest.every((id) => id.startsWith('heritage/film-'))).toBe(true);
  });

  test.each(Object.entries(heritagePictures))('%s says what is seen', (_, picture) => {
    expect(picture.alt).toMatch(/^[a-z].*[^.]$/u);
    expect(picture.alt).not.toMatch(/linocut|drawing of|print of/iu);
  });
});
