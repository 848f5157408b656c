import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { listDrafts, saveDraft, removeEmptyDraft, createDraft } from '../drafts/drafts.ts';
import { listFiles } from '../files/files.ts';
import { newDevice } from '#testing/device/device.ts';
import { FakeCacheStorage, fakeOrigin } from '#testing/device/fake-caches.ts';
import { limits } from '#shared/limits.ts';
import { videoCacheName, packCacheName } from '../content-pack/pack-cache.ts';
import {
  attachSharedFiles,
  storeSharedFiles,
  listSharedFiles,
  sharedCacheName,
} from './shared-files.ts';

let store: FakeCacheStorage;
const now = () => new Date('2026-11-22T01:00:00.000Z');

beforeEach(async () => {
  await newDevice();
  store = new FakeCacheStorage();
  vi.stubGlobal('caches', store);
  vi.stubGlobal('location', new URL(fakeOrigin));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const share = (name: string, type: string, text: string) =>
  storeSharedFiles([new File([text], name, { type })], now);
const photo = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const refusals = async () => (await listSharedFiles()).map(({ name, refusal }) => [name, refusal]);

test('keeps every byte, and says at once what no form accepts', async () => {
  const tooLarge = new File([new Uint8Array(limits.maxFileBytes + 1)], 'plan.pdf', {
    type: 'application/pdf',
  });
  const large = photo('large.jpg', limits.maxFileBytes + 1);
  await storeSharedFiles([large, tooLarge, photo('film.mov'), photo('a.png', 0)], now);
  expect(await refusals()).toEqual([
    ['large.jpg', null],
    ['plan.pdf', 'too-large'],
    ['film.mov', 'unsupported'],
    ['a.png', 'empty'],
  ]);
  expect(await listSharedFiles()).toMatchObject([
    { type: 'image/jpeg', sizeBytes: large.size, sharedAt: now() },
    { sizeBytes: 0 },
    { sizeBytes: 0 },
    { sizeBytes: 0 },
  ]);
});

test('lets ten files and 100 MB wait, however often files are shared', async () => {
  for (let round = 0; round < 3; round += 1) {
    await storeSharedFiles(
      Array.from({ length: 4 }, (_, index) => photo(`${round}-${index}.jpg`)),
      now,
    );
  }
  const kept = (await refusals()).filter(([, refusal]) => refusal === null);
  expect(kept).toHaveLength(limits.maxFiles);
  expect((await refusals()).slice(-2)).toEqual([
    ['2-2.jpg', 'too-many'],
    ['2-3.jpg', 'too-many'],
  ]);

  await store.delete(sharedCacheName);
  const large = (name: string) => photo(name, 40 * 1024 * 1024);
  await storeSharedFiles([large('a.jpg'), large('b.jpg')], now);
  await storeSharedFiles([large('c.jpg'), photo('small.jpg')], now);
  expect(await refusals()).toEqual([
    ['a.jpg', null],
    ['b.jpg', null],
    ['c.jpg', 'too-many'],
    ['small.jpg', null],
  ]);
});

test('never deletes downloads for shared files, and says what did not fit', async () => {
  await store.open(packCacheName);
  await store.open(videoCacheName);
  const cache = await store.open(sharedCacheName);
  const put = cache.put.bind(cache);
  vi.spyOn(cache, 'put').mockImplementation(async (key, response) => {
    const bytes = (await response.clone().arrayBuffer()).byteLength;
    if (bytes > 0) throw new DOMException('full', 'QuotaExceededError');
    await put(key, response);
  });
  await storeSharedFiles([photo('a.jpg')], now);
  expect(await refusals()).toEqual([['a.jpg', 'no-space']]);
  expect([...store.stores.keys()]).toEqual([packCacheName, videoCacheName, sharedCacheName]);
});

test('stores nothing that would leave drafts no space', async () => {
  const estimate = async () => ({ quota: 1_000, usage: 0 });
  vi.stubGlobal('navigator', { storage: { estimate } });
  await storeSharedFiles([photo('a.jpg', 100), photo('b.jpg', 400)], now);
  expect(await refusals()).toEqual([
    ['a.jpg', null],
    ['b.jpg', 'no-space'],
  ]);
});

test('starts a draft with what was shared', async () => {
  await share('slope.txt', 'text/plain', 'one in ten');
  const { draftId, attached } = await attachSharedFiles({ form: 'naturalBuilding' });
  expect(attached).toBe(1);
  expect(await listDrafts()).toMatchObject([{ id: draftId, form: 'naturalBuilding' }]);
  expect(await listFiles(draftId)).toMatchObject([{ name: 'slope.txt' }]);
  expect(await listSharedFiles()).toEqual([]);
});

test('starts no draft with files that no form accepts, and keeps them waiting', async () => {
  const full = await createDraft('newHouseDesign');
  await saveDraft(full.id, { answers: { name: 'Ada' }, position: null });
  await share('plan.pdf', 'application/pdf', 'not a PDF');
  const { attached, refused } = await attachSharedFiles({ form: 'newHouseDesign' });
  expect([attached, refused.length]).toEqual([0, 1]);
  expect(await listDrafts()).toMatchObject([{ id: full.id }]);
  expect(await listSharedFiles()).toHaveLength(1);
});

test('removes no draft that somebody has typed in since', async () => {
  const draft = await createDraft('newHouseDesign');
  await saveDraft(draft.id, { answers: { name: 'Ada' }, position: null });
  await removeEmptyDraft(draft);
  expect(await listDrafts()).toMatchObject([{ id: draft.id, answers: { name: 'Ada' } }]);
});
