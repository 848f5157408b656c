import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hour } from '#shared/time.ts';
import { createDraft, findDraft, saveDraft } from '../drafts/drafts.ts';
import { addFile, listFiles } from '../files/files.ts';
import { newDevice, reopenDevice, textFile } from '#testing/device/device.ts';
import { FakeServer, problemText } from '#testing/device/fake-server.ts';
import { openRawOutbox } from '../waiting/raw-outbox.ts';
import { drain } from './drain.ts';
import type { DrainDependencies } from './drain.ts';
import { filesLeftMs, leaseMs, resume } from './machine.ts';
import {
  findOutboxItem,
  forgetPlannedDrain,
  listOutbox,
  pauseItem,
  withdrawItem,
} from './outbox.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { pageStorage } from './page-storage.ts';
import { submitDraft } from './submit.ts';

const body = { name: 'Ada', email: 'ada@example.org' };
let server: FakeServer;
let nowMs: number;

beforeEach(async () => {
  await newDevice();
  server = new FakeServer();
  nowMs = Date.now() + 5_000;
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  forgetPlannedDrain();
  vi.unstubAllGlobals();
});

/** A queued report with two files that has not left the device. */
async function queuedReport(): Promise<string> {
  const draft = await createDraft('newHouseDesign');
  await saveDraft(draft.id, { answers: body, position: null });
  await addFile(draft.id, 'attachments', textFile('one.txt', 'first'));
  await addFile(draft.id, 'attachments', textFile('two.txt', 'second'));
  server.isReachable = false;
  await submitDraft(draft.id, body);
  forgetPlannedDrain();
  server.isReachable = true;
  server.log.length = 0;
  return draft.id;
}

function dependencies(change: Partial<DrainDependencies> = {}): DrainDependencies {
  return {
    storage: pageStorage,
    fetch: server.fetch,
    now: () => nowMs,
    random: () => 0.5,
    onChange: () => {},
    ...change,
  };
}

/** Storage of a page that is killed at its n-th call: before the call, or after its result is stored. */
function storageKilledAt(
  call: number,
  when: 'before' | 'after',
): { storage: OutboxStorage; isKilled: () => boolean } {
  let calls = 0;
  let isKilled = false;
  const never = () => new Promise<never>(() => {});
  const kill = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isKilled) return never();
    calls += 1;
    if (calls < call) return work();
    if (when === 'after') await work();
    isKilled = true;
    return never();
  };
  return {
    isKilled: () => isKilled,
    storage: {
      list: () => kill(() => pageStorage.list()),
      change: (id, step) => kill(() => pageStorage.change(id, step)),
      files: (id) => kill(() => pageStorage.files(id)),
      bytes: (id) => kill(() => pageStorage.bytes(id)),
      rememberUpload: (id, file, url) => kill(() => pageStorage.rememberUpload(id, file, url)),
      forgetUploads: (id) => kill(() => pageStorage.forgetUploads(id)),
    },
  };
}

async function runUntilKilledOrDone(
  storage: OutboxStorage,
  isKilled: () => boolean,
  options = { urgency: 'hint' as const, isAlone: true },
): Promise<boolean> {
  const done = drain(dependencies({ storage }), options).then(() => true);
  const over = new AbortController();
  const killed = (async () => {
    while (!isKilled() && !over.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return false;
  })();
  const isDone = await Promise.race([done, killed]);
  over.abort();
  return isDone;
}

async function expectDeliveredOnce(id: string): Promise<void> {
  expect(server.records.map((record) => record.id)).toEqual([id]);
  const { attachments }: { attachments: string[] } = JSON.parse(server.records[0]?.body ?? '');
  expect(attachments.map((url) => new TextDecoder().decode(server.uploads.get(url)))).toEqual([
    'first',
    'second',
  ]);
  expect(await findOutboxItem(id)).toMatchObject({ body, state: { kind: 'delivered' } });
  expect(await listFiles(id)).toHaveLength(2);
}

/** Uploads so far: two when none was sent twice. */
const uploadCount = () => server.log.filter((line) => line === 'POST /api/upload').length;

describe.each(['before', 'after'] as const)('a page killed %s each write', (when) => {
  test('delivers exactly once after the restart, wherever it was', async () => {
    for (let call = 1; call <= 20; call += 1) {
      await newDevice();
      server.records.length = 0;
      server.uploads.clear();
      const id = await queuedReport();
      const { storage, isKilled } = storageKilledAt(call, when);
      const isDone = await runUntilKilledOrDone(storage, isKilled);
      await reopenDevice();
      expect((await findOutboxItem(id))?.body).toEqual(body);
      // The dead page's lock is free, so the next drainer is alone.
      nowMs += 2_000;
      await drain(dependencies(), { urgency: 'hint', isAlone: true });
      await expectDeliveredOnce(id);
      // Also when the page was killed between the end of an upload and storing its address.
      expect(uploadCount(), `killed at ${call}`).toBe(2);
      if (isDone) return;
    }
    throw new Error('twenty calls were not enough to see the end');
  });
});

test('waits for the lease of a sender that may be alive, then takes over', async () => {
  const id = await queuedReport();
  const { storage, isKilled } = storageKilledAt(5, 'after');
  await runUntilKilledOrDone(storage, isKilled);
  await drain(dependencies(), { urgency: 'hint', isAlone: false });
  expect(server.records).toHaveLength(0);
  nowMs += leaseMs + 1;
  await drain(dependencies(), { urgency: 'hint', isAlone: false });
  await expectDeliveredOnce(id);
});

test('retries when the lease of a sender that may be alive ends', async () => {
  const id = await queuedReport();
  const { storage, isKilled } = storageKilledAt(5, 'after');
  await runUntilKilledOrDone(storage, isKilled);
  expect(await pauseItem(id)).toBe(true);
  nowMs += 30_000;
  const options = { urgency: 'hint', isAlone: false } as const;
  expect(await drain(dependencies(), options)).toBe(leaseMs - 30_000);
});

test('takes over at once when the clock was set back before the lease', async () => {
  const id = await queuedReport();
  const { storage, isKilled } = storageKilledAt(5, 'after');
  await runUntilKilledOrDone(storage, isKilled);
  nowMs -= 24 * Hour.ms;
  await drain(dependencies(), { urgency: 'hint', isAlone: false });
  await expectDeliveredOnce(id);
});

test('does not wait a year because the clock was a year ahead when the try was planned', async () => {
  const id = await queuedReport();
  nowMs += 365 * 24 * Hour.ms;
  server.isReachable = false;
  await drain(dependencies(), { urgency: 'hint', isAlone: true });
  server.isReachable = true;
  nowMs -= 365 * 24 * Hour.ms;
  await drain(dependencies(), { urgency: 'timer', isAlone: true });
  await expectDeliveredOnce(id);
});

test('two drainers at once, without locks, produce one record', async () => {
  const id = await queuedReport();
  await Promise.all([
    drain(dependencies(), { urgency: 'hint', isAlone: false }),
    drain(dependencies(), { urgency: 'hint', isAlone: false }),
  ]);
  await expectDeliveredOnce(id);
});

test('never attaches another file in place of a missing one', async () => {
  const draft = await createDraft('newHouseDesign');
  await saveDraft(draft.id, { answers: body, position: null });
  // The same bytes under three names; under one name they are attached once.
  for (const name of ['one.txt', 'two.txt', 'three.txt']) {
    await addFile(draft.id, 'attachments', textFile(name, 'first'));
  }
  server.troubles.push({ kind: 'lost-reply' });
  await submitDraft(draft.id, body);
  forgetPlannedDrain();
  nowMs += 5_000;
  await drain(dependencies(), { urgency: 'hint', isAlone: true });
  const { attachments }: { attachments: string[] } = JSON.parse(server.records[0]?.body ?? '');
  expect(new Set(attachments).size).toBe(3);
  expect(uploadCount()).toBe(3);
});

test('names the longest answer when the answers together are more than the server accepts', async () => {
  const draft = await createDraft('newHouseDesign');
  const answers = { ...body, livingRequirements: 'long '.repeat(500) };
  await saveDraft(draft.id, { answers, position: 'review' });
  server.troubles.push({ kind: 'answer', status: 413, body: problemText(413, 'body-too-large') });
  const outcome = await submitDraft(draft.id, answers);
  expect(outcome).toMatchObject({
    kind: 'refused',
    fields: { livingRequirements: expect.stringContaining('too long to send') },
  });
  expect(await listOutbox()).toEqual([]);
  expect((await findDraft(draft.id))?.answers).toEqual(answers);
});

test('names the file that was refused', async () => {
  const id = await queuedReport();
  server.troubles.push({ kind: 'answer', status: 413, body: problemText(413, 'file-too-large') });
  await drain(dependencies(), { urgency: 'hint', isAlone: true });
  const item = await findOutboxItem(id);
  expect(item?.state).toMatchObject({
    kind: 'needs-attention',
    refusal: { detail: 'one.txt: refused: file-too-large' },
  });
  expect(await listFiles(id)).toHaveLength(2);
});

test('after a proxy’s 413 everything is kept and sent later, and the owner is notified', async () => {
  const id = await queuedReport();
  const html = '<html><head><title>413 Request Entity Too Large</title></head></html>';
  server.troubles.push({ kind: 'answer', status: 413, body: html });
  const nextMs = await drain(dependencies(), { urgency: 'hint', isAlone: true });
  const item = await findOutboxItem(id);
  expect(item?.state).toMatchObject({ kind: 'queued', waitingFor: 'too-large-on-the-way' });
  // Every try sends megabytes that are most likely refused again.
  expect(nextMs).toBe(5 * 60_000);
  await drain(dependencies(), { urgency: 'hint', isAlone: true });
  expect(server.records).toHaveLength(0);
  expect(server.oversizeReports).toEqual([{ bodyBytes: 5 }]);
  expect(await listFiles(id)).toHaveLength(2);

  nowMs += 5 * 60_000;
  await drain(dependencies(), { urgency: 'timer', isAlone: true });
  expect(server.records).toHaveLength(1);
});

test('lets the visitor change answers that only a proxy refused as too large', async () => {
  const draft = await createDraft('contact');
  await saveDraft(draft.id, { answers: body, position: null });
  server.troubles.push({ kind: 'answer', status: 413, body: 'Payload Too Large' });
  expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'waiting' });
  const [item] = await listOutbox();
  expect(item).toMatchObject({ mayBeStored: false, state: { waitingFor: 'too-large-on-the-way' } });
  expect(server.oversizeReports).toEqual([{ bodyBytes: JSON.stringify(body).length }]);
});

test('schedules the next try and says when it is', async () => {
  await queuedReport();
  server.isReachable = false;
  const nextMs = await drain(dependencies(), { urgency: 'hint', isAlone: true });
  // The second failed try: two seconds, less a quarter, as the injected random number is in the middle.
  expect(nextMs).toBe(1_500);
});

/** Sends, and does something once the server has answered the first file. */
async function sendAndAct(act: () => Promise<void>): Promise<number | null> {
  let isDone = false;
  const fetchAndAct: typeof fetch = async (input, init) => {
    const response = await server.fetch(input, init);
    if (!isDone && init?.method === 'POST') {
      isDone = true;
      await act();
    }
    return response;
  };
  return drain(dependencies({ fetch: fetchAndAct }), { urgency: 'hint', isAlone: true });
}

test('stops before the body when the visitor withdraws the request while its files are uploaded', async () => {
  const id = await queuedReport();
  await sendAndAct(async () => {
    expect((await withdrawItem(id)).kind).toBe('withdrawn');
  });
  expect(server.records).toHaveLength(0);
  expect(await listOutbox()).toEqual([]);
  expect(await listFiles(id)).toHaveLength(2);
});

test('stops after the current file when the visitor pauses the request', async () => {
  const id = await queuedReport();
  const dueMs = await sendAndAct(async () => {
    expect(await pauseItem(id)).toBe(true);
  });
  expect(dueMs, 'nothing is planned').toBe(null);
  expect(uploadCount()).toBe(1);
  expect(await findOutboxItem(id)).toMatchObject({
    isPaused: true,
    mayBeStored: false,
    filesUploaded: 1,
    state: { kind: 'queued' },
  });
  nowMs += Hour.ms;
  await drain(dependencies(), { urgency: 'hint', isAlone: true });
  expect(uploadCount()).toBe(1);
  await drain(dependencies(), { urgency: 'visitor', isAlone: true, only: id });
  await expectDeliveredOnce(id);
});

test('continues when the visitor resumes it before the current file has ended', async () => {
  const id = await queuedReport();
  await sendAndAct(async () => {
    expect(await pauseItem(id)).toBe(true);
    expect(await pageStorage.change(id, resume)).toMatchObject({ isPaused: false });
  });
  await expectDeliveredOnce(id);
});

test.each([
  ['the reply is lost', { kind: 'lost-reply' }, { isPaused: true, mayBeStored: true }],
  ['the network breaks', { kind: 'cut' }, { isPaused: true, mayBeStored: true }],
  [
    'it is refused',
    { kind: 'answer', status: 422, body: problemText(422, 'invalid-fields') },
    { isPaused: false, state: { kind: 'needs-attention' } },
  ],
] as const)('held back while its body is under way, and %s', async (_case, trouble, expected) => {
  const id = await queuedReport();
  const fetchAndHold: typeof fetch = async (input, init) => {
    if (init?.method === 'POST' && !String(input).includes('/api/upload')) {
      server.troubles.push(trouble);
      expect(await pauseItem(id)).toBe(true);
    }
    return server.fetch(input, init);
  };
  await drain(dependencies({ fetch: fetchAndHold }), { urgency: 'hint', isAlone: true });
  expect(await findOutboxItem(id)).toMatchObject(expected);
  nowMs += Hour.ms;
  await drain(dependencies(), { urgency: 'hint', isAlone: true });
  expect((await findOutboxItem(id))?.state.kind, 'not sent automatically').not.toBe('delivered');
});

test('stays paused when its page is killed while sending', async () => {
  const id = await queuedReport();
  const { storage, isKilled } = storageKilledAt(6, 'after');
  await runUntilKilledOrDone(storage, isKilled);
  expect((await findOutboxItem(id))?.state.kind).toBe('sending');
  expect(await pauseItem(id)).toBe(true);
  await reopenDevice();
  await drain(dependencies(), { urgency: 'hint', isAlone: true });
  expect(await findOutboxItem(id)).toMatchObject({ isPaused: true, state: { kind: 'queued' } });
});

test('asks the visitor when the bytes of a file are gone', async () => {
  const id = await queuedReport();
  await drain(dependencies({ storage: { ...pageStorage, bytes: async () => null } }), {
    urgency: 'hint',
    isAlone: true,
  });
  expect(await findOutboxItem(id)).toMatchObject({
    body,
    state: { kind: 'needs-attention', refusal: { detail: expect.stringContaining('one.txt') } },
  });
  expect(server.records).toHaveLength(0);
});

describe('the worker, without Dexie', () => {
  test('delivers the same request from the same tables', async () => {
    const id = await queuedReport();
    const raw = await openRawOutbox();
    if (raw === null) throw new Error('there is an outbox');
    server.troubles.push({ kind: 'lost-reply' });
    await drain(dependencies({ storage: raw }), { urgency: 'hint', isAlone: true });
    nowMs += 3_000;
    await drain(dependencies({ storage: raw }), { urgency: 'hint', isAlone: true });
    server.troubles.push({ kind: 'lost-reply' });
    nowMs += 5_000;
    await drain(dependencies({ storage: raw }), { urgency: 'hint', isAlone: true });
    raw.close();
    await expectDeliveredOnce(id);
    expect(uploadCount()).toBe(2);
  });

  test('creates no database where there is none', async () => {
    await newDevice();
    expect(await openRawOutbox()).toBeNull();
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('uploads files again that the server has removed', async () => {
    const id = await queuedReport();
    const raw = await openRawOutbox();
    if (raw === null) throw new Error('there is an outbox');
    for (const file of await raw.files(id)) {
      await raw.rememberUpload(id, file.id, `/uploads/${'f'.repeat(32)}.txt`);
    }
    expect((await findOutboxItem(id))?.filesUploaded).toBe(2);
    await drain(dependencies({ storage: raw }), { urgency: 'hint', isAlone: true });
    expect((await findOutboxItem(id))?.filesUploaded).toBe(0);
    nowMs += 10_000;
    await drain(dependencies({ storage: raw }), { urgency: 'hint', isAlone: true });
    raw.close();
    await expectDeliveredOnce(id);
  });
});

describe('the time that sending takes', () => {
  /** Sends files of these sizes at so many bytes a second; returns the estimated end after each. */
  async function measured(sizes: readonly number[], bytesPerSecond: number) {
    const draft = await createDraft('newHouseDesign');
    await saveDraft(draft.id, { answers: body, position: null });
    for (const [index, size] of sizes.entries()) {
      await addFile(draft.id, 'attachments', textFile(`${index}.txt`, 'x'.repeat(size)));
    }
    server.isReachable = false;
    await submitDraft(draft.id, body);
    forgetPlannedDrain();
    server.isReachable = true;
    const left: (number | null)[] = [];
    let sent = 0;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const isUpload = init?.method === 'POST' && String(input).endsWith('/api/upload');
      if (isUpload) {
        const item = await findOutboxItem(draft.id);
        left.push(item === null ? null : filesLeftMs(item, nowMs));
        nowMs += ((sizes[sent] ?? 0) / bytesPerSecond) * 1_000;
        sent += 1;
      }
      return server.fetch(input, init);
    };
    await drain(dependencies({ fetch }), { urgency: 'visitor', isAlone: true });
    expect((await findOutboxItem(draft.id))?.state.kind).toBe('delivered');
    return left;
  }

  test('is measured by the bytes sent, and counted down to the last file', async () => {
    const left = await measured([1_000, 3_000, 4_000, 1_000], 50);
    expect(left).toEqual([null, 160_000, 100_000, 20_000]);
  });

  test('is not shown on a fast connection', async () => {
    expect(await measured([1_000, 3_000, 4_000], 1_000)).toEqual([null, null, null]);
  });
});
