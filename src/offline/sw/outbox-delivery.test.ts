import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft } from '../drafts/drafts.ts';
import { findOutboxItem, forgetPlannedDrain } from '../outbox/outbox.ts';
import { submitDraft } from '../outbox/submit.ts';
import { leaveDevice, newDeviceWithServer } from '#testing/device/device-with-server.ts';
import type { FakeServer } from '#testing/device/fake-server.ts';
import { deliverOutbox } from './outbox-delivery.ts';

const body = { name: 'Ada', email: 'ada@example.org' };
let server: FakeServer;

beforeEach(async () => {
  server = await newDeviceWithServer();
});

afterEach(() => {
  vi.useRealTimers();
  leaveDevice();
});

test('asks the browser to call again while an open page has not sent it, and sends it once the page is gone', async () => {
  server.isReachable = false;
  const { id } = await createDraft('contact');
  await submitDraft(id, body);
  forgetPlannedDrain();
  await expect(deliverOutbox(1)).rejects.toThrow('something still waits');
  server.isReachable = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
  await deliverOutbox(0);
  expect((await findOutboxItem(id))?.state.kind).toBe('delivered');
  await deliverOutbox(1);
});

test('creates no database for a visitor who never wrote anything', async () => {
  await deliverOutbox(1);
  await deliverOutbox(0);
  expect(await indexedDB.databases()).toEqual([]);
});
