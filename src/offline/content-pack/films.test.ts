import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCacheStorage, fakeOrigin } from '../testing/fake-caches.ts';
import { keepFilm, keptFilms, removeFilm, renewFilms } from './films.ts';
import { filmCacheName } from './pack-cache.ts';

const url = '/attached_assets/videos/sheep.mp4';
let film: string;
let store: FakeCacheStorage;
/** Answers instead of the server, one each. */
let troubles: ((range: string | null, signal?: AbortSignal) => Response)[];
const ranges: (string | null)[] = [];

beforeEach(() => {
  film = 'a flock of white, grey and dark sheep';
  store = new FakeCacheStorage();
  troubles = [];
  ranges.length = 0;
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, fakeOrigin);
    if (pathname === '/content-pack.json') {
      const sha256 = createHash('sha256').update(film).digest('hex');
      return Response.json({ files: [], films: [{ url, bytes: film.length, sha256 }] });
    }
    const range = new Headers(init.headers).get('Range');
    ranges.push(range);
    return troubles.shift()?.(range, init.signal ?? undefined) ?? serve(range);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function serve(range: string | null): Response {
  if (range === null) return new Response(film, { headers: { 'Content-Type': 'video/mp4' } });
  const start = Number(/^bytes=(\d+)-$/.exec(range)?.[1]);
  return new Response(film.slice(start), {
    status: 206,
    headers: {
      'Content-Type': 'video/mp4',
      'Content-Range': `bytes ${start}-${film.length - 1}/${film.length}`,
    },
  });
}

/** The first bytes, then the network is gone. */
function cutAfter(count: number) {
  return () => {
    let isSent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (isSent) controller.error(new TypeError('network error'));
        else controller.enqueue(new TextEncoder().encode(film.slice(0, count)));
        isSent = true;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'video/mp4' } });
  };
}

test('keeps a film whole, shows how far it is, and removes it', async () => {
  const progress: number[] = [];
  expect(await keepFilm(url, (arrived) => progress.push(arrived))).toBe('kept');
  expect(progress.at(-1)).toBe(film.length);
  expect(await keptFilms()).toEqual([{ url, bytes: film.length }]);
  expect(await (await (await store.open(filmCacheName)).match(url))?.text()).toBe(film);
  await removeFilm(url);
  expect(await keptFilms()).toEqual([]);
});

test('goes on where a cut download stopped', async () => {
  troubles = [cutAfter(10)];
  expect(await keepFilm(url)).toBe('kept');
  expect(ranges).toEqual([null, 'bytes=10-']);
});

/** Bytes of the film, a piece in so many seconds; after `count` of them nothing comes any more. */
function drip(everySeconds: number, count: number) {
  return (_range: string | null, signal?: AbortSignal) => {
    let sent = 0;
    const body = new ReadableStream({
      async pull(controller) {
        if (sent >= film.length) return controller.close();
        await new Promise<void>((resolve, reject) => {
          signal?.addEventListener('abort', () =>
            reject(new DOMException('stalled', 'AbortError')),
          );
          if (sent < count) setTimeout(resolve, everySeconds * 1_000);
        });
        controller.enqueue(new TextEncoder().encode(film.slice(sent, sent + 5)));
        sent += 5;
        return undefined;
      },
    });
    return new Response(body);
  };
}

test('gives a slow link all the time it needs, and tries again where nothing comes any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  troubles = [drip(19, film.length)];
  let outcome = keepFilm(url);
  await vi.advanceTimersByTimeAsync(19_000 * 10);
  expect(await outcome).toBe('kept');
  expect(ranges).toEqual([null]);

  await removeFilm(url);
  ranges.length = 0;
  troubles = [drip(1, 10)];
  outcome = keepFilm(url);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('kept');
  expect(ranges).toEqual([null, 'bytes=10-']);
  vi.useRealTimers();
});

test('begins anew when the server does not know ranges, or the pieces do not fit', async () => {
  troubles = [cutAfter(10), () => serve(null)];
  expect(await keepFilm(url)).toBe('kept');
  await removeFilm(url);
  ranges.length = 0;
  troubles = [
    cutAfter(10),
    () =>
      new Response('x'.repeat(film.length - 10), {
        status: 206,
        headers: { 'Content-Range': `bytes 10-${film.length - 1}/${film.length}` },
      }),
  ];
  expect(await keepFilm(url)).toBe('kept');
  expect(ranges).toEqual([null, 'bytes=10-', null]);
});

test.each<[string, () => Response]>([
  ['short', () => new Response('a flock')],
  ['empty', () => new Response('')],
  ['other', () => new Response('x'.repeat(37))],
  ['longer', () => new Response('x'.repeat(300))],
  ['captive portal’s', () => new Response('<html>Sign in</html>')],
  ['missing', () => new Response('', { status: 404 })],
])('never counts a film with a %s answer as kept', async (_, answer) => {
  troubles = [answer, answer, answer];
  expect(await keepFilm(url)).toBe('incomplete');
  expect(await keptFilms()).toEqual([]);
});

test('keeps nothing of a film that was stopped', async () => {
  const stop = new AbortController();
  const outcome = keepFilm(url, () => stop.abort(), stop.signal);
  expect(await outcome).toBe('incomplete');
  expect(await keptFilms()).toEqual([]);
});

test('takes no space that drafts may need, and knows no film without a list', async () => {
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => ({ usage: 0, quota: 200 * 1024 * 1024 }) },
  });
  expect(await keepFilm(url)).toBe('no-space');
  expect(await keepFilm('/attached_assets/videos/other.mp4')).toBe('no-list');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await keepFilm(url)).toBe('no-list');
  expect(ranges).toEqual([]);
});

test('brings a kept film up to date, and keeps the old one until the new one is here', async () => {
  await keepFilm(url);
  const old = film;
  film = 'the flock comes home at five';
  troubles = [1, 2, 3].map(() => () => new Response('', { status: 503 }));
  await renewFilms();
  expect(await (await (await store.open(filmCacheName)).match(url))?.text()).toBe(old);
  await renewFilms();
  expect(await (await (await store.open(filmCacheName)).match(url))?.text()).toBe(film);
});
