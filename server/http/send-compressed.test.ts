import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { longTimeout } from '../testing/long-timeout.ts';
import { startTestServer } from '../testing/test-server.ts';
import { sendCompressed } from './send-compressed.ts';
import { PageCache, compressPage } from '../pages/page-cache.ts';
import type { CachedPage } from './pages.ts';

const words = `<!doctype html><title>Page</title>${'<p>Lime and earth.</p>'.repeat(100)}`;
const kind = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' };

test('sends each encoding with its own ETag, and 304 to clients that have it', async () => {
  const page = await compressPage(200, words);
  const server = await startTestServer({ pages: async (ctx) => sendCompressed(ctx, page, kind) });
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await server.fetch('/', { headers });
    expect(await answer.text()).toBe(words);
    expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    const tag = answer.headers.get('ETag') ?? '';
    tags.add(tag);

    // `cache` as for a document that a browser has cached; `fetch` would add `no-cache`.
    const again = await server.fetch('/', {
      headers: { ...headers, 'If-None-Match': tag, 'Cache-Control': 'max-age=0' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('ETag')).toBe(tag);
    expect(again.headers.get('Vary')).toContain('Accept-Encoding');

    const head = await server.fetch('/', { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('Content-Length')).toBe(answer.headers.get('Content-Length'));
  }
  expect(tags.size).toBe(3);
});

test.each([
  // As browsers send it.
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', null],
  ['', null],
])('sends the smallest encoding that a client with "%s" accepts', async (accepted, coding) => {
  const page = await compressPage(200, words);
  const server = await startTestServer({ pages: async (ctx) => sendCompressed(ctx, page, kind) });
  const answer = await server.fetch('/', { headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers.get('Content-Encoding')).toBe(coding);
  expect(await answer.text()).toBe(words);
});

test('sends a page that was not found in full, with status 404', async () => {
  const page = await compressPage(404, words);
  const server = await startTestServer({ pages: async (ctx) => sendCompressed(ctx, page, kind) });
  const { status, headers } = await server.fetch('/nowhere');
  expect(status).toBe(404);
  const tag = headers.get('ETag') ?? '';
  const again = await server.fetch('/nowhere', { headers: { 'If-None-Match': tag } });
  expect([again.status, await again.text()]).toEqual([404, words]);
});

test('recompresses a page that is requested again with the best quality, and keeps its ETag valid', async () => {
  const cache = new PageCache(1e6, () => '');
  const make = () => compressPage(200, words);
  const page = await cache.get(() => 'a', make);
  const quick = page.as('br');
  const [identity, gzip] = [page.as('identity'), page.as('gzip')];
  expect(brotliDecompressSync(quick.bytes).toString()).toBe(words);
  // Not requested again: the fast compression stays.
  expect(page.as('br')).toBe(quick);

  // Requests in the meantime get the fast compression.
  expect((await cache.get(() => 'a', make)).as('br')).toBe(quick);
  await vi.waitFor(() => expect(page.as('br')).not.toBe(quick), longTimeout);
  const recompressed = cache.find('a')?.as('br');
  expect(brotliDecompressSync(recompressed?.bytes ?? '').toString()).toBe(words);
  expect(recompressed?.bytes).toEqual(brotliCompressSync(words));
  expect(recompressed?.tag).toBe(quick.tag);
  expect(quick.tag).toMatch(/^W\/"/);
  expect([page.as('identity'), page.as('gzip')]).toEqual([identity, gzip]);
});

test('returns cached results and keeps the most recently used', async () => {
  const { sizeBytes } = await compressPage(200, 'words');
  const cache = new PageCache(2 * sizeBytes, () => '');
  const make = () => compressPage(200, 'words');
  expect(cache.find('a')).toBeUndefined();
  const page = await cache.get(() => 'a', make);
  expect(cache.find('a')).toBe(page);
  await cache.get(() => 'b', make);
  cache.find('a');
  await cache.get(() => 'c', make);
  expect([cache.find('a') === page, cache.find('b')]).toEqual([true, undefined]);
});

test('has no more bytes of pages than it may, however many hosts visitors invent', async () => {
  const page = await compressPage(200, words);
  const cache = new PageCache(10 * page.sizeBytes, () => '');
  for (let host = 0; host < 100_000; host += 1) {
    await cache.get(
      () => `${host}.test`,
      async () => page,
    );
  }
  expect(cache.bytes).toBe(10 * page.sizeBytes);
  expect([cache.find('99990.test'), cache.find('99989.test')]).toEqual([page, undefined]);
});

test('evicts in its turn a page that took longer to make than others after it', async () => {
  const page = await compressPage(200, words);
  const cache = new PageCache(2 * page.sizeBytes, () => '');
  let finish: (made: CachedPage) => void = () => undefined;
  const slow = new Promise<CachedPage>((resolve) => {
    finish = resolve;
  });
  const got = cache.get(
    () => 'slow',
    () => slow,
  );
  const add = (name: string) =>
    cache.get(
      () => name,
      async () => page,
    );
  for (const name of ['a', 'b', 'c']) await add(name);
  finish(page);
  await got;
  for (const name of ['d', 'e']) await add(name);
  expect([cache.find('slow'), cache.find('d'), cache.find('e')]).toEqual([undefined, page, page]);
  expect(cache.bytes).toBe(2 * page.sizeBytes);
});
