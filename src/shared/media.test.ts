import { expect, test } from 'vitest';
import { largeAddress, largeSize, pictureIdOf } from './media.ts';

test('names a picture by gallery and stem, whichever copy is known', () => {
  const id = 'projects/muckleford-mudbrick-estate-1';
  expect(pictureIdOf(largeAddress(id))).toBe(id);
  expect(pictureIdOf('/attached_assets_compressed/heritage/09-floor-800.webp')).toBe(
    'heritage/09-floor',
  );
  for (const address of [
    '/attached_assets_compressed/loose-800.avif',
    '/attached_assets/projects/house.jpg',
    `https://example.org${largeAddress(id)}`,
  ]) {
    expect(pictureIdOf(address)).toBeNull();
  }
});

test('the largest copy is never larger than its master', () => {
  expect(largeSize({ width: 4_000, height: 3_000 })).toEqual({ width: 1_600, height: 1_200 });
  expect(largeSize({ width: 900, height: 600 })).toEqual({ width: 900, height: 600 });
});
