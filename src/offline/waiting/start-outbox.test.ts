// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft } from '../drafts/drafts.ts';
import type { OutboxItem } from '../records.ts';
import { findOutboxItem, forgetPlannedDrain } from '../outbox/outbox.ts';
import { submitDraft } from '../outbox/submit.ts';
import { leaveDevice, newDeviceWithServer } from '#testing/device/device-with-server.ts';
import type { FakeServer } from '#testing/device/fake-server.ts';
import { startOutbox, syncTag } from './start-outbox.ts';

const body = { name: 'Ada', email: 'ada@example.org' };
let server: FakeServer;
let stop: () => void = () => {};
let said: OutboxItem[];

beforeEach(async () => {
  server = await newDeviceWithServer();
  said = [];
});

afterEach(() => {
  stop();
  leaveDevice();
});

function start() {
  stop = startOutbox({ onDelivered: (item) => said.push(item) });
}

async function leftWaiting(): Promise<string> {
  server.isReachable = false;
  const draft = await createDraft('contact');
  expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'waiting' });
  forgetPlannedDrain();
  server.isReachable = true;
  // Hints within a second of a try count as one.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
  return draft.id;
}

const triggers: [string, () => void][] = [
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  [
    'the page comes out of the back-forward cache',
    () => window.dispatchEvent(new Event('pageshow')),
  ],
  ['the page comes into view', () => document.dispatchEvent(new Event('visibilitychange'))],
];

test('sends waiting requests when the page starts, and announces it once', async () => {
  const id = await leftWaiting();
  start();
  await vi.waitFor(() => expect(said.map((item) => item.id)).toEqual([id]));
  expect(server.records).toHaveLength(1);
  stop();
  start();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(said).toHaveLength(1);
});

test.each(triggers)('sends waiting requests when %s', async (_, trigger) => {
  start();
  await new Promise((resolve) => setTimeout(resolve, 10));
  const id = await leftWaiting();
  trigger();
  await vi.waitFor(async () => {
    expect((await findOutboxItem(id))?.state.kind).toBe('delivered');
  });
});

test('asks the browser to wake the worker before the first try has ended', async () => {
  let register = (_tag: string) => {};
  const registered = new Promise<string>((resolve) => {
    register = resolve;
  });
  const sync = { register: async (tag: string) => register(tag) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync }) } });
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    await registered;
    return server.fetch(input, init);
  });
  start();
  const draft = await createDraft('contact');
  expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
  expect(await registered).toBe(syncTag);
});

test('does not announce a delivery that the open form has announced', async () => {
  start();
  const draft = await createDraft('contact');
  expect(await submitDraft(draft.id, body)).toMatchObject({ kind: 'delivered' });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(said).toEqual([]);
});

test('creates no database for a visitor who never wrote anything', async () => {
  start();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await indexedDB.databases()).toEqual([]);
});
