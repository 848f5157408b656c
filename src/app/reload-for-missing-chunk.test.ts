// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReload, reloadForMissingChunk } from './reload-for-missing-chunk.ts';

const missing = new TypeError('no such chunk');
const reload = vi.fn();
let answer: () => Promise<Response>;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  answer = async () => new Response(null, { status: 200 });
  vi.stubGlobal('fetch', () => answer());
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('reloads the page once, and then reports the error', async () => {
  void reloadForMissingChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // The reloaded page has the same error.
  await expect(reloadForMissingChunk(missing)).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledOnce();
  // The chunk loads later; after the next update it is missing again.
  forgetReload();
  void reloadForMissingChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('offline'))],
  ['the server fails', async () => new Response(null, { status: 503 })],
] as const)('stays where it is when %s', async (_name, failing) => {
  answer = failing;
  await expect(reloadForMissingChunk(missing)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

test('stays where it is when sessionStorage is not available', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await expect(reloadForMissingChunk(missing)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});
