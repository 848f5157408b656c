import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCacheStorage, fakeOrigin } from '#testing/device/fake-caches.ts';
import { saveVideo, savedVideos, removeVideo, renewVideos } from './videos.ts';
import { videoCacheName } from './pack-cache.ts';

const url = '/attached_assets/videos/sheep.mp4';
let video: string;
let store: FakeCacheStorage;
/** Responses in place of the server, each used once. */
let troubles: ((range: string | null, signal?: AbortSignal) => Response)[];
const ranges: (string | null)[] = [];

beforeEach(() => {
  video = 'a flock of white, grey and dark sheep';
  store = new FakeCacheStorage();
  troubles = [];
  ranges.length = 0;
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, fakeOrigin);
    if (pathname === '/content-pack.json') {
      const sha256 = createHash('sha256').update(video).digest('hex');
      return Response.json({
        files: [],
        tabletPictures: [],
        videos: [{ url, bytes: video.length, sha256 }],
      });
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
  if (range === null) return new Response(video, { headers: { 'Content-Type': 'video/mp4' } });
  const start = Number(/^bytes=(\d+)-$/.exec(range)?.[1]);
  return new Response(video.slice(start), {
    status: 206,
    headers: {
      'Content-Type': 'video/mp4',
      'Content-Range': `bytes ${start}-${video.length - 1}/${video.length}`,
    },
  });
}

/** The first bytes, then the network fails. */
function cutAfter(count: number) {
  return () => {
    let isSent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (isSent) controller.error(new TypeError('network error'));
        else controller.enqueue(new TextEncoder().encode(video.slice(0, count)));
        isSent = true;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'video/mp4' } });
  };
}

test('stores a whole video, reports its progress, and removes it', async () => {
  const progress: number[] = [];
  expect(await saveVideo(url, (arrived) => progress.push(arrived))).toBe('saved');
  expect(progress.at(-1)).toBe(video.length);
  expect(await savedVideos()).toEqual([{ url, bytes: video.length }]);
  expect(await (await (await store.open(videoCacheName)).match(url))?.text()).toBe(video);
  await removeVideo(url);
  expect(await savedVideos()).toEqual([]);
});

test('resumes where a download was cut off', async () => {
  troubles = [cutAfter(10)];
  expect(await saveVideo(url)).toBe('saved');
  expect(ranges).toEqual([null, 'bytes=10-']);
});

/** Bytes of the video, a chunk every few seconds; after `count` chunks the connection stalls. */
function drip(everySeconds: number, count: number) {
  return (_range: string | null, signal?: AbortSignal) => {
    let sent = 0;
    const body = new ReadableStream({
      async pull(controller) {
        if (sent >= video.length) return controller.close();
        await new Promise<void>((resolve, reject) => {
          signal?.addEventListener('abort', () =>
            reject(new DOMException('stalled', 'AbortError')),
          );
          if (sent < count) setTimeout(resolve, everySeconds * 1_000);
        });
        controller.enqueue(new TextEncoder().encode(video.slice(sent, sent + 5)));
        sent += 5;
        return undefined;
      },
    });
    return new Response(body);
  };
}

test('gives a slow connection all the time it needs, and retries when nothing is received', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  troubles = [drip(19, video.length)];
  let outcome = saveVideo(url);
  await vi.advanceTimersByTimeAsync(19_000 * 10);
  expect(await outcome).toBe('saved');
  expect(ranges).toEqual([null]);

  await removeVideo(url);
  ranges.length = 0;
  troubles = [drip(1, 10)];
  outcome = saveVideo(url);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('saved');
  expect(ranges).toEqual([null, 'bytes=10-']);
  vi.useRealTimers();
});

test('starts again when the server ignores ranges, or the ranges do not match', async () => {
  troubles = [cutAfter(10), () => serve(null)];
  expect(await saveVideo(url)).toBe('saved');
  await removeVideo(url);
  ranges.length = 0;
  troubles = [
    cutAfter(10),
    () =>
      new Response('x'.repeat(video.length - 10), {
        status: 206,
        headers: { 'Content-Range': `bytes 10-${video.length - 1}/${video.length}` },
      }),
  ];
  expect(await saveVideo(url)).toBe('saved');
  expect(ranges).toEqual([null, 'bytes=10-', null]);
});

test.each<[string, () => Response]>([
  ['short', () => new Response('a flock')],
  ['empty', () => new Response('')],
  ['other', () => new Response('x'.repeat(37))],
  ['longer', () => new Response('x'.repeat(300))],
  ['captive portal’s', () => new Response('<html>Sign in</html>')],
  ['missing', () => new Response('', { status: 404 })],
])('never counts a video with a %s answer as kept', async (_, answer) => {
  troubles = [answer, answer, answer];
  expect(await saveVideo(url)).toBe('incomplete');
  expect(await savedVideos()).toEqual([]);
});

test('stores nothing of a video that was stopped', async () => {
  const stop = new AbortController();
  const outcome = saveVideo(url, () => stop.abort(), stop.signal);
  expect(await outcome).toBe('incomplete');
  expect(await savedVideos()).toEqual([]);
});

test('uses no space that drafts may need, and stores no video without a list', async () => {
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => ({ usage: 0, quota: 200 * 1024 * 1024 }) },
  });
  expect(await saveVideo(url)).toBe('no-space');
  expect(await saveVideo('/attached_assets/videos/other.mp4')).toBe('no-list');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await saveVideo(url)).toBe('no-list');
  expect(ranges).toEqual([]);
});

test('updates a stored video, and keeps the old one until the new one is complete', async () => {
  await saveVideo(url);
  const old = video;
  video = 'the flock comes home at five';
  troubles = [1, 2, 3].map(() => () => new Response('', { status: 503 }));
  await renewVideos();
  expect(await (await (await store.open(videoCacheName)).match(url))?.text()).toBe(old);
  await renewVideos();
  expect(await (await (await store.open(videoCacheName)).match(url))?.text()).toBe(video);
});
