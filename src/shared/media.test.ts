import { expect, test } from 'vitest';
import { pictureIdOf, smallAddressOf } from './media.ts';

test('leads pictures to the compressed folder and leaves films, papers and other names alone', () => {
  expect(smallAddressOf('/attached_assets/heritage/09-threshing-floor.jpg')).toBe(
    '/attached_assets_compressed/heritage/09-threshing-floor-800.webp',
  );
  for (const address of [
    '/attached_assets/videos/music-in-the-commons.mp4',
    '/attached_assets/documents/small-homes-brochure.pdf',
    '/attached_assets/notes.txt',
    '/elsewhere/picture.jpg',
    'https://example.org/attached_assets/a/b.jpg',
  ]) {
    expect(smallAddressOf(address)).toBe(address);
  }
});

test('names a picture by gallery and stem', () => {
  expect(pictureIdOf('/attached_assets/projects/muckleford-mudbrick-estate-cover.jpg')).toBe(
    'projects/muckleford-mudbrick-estate-cover',
  );
  expect(pictureIdOf('/attached_assets/loose.jpg')).toBeNull();
});
