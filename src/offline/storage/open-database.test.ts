import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DraftSession } from '../drafts/draft-session.ts';
import { createDraft, listDrafts, saveDraft } from '../drafts/drafts.ts';
import { subscribe } from '../events.ts';
import { addFile, listFiles, readBytes } from '../files/files.ts';
import { databaseName } from '../records.ts';
import { advanceUntil } from '#testing/device/advance-until.ts';
import { newDevice, newDeviceWithoutStorage, textFile } from '#testing/device/device.ts';
import { schemaVersion } from './device-database.ts';
import { closeDatabase, withDatabase } from './open-database.ts';
import { StorageError } from './storage-error.ts';

beforeEach(async () => {
  await newDevice();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const content = (text: string) => ({ answers: { text }, position: null });

test('opens a killed connection once more and repeats the work', async () => {
  const draft = await createDraft('contact');
  let tries = 0;
  const answer = await withDatabase(async (database) => {
    tries += 1;
    if (tries === 1) {
      // What iOS does to a suspended page.
      database.close();
      throw new DOMException('The connection was closed', 'InvalidStateError');
    }
    return database.drafts.get(draft.id);
  });
  expect(tries).toBe(2);
  expect(answer?.id).toBe(draft.id);
});

test('says so when the connection stays dead', async () => {
  const work = () => Promise.reject(new DOMException('Connection lost', 'UnknownError'));
  await expect(withDatabase(work)).rejects.toMatchObject({ problem: 'closed' });
});

test('says that IndexedDB is missing', async () => {
  await newDeviceWithoutStorage();
  await expect(createDraft('contact')).rejects.toMatchObject({ problem: 'missing' });
});

test('a form can be filled in although the browser’s database never responds', async () => {
  await closeDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const session = new DraftSession('contact');
  await advanceUntil(session.start());
  expect(session.getSnapshot()).toMatchObject({ state: 'unavailable', saveError: 'missing' });
  expect(session.getSnapshot().draft).not.toBeNull();
  // Reported once: later calls do not wait for it again.
  const waiting = vi.getTimerCount();
  expect(await addFile('draft', 'attachments', textFile('plan.txt', 'plan'))).toMatchObject({
    kind: 'added',
    storageProblem: 'missing',
  });
  expect(vi.getTimerCount()).toBe(waiting);
  await session.end();
});

test('deletes downloaded pictures once when the device is full, then reports it', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', {
    delete: async (name: string) => {
      deleted.push(name);
      return true;
    },
  });
  let tries = 0;
  const isFullOnce = async () => {
    tries += 1;
    if (tries === 1) throw new DOMException('full', 'QuotaExceededError');
    return 'saved';
  };
  expect(await withDatabase(isFullOnce)).toBe('saved');
  expect(deleted).toEqual(['videos-v1', 'pack-v1']);
  const isFull = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await expect(withDatabase(isFull)).rejects.toMatchObject({ problem: 'full' });
});

test('saves the open form and freezes this tab when a newer version changes the database', async () => {
  const session = new DraftSession('contact');
  await session.start();
  session.update({ text: 'typed a moment ago' });
  const outdated = new Promise<void>((resolve) => {
    const stop = subscribe((event) => {
      if (event.type !== 'storage-outdated') return;
      stop();
      resolve();
    });
  });
  const newer = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, (schemaVersion + 1) * 10);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not opened')));
  });
  await outdated;
  const database = await newer;
  const rows = await new Promise<unknown[]>((resolve) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    request.addEventListener('success', () => resolve(request.result));
  });
  expect(rows).toMatchObject([{ answers: { text: 'typed a moment ago' } }]);
  expect(session.getSnapshot()).toMatchObject({ saveError: 'outdated', frozen: 'saved' });
  await expect(listDrafts()).rejects.toMatchObject({ problem: 'outdated' });
  database.close();
  await session.end();
  await closeDatabase();
});

test('never opens a database of a newer version, and says that this page is old', async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(databaseName, 999);
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });
  const opening = listDrafts();
  await expect(opening).rejects.toBeInstanceOf(StorageError);
  await expect(opening).rejects.toMatchObject({ problem: 'outdated' });
});

test('lists files without their bytes and never rewrites the bytes of one', async () => {
  const draft = await createDraft('newHouseDesign');
  const added = await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
  if (added.kind !== 'added') throw new Error('not added');
  expect(added.file.sha256).toMatch(/^[0-9a-f]{64}$/);
  let rewrites = 0;
  await withDatabase(async (database) => {
    database.fileBytes.hook('updating', () => {
      rewrites += 1;
    });
  });
  await saveDraft(draft.id, content('changed'));
  const files = await listFiles(draft.id);
  expect(files).toHaveLength(1);
  expect(Object.keys(files[0] ?? {})).not.toContain('bytes');
  expect(rewrites).toBe(0);
  const bytes = await readBytes(added.file.id, draft.id);
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe('plan');
});
