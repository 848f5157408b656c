import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { receiptFor } from '#shared/receipt.ts';
import { DraftSession } from '../drafts/draft-session.ts';
import { createDraft, findDraft, listDrafts, saveDraft } from '../drafts/drafts.ts';
import { setInMemoryDraft, inMemoryDraft } from '../drafts/in-memory-drafts.ts';
import { newDraft } from '../drafts/new-draft.ts';
import { exportOwnCopy, importOwnCopy } from '../export/own-copy.ts';
import { addFile, listFiles, removeFile } from '../files/files.ts';
import { databaseName } from '../records.ts';
import { closeDatabase } from '../storage/open-database.ts';
import { advanceUntil } from '#testing/device/advance-until.ts';
import {
  newDevice,
  newDeviceWithoutStorage,
  reopenDevice,
  textFile,
} from '#testing/device/device.ts';
import { leaveDevice, newDeviceWithServer } from '#testing/device/device-with-server.ts';
import { problemText } from '#testing/device/fake-server.ts';
import type { Trouble, FakeServer } from '#testing/device/fake-server.ts';
import {
  discardItem,
  drainOutbox,
  findOutboxItem,
  listOutbox,
  pauseItem,
  reopenItem,
  sendNow,
  withdrawItem,
} from './outbox.ts';
import { submitDraft } from './submit.ts';

const body = { name: 'Ada', email: 'ada@example.org', message: 'A house of straw, please.' };
let server: FakeServer;

beforeEach(async () => {
  server = await newDeviceWithServer();
});

afterEach(() => {
  leaveDevice();
});

/** The database without Dexie, in this version if one is given. */
function openedDatabase(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, version);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('not opened')));
  });
}

async function draftWithAnswers(form: 'contact' | 'newHouseDesign' = 'contact') {
  const draft = await createDraft(form);
  await saveDraft(draft.id, { answers: body, position: 'section-2' });
  return draft;
}

describe('online', () => {
  test('delivers at once and keeps receipt and body', async () => {
    const draft = await draftWithAnswers();
    const outcome = await submitDraft(draft.id, body);
    expect(outcome).toMatchObject({
      kind: 'delivered',
      answer: { id: draft.id, receipt: receiptFor(draft.id) },
    });
    expect(server.records).toHaveLength(1);
    expect(await findDraft(draft.id)).toBeNull();
    expect(await findOutboxItem(draft.id)).toMatchObject({
      body,
      state: { kind: 'delivered', receipt: receiptFor(draft.id) },
    });
  });

  test('uploads files one by one, in order, and sends their addresses', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('one.txt', 'first'));
    await addFile(draft.id, 'attachments', textFile('two.txt', 'second'));
    await submitDraft(draft.id, body);
    expect(server.log).toEqual(['POST /api/upload', 'POST /api/upload', 'POST /api/consultation']);
    const sent: { attachments: string[] } = JSON.parse(server.records[0]?.body ?? '');
    expect(
      sent.attachments.map((url) => new TextDecoder().decode(server.uploads.get(url))),
    ).toEqual(['first', 'second']);
  });

  test('sends an empty list of attachments with a report that has none, and none with a message', async () => {
    const report = await draftWithAnswers('newHouseDesign');
    await submitDraft(report.id, body);
    const message = await draftWithAnswers('contact');
    await submitDraft(message.id, body);
    expect(server.records.map((record) => JSON.parse(record.body))).toEqual([
      { ...body, attachments: [] },
      body,
    ]);
  });

  test('a second press is the same request, whatever the price list says by then', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    server.troubles.push({ kind: 'cut' }, { kind: 'cut' });
    const shownPrice = { priceAud: 880, depositAud: 440 };
    await submitDraft(draft.id, { ...body, shownPrice });
    await submitDraft(draft.id, { ...body, shownPrice: { priceAud: 900, depositAud: 450 } });
    expect(await listOutbox()).toMatchObject([{ id: draft.id, body: { shownPrice } }]);
  });

  test('sends the answers of the open form although they are not saved yet', async () => {
    const draft = newDraft('chat');
    setInMemoryDraft({ ...draft, answers: body });
    expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
    expect(inMemoryDraft(draft.id)).toBeNull();
  });
});

describe('failures', () => {
  const passing: [string, Trouble, string][] = [
    ['no network', { kind: 'cut' }, 'unreachable'],
    ['a lost reply', { kind: 'lost-reply' }, 'unreachable'],
    ['500', { kind: 'answer', status: 500, body: problemText(500, 'internal') }, 'busy'],
    [
      '429',
      {
        kind: 'answer',
        status: 429,
        body: problemText(429, 'too-many-requests'),
        headers: { 'Retry-After': '120' },
      },
      'busy',
    ],
    [
      'a page with 200',
      { kind: 'answer', status: 200, body: '<html>Sign in</html>' },
      'unreachable',
    ],
    ['an empty 200', { kind: 'answer', status: 200, body: '' }, 'unreachable'],
    ['a proxy’s 404', { kind: 'answer', status: 404, body: '<html></html>' }, 'unreachable'],
    [
      'a receipt for something else',
      {
        kind: 'answer',
        status: 201,
        body: JSON.stringify({
          id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
          receipt: 'NB-0000-00',
          receivedAt: '2026-11-21T00:00:00.000Z',
        }),
      },
      'unreachable',
    ],
  ];

  test.each(passing)(
    'keeps the request through %s and delivers it once',
    async (_, trouble, reason) => {
      const draft = await draftWithAnswers();
      server.troubles.push(trouble);
      expect(await submitDraft(draft.id, body)).toEqual({ kind: 'waiting', reason });
      expect(await findOutboxItem(draft.id)).toMatchObject({ body, state: { kind: 'queued' } });
      await sendNow(draft.id);
      expect(server.records).toHaveLength(1);
      expect(await findOutboxItem(draft.id)).toMatchObject({
        state: { kind: 'delivered', receipt: receiptFor(draft.id) },
      });
    },
  );

  test.each([
    [400, 'bad-request'],
    [413, 'body-too-large'],
    [415, 'unsupported-media-type'],
    [422, 'invalid-fields'],
  ])('returns a form refused with %i as the same draft', async (status, code) => {
    const draft = await draftWithAnswers();
    server.troubles.push({ kind: 'answer', status, body: problemText(status, code) });
    const outcome = await submitDraft(draft.id, body);
    expect(outcome).toMatchObject({ kind: 'refused', error: { status, code } });
    // For answers that are too long, the form opens at the longest.
    const position = status === 413 ? '/message' : 'section-2';
    expect(await findDraft(draft.id)).toMatchObject({ answers: body, position });
    expect(await listOutbox()).toEqual([]);
    expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
  });

  test('waits as long as Retry-After says, whatever the trigger, but not when the visitor presses “Send now”', async () => {
    const draft = await draftWithAnswers();
    server.troubles.push({
      kind: 'answer',
      status: 429,
      body: problemText(429, 'too-many-requests'),
      headers: { 'Retry-After': '120' },
    });
    await submitDraft(draft.id, body);
    await drainOutbox('hint');
    expect(server.submissions).toBe(1);
    await sendNow(draft.id);
    expect(server.records).toHaveLength(1);
  });

  test.each([
    [429, 'too-many-requests', true],
    // A server that fails may have stored it anyway.
    [503, 'storage-unavailable', false],
    [500, 'internal', false],
  ])('after our %i, %s, it can be withdrawn: %s', async (status, code, isWithdrawable) => {
    const draft = await draftWithAnswers();
    server.troubles.push({ kind: 'answer', status, body: problemText(status, code) });
    await submitDraft(draft.id, body);
    expect((await findOutboxItem(draft.id))?.mayBeStored).toBe(!isWithdrawable);
    const corrected = await reopenItem(draft.id);
    expect(corrected?.id === draft.id).toBe(isWithdrawable);
  });

  test('remembers a lost reply after a 429', async () => {
    const draft = await draftWithAnswers();
    server.troubles.push(
      { kind: 'lost-reply' },
      { kind: 'answer', status: 429, body: problemText(429, 'too-many-requests') },
    );
    await submitDraft(draft.id, body);
    await sendNow(draft.id);
    expect(await withdrawItem(draft.id)).toEqual({ kind: 'too-late' });
  });

  test('asks the visitor when the server refuses for a reason that this version does not have', async () => {
    const draft = await draftWithAnswers();
    server.troubles.push({ kind: 'answer', status: 422, body: problemText(422, 'not-known-yet') });
    const outcome = await submitDraft(draft.id, body);
    expect(outcome).toMatchObject({
      kind: 'refused',
      error: { status: 422, detail: 'refused: not-known-yet' },
    });
    expect(await findDraft(draft.id)).toMatchObject({ answers: body });
  });

  test('never lets one refused or unreachable request block the next', async () => {
    server.isReachable = false;
    const drafts = [await draftWithAnswers(), await draftWithAnswers(), await draftWithAnswers()];
    for (const draft of drafts) await submitDraft(draft.id, body);
    server.isReachable = true;
    server.troubles.push(
      { kind: 'answer', status: 413, body: problemText(413, 'body-too-large') },
      { kind: 'answer', status: 500, body: '' },
    );
    vi.setSystemTime(Date.now() + 5_000);
    await drainOutbox('hint');
    vi.useRealTimers();
    expect((await listOutbox()).map((item) => item.state.kind)).toEqual([
      'needs-attention',
      'queued',
      'delivered',
    ]);
    expect((await listOutbox())[0]).toMatchObject({ body, answers: body });
  });

  test('never uploads a file again that the server has', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    for (const name of ['a', 'b', 'c']) {
      await addFile(draft.id, 'attachments', textFile(`${name}.txt`, name));
    }
    // The network fails at the second file.
    server.troubles.push({ kind: 'answer', status: 500, body: '' });
    await submitDraft(draft.id, body);
    server.troubles.push({ kind: 'answer', status: 200, body: '<html></html>' });
    await sendNow(draft.id);
    server.log.length = 0;
    await sendNow(draft.id);
    expect(server.log.filter((line) => line === 'POST /api/upload')).toHaveLength(3);
    expect(server.uploads.size).toBe(3);
    expect(server.records).toHaveLength(1);
  });

  test('uploads files again that the server removed while the request waited', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    server.troubles.push({ kind: 'lost-reply' }, { kind: 'cut' });
    await submitDraft(draft.id, body);
    await sendNow(draft.id);
    server.uploads.clear();
    await sendNow(draft.id);
    await sendNow(draft.id);
    expect(server.records).toHaveLength(1);
    expect((await listOutbox())[0]?.state.kind).toBe('delivered');
  });

  test('keeps everything when the server refuses again and again', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    server.isReachable = false;
    await submitDraft(draft.id, body);
    for (let tries = 0; tries < 40; tries += 1) await sendNow(draft.id);
    expect(await findOutboxItem(draft.id)).toMatchObject({ body, tries: 41 });
    expect(await listFiles(draft.id)).toHaveLength(1);
  });
});

describe('two tabs', () => {
  test('create one record when both submit the same draft', async () => {
    const draft = await draftWithAnswers();
    const outcomes = await Promise.all([submitDraft(draft.id, body), submitDraft(draft.id, body)]);
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['delivered', 'delivered']);
    expect(server.records).toHaveLength(1);
  });

  test('create one record and one receipt when the same draft is sent on two devices', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    const copy = await exportOwnCopy(draft.id);
    const first = await submitDraft(draft.id, body);
    await newDevice();
    await importOwnCopy(copy?.blob ?? new Blob());
    server.isForgetfulOfUploads = true;
    const second = await submitDraft(draft.id, body);
    expect(second).toEqual(first);
    expect(server.records).toHaveLength(1);
    expect(server.uploads.size, 'each device sent its own copy').toBe(2);
  });

  test('create one record when a waiting request is taken to another device', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    server.isReachable = false;
    await submitDraft(draft.id, body);
    const copy = await exportOwnCopy(draft.id);
    const phone = globalThis.indexedDB;
    await newDevice();
    server.isReachable = true;
    expect(await importOwnCopy(copy?.blob ?? new Blob())).toMatchObject({
      draft: { id: draft.id },
    });
    await importOwnCopy(copy?.blob ?? new Blob());
    expect(await listDrafts()).toHaveLength(1);
    expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
    await reopenDevice();
    globalThis.indexedDB = phone;
    await sendNow(draft.id);
    expect((await findOutboxItem(draft.id))?.state.kind).toBe('delivered');
    expect(server.records).toHaveLength(1);
  });

  test('create two requests from one draft with two contents', async () => {
    const draft = await draftWithAnswers();
    server.isReachable = false;
    await submitDraft(draft.id, body);
    setInMemoryDraft({ ...draft, answers: { ...body, name: 'Grace' } });
    await submitDraft(draft.id, { ...body, name: 'Grace' });
    const items = await listOutbox();
    expect(items).toHaveLength(2);
    expect(new Set(items.map((item) => item.id)).size).toBe(2);
  });
});

describe('the time to fill in the form', () => {
  test('is from opening the form to Submit, however late it is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') });
    try {
      const draft = await draftWithAnswers();
      vi.setSystemTime(Date.parse('2026-11-21T08:05:00Z'));
      server.isReachable = false;
      await submitDraft(draft.id, body);
      vi.setSystemTime(Date.parse('2026-11-24T08:00:00Z'));
      server.isReachable = true;
      await sendNow(draft.id);
      expect(server.records.map(({ fillTimeMs }) => fillTimeMs)).toEqual(['300000']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is left out when the clock was set back, and continues after a refusal', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') });
    try {
      const first = await draftWithAnswers();
      vi.setSystemTime(Date.parse('2026-11-20T08:00:00Z'));
      await submitDraft(first.id, body);
      expect(server.records[0]?.fillTimeMs).toBeNull();

      const draft = await draftWithAnswers();
      vi.setSystemTime(Date.parse('2026-11-20T08:01:00Z'));
      server.troubles.push({ kind: 'lost-reply' });
      await submitDraft(draft.id, body);
      const copy = await reopenItem(draft.id);
      await submitDraft(copy?.id ?? '', { ...body, name: 'Ada B.' });
      expect(server.records[2]?.fillTimeMs).toBe('60000');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what was refused', () => {
  const refuse = (fields: Record<string, string>) =>
    server.troubles.push({
      kind: 'answer',
      status: 422,
      body: JSON.stringify({ ...JSON.parse(problemText(422, 'invalid-fields')), fields }),
    });

  test('stays with the draft, under a new id as well, until that answer is changed', async () => {
    const draft = await draftWithAnswers();
    server.troubles.push({ kind: 'lost-reply' });
    await submitDraft(draft.id, body);
    refuse({ message: 'Say where', name: 'Say who' });
    await sendNow(draft.id);
    const reopened = await reopenItem(draft.id);
    expect(reopened).toMatchObject({ refused: { message: 'Say where', name: 'Say who' } });
    const id = reopened?.id ?? '';
    expect(id).not.toBe(draft.id);
    await saveDraft(id, { answers: { ...body, name: 'Ada B.' }, position: null });
    expect((await findDraft(id))?.refused).toEqual({ message: 'Say where' });
    await saveDraft(id, { answers: { ...body, message: 'At Yandoit.' }, position: null });
    expect((await findDraft(id))?.refused).toBeUndefined();
  });

  test('is removed with the files that it was about', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    refuse({ files: 'No program' });
    await submitDraft(draft.id, body);
    expect((await findDraft(draft.id))?.refused).toEqual({ attachments: 'No program' });
    await removeFile((await listFiles(draft.id))[0]?.id ?? '');
    expect((await findDraft(draft.id))?.refused).toEqual({});
  });
});

describe('what the visitor does', () => {
  test('withdraws a request with its files and puts it back', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    server.isReachable = false;
    await submitDraft(draft.id, body);
    const outcome = await withdrawItem(draft.id);
    expect(outcome.kind).toBe('withdrawn');
    expect(await findDraft(draft.id)).toMatchObject({ answers: body });
    expect(await listFiles(draft.id)).toHaveLength(1);
    expect(outcome.kind === 'withdrawn' && (await outcome.undo())).toBe(true);
    expect(await findDraft(draft.id)).toBeNull();
    server.isReachable = true;
    await sendNow(draft.id);
    expect(server.records.map((record) => record.id)).toEqual([draft.id]);
  });

  test('cannot withdraw what the server may have; a change is a copy with a new id', async () => {
    const draft = await draftWithAnswers();
    server.troubles.push({ kind: 'lost-reply' });
    await submitDraft(draft.id, body);
    expect(await withdrawItem(draft.id)).toEqual({ kind: 'too-late' });
    const copy = await reopenItem(draft.id);
    expect(copy?.id).not.toBe(draft.id);
    expect(copy?.answers).toEqual(body);
    await sendNow(draft.id);
    await submitDraft(copy?.id ?? '', { ...body, name: 'Ada B.' });
    expect(server.records.map((record) => record.id)).toEqual([draft.id, copy?.id]);
  });

  test('keeps the id of a refused request that is corrected, and gives a new one after a lost reply', async () => {
    server.isReachable = false;
    const draft = await draftWithAnswers();
    await submitDraft(draft.id, body);
    server.isReachable = true;
    server.troubles.push({ kind: 'lost-reply' });
    await sendNow(draft.id);
    server.troubles.push({
      kind: 'answer',
      status: 422,
      body: problemText(422, 'idempotency-mismatch'),
    });
    await sendNow(draft.id);
    const reopened = await reopenItem(draft.id);
    expect(reopened?.id).not.toBe(draft.id);
    expect(await listOutbox()).toEqual([]);
    expect(await listDrafts()).toHaveLength(1);
  });

  test('pauses a request until it is sent by hand', async () => {
    server.isReachable = false;
    const draft = await draftWithAnswers();
    await submitDraft(draft.id, body);
    expect(await pauseItem(draft.id)).toBe(true);
    server.isReachable = true;
    await drainOutbox('hint');
    expect(server.records).toHaveLength(0);
    await sendNow(draft.id);
    expect(server.records).toHaveLength(1);
  });

  test('deletes a sent request only on the visitor’s action', async () => {
    const draft = await draftWithAnswers();
    await submitDraft(draft.id, body);
    expect(await listOutbox()).toHaveLength(1);
    await discardItem(draft.id);
    expect(await listOutbox()).toEqual([]);
  });
});

describe('without storage', () => {
  test('sends from memory when IndexedDB is missing', async () => {
    await newDeviceWithoutStorage();
    const draft = newDraft('newHouseDesign');
    setInMemoryDraft({ ...draft, answers: body });
    const added = await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    expect(added).toMatchObject({ kind: 'added', storageProblem: 'missing' });
    expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
    expect(server.uploads.size).toBe(1);
  });

  test('sends from memory when a newer version has changed the database, and leaves that as it is', async () => {
    await draftWithAnswers();
    const [stored] = await listDrafts();
    await closeDatabase();
    const newer = await openedDatabase(990);
    newer.close();
    const session = new DraftSession('contact');
    await session.start();
    expect(session.getSnapshot()).toMatchObject({ state: 'unavailable', saveError: 'outdated' });
    session.update(body);
    const { draft, isSaved } = await session.flush();
    expect(isSaved).toBe(false);
    expect(await submitDraft(draft?.id ?? '', body)).toMatchObject({ kind: 'delivered' });
    expect(server.records).toHaveLength(1);
    await session.end();
    const database = await openedDatabase();
    expect(database.version).toBe(990);
    const reading = database.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    expect(reading.result).toEqual([stored]);
    database.close();
  });

  test('never sends a draft without its files when the database cannot be read any more', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    setInMemoryDraft({ ...draft, answers: body });
    await closeDatabase();
    (await openedDatabase(990)).close();
    expect(await submitDraft(draft.id, body)).toEqual({ kind: 'failed', reason: 'unreachable' });
    expect(server.records).toEqual([]);
  });

  test('sends from memory when the database never responds', async () => {
    await newDevice();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const draft = newDraft('newHouseDesign');
    setInMemoryDraft({ ...draft, answers: body });
    const adding = addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    expect(await advanceUntil(adding)).toMatchObject({ kind: 'added', storageProblem: 'missing' });
    vi.useRealTimers();
    expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
    expect(server.uploads.size).toBe(1);
  });

  test('never says that it is saved when it is not', async () => {
    await newDeviceWithoutStorage();
    server.isReachable = false;
    const draft = newDraft('contact');
    setInMemoryDraft({ ...draft, answers: body });
    expect(await submitDraft(draft.id, body)).toEqual({ kind: 'failed', reason: 'unreachable' });
    expect(inMemoryDraft(draft.id)).toMatchObject({ answers: body });
    // The message must not blame the connection when it was the server.
    server.isReachable = true;
    const busy = problemText(503, 'storage-unavailable');
    server.troubles.push({ kind: 'answer', status: 503, body: busy });
    expect(await submitDraft(draft.id, body)).toEqual({ kind: 'failed', reason: 'busy' });
  });
});

describe('the form is closed while it is being sent', () => {
  const left = () => AbortSignal.abort();

  test('a receipt is announced like any other', async () => {
    const draft = await draftWithAnswers();
    expect(await submitDraft(draft.id, body, left())).toEqual({ kind: 'left', isRefused: false });
    expect((await findOutboxItem(draft.id))?.state).toMatchObject({
      kind: 'delivered',
      announcedAt: null,
    });
  });

  test('what was refused waits in the outbox, not in a closed form', async () => {
    const draft = await draftWithAnswers();
    server.troubles.push({
      kind: 'answer',
      status: 422,
      body: problemText(422, 'invalid-fields'),
    });
    expect(await submitDraft(draft.id, body, left())).toEqual({ kind: 'left', isRefused: true });
    expect((await findOutboxItem(draft.id))?.state.kind).toBe('needs-attention');
    expect(await listDrafts()).toEqual([]);
  });
});

describe('what the browser has cleared', () => {
  test('a request withdrawn in another tab while it is sent is not called waiting', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      if (String(input).startsWith('/api/upload')) await withdrawItem(draft.id);
      return server.fetch(input, init);
    });
    expect(await submitDraft(draft.id, body)).toEqual({ kind: 'not-sent' });
    expect(await findDraft(draft.id)).toMatchObject({ answers: body });
    expect(server.records).toEqual([]);
  });

  test('a request whose storage the browser cleared stays in the form, and is sent with the next press', async () => {
    const draft = await draftWithAnswers();
    setInMemoryDraft({ ...draft, answers: body });
    let isCleared = false;
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      if (!isCleared) await newDevice();
      isCleared = true;
      return server.fetch(input, init);
    });
    expect(await submitDraft(draft.id, body)).toEqual({ kind: 'not-sent' });
    expect(server.records).toEqual([]);
    expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
    expect(server.records).toHaveLength(1);
  });

  test('files that the browser cleared are named before anything is sent without them', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    setInMemoryDraft({ ...draft, answers: body });
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    await newDevice();
    const outcome = await submitDraft(draft.id, body);
    expect(outcome).toMatchObject({
      kind: 'refused',
      fields: { attachments: expect.stringMatching(/^plan\.txt is no longer on this device/) },
    });
    expect(server.log).toEqual([]);
    // Pressing again means that the visitor has read it.
    expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
  });

  test('a file that the visitor removed is not missing', async () => {
    const draft = await draftWithAnswers('newHouseDesign');
    await addFile(draft.id, 'attachments', textFile('plan.txt', 'plan'));
    for (const { id } of await listFiles(draft.id)) await removeFile(id);
    expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
  });
});
