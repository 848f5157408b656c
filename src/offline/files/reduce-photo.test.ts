import { afterEach, expect, test, vi } from 'vitest';
import { isReducible, reducedSize, reducePhoto } from './reduce-photo.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('does not decode what is larger than any photo', () => {
  expect(isReducible({ type: 'image/jpeg', name: 'film.jpg', size: 3 * 1024 ** 3 })).toBe(false);
});

/** A browser whose canvas produces a JPEG of this many bytes. */
function fakeCanvas(bytes: number): void {
  const context = { fillRect: () => {}, drawImage: () => {} };
  const toBlob = (done: (blob: Blob) => void) => done(new Blob(['x'.repeat(bytes)]));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => {} }));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context, toBlob }) });
}

test.each([
  ['a JPEG that gets smaller', 'a.jpg', 'image/jpeg', 5, true],
  ['a JPEG that would grow, for what is hidden in it', 'a.jpg', 'image/jpeg', 20, true],
  ['a HEIC that gets smaller', 'a.heic', 'image/heic', 5, true],
  ['no PNG that would grow', 'a.png', 'image/png', 20, false],
])('re-encodes %s', async (_what, name, type, encodedBytes, isDrawn) => {
  fakeCanvas(encodedBytes);
  const photo = new File(['0123456789'], name, { type });
  const reduced = await reducePhoto(photo);
  expect(reduced !== photo).toBe(isDrawn);
  expect(reduced.size).toBe(isDrawn ? encodedBytes : 10);
});
