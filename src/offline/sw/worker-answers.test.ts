import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  videoCacheName,
  packCacheName,
  packHashHeader,
  readsCacheName,
} from '../content-pack/pack-cache.ts';
import { FakeCacheStorage, fakeOrigin } from '#testing/device/fake-caches.ts';
import { ownerChunksCache } from '../sw-bridge/owners-device.ts';
import { answerDownloadedFile, answerPicture } from './pictures.ts';
import { answerRead } from './reads.ts';
import { createShell } from './shell.ts';

// Workbox marks `self` when it is imported.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

let store: FakeCacheStorage;
let network: (url: string) => Response | Promise<Response>;
const requested: string[] = [];

const requestFor = (path: string) => new Request(new URL(path, fakeOrigin));
const page = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html' } });

/** A response as the browser returns it for our own origin. */
function ours(body: BodyInit, type: string, status = 200): Response {
  const response = new Response(body, { status, headers: { 'Content-Type': type } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
}
const json = (value: unknown, status = 200) =>
  ours(JSON.stringify(value), 'application/json', status);
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  store = new FakeCacheStorage();
  requested.length = 0;
  network = noNetwork;
  vi.stubGlobal('caches', store);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('self', { location: { origin: fakeOrigin } });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), fakeOrigin);
    requested.push(url.pathname + url.search);
    return network(url.pathname + url.search);
  });
});

describe('public reads', () => {
  test('come from the network, and from the cache when there is none', async () => {
    network = () => json(['new']);
    expect(await (await answerRead(requestFor('/api/projects'))).json()).toEqual(['new']);
    network = noNetwork;
    expect(await (await answerRead(requestFor('/api/projects'))).json()).toEqual(['new']);
  });

  test('come from the cache rather than from a captive portal or a failing server', async () => {
    network = () => json(['kept']);
    await answerRead(requestFor('/api/blog'));
    for (const answer of [
      page('<html>Sign in</html>'),
      json({ status: 502 }, 502),
      ours('', 'text/html'),
    ]) {
      network = () => answer;
      expect(await (await answerRead(requestFor('/api/blog'))).json()).toEqual(['kept']);
    }
  });

  test('pass on the server’s own 404 and never cache it', async () => {
    network = () => json({ status: 404 }, 404);
    expect((await answerRead(requestFor('/api/projects/99'))).status).toBe(404);
    expect((await store.open(readsCacheName)).rows.size).toBe(0);
  });

  test('are deleted when the server says 404, but not for another server’s 404', async () => {
    network = () => json({ id: 8 });
    await answerRead(requestFor('/api/projects/8'));
    network = () => ours('', 'text/html');
    await answerRead(requestFor('/api/projects/8'));
    expect((await store.open(readsCacheName)).rows.size).toBe(1);
    network = () => json({ status: 404, code: 'taken-down' }, 404);
    expect((await answerRead(requestFor('/api/projects/8'))).status).toBe(404);
    expect((await store.open(readsCacheName)).rows.size).toBe(0);
  });

  test('fail as the network fails when nothing is cached', async () => {
    await expect(answerRead(requestFor('/api/projects'))).rejects.toThrow('Failed to fetch');
  });

  test('are still answered when the device is full', async () => {
    (await store.open(readsCacheName)).capacity = 0;
    network = () => json(['new']);
    expect((await answerRead(requestFor('/api/projects'))).status).toBe(200);
  });
});

describe('pictures', () => {
  const keepAlive = () => {};
  const address = '/attached_assets_compressed/heritage/01-ploughing-800.avif';

  test('are loaded once', async () => {
    const works: Promise<unknown>[] = [];
    network = () => ours('picture', 'image/avif');
    await answerPicture(requestFor(address), (work) => works.push(work));
    await Promise.all(works);
    network = noNetwork;
    expect(await (await answerPicture(requestFor(address), keepAlive)).text()).toBe('picture');
  });

  test('show another size when theirs is not cached', async () => {
    const pack = await store.open(packCacheName);
    await pack.put(address, ours('small', 'image/avif'));
    const wide = requestFor('/attached_assets_compressed/heritage/01-ploughing-1600.avif');
    expect(await (await answerPicture(wide, keepAlive)).text()).toBe('small');
    const other = requestFor('/attached_assets_compressed/heritage/02-sowing-1600.avif');
    await expect(answerPicture(other, keepAlive)).rejects.toThrow('Failed to fetch');
  });

  test('show another size rather than another server’s page, a failing server or a network that hangs', async () => {
    vi.useFakeTimers();
    await (await store.open(packCacheName)).put(address, ours('small', 'image/avif'));
    const wide = requestFor('/attached_assets_compressed/heritage/01-ploughing-1600.avif');
    for (const answer of [page('<html>Sign in</html>'), ours('', 'text/plain', 503)]) {
      network = () => answer;
      expect(await (await answerPicture(wide, keepAlive)).text()).toBe('small');
    }
    network = () => new Promise(() => {});
    const answer = answerPicture(wide, keepAlive);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await (await answer).text()).toBe('small');
    vi.useRealTimers();
  });

  test('are not cached when they are an error or another server’s page', async () => {
    const works: Promise<unknown>[] = [];
    for (const answer of [
      ours('<html>Sign in</html>', 'text/html'),
      ours('gone', 'image/avif', 404),
      ours('', 'image/avif'),
    ]) {
      network = () => answer;
      await answerPicture(requestFor(address), (work) => works.push(work));
    }
    await Promise.all(works);
    expect((await store.open(packCacheName)).rows.size).toBe(0);
  });

  test('are not cached in passing when drafts may need the space', async () => {
    vi.stubGlobal('navigator', {
      storage: { estimate: async () => ({ usage: 900, quota: 1_000 }) },
    });
    const works: Promise<unknown>[] = [];
    network = () => ours('picture', 'image/avif');
    await answerPicture(requestFor(address), (work) => works.push(work));
    await Promise.all(works);
    expect((await store.open(packCacheName)).rows.size).toBe(0);
  });

  test('of the pack are never replaced in passing, others are checked again after a week', async () => {
    const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000).toUTCString();
    const pack = await store.open(packCacheName);
    await pack.put(
      '/attached_assets_compressed/a/one-800.avif',
      new Response('one', { headers: { Date: longAgo, [packHashHeader]: 'h' } }),
    );
    await pack.put(
      '/attached_assets_compressed/a/two-800.avif',
      new Response('two', { headers: { Date: longAgo } }),
    );
    network = () => ours('new', 'image/avif');
    const works: Promise<unknown>[] = [];
    for (const name of ['one', 'two']) {
      await answerPicture(requestFor(`/attached_assets_compressed/a/${name}-800.avif`), (work) =>
        works.push(work),
      );
    }
    await Promise.all(works);
    expect(requested).toEqual(['/attached_assets_compressed/a/two-800.avif']);
  });
});

describe('downloaded videos and PDFs', () => {
  test('answer a range of a whole file with 206', async () => {
    const video = '/attached_assets/videos/sheep.mp4';
    await (await store.open(videoCacheName)).put(video, ours('0123456789', 'video/mp4'));
    const request = new Request(new URL(video, fakeOrigin), { headers: { Range: 'bytes=2-5' } });
    const response = await answerDownloadedFile(request);
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe('bytes 2-5/10');
    expect(await response.text()).toBe('2345');
    expect((await answerDownloadedFile(requestFor(video))).status).toBe(200);
  });

  test('come from the network, uncached, when the visitor did not download them', async () => {
    network = () => ours('video', 'video/mp4');
    await answerDownloadedFile(requestFor('/attached_assets/videos/sheep.mp4'));
    for (const name of [packCacheName, videoCacheName]) {
      expect((await store.open(name)).rows.size, name).toBe(0);
    }
  });
});

describe('the shell', () => {
  const version = (number: number) => [
    {
      url: 'index.html',
      revision: sha256(shellPage(number)),
      page: { html: shellPage(number), scriptHash: 'sha256-abc' },
    },
    { url: `assets/app-${number}.js`, revision: null },
    { url: 'assets/font.woff2', revision: null },
    { url: 'icon-192.png', revision: 'icon' },
  ];
  /** The network, whatever version was deployed. */
  const serve = (url: string) => new Response(`content of ${url}`);
  const shellPage = (number: number) => `the page of version ${number}`;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const shells = async () => (await store.keys()).filter((name) => name.startsWith('shell-'));

  async function installed(number: number) {
    const shell = createShell(version(number));
    network = serve;
    await shell.install();
    await shell.activate();
    return shell;
  }

  test('answers a page from the network, and from the cache without one', async () => {
    const shell = await installed(1);
    network = () => page('from the server');
    expect(await (await shell.answerPage(requestFor('/about'))).text()).toBe('from the server');
    network = noNetwork;
    expect(await (await shell.answerPage(requestFor('/about'))).text()).toBe(shellPage(1));
    network = () => new Response('bad gateway', { status: 502 });
    expect(await (await shell.answerPage(requestFor('/about'))).text()).toBe(shellPage(1));
  });

  test('opens the installed app from the cache at once, whatever the network', async () => {
    const shell = await installed(1);
    network = () => page('from the server');
    const start = requestFor('/site-map?from=installed');
    expect(await (await shell.answerPage(start)).text()).toBe(shellPage(1));
    await store.delete((await shells())[0] ?? '');
    expect(await (await shell.answerPage(start)).text()).toBe('from the server');
  });

  test('does not wait longer than three seconds for a page', async () => {
    vi.useFakeTimers();
    const shell = await installed(1);
    network = () => new Promise(() => {});
    const answer = shell.answerPage(requestFor('/about'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await (await answer).text()).toBe(shellPage(1));
    vi.useRealTimers();
  });

  test('loads only what changed with a new version', async () => {
    await installed(1);
    requested.length = 0;
    await installed(2);
    expect(requested.toSorted()).toEqual(['/assets/app-2.js']);
  });

  test('keeps the chunks of the previous version for a tab that is still open on it, and no older one', async () => {
    await installed(1);
    const second = await installed(2);
    network = noNetwork;
    expect((await second.answerAsset(requestFor('/assets/app-1.js'))).status).toBe(200);
    const third = await installed(3);
    network = () => new Response('not found', { status: 404 });
    expect((await third.answerAsset(requestFor('/assets/app-2.js'))).status).toBe(200);
    expect((await third.answerAsset(requestFor('/assets/app-1.js'))).status).toBe(404);
    expect(await shells()).toHaveLength(2);
  });

  test('caches the owner’s files at their first use, and one version of them', async () => {
    const shell = await installed(1);
    const [first, next] = [
      '/assets/owner-publishing-AbCd_123.js',
      '/assets/owner-publishing-XyZ-9876.js',
    ];
    await shell.answerAsset(requestFor(first));
    await shell.answerAsset(requestFor('/assets/owner-publishing-AbCd_123.css'));
    network = noNetwork;
    expect((await shell.answerAsset(requestFor(first))).status).toBe(200);
    network = serve;
    await shell.answerAsset(requestFor(next));
    network = noNetwork;
    expect((await shell.answerAsset(requestFor(next))).status).toBe(200);
    expect(
      (await shell.answerAsset(requestFor('/assets/owner-publishing-AbCd_123.css'))).status,
    ).toBe(200);
    await expect(shell.answerAsset(requestFor(first))).rejects.toThrow();
  });

  test('never caches a sign-in page as one of the owner’s files, and keeps the older on a full device', async () => {
    const shell = await installed(1);
    const path = '/assets/owner-publishing-AbCd_123.js';
    network = () => page('<html>Sign in to the network</html>');
    await shell.answerAsset(requestFor(path));
    network = serve;
    const loaded = await (await shell.answerAsset(requestFor(path))).text();
    expect(loaded).not.toContain('Sign in');
    const cache = await store.open(ownerChunksCache);
    cache.capacity = 1;
    const newer = await shell.answerAsset(requestFor('/assets/owner-publishing-XyZ-9876.js'));
    expect(newer.status).toBe(200);
    network = noNetwork;
    expect(await (await shell.answerAsset(requestFor(path))).text()).toBe(loaded);
  });

  test('keeps the running version while others install and never run', async () => {
    await installed(1);
    network = serve;
    await createShell(version(2)).install();
    const third = await installed(3);
    network = noNetwork;
    expect((await third.answerAsset(requestFor('/assets/app-1.js'))).status).toBe(200);
    expect(await shells()).toHaveLength(2);
  });

  test('asks no network for its page, which some networks alter, and gives it its own policy', async () => {
    const shell = await installed(1);
    expect(requested).not.toContain('/index.html');
    network = noNetwork;
    const answer = await shell.answerPage(requestFor('/about'));
    expect(await answer.text()).toBe(shellPage(1));
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
  });

  test('never deletes pictures or reads', async () => {
    await (
      await store.open(packCacheName)
    ).put('/attached_assets_compressed/a/one-800.avif', new Response('one'));
    await (await store.open(readsCacheName)).put('/api/blog', new Response('[]'));
    await installed(1);
    await installed(2);
    await installed(3);
    expect((await store.open(packCacheName)).rows.size).toBe(1);
    expect((await store.open(readsCacheName)).rows.size).toBe(1);
  });

  test('installs although a file stalls twice, and resumes where a failed install stopped', async () => {
    let failures = 2;
    network = (url) => {
      if (url === '/assets/font.woff2' && failures > 0) {
        failures -= 1;
        return noNetwork();
      }
      return serve(url);
    };
    await createShell(version(1)).install();

    network = (url) =>
      url === '/assets/app-2.js' ? new Response('', { status: 404 }) : serve(url);
    await expect(createShell(version(2)).install()).rejects.toThrow('404');
    requested.length = 0;
    network = serve;
    await createShell(version(2)).install();
    expect(requested).toEqual(['/assets/app-2.js']);
  });

  test.each([
    ['a captive portal’s page for a chunk', '/assets/app-1.js', page('<html>Sign in</html>')],
    ['an empty answer', '/assets/font.woff2', new Response('')],
  ])('never installs %s', async (_, address, answer) => {
    network = (url) => (url === address ? answer.clone() : serve(url));
    await expect(createShell(version(1)).install()).rejects.toThrow(address.slice(1));
    requested.length = 0;
    network = serve;
    await createShell(version(1)).install();
    expect(requested).toEqual([address]);
  });

  test('fetches again what the browser has cleared, and says whether all of it is cached', async () => {
    const shell = await installed(1);
    expect(await shell.repair()).toBe(true);
    const [name = ''] = await shells();
    (await store.open(name)).rows.delete(new URL('/assets/app-1.js', fakeOrigin).href);
    network = noNetwork;
    expect(await shell.repair()).toBe(false);
    network = serve;
    expect(await shell.repair()).toBe(true);
    network = noNetwork;
    expect((await shell.answerAsset(requestFor('/assets/app-1.js'))).status).toBe(200);
    await store.delete(name);
    expect(await shell.repair()).toBe(false);
  });

  test('says once that it is the first on this device', async () => {
    network = serve;
    const first = createShell(version(1));
    await first.install();
    expect(await first.activate()).toBe(true);
    network = serve;
    const second = createShell(version(2));
    await second.install();
    expect(await second.activate()).toBe(false);
  });
});
