import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCacheStorage, fakeOrigin } from '#testing/device/fake-caches.ts';
import { downloadPack, packStatus, removePack, stopDownload, verifyPack } from './content-pack.ts';
import { packCacheName } from './pack-cache.ts';

const names = Array.from({ length: 9 }, (_, index) => `picture-${index}`);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** The last one is a PDF. */
const pathOf = (index: number) =>
  index === names.length - 1
    ? `/attached_assets/documents/${names[index]}.pdf`
    : `/attached_assets_compressed/heritage/${names[index]}-800.avif`;
const manifestOf = (contents: readonly string[]) => ({
  files: contents.map((content, index) => ({
    url: pathOf(index),
    bytes: content.length,
    sha256: sha256(content),
  })),
  tabletPictures: [],
  videos: [],
});

let store: FakeCacheStorage;
let contents: string[];
let isOnline: boolean;
let atOnce: number;
let mostAtOnce: number;
const requested: string[] = [];
/** Responses in place of the server, by address; each is used once. */
const troubles = new Map<string, (() => Response | Promise<Response>)[]>();

beforeEach(() => {
  store = new FakeCacheStorage();
  contents = names.map((name) => `content of ${name}`);
  isOnline = true;
  atOnce = 0;
  mostAtOnce = 0;
  requested.length = 0;
  troubles.clear();
  vi.stubGlobal('caches', store);
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => unknown) => work() },
  });
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, fakeOrigin);
    requested.push(pathname);
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (pathname === '/content-pack.json') return Response.json(manifestOf(contents));
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    const trouble = troubles.get(pathname)?.shift();
    if (trouble !== undefined) return trouble();
    const index = names.findIndex((name) => pathname.includes(name));
    return new Response(contents[index], { headers: { 'Content-Type': 'image/avif' } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const cut = () => Promise.reject(new TypeError('Failed to fetch'));

test('caches every file, four at a time, and reports its progress', async () => {
  const progress: number[] = [];
  expect(await downloadPack((status) => progress.push(status.cachedFiles))).toBe('complete');
  expect(progress).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
  expect(mostAtOnce).toBe(4);
  expect(await packStatus()).toMatchObject({
    files: 9,
    cachedFiles: 9,
    groups: { pictures: { files: 8, cachedFiles: 8 }, papers: { files: 1, cachedFiles: 1 } },
  });
});

test('resumes where it stopped, and downloads nothing twice', async () => {
  troubles.set(pathOf(5), [cut, cut, cut]);
  expect(await downloadPack()).toBe('incomplete');
  expect(await packStatus()).toMatchObject({ cachedFiles: 8 });
  requested.length = 0;
  expect(await downloadPack()).toBe('complete');
  expect(requested).toEqual(['/content-pack.json', pathOf(5)]);
});

test('tries a file three times, and accepts no truncated or wrong one', async () => {
  troubles.set(pathOf(0), [cut, () => new Response('torn')]);
  troubles.set(
    pathOf(1),
    Array.from({ length: 3 }, () => () => new Response('<html>Sign in</html>')),
  );
  expect(await downloadPack()).toBe('incomplete');
  const kept = await (await store.open(packCacheName)).match(pathOf(0));
  expect(await kept?.text()).toBe(contents[0]);
  expect(await (await store.open(packCacheName)).match(pathOf(1))).toBeUndefined();
});

test('downloads only what changed with a new list, and keeps the old list until everything is downloaded', async () => {
  await downloadPack();
  contents[3] = 'another picture';
  requested.length = 0;
  troubles.set(pathOf(3), [cut, cut, cut]);
  expect(await downloadPack()).toBe('incomplete');
  isOnline = false;
  expect(await packStatus()).toMatchObject({ files: 9, cachedFiles: 9 });
  isOnline = true;
  expect(await downloadPack()).toBe('complete');
  expect(requested.filter((path) => path.includes('picture-'))).toEqual(
    Array.from({ length: 4 }, () => pathOf(3)),
  );
});

test('counts what is cached against the server’s list, and without it against the last complete one', async () => {
  await downloadPack();
  contents[3] = 'another picture';
  expect(await packStatus()).toMatchObject({ files: 9, cachedFiles: 8 });
  expect(await verifyPack()).toMatchObject({ files: 9, cachedFiles: 8 });
  isOnline = false;
  expect(await packStatus()).toMatchObject({ files: 9, cachedFiles: 9 });
});

test('counts an unfinished download without a network, and names what is missing', async () => {
  troubles.set(pathOf(5), [cut, cut, cut]);
  expect(await downloadPack()).toBe('incomplete');
  isOnline = false;
  expect(await packStatus()).toMatchObject({ files: 9, cachedFiles: 8, missing: [pathOf(5)] });
  isOnline = true;
  expect(await downloadPack()).toBe('complete');
  isOnline = false;
  expect(await packStatus()).toMatchObject({ cachedFiles: 9, missing: [] });
  await removePack();
  expect(await packStatus()).toBeNull();
});

test('starts at the other end beside a slow download in another tab, and downloads nothing twice', async () => {
  await downloadPack();
  const first = await (await store.open(packCacheName)).match(pathOf(0));
  if (first === undefined) throw new Error('not kept');
  store.stores.delete(packCacheName);
  requested.length = 0;
  // Without the lock, as after its timeout.
  vi.stubGlobal('navigator', {});
  const otherTab = async () => {
    await (await store.open(packCacheName)).put(pathOf(0), first);
    return new Response(contents[8]);
  };
  troubles.set(pathOf(8), [otherTab]);
  expect(await downloadPack()).toBe('complete');
  expect(requested).toEqual(['/content-pack.json', ...[8, 7, 6, 5, 4, 3, 2, 1].map(pathOf)]);
});

test('reads everything back and deletes what is damaged', async () => {
  await downloadPack();
  const cache = await store.open(packCacheName);
  const kept = await cache.match(pathOf(2));
  if (kept === undefined) throw new Error('not kept');
  await cache.put(pathOf(2), new Response('damaged', { headers: kept.headers }));
  isOnline = false;
  expect(await verifyPack()).toMatchObject({ files: 9, cachedFiles: 8 });
});

test('uses no space that drafts may need', async () => {
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => ({ usage: 0, quota: 200 * 1024 * 1024 }) },
  });
  expect(await downloadPack()).toBe('no-space');
  expect(requested).toEqual(['/content-pack.json']);
});

test('gives up when the network fails, instead of trying every file three times', async () => {
  for (const index of names.keys()) troubles.set(pathOf(index), [cut, cut, cut]);
  expect(await downloadPack()).toBe('incomplete');
  expect(requested).toContain(pathOf(3));
  expect(requested).not.toContain(pathOf(8));
});

test('continues after missing files, however many there are in a row', async () => {
  const gone = () => new Response('', { status: 404 });
  for (const index of [0, 1, 2, 3, 4, 5]) troubles.set(pathOf(index), [gone, gone, gone]);
  expect(await downloadPack()).toBe('incomplete');
  expect(await packStatus()).toMatchObject({ cachedFiles: 3 });
});

test('is not complete when the browser has cleared files', async () => {
  const outcome = downloadPack(({ cachedFiles }) => {
    if (cachedFiles === 5) store.stores.delete(packCacheName);
  });
  expect(await outcome).toBe('incomplete');
  expect(await packStatus()).toMatchObject({ cachedFiles: 0 });
  expect(await downloadPack()).toBe('complete');
});

test('caches no empty response', async () => {
  troubles.set(
    pathOf(4),
    Array.from({ length: 3 }, () => () => new Response('')),
  );
  expect(await downloadPack()).toBe('incomplete');
  expect(await (await store.open(packCacheName)).match(pathOf(4))).toBeUndefined();
});

test('stops in whichever tab it runs, and removes files only after it has stopped', async () => {
  let reached = 0;
  const outcome = downloadPack(({ cachedFiles }) => {
    reached = cachedFiles;
    if (cachedFiles === 2) stopDownload();
  });
  expect(await outcome).toBe('stopped');
  expect(reached).toBeLessThan(9);
});

test('downloads the larger pictures on a tablet, and the same PDFs', async () => {
  const large = pathOf(0).replace('-800', '-1600');
  vi.stubGlobal('screen', { width: 820, height: 1180 });
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, fakeOrigin);
    if (pathname !== '/content-pack.json') {
      return new Response(contents[names.findIndex((name) => pathname.includes(name))]);
    }
    const manifest = manifestOf(contents);
    return Response.json({ ...manifest, tabletPictures: [{ ...manifest.files[0], url: large }] });
  });
  expect(await downloadPack()).toBe('complete');
  const kept = (await (await store.open(packCacheName)).keys()).map(
    ({ url }) => new URL(url).pathname,
  );
  expect(kept.toSorted()).toEqual([large, pathOf(8), '/content-pack.json'].toSorted());
});

test('stops when asked, and removes everything when asked', async () => {
  const stop = new AbortController();
  const outcome = downloadPack(({ cachedFiles }) => {
    if (cachedFiles === 2) stop.abort();
  }, stop.signal);
  expect(await outcome).toBe('stopped');
  await removePack();
  expect(await packStatus()).toMatchObject({ cachedFiles: 0 });
});

test('does not throw offline, without a cache or with an invalid list', async () => {
  isOnline = false;
  expect(await downloadPack()).toBe('no-list');
  expect(await packStatus()).toBeNull();
  vi.stubGlobal('fetch', async () => new Response('<html></html>'));
  expect(await downloadPack()).toBe('no-list');
  vi.stubGlobal('caches', undefined);
  expect(await downloadPack()).toBe('unsupported');
});
