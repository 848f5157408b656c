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

test('loads the page anew once, and then says what is wrong', async () => {
  void reloadForMissingChunk(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // The page that came has the same fault.
  await expect(reloadForMissingChunk(missing)).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledOnce();
  // Later the part came; after the next update it is gone again.
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

test('stays where it is when nothing can be remembered', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await expect(reloadForMissingChunk(missing)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});
