import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteEverythingWritten } from './delete-everything.ts';
import { createDraft, listDrafts } from './drafts/drafts.ts';
import { addFile, listFiles } from './files/files.ts';
import { claim } from './outbox/machine.ts';
import { listOutbox } from './outbox/outbox.ts';
import { pageStorage } from './outbox/page-storage.ts';
import { submitDraft } from './outbox/submit.ts';
import { textFile } from '#testing/device/device.ts';
import { leaveDevice, newDeviceWithServer } from '#testing/device/device-with-server.ts';
import type { FakeServer } from '#testing/device/fake-server.ts';
import { listToolWork, saveToolWork } from './tool-work/tool-work.ts';

const body = { name: 'Ada', email: 'ada@example.org' };
let server: FakeServer;

beforeEach(async () => {
  server = await newDeviceWithServer();
});

afterEach(() => {
  leaveDevice();
});

async function submitted(): Promise<string> {
  const { id } = await createDraft('newHouseDesign');
  await addFile(id, 'attachments', textFile('plan.txt', 'plan'));
  await submitDraft(id, body);
  return id;
}

test('deletes drafts, tool work, waiting and sent requests', async () => {
  const sent = await submitted();
  server.isReachable = false;
  const waiting = await submitted();
  const { id: draft } = await createDraft('chat');
  await saveToolWork({
    tool: 'sun',
    version: 1,
    title: 'Kitchen window',
    inputs: { 'glass-height': '2.1' },
    answer: 'Make the eave about 0.75 m deep.',
    savedAt: '2026-11-24T00:00:00.000Z',
  });
  expect(await deleteEverythingWritten()).toBe(0);
  expect(await listToolWork()).toEqual([]);
  expect(await listDrafts()).toEqual([]);
  expect(await listOutbox()).toEqual([]);
  for (const id of [sent, waiting, draft]) expect(await listFiles(id)).toEqual([]);
  expect(server.records, 'what was received stays there').toHaveLength(1);
});

test('does not interrupt what is being sent, and reports it', async () => {
  server.isReachable = false;
  const id = await submitted();
  await pageStorage.change(id, (item) => claim(item, 'token', Date.now(), 'visitor'));
  expect(await deleteEverythingWritten()).toBe(1);
  expect((await listOutbox()).map((item) => item.id)).toEqual([id]);
  expect(await listFiles(id)).toHaveLength(1);
});
