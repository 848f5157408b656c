// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheSearchIndex, readSearchIndex } from './cached-index.ts';

const address = '/assets/search-index-new.json';
vi.mock('../../../.cache/search-index.json?url', () => ({
  default: '/assets/search-index-new.json',
}));

const cached = new Map<string, string>();
const cache = {
  match: async (url: string) => answer(cached.get(url)),
  matchAll: async () => [...cached.values()].map((text) => new Response(text)),
  put: vi.fn(async (url: string, response: Response) => {
    cached.set(url, await response.text());
  }),
  keys: async () => [...cached.keys()].map((path) => ({ url: `http://site.invalid${path}` })),
  delete: async ({ url }: { url: string }) => cached.delete(new URL(url).pathname),
};
const network = vi.fn<() => Promise<Response>>();

function answer(text: string | undefined): Response | undefined {
  return text === undefined ? undefined : new Response(text);
}

beforeEach(() => {
  cached.clear();
  cache.put.mockClear();
  network.mockReset().mockImplementation(async () => new Response('new'));
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('is downloaded once, replaces that of an earlier version, and is read offline', async () => {
  cached.set('/assets/search-index-old.json', 'old');
  await cacheSearchIndex();
  await cacheSearchIndex();
  expect(network).toHaveBeenCalledOnce();
  expect([...cached]).toEqual([[address, 'new']]);
  network.mockRejectedValue(new TypeError('no network'));
  expect(await readSearchIndex()).toBe('new');
});

test('offline, an earlier version’s index is used and kept', async () => {
  cached.set('/assets/search-index-old.json', 'old');
  network.mockRejectedValue(new TypeError('no network'));
  await cacheSearchIndex();
  expect(await readSearchIndex()).toBe('old');
  network.mockResolvedValue(new Response('gone', { status: 404 }));
  expect(await readSearchIndex()).toBe('old');
});

test('offline without an index, it says so', async () => {
  network.mockRejectedValue(new TypeError('no network'));
  await expect(readSearchIndex()).rejects.toThrow('no network');
});

test('search works in a browser without storage and on a full device', async () => {
  cache.put.mockRejectedValueOnce(new Error('full'));
  expect(await readSearchIndex()).toBe('new');
  vi.stubGlobal('caches', undefined);
  await cacheSearchIndex();
  expect(await readSearchIndex()).toBe('new');
});
