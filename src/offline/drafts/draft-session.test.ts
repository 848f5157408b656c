import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishHere } from '../events.ts';
import { trackPendingFiles } from '../files/pending-files.ts';
import { addFile, listFiles } from '../files/files.ts';
import { withDatabase } from '../storage/open-database.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import { loseNextSave } from '#testing/device/lost-save.ts';
import { textStorage } from '#testing/device/text-storage.ts';
import { DraftSession } from './draft-session.ts';
import {
  makeLatestDraft,
  createDraft,
  discardDraft,
  findDraft,
  latestDraft,
  listDrafts,
  saveDraft,
} from './drafts.ts';
import { releaseDraft } from './in-memory-drafts.ts';
import { saveUnloadBackup, unloadBackupsOf } from './unload-backup.ts';

beforeEach(async () => {
  await newDevice();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const longTimeout = { timeout: 20_000 };

async function openForm(): Promise<DraftSession> {
  const session = new DraftSession('newHouseDesign');
  await session.start();
  return session;
}

test('stores nothing before the first change, then saves a second after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const session = await openForm();
  expect(await listDrafts()).toEqual([]);
  session.update({ name: 'A' }, 'you');
  session.update({ name: 'Ada' }, 'you');
  expect(await listDrafts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(session.getSnapshot().savedAt).not.toBeNull());
  expect(await latestDraft('newHouseDesign')).toMatchObject({
    answers: { name: 'Ada' },
    position: 'you',
  });
  await session.end();
});

test('notifies the form of the first key after a save, not of every one, and returns the latest answers', async () => {
  const session = await openForm();
  const notified: unknown[] = [];
  session.subscribe(() => notified.push(session.getSnapshot().draft?.answers));
  session.update({ name: 'A' });
  session.update({ name: 'Ad' });
  session.update({ name: 'Ada' });
  expect(notified).toEqual([{ name: 'A' }]);
  expect(session.latest()?.answers).toEqual({ name: 'Ada' });
  await session.flush();
  expect(notified.at(-1)).toEqual({ name: 'Ada' });
  session.update({ name: 'Ada L' });
  expect(notified.at(-1)).toEqual({ name: 'Ada L' });
  await session.end();
});

test('restores the draft that was saved last, at its position', async () => {
  const first = await openForm();
  first.update({ name: 'Ada' }, 'section-3');
  await first.end();
  const second = await openForm();
  expect(second.getSnapshot()).toMatchObject({
    state: 'ready',
    draft: { answers: { name: 'Ada' }, position: 'section-3' },
  });
  await second.end();
});

test('keeps one id from the first keystroke on', async () => {
  const session = await openForm();
  const id = session.getSnapshot().draft?.id;
  session.update({ name: 'A' });
  await session.flush();
  session.update({ name: 'Ada' });
  await session.flush();
  expect(session.getSnapshot().draft?.id).toBe(id);
  expect((await listDrafts()).map((draft) => draft.id)).toEqual([id]);
  await session.end();
});

test('stores an empty form when a file picker is about to open', async () => {
  const session = await openForm();
  await session.flush();
  expect(await listDrafts()).toHaveLength(1);
  await session.end();
});

test('saves to a copy, and overwrites nothing, when the draft was changed elsewhere', async () => {
  const draft = await createDraft('newHouseDesign');
  const session = await openForm();
  await saveDraft(draft.id, { answers: { name: 'the other tab' }, position: null });
  session.update({ name: 'this tab' });
  await session.flush();
  const drafts = await listDrafts();
  expect(drafts.map(({ answers }) => answers['name']).toSorted()).toEqual([
    'the other tab',
    'this tab',
  ]);
  expect(session.getSnapshot().draft?.id).not.toBe(draft.id);
  await session.end();
});

test('starts over when its draft is discarded', async () => {
  const session = await openForm();
  session.update({ name: 'Ada' });
  await session.flush();
  const id = session.getSnapshot().draft?.id ?? '';
  await discardDraft(id);
  expect(session.getSnapshot()).toMatchObject({ draft: { answers: {} }, savedAt: null });
  expect(await findDraft(id)).toBeNull();
  await session.end();
});

test('works without storage and says that nothing is saved', async () => {
  await newDeviceWithoutStorage();
  const session = await openForm();
  expect(session.getSnapshot()).toMatchObject({ state: 'unavailable', saveError: 'missing' });
  session.update({ name: 'Ada' });
  await session.flush();
  expect(session.getSnapshot()).toMatchObject({
    draft: { answers: { name: 'Ada' } },
    saveError: 'missing',
    savedAt: null,
  });
  await session.end();
});

test('shows a save that failed and saves again with the next change', async () => {
  const session = await openForm();
  session.update({ name: 'A' });
  await session.flush();
  const factory = globalThis.indexedDB;
  await newDeviceWithoutStorage();
  session.update({ name: 'Ad' });
  expect((await session.flush()).isSaved, 'nothing may say that it is saved').toBe(false);
  expect(session.getSnapshot().saveError).toBe('missing');
  globalThis.indexedDB = factory;
  session.update({ name: 'Ada' });
  expect(await session.flush()).toMatchObject({ isSaved: true });
  expect(session.getSnapshot()).toMatchObject({ state: 'ready', saveError: null });
  expect(await latestDraft('newHouseDesign')).toMatchObject({ answers: { name: 'Ada' } });
  await session.end();
});

test('opens the draft that was chosen, even when the clock was ahead for another one', async () => {
  const future = () => new Date('2031-01-01T00:00:00.000Z');
  const ahead = await createDraft('newHouseDesign', future);
  const chosen = await createDraft('newHouseDesign');
  expect((await latestDraft('newHouseDesign'))?.id).toBe(chosen.id);
  await makeLatestDraft(ahead.id);
  expect((await latestDraft('newHouseDesign'))?.id).toBe(ahead.id);
  await makeLatestDraft(chosen.id);
  const session = await openForm();
  session.update({ name: 'Ada' });
  await session.end();
  expect(await latestDraft('newHouseDesign')).toMatchObject({
    id: chosen.id,
    answers: { name: 'Ada' },
  });
});

test('remembers the version of the questionnaire that a draft was started with', async () => {
  const session = new DraftSession('newHouseDesign', 2);
  await session.start();
  session.update({ name: 'Ada' });
  await session.end();
  expect((await latestDraft('newHouseDesign'))?.formVersion).toBe(2);
  const later = new DraftSession('newHouseDesign', 3);
  await later.start();
  later.update({ name: 'Ada B.' });
  await later.end();
  expect((await latestDraft('newHouseDesign'))?.formVersion).toBe(2);
});

test('one tab edits a draft; another sees that, and can take over', async () => {
  const locks = fakeLocks();
  vi.stubGlobal('navigator', { locks });
  await createDraft('newHouseDesign');
  const first = await openForm();
  const second = await openForm();
  await vi.waitFor(() => expect(second.getSnapshot().isOpenElsewhere).toBe(true));
  expect(first.getSnapshot().isOpenElsewhere).toBe(false);
  first.update({ name: 'typed in the first' });
  await first.flush();
  await second.stealLock();
  expect(second.getSnapshot()).toMatchObject({
    isOpenElsewhere: false,
    draft: { answers: { name: 'typed in the first' } },
  });
  await vi.waitFor(() => expect(first.getSnapshot().isOpenElsewhere).toBe(true));
  await first.end();
  await second.end();
});

test('taking over loses nothing that was just typed here', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const { id } = await createDraft('newHouseDesign');
  const first = await openForm();
  const second = await openForm();
  await vi.waitFor(() => expect(second.getSnapshot().isOpenElsewhere).toBe(true));
  first.update({ name: 'the first tab' });
  await first.flush();
  second.update({ name: 'the second tab' });
  await second.stealLock();
  expect(second.getSnapshot().draft).toMatchObject({ id, answers: { name: 'the first tab' } });
  expect((await listDrafts()).map(({ answers }) => answers['name'])).toEqual([
    'the first tab',
    'the second tab',
  ]);
  await first.end();
  await second.end();
});

test('returns to this page’s in-memory draft where the device stores nothing', async () => {
  await newDeviceWithoutStorage();
  const first = await openForm();
  first.update({ name: 'Ada' }, 'section-3');
  await first.end();
  const second = await openForm();
  expect(second.getSnapshot()).toMatchObject({
    state: 'unavailable',
    draft: { answers: { name: 'Ada' }, position: 'section-3' },
  });
  await discardDraft(second.getSnapshot().draft?.id ?? '');
  expect(second.getSnapshot().draft?.answers).toEqual({});
  await second.end();
});

test('keeps the answers when the browser has cleared the storage under an open form', async () => {
  const session = await openForm();
  session.update({ name: 'Ada' });
  await session.flush();
  await newDevice();
  session.update({ name: 'Ada B.' });
  await session.flush();
  expect((await listDrafts()).map(({ answers }) => answers['name'])).toEqual(['Ada B.']);
  expect(session.getSnapshot()).toMatchObject({ saveError: null });
  await session.end();
});

test('continues when the database is deleted under an open form', async () => {
  const session = await openForm();
  session.update({ name: 'Ada' });
  await session.flush();
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase('natural-building-design');
    deletion.addEventListener('success', resolve);
    deletion.addEventListener('error', reject);
  });
  session.update({ name: 'Ada B.' });
  await session.flush();
  expect(session.getSnapshot()).toMatchObject({ frozen: null, saveError: null });
  expect((await listDrafts()).map(({ answers }) => answers['name'])).toEqual(['Ada B.']);
  await session.end();
});

/** The subset of Web Locks that a draft's editor needs. */
function fakeLocks() {
  const holders = new Map<string, () => void>();
  return {
    async request(
      name: string,
      options: { steal?: boolean; ifAvailable?: boolean },
      work: (lock: object | null) => Promise<void>,
    ): Promise<void> {
      const drop = holders.get(name);
      if (drop !== undefined && options.ifAvailable) return work(null);
      drop?.();
      let isStolen = false;
      await new Promise<void>((resolve, reject) => {
        holders.set(name, () => {
          isStolen = true;
          reject(new DOMException('stolen', 'AbortError'));
        });
        work({}).then(resolve, reject);
      }).finally(() => {
        if (!isStolen) holders.delete(name);
      });
    },
  };
}

test('retries a failed save automatically', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const session = await openForm();
  session.update({ name: 'A' });
  await session.flush();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  session.update({ name: 'Ada' });
  expect(await session.flush()).toMatchObject({ isSaved: false });
  const firstTries = put.mock.calls.length;
  // Still full after five seconds; space again after fifteen.
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(put.mock.calls.length).toBeGreaterThan(firstTries), longTimeout);
  expect(session.getSnapshot().saveError).toBe('full');
  put.mockRestore();
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(session.getSnapshot().saveError).toBeNull(), longTimeout);
  expect(await latestDraft('newHouseDesign')).toMatchObject({ answers: { name: 'Ada' } });
  await session.end();
});

/** Call it before the first access to the database; the returned function resolves when the next save starts. */
function watchSaves(): () => Promise<void> {
  let begin = () => {};
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function start(
    this: IDBDatabase,
    ...given
  ) {
    begin();
    return transaction.apply(this, given);
  });
  return () =>
    new Promise<void>((resolve) => {
      begin = resolve;
    });
}

/** The device is full until the returned function is called. */
function fillDevice(): () => void {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  return () => {
    put.mockRestore();
    add.mockRestore();
  };
}

describe('a form that is closed after a failed save', () => {
  beforeEach(() => vi.stubGlobal('localStorage', textStorage()));

  test.each([
    ['saved before', true],
    ['never saved', false],
  ])('shows its latest answers when it opens again: %s', async (_case, isSavedBefore) => {
    const first = await openForm();
    if (isSavedBefore) {
      first.update({ name: 'Ada' });
      await first.flush();
    }
    const makeSpace = fillDevice();
    first.update({ name: 'Ada Lovelace' }, 'section-3');
    await first.end();
    makeSpace();
    const second = await openForm();
    expect(second.getSnapshot()).toMatchObject({
      state: 'ready',
      saveError: null,
      draft: { answers: { name: 'Ada Lovelace' }, position: 'section-3' },
    });
    expect(await listDrafts()).toMatchObject([{ answers: { name: 'Ada Lovelace' } }]);
    expect(unloadBackupsOf('newHouseDesign')).toEqual([]);
    await second.end();
  });

  test('shows the answers on a device that is still full, and saves them when there is space', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await openForm();
    first.update({ name: 'Ada' });
    await first.flush();
    const makeSpace = fillDevice();
    first.update({ name: 'Ada Lovelace' });
    await first.end();
    const second = await openForm();
    expect(second.getSnapshot()).toMatchObject({
      state: 'ready',
      saveError: 'full',
      draft: { answers: { name: 'Ada Lovelace' } },
    });
    makeSpace();
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(second.getSnapshot().saveError).toBeNull(), longTimeout);
    expect(await listDrafts()).toMatchObject([{ answers: { name: 'Ada Lovelace' } }]);
    await second.end();
  });

  test('stores nothing that the visitor has discarded', async () => {
    const session = await openForm();
    const makeSpace = fillDevice();
    session.update({ name: 'Ada' });
    expect(await session.flush()).toMatchObject({ isSaved: false });
    releaseDraft(session.getSnapshot().draft?.id ?? '');
    makeSpace();
    await session.end();
    expect(await listDrafts()).toEqual([]);
    expect(unloadBackupsOf('newHouseDesign')).toEqual([]);
  });

  test('does not restore what a running save could not store', async () => {
    const nextSave = watchSaves();
    const session = await openForm();
    fillDevice();
    session.update({ name: 'Ada' });
    await session.flush();
    const saving = nextSave();
    const retry = session.flush();
    await saving;
    releaseDraft(session.getSnapshot().draft?.id ?? '');
    await session.end();
    await retry;
    expect(unloadBackupsOf('newHouseDesign')).toEqual([]);
  });

  test('never hides what another tab has saved since', async () => {
    const first = await openForm();
    first.update({ name: 'Ada' });
    const { draft } = await first.flush();
    await first.end();
    if (draft === null) throw new Error('no draft');
    const left = { ...draft, answers: { name: 'Ada L' } };
    const later = new Date(Date.now() + 60_000);
    await saveDraft(
      draft.id,
      { answers: { name: 'Ada Lovelace, in the other tab' }, position: null },
      draft.revision,
      undefined,
      () => later,
    );
    saveUnloadBackup(left);
    fillDevice();
    const second = await openForm();
    expect(second.getSnapshot()).toMatchObject({
      state: 'ready',
      saveError: null,
      draft: { answers: { name: 'Ada Lovelace, in the other tab' } },
    });
    expect(unloadBackupsOf('newHouseDesign')).toMatchObject([{ answers: { name: 'Ada L' } }]);
    await second.end();
  });
});

test('when it is sent in another tab while it is saved here, the unsaved answers become a draft, and that one is sent', async () => {
  vi.stubGlobal('localStorage', textStorage());
  const nextSave = watchSaves();
  const session = await openForm();
  session.update({ name: 'Ada' });
  await session.flush();
  const id = session.getSnapshot().draft?.id ?? '';
  await withDatabase((database) => database.drafts.delete(id));
  session.update({ name: 'Ada Lovelace' });
  const saving = nextSave();
  const flushed = session.flush();
  await saving;
  publishHere({ type: 'draft-gone', id });
  const { draft } = await flushed;
  expect(draft?.id).not.toBe(id);
  expect(draft?.answers).toEqual({ name: 'Ada Lovelace' });
  expect(await listDrafts()).toMatchObject([{ id: draft?.id, answers: { name: 'Ada Lovelace' } }]);
  await session.end();
  expect(unloadBackupsOf('newHouseDesign')).toEqual([]);
});

test('a copy includes the files that were still being added to its draft', async () => {
  const session = await openForm();
  session.update({ name: 'Ada' });
  const { draft } = await session.flush();
  if (draft === null) throw new Error('no draft');
  let arrive = () => {};
  const reduced = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const plan = new File(['A plan.'], 'plan.txt', { type: 'text/plain' });
  trackPendingFiles(
    draft.id,
    reduced.then(() => addFile(draft.id, 'attachments', plan)),
  );
  await saveDraft(draft.id, { answers: { name: 'Other tab' }, position: null }, draft.revision);
  session.update({ name: 'Ada Lovelace' });
  let isSaved = false;
  const saving = session.flush().finally(() => (isSaved = true));
  // Each of them waits for the save to start.
  for (let look = 0; look < 10; look += 1) await findDraft(draft.id);
  expect(isSaved).toBe(false);
  arrive();
  const { draft: copy } = await saving;
  expect(copy?.id).not.toBe(draft.id);
  expect((await listFiles(copy?.id ?? '')).map(({ name }) => name)).toEqual(['plan.txt']);
  await session.end();
});

describe('a save that was stored, though this page heard otherwise', () => {
  async function withLostSave(): Promise<DraftSession> {
    const session = await openForm();
    session.update({ name: 'A' });
    await session.flush();
    const store = loseNextSave('drafts');
    session.update({ name: 'Ada' });
    await session.flush();
    expect(session.getSnapshot().saveError).toBe('failed');
    await store();
    return session;
  }
  const stored = async () => (await listDrafts()).map(({ answers }) => answers['name']).sort();

  test('makes no second draft where more is typed before the retry', async () => {
    const session = await withLostSave();
    session.update({ name: 'Ada L' });
    await session.flush();
    expect(await stored()).toEqual(['Ada L']);
    session.update({ name: 'Ada Lovelace' });
    await session.end();
    expect(await stored()).toEqual(['Ada Lovelace']);
  });

  test('makes no second draft where the page is closed with more than was saved', async () => {
    vi.stubGlobal('localStorage', textStorage());
    const session = await withLostSave();
    const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('closing', 'AbortError');
    });
    session.update({ name: 'Ada L' });
    await session.end();
    refused.mockRestore();
    const again = await openForm();
    expect(again.getSnapshot().draft?.answers).toEqual({ name: 'Ada L' });
    await again.end();
    expect(await stored()).toEqual(['Ada L']);
  });

  test('keeps both sides where another tab has written since', async () => {
    const session = await withLostSave();
    const other = await openForm();
    other.update({ name: 'Grace' });
    await other.end();
    session.update({ name: 'Ada L' });
    await session.end();
    expect(await stored()).toEqual(['Ada L', 'Grace']);
  });

  test('never puts an older backup of a page in the place of what the page saved later', async () => {
    vi.stubGlobal('localStorage', textStorage());
    const session = await openForm();
    session.update({ name: 'A' });
    await session.flush();
    session.update({ name: 'Ada' });
    const older = session.latest();
    session.update({ name: 'Ada L' });
    await session.end();
    if (older) saveUnloadBackup(older);
    await (await openForm()).end();
    expect(await stored()).toEqual(['Ada', 'Ada L']);
  });
});
