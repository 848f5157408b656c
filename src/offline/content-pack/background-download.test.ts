// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCacheStorage, fakeOrigin } from '#testing/device/fake-caches.ts';
import {
  savePackChoice,
  downloadPackInBackground,
  findNoDownloadReason,
} from './background-download.ts';
import { stopDownload } from './content-pack.ts';

let isListThere: boolean;
const requested: string[] = [];
const pauses: number[] = [];

beforeEach(() => {
  localStorage.clear();
  isListThere = true;
  requested.length = 0;
  pauses.length = 0;
  vi.stubGlobal('caches', new FakeCacheStorage());
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, fakeOrigin);
    requested.push(pathname);
    if (pathname.startsWith('/api/')) return Response.json([]);
    return isListThere
      ? Response.json({ files: [], tabletPictures: [], videos: [] })
      : new Response('', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const connection = (properties: object) => vi.stubGlobal('navigator', { connection: properties });
const wait = async (pauseMs: number) => {
  pauses.push(pauseMs);
  if (pauses.length === 8) isListThere = true;
};

test('asks first with data saver or a metered connection, and after the visitor removed the downloads', () => {
  connection({ effectiveType: '4g' });
  expect(findNoDownloadReason()).toBeNull();
  connection({ effectiveType: '4g', saveData: true });
  expect(findNoDownloadReason()).toBe('saves-data');
  connection({ type: 'cellular', effectiveType: '4g' });
  expect(findNoDownloadReason()).toBe('mobile');
  connection({ effectiveType: '3g' });
  expect(findNoDownloadReason()).toBe('mobile');
  savePackChoice('keep');
  expect(findNoDownloadReason()).toBeNull();
  savePackChoice('stopped');
  expect(findNoDownloadReason()).toBe('stopped');
  savePackChoice('removed');
  expect(findNoDownloadReason()).toBe('removed');
});

test('downloads nothing of the pack where it has to ask first, but caches the lists', async () => {
  connection({ saveData: true });
  await downloadPackInBackground(wait);
  expect(requested).toEqual(['/api/projects', '/api/community-projects', '/api/blog']);
});

test('retries what failed, after a minute at first and an hour at most', async () => {
  isListThere = false;
  await downloadPackInBackground(wait);
  const minutes = pauses.map((pauseMs) => pauseMs / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('stops when asked, and does not start again automatically', async () => {
  vi.stubGlobal('fetch', async (input: string, { signal }: RequestInit = {}) => {
    if (input.startsWith('/api/')) return Response.json([]);
    requested.push(input);
    stopDownload();
    signal?.throwIfAborted();
    throw new Error('goes on');
  });
  await downloadPackInBackground(wait);
  expect(requested).toEqual(['/content-pack.json']);
  expect(pauses).toEqual([]);
});
