// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EntryRevision, EntrySummary } from '#shared/api/owner-entries.ts';
import { Day } from '#shared/time.ts';
import { forgetOwner } from '../forget-owner.ts';
import { withDatabase } from '../storage/open-database.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import { refreshSiteCopy } from './refresh-site-copy.ts';
import { findSiteEntry, readSiteList } from './site-store.ts';

const entry = (id: string, updatedAt: string | null = null): EntrySummary => ({
  kind: 'article',
  id,
  slug: id,
  title: `Article ${id}`,
  state: 'live',
  path: `/blog/${id}`,
  updatedAt,
  hasDraft: false,
  publishAt: null,
});
const revision = (id: string, words = 'Lime'): EntryRevision => ({
  revisionId: `revision-${id}`,
  baseRevisionId: null,
  slug: id,
  body: { words },
  state: 'live',
  savedAt: null,
});

let entries: { entry: EntrySummary; revision: EntryRevision }[];
let isReachable: boolean;
let reads: number;
let now: Date;
const clock = () => now;
const refresh = () =>
  refreshSiteCopy(
    entries.map((one) => one.entry),
    clock,
  );

beforeEach(async () => {
  await newDevice();
  isReachable = true;
  reads = 0;
  now = new Date('2026-11-26T00:00:00.000Z');
  entries = [
    { entry: entry('b'), revision: revision('b') },
    { entry: entry('a'), revision: revision('a') },
  ];
  vi.stubGlobal('fetch', async () => {
    reads += 1;
    if (!isReachable) throw new TypeError('Failed to fetch');
    return Response.json({ entries });
  });
});

afterEach(() => vi.unstubAllGlobals());

test('has every entry in the order of the list, and is read again only when something has changed', async () => {
  expect(await readSiteList()).toBeNull();
  expect(await refresh()).toBe(true);
  expect((await readSiteList())?.entries.map(({ id }) => id)).toEqual(['b', 'a']);
  expect((await findSiteEntry('article', 'a'))?.revision.body).toEqual({ words: 'Lime' });
  expect(await findSiteEntry('article', 'c')).toBeNull();
  await refresh();
  expect(reads).toBe(1);
  entries = [
    { entry: entry('a', '2026-11-26T01:00:00.000Z'), revision: revision('a', 'Clay') },
    { entry: entry('c'), revision: revision('c') },
  ];
  await refresh();
  expect(reads).toBe(2);
  expect((await findSiteEntry('article', 'a'))?.revision.body).toEqual({ words: 'Clay' });
  expect(await findSiteEntry('article', 'b')).toBeNull();
  // A new release says something else in what nobody has changed.
  entries[0] = { entry: entries[0]?.entry ?? entry('a'), revision: revision('a', 'Straw') };
  now = new Date(now.getTime() + Day.ms);
  await refresh();
  expect((await findSiteEntry('article', 'a'))?.revision.body).toEqual({ words: 'Straw' });
});

test('stays as it is without reception, and says that a full device could not take it', async () => {
  await refresh();
  isReachable = false;
  now = new Date(now.getTime() + 30 * Day.ms);
  expect(await refresh()).toBe(true);
  expect((await readSiteList())?.entries).toHaveLength(2);
  isReachable = true;
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 10, quota: 11 }) } });
  expect(await refresh()).toBe(false);
  expect((await readSiteList())?.entries).toHaveLength(2);
});

test('goes with the owner, also from a device that stores nothing', async () => {
  await refresh();
  await forgetOwner();
  expect(await readSiteList()).toBeNull();
  expect(await findSiteEntry('article', 'a')).toBeNull();
  await newDeviceWithoutStorage();
  expect(await refresh()).toBe(false);
  await forgetOwner();
});

test('what is being read when the owner signs out is not stored afterwards', async () => {
  await refresh();
  const whole = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    await forgetOwner();
    return whole(url);
  });
  now = new Date(now.getTime() + 2 * Day.ms);
  expect(await refresh()).toBe(true);
  expect(await readSiteList()).toBeNull();
  expect(await withDatabase((database) => database.siteCopy.count())).toBe(0);
  expect(await withDatabase((database) => database.settings.count())).toBe(0);
  vi.stubGlobal('fetch', whole);
  await refresh();
  expect((await readSiteList())?.entries).toHaveLength(2);
});

test('goes where the server knows nobody here, and stays where a network asks for a sign-in', async () => {
  await refresh();
  now = new Date(now.getTime() + 2 * Day.ms);
  vi.stubGlobal('fetch', async () => new Response('<p>Sign in to this network', { status: 401 }));
  await refresh();
  expect((await readSiteList())?.entries).toHaveLength(2);
  const words = { type: 'x', title: 'x', detail: 'x', requestId: 'x' };
  const problem = { ...words, status: 401, code: 'unauthorised' };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 401 }));
  await refresh();
  expect(await readSiteList()).toBeNull();
});
