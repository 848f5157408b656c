// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReload, loadDocument } from './load-document.ts';

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
  void loadDocument(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // The reloaded page has the same error.
  await expect(loadDocument(missing)).rejects.toMatchObject({ cause: missing });
  expect(reload).toHaveBeenCalledOnce();
  // The chunk loads later; after the next update it is missing again.
  forgetReload();
  void loadDocument(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test.each([
  ['there is no network', 'unreachable', () => Promise.reject(new TypeError('offline'))],
  ['the server fails', 'server-fault', async () => new Response(null, { status: 503 })],
] as const)('stays where it is when %s', async (_name, reason, failing) => {
  answer = failing;
  await expect(loadDocument(missing)).rejects.toMatchObject({ reason, cause: missing });
  // It does not count as a reload.
  answer = async () => new Response(null, { status: 200 });
  void loadDocument(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  reload.mockReset();
  expect(reload).not.toHaveBeenCalled();
});

test('stays where it is when sessionStorage is not available', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await expect(loadDocument(missing)).rejects.toMatchObject({ cause: missing });
  expect(reload).not.toHaveBeenCalled();
});
