import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { listDrafts, saveDraft, takeBackEmptyDraft, createDraft } from '../drafts/drafts.ts';
import { listFiles } from '../files/files.ts';
import { newDevice } from '../testing/device.ts';
import { FakeCacheStorage, fakeOrigin } from '../testing/fake-caches.ts';
import { sharedAtHeader, sharedCacheName, sharedNameHeader } from './shared-cache.ts';
import { attachSharedFiles, listSharedFiles } from './shared-files.ts';

beforeEach(async () => {
  await newDevice();
  vi.stubGlobal('caches', new FakeCacheStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function share(name: string, type: string, text: string): Promise<void> {
  const cache = await caches.open(sharedCacheName);
  const headers = {
    'Content-Type': type,
    [sharedNameHeader]: name,
    [sharedAtHeader]: '2026-11-22T01:00:00.000Z',
  };
  await cache.put(`${fakeOrigin}/shared/${name}`, new Response(text, { headers }));
}

test('begins a draft with what was shared', async () => {
  await share('slope.txt', 'text/plain', 'one in ten');
  const { draftId, attached } = await attachSharedFiles({ form: 'naturalBuilding' });
  expect(attached).toBe(1);
  expect(await listDrafts()).toMatchObject([{ id: draftId, form: 'naturalBuilding' }]);
  expect(await listFiles(draftId)).toMatchObject([{ name: 'slope.txt' }]);
  expect(await listSharedFiles()).toEqual([]);
});

test('begins no draft with what no form takes, and keeps it waiting', async () => {
  const full = await createDraft('newHouseDesign');
  await saveDraft(full.id, { answers: { name: 'Ada' }, position: null });
  await share('walk.mov', 'video/quicktime', 'moving');
  const { attached, refused } = await attachSharedFiles({ form: 'newHouseDesign' });
  expect([attached, refused.length]).toEqual([0, 1]);
  expect(await listDrafts()).toMatchObject([{ id: full.id }]);
  expect(await listSharedFiles()).toHaveLength(1);
});

test('takes back no draft that somebody has written into meanwhile', async () => {
  const draft = await createDraft('newHouseDesign');
  await saveDraft(draft.id, { answers: { name: 'Ada' }, position: null });
  await takeBackEmptyDraft(draft);
  expect(await listDrafts()).toMatchObject([{ id: draft.id, answers: { name: 'Ada' } }]);
});
