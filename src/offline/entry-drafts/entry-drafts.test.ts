// @vitest-environment happy-dom
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteEverythingWritten } from '../delete-everything.ts';
import { publishHere, subscribe } from '../events.ts';
import { closeDatabase, withDatabase } from '../storage/open-database.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import { FakeContentServer, digestOf } from '#testing/device/fake-content-server.ts';
import { loseNextSave } from '#testing/device/lost-save.ts';
import { locksOfSuspendedTab } from '#testing/device/suspended-tab.ts';
import { textStorage } from '#testing/device/text-storage.ts';
import { addEntryPicture, findEntryPicture, readEntryPicture } from './entry-pictures.ts';
import { EntrySession } from './entry-session.ts';
import { listEntryDrafts, listEntryPictures } from './entry-storage.ts';
import { sendEntry } from './send-entry.ts';
import { sendWaitingEntries } from './send-waiting.ts';

const shippedId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const otherId = '3f2504e0-4f89-41d3-9a0c-0305e82c3399';
const report = { title: 'A report', priceAud: 550 };
const key = 'report/new-house';

let server: FakeContentServer;
let open: EntrySession[];
let seconds: number;
/** Timestamps a second apart, in the past. */
const clock = () => new Date(Date.UTC(2026, 10, 23, 0, 0, (seconds += 1)));

beforeEach(async () => {
  open = [];
  seconds = 0;
  vi.stubGlobal('localStorage', textStorage());
  await newDevice();
  server = new FakeContentServer();
  server.ship('report', 'new-house', shippedId, report);
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(async () => {
  vi.useRealTimers();
  for (const session of open) await session.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The editor of the price of a report, as the server's newest revision fills it. */
async function openEditor(): Promise<EntrySession> {
  const session = new EntrySession('report', 'new-house', clock);
  open.push(session);
  await session.start();
  const newest = server.entries.get(key)?.revisions[0];
  session.startFrom({
    baseRevisionId: newest?.revisionId ?? null,
    slug: '',
    body: newest?.body ?? {},
  });
  return session;
}

const priceIn = (session: EntrySession) => session.getSnapshot().content?.body['priceAud'];
const setPrice = (session: EntrySession, priceAud: number) =>
  session.change({ body: { ...session.getSnapshot().content?.body, priceAud } });
const now = { kind: 'publish', publishAt: null } as const;
const revisionsAtServer = () =>
  (server.entries.get(key)?.revisions ?? []).map(({ body }) => body['priceAud']);

describe('writing', () => {
  test('what is typed is on the device, even after the page was killed', async () => {
    const first = await openEditor();
    setPrice(first, 595);
    await first.flush();
    const second = await openEditor();
    expect(priceIn(second)).toBe(595);
    expect(second.getSnapshot().draft?.baseRevisionId).toBe(shippedId);
    expect(server.calls).toEqual([]);
  });

  test.each(['goes on', 'is closed'])(
    'a save that was stored, though its page heard otherwise, is no other version (the page %s)',
    async (then) => {
      const session = await openEditor();
      setPrice(session, 595);
      await session.flush();
      const store = loseNextSave('entryDrafts');
      setPrice(session, 600);
      await session.flush();
      expect(session.getSnapshot().saveError).toBe('failed');
      await store();
      const refused = vi.spyOn(IDBObjectStore.prototype, 'put');
      if (then === 'is closed') {
        refused.mockImplementation(() => {
          throw new DOMException('closing', 'AbortError');
        });
      }
      setPrice(session, 605);
      await session.end();
      refused.mockRestore();
      const again = await openEditor();
      expect(priceIn(again)).toBe(605);
      expect(again.getSnapshot().draft?.trouble).toBeNull();
      await again.flush();
      expect((await listEntryDrafts()).map(({ body }) => body['priceAud'])).toEqual([605]);
    },
  );

  test('nothing of it stays after a sign-out in another tab, nor is saved later', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    await session.flush();
    setPrice(session, 600);
    const saving = session.flush();
    setPrice(session, 605);
    publishHere({ type: 'owner-signed-out' });
    await saving;
    await session.flush();
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(async () => expect(await listEntryDrafts()).toEqual([]));
    await session.end();
    expect(await listEntryDrafts()).toEqual([]);
    expect(localStorage.length).toBe(0);
    expect(session.getSnapshot().content).toBeNull();
  });

  test('what a closing page could not save is restored when it is opened again', async () => {
    const first = await openEditor();
    setPrice(first, 595);
    window.dispatchEvent(new Event('pagehide'));
    const last = { ...localStorage };
    await first.end();
    // The page had closed before that save.
    await withDatabase((database) => database.entryDrafts.clear());
    for (const [name, text] of Object.entries(last)) {
      if (name.startsWith('entry-')) localStorage.setItem(name, String(text));
    }
    expect(priceIn(await openEditor())).toBe(595);
  });

  test('listeners hear of the first change and of a pause, not of each keystroke', async () => {
    const session = await openEditor();
    const notified: unknown[] = [];
    session.subscribe(() => notified.push(priceIn(session)));
    setPrice(session, 1);
    setPrice(session, 12);
    setPrice(session, 123);
    expect(notified).toEqual([1]);
    expect(priceIn(session)).toBe(123);
    await vi.waitFor(() => expect(notified.at(-1)).toBe(123));
    await session.flush();
    expect((await listEntryDrafts())[0]?.body['priceAud']).toBe(123);
  });

  test('is saved when the typing pauses, and a second after its first key while it does not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const session = await openEditor();
    const saves = vi.spyOn(IDBObjectStore.prototype, 'put');
    const stored = async () => (await listEntryDrafts())[0]?.body['priceAud'];
    setPrice(session, 1);
    await vi.advanceTimersByTimeAsync(400);
    await vi.waitFor(async () => expect(await stored()).toBe(1));
    await session.flush();
    saves.mockClear();
    for (const price of [12, 123, 1234, 12345, 123456]) {
      setPrice(session, price);
      await vi.advanceTimersByTimeAsync(190);
      expect(saves).not.toHaveBeenCalled();
    }
    await vi.advanceTimersByTimeAsync(50);
    await vi.waitFor(async () => expect(await stored()).toBe(123456));
    await session.end();
  });

  test('two tabs that edit the same entry keep both versions', async () => {
    const first = await openEditor();
    const second = await openEditor();
    setPrice(first, 595);
    setPrice(second, 600);
    await first.flush();
    await second.flush();
    await vi.waitFor(() =>
      expect(second.getSnapshot().draft?.trouble).toMatchObject({
        kind: 'conflict',
        current: { body: { priceAud: 595 }, revisionId: null },
      }),
    );
    expect(priceIn(second)).toBe(600);
    await second.resolveConflict('theirs');
    expect(second.getSnapshot().draft).toMatchObject({ body: { priceAud: 595 }, trouble: null });
  });

  test('a full device says so, keeps the text in the page and saves it later', async () => {
    const session = await openEditor();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setPrice(session, 595);
    await session.flush();
    expect(session.getSnapshot()).toMatchObject({
      saveError: 'full',
      content: { body: { priceAud: 595 } },
    });
    put.mockRestore();
    await session.flush();
    expect(session.getSnapshot().saveError).toBeNull();
    expect(await listEntryDrafts()).toMatchObject([{ key, body: { priceAud: 595 } }]);
  });

  test('a device that stores nothing keeps it in the page, and it is sent from there', async () => {
    await newDeviceWithoutStorage();
    const session = await openEditor();
    setPrice(session, 595);
    await session.finish(now);
    expect(session.getSnapshot().saveError).toBe('missing');
    const { draft } = session.getSnapshot();
    if (draft === null) throw new Error('no draft');
    expect((await sendEntry(draft)).kind).toBe('sent');
    session.applySendOutcome('sent');
    expect(session.getSnapshot().draft).toBeNull();
    expect(server.liveBody(key)).toMatchObject({ priceAud: 595 });
  });

  test('deleting everything on the device deletes it as well', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    await session.end();
    await deleteEverythingWritten();
    expect(await listEntryDrafts()).toEqual([]);
  });
});

describe('sending', () => {
  test('an edit finished offline waits, and is published once', async () => {
    server.isReachable = false;
    const session = await openEditor();
    setPrice(session, 595);
    await session.finish(now);
    expect(await sendWaitingEntries()).toEqual({ sent: [], delay: 'unreachable' });
    expect(session.getSnapshot().draft?.pendingAction).toEqual(now);
    server.isReachable = true;
    expect(await sendWaitingEntries()).toMatchObject({ sent: [{ state: 'live' }], delay: null });
    expect(server.liveBody(key)).toMatchObject({ priceAud: 595 });
    await vi.waitFor(() => expect(session.getSnapshot().draft).toBeNull());
    expect(await listEntryDrafts()).toEqual([]);
    await sendWaitingEntries();
    expect(revisionsAtServer()).toEqual([595, 550]);
  });

  test.each(['answer-lost', 'cut'] as const)(
    'each step is retried after a lost connection (%s) and done once',
    async (fault) => {
      for (const step of [0, 1]) {
        server.faults.splice(0, Infinity, ...Array.from({ length: step }, () => null), fault);
        const session = await openEditor();
        setPrice(session, 600 + step);
        await session.finish(now);
        expect((await sendWaitingEntries()).delay).toBe('unreachable');
        expect((await sendWaitingEntries()).delay).toBeNull();
        expect(server.liveBody(key)).toMatchObject({ priceAud: 600 + step });
        await session.end();
      }
      expect(revisionsAtServer()).toEqual([601, 600, 550]);
    },
  );

  test('a change after a try whose response was lost is sent after it', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    server.faults.push('answer-lost');
    await session.finish(now);
    await sendWaitingEntries();
    await vi.waitFor(() => expect(session.getSnapshot().draft?.triedRevisionIds).toHaveLength(1));
    await session.reopen();
    setPrice(session, 610);
    await session.finish(now);
    expect((await sendWaitingEntries()).delay).toBeNull();
    expect(revisionsAtServer()).toEqual([610, 595, 550]);
    expect(server.liveBody(key)).toMatchObject({ priceAud: 610 });
  });

  test('a newer version of another device is shown beside it, and overwritten only by choice', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    await server.fetch(`/api/owner/entries/${key}/revisions/${otherId}`, {
      method: 'PUT',
      body: JSON.stringify({
        baseRevisionId: shippedId,
        slug: '',
        body: { ...report, priceAud: 700 },
      }),
    });
    await session.finish(now);
    await sendWaitingEntries();
    await vi.waitFor(() =>
      expect(session.getSnapshot().draft?.trouble).toMatchObject({
        kind: 'conflict',
        current: { revisionId: otherId, body: { priceAud: 700 } },
      }),
    );
    expect(priceIn(session)).toBe(595);
    expect(revisionsAtServer()).toEqual([700, 550]);
    await session.resolveConflict('mine');
    await session.finish(now);
    await sendWaitingEntries();
    expect(revisionsAtServer()).toEqual([595, 700, 550]);
  });

  test('a refusal is shown at its field, and never stops the next entry', async () => {
    server.refuses = { priceAud: 'The amount must be at least $1' };
    const session = await openEditor();
    setPrice(session, 0);
    await session.finish(now);
    const notice = new EntrySession('notice', otherId, clock);
    open.push(notice);
    await notice.start();
    notice.startFrom({ baseRevisionId: null, slug: '', body: { text: 'Away' } });
    await notice.finish({ kind: 'save' });
    await sendWaitingEntries();
    await vi.waitFor(() =>
      expect(session.getSnapshot().draft).toMatchObject({
        pendingAction: null,
        trouble: { kind: 'refused', fields: { priceAud: 'The amount must be at least $1' } },
      }),
    );
    expect(server.calls.filter((call) => call.includes('notice'))).toHaveLength(1);
  });

  test('with an expired session it waits until the owner has signed in', async () => {
    server.isSignedIn = false;
    const session = await openEditor();
    setPrice(session, 595);
    await session.finish(now);
    expect((await sendWaitingEntries()).delay).toBe('signed-out');
    server.isSignedIn = true;
    expect((await sendWaitingEntries()).delay).toBeNull();
    expect(server.liveBody(key)).toMatchObject({ priceAud: 595 });
  });

  test('an edit is sent although a suspended tab has the lock of the sender', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    await session.finish(now);
    vi.stubGlobal('navigator', { locks: locksOfSuspendedTab() });
    expect((await sendWaitingEntries()).delay).toBeNull();
    expect(server.liveBody(key)).toMatchObject({ priceAud: 595 });
  });

  test('an edit finished while a run looks for work is sent by the next run', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    // As the editor does: the intent is shown, and a run started, before it is stored.
    const early = sendWaitingEntries();
    await session.finish(now);
    expect((await sendWaitingEntries()).sent).toHaveLength(1);
    expect((await early).sent).toEqual([]);
    expect(server.liveBody(key)).toMatchObject({ priceAud: 595 });
  });

  test('an edit finished again while its earlier text is being sent is sent as well', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    await session.finish(now);
    let answer = () => {};
    const answers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const reached = vi.fn();
    vi.stubGlobal('fetch', async (...request: Parameters<typeof server.fetch>) => {
      reached();
      await answers;
      return server.fetch(...request);
    });
    const round = sendWaitingEntries();
    await vi.waitFor(() => expect(reached).toHaveBeenCalled());
    await session.reopen();
    setPrice(session, 620);
    await session.finish(now);
    const next = sendWaitingEntries();
    answer();
    await Promise.all([round, next]);
    expect(server.liveBody(key)).toMatchObject({ priceAud: 620 });
    expect(await listEntryDrafts()).toEqual([]);
  });

  test('an edit withdrawn just as it is recorded as sent is not sent again', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    await session.finish(now);
    let taking: Promise<void> | undefined;
    const stop = subscribe(() => {
      taking ??= session.reopen();
    });
    server.faults.push('answer-lost');
    await sendWaitingEntries();
    stop();
    await taking;
    await vi.waitFor(async () =>
      expect(await listEntryDrafts()).toMatchObject([{ pendingAction: null }]),
    );
    expect(session.getSnapshot().draft).toMatchObject({ pendingAction: null, trouble: null });
  });

  test('typing just as a try is recorded creates no conflicting version', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    await session.finish(now);
    server.isReachable = false;
    setPrice(session, 600);
    await sendWaitingEntries();
    await session.flush();
    await vi.waitFor(async () =>
      expect(await listEntryDrafts()).toMatchObject([{ body: { priceAud: 600 }, trouble: null }]),
    );
    expect(session.getSnapshot().draft).toMatchObject({ body: { priceAud: 600 }, trouble: null });
  });

  test('a change made while an edit is being sent stays, and is sent next', async () => {
    const session = await openEditor();
    setPrice(session, 595);
    await session.finish(now);
    const round = sendWaitingEntries();
    await vi.waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    await session.reopen();
    setPrice(session, 620);
    await session.flush();
    await round;
    expect(priceIn(session)).toBe(620);
    await session.finish(now);
    await sendWaitingEntries();
    expect(server.liveBody(key)).toMatchObject({ priceAud: 620 });
    expect(revisionsAtServer()).toEqual([620, 595, 550]);
  });
});

describe('photos', () => {
  /** A file of this size that starts like a JPEG. */
  const photo = (bytes: number, name = 'wall.jpg') => {
    const content = new Uint8Array(bytes);
    content.set([0xff, 0xd8, 0xff, 0xe0]);
    return { content, file: new File([content], name, { type: 'image/jpeg' }) };
  };
  const figureOf = (sha256: string) => ({
    title: 'Lime',
    blocks: [{ kind: 'figure', figure: { picture: `uploaded/${sha256}`, alt: 'A wall' } }],
  });

  async function openArticle(sha256: string): Promise<EntrySession> {
    const article = new EntrySession('article', otherId, clock);
    open.push(article);
    await article.start();
    article.startFrom({ baseRevisionId: null, slug: 'lime', body: {} });
    article.change({ body: figureOf(sha256) });
    await article.finish(now);
    return article;
  }

  test('they are sent before the text, resume where the connection broke, and are deleted once sent', async () => {
    const { content, file } = photo(2_500_000);
    const outcome = await addEntryPicture(file, clock);
    const sha256 = await digestOf(content);
    expect(outcome).toEqual({ kind: 'added', sha256 });
    await openArticle(sha256);
    server.faults.push(null, 'cut');
    expect((await sendWaitingEntries()).delay).toBe('unreachable');
    expect((await findEntryPicture(sha256))?.receivedBytes).toBe(1024 * 1024);
    expect((await sendWaitingEntries()).delay).toBeNull();
    expect(await digestOf(server.pictures.get(sha256)?.received ?? content)).toBe(sha256);
    expect(server.pictures.get(sha256)?.isReady).toBe(true);
    // One part each time, and the first one only once.
    expect(server.calls.filter((call) => call.includes('pictures'))).toHaveLength(3);
    expect(server.liveBody(`article/${otherId}`)).toEqual(figureOf(sha256));
    expect(await listEntryPictures()).toEqual([]);
  });

  test('one that the server cannot read is reported at its block, and the text stays', async () => {
    server.refusesPicture = 'This is a HEIC photo. Send it as JPEG.';
    const { content, file } = photo(100);
    await addEntryPicture(file, clock);
    const article = await openArticle(await digestOf(content));
    await sendWaitingEntries();
    await vi.waitFor(() =>
      expect(article.getSnapshot().draft?.trouble).toMatchObject({
        fields: { 'blocks.0.figure': 'This is a HEIC photo. Send it as JPEG.' },
      }),
    );
    expect(server.entries.has(`article/${otherId}`)).toBe(false);
  });

  test.each([
    [
      'a PDF called a photo',
      new File(['%PDF-1.7'], 'wall.jpg', { type: 'image/jpeg' }),
      'not-a-picture',
    ],
    ['a PDF', new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }), 'not-a-picture'],
    [
      'a HEIC photo that this browser cannot read',
      new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }),
      'heic',
    ],
    ['an empty file', new File([], 'wall.jpg', { type: 'image/jpeg' }), 'empty'],
  ])('%s is not taken', async (_, file, reason) => {
    expect(await addEntryPicture(file, clock)).toMatchObject({ kind: 'refused', reason });
    expect(await listEntryPictures()).toEqual([]);
  });

  test('a full device is reported before a photo is stored, and nothing else is lost', async () => {
    const estimate = vi.fn(async () => ({ usage: 90, quota: 100 }));
    vi.stubGlobal('navigator', { ...navigator, storage: { estimate } });
    expect(await addEntryPicture(photo(100).file, clock)).toMatchObject({ reason: 'no-space' });
    expect(await listEntryPictures()).toEqual([]);
  });

  test('without storage they stay in the page’s memory', async () => {
    await newDeviceWithoutStorage();
    const { content, file } = photo(200);
    await addEntryPicture(file, clock);
    const bytes = await readEntryPicture(await digestOf(content));
    expect(new Uint8Array(bytes ?? new ArrayBuffer())).toEqual(content);
  });
});

test('a killed connection is opened again', async () => {
  const session = await openEditor();
  setPrice(session, 595);
  await closeDatabase();
  await session.flush();
  expect(session.getSnapshot().saveError).toBeNull();
  expect(globalThis.indexedDB).toBeInstanceOf(IDBFactory);
});
