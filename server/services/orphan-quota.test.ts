import { expect, test } from 'vitest';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { leastOrphanBytes } from '../storage/records.ts';
import { sampleSubmission, sampleUpload } from '../testing/samples.ts';
import { createOrphanQuota } from './orphan-quota.ts';
import type { Sender } from './orphan-quota.ts';

const household: Sender = ['2001:db8:1:2', '2001:db8:1:0/56', '2001:db8:1/48'];
const neighbour: Sender = ['2001:db8:1:3', '2001:db8:1:0/56', '2001:db8:1/48'];
const elsewhere: Sender = ['203.0.113.7'];

function roomOf(
  maxBytes: number,
  maxBytesOfSender: readonly number[] = [400_000, 600_000, 800_000],
) {
  const store = createRecordStore(createMemoryLog());
  const removed: string[] = [];
  const removeFiles = async (names: readonly string[]) => {
    removed.push(...names);
  };
  const room = createOrphanQuota({ store, removeFiles, maxBytes, maxBytesOfSender });
  let count = 0;
  /** Reserves as an upload does; returns its name, or undefined when it was refused. */
  const upload = async (sender: Sender, sizeBytes: number, key: string | null = null) => {
    const release = await room.reserve(sender, sizeBytes);
    if (!release) return undefined;
    count += 1;
    const storedAt = new Date(Date.UTC(2026, 2, 1) + count * 1_000).toISOString();
    const stored = sampleUpload(count, { sizeBytes, storedAt, key });
    await store.addUploads([stored]);
    room.rememberSender([stored.name], sender);
    release();
    return stored.name;
  };
  return { store, room, removed, upload };
}

test('limits the orphaned bytes of an address and of its networks', async () => {
  const { store, upload } = roomOf(10_000_000);
  const first = await upload(household, 200_000);
  expect(await upload(household, 200_000)).toBeDefined();
  expect(await upload(household, 200_000)).toBeUndefined();
  // The house next door is in the same /56.
  expect(await upload(neighbour, 200_000)).toBeDefined();
  expect(await upload(neighbour, 200_000)).toBeUndefined();
  expect(await upload(elsewhere, 200_000)).toBeDefined();
  // A file with its request is not an orphan.
  await store.receive(sampleSubmission(1, { attachments: [first ?? ''] }));
  expect(await upload(household, 200_000)).toBeDefined();
});

test('removes orphans of the heaviest sender first, and never files of a request', async () => {
  const { store, upload, removed } = roomOf(1_000_000, [900_000]);
  const kept = await upload(household, 100_000);
  await store.receive(sampleSubmission(1, { attachments: [kept ?? ''] }));
  const others = [await upload(elsewhere, 150_000), await upload(['203.0.113.8'], 150_000)];
  const flood: (string | undefined)[] = [];
  for (let index = 0; index < 7; index += 1) flood.push(await upload(['198.51.100.1'], 100_000));
  expect(removed).toEqual([]);
  // It has used its quota: neither its own files nor those of others are removed for more of them.
  expect(await upload(['198.51.100.1'], 100_000)).toBeUndefined();
  expect(removed).toEqual([]);
  expect(await upload(['192.0.2.1'], 100_000)).toBeDefined();
  expect(removed).toEqual(flood.slice(0, removed.length));
  expect(removed.length).toBeGreaterThan(0);
  for (const name of [kept, ...others]) expect(await store.findUpload(name ?? '')).toBeDefined();
});

test('accepts a file from a new address even when the quota was full before the start', async () => {
  const { store, room, removed } = roomOf(1_000_000);
  const flood = Array.from({ length: 9 }, (_, index) =>
    sampleUpload(index + 1, { sizeBytes: 100_000 }),
  );
  const request = '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01';
  const visitors = sampleUpload(50, { sizeBytes: 100_000, key: request });
  await store.addUploads([visitors, ...flood]);
  expect(await room.reserve(elsewhere, 100_000)).toBeDefined();
  expect(removed).toContain(flood[0]?.name);
  // One file for one request weighs less than nine files for none.
  expect(await store.findUpload(visitors.name)).toBeDefined();
});

test('counts uploads in progress, and releases their bytes', async () => {
  const { room } = roomOf(10_000_000);
  const [first, second] = await Promise.all([
    room.reserve(household, 300_000),
    room.reserve(household, 300_000),
  ]);
  expect([first, second].filter((release) => release !== undefined)).toHaveLength(1);
  expect(await room.reserve(household, 300_000)).toBeUndefined();
  first?.();
  first?.();
  second?.();
  expect(await room.reserve(household, 300_000)).toBeDefined();
});

test('limits files of a few bytes by their number: each takes memory until it expires', async () => {
  const { store, upload, removed } = roomOf(10 * leastOrphanBytes, [4 * leastOrphanBytes]);
  const sender = (number: number): Sender => [`203.0.113.${number}`];
  for (let index = 0; index < 4; index += 1) expect(await upload(sender(1), 1)).toBeDefined();
  expect(await upload(sender(1), 1)).toBeUndefined();
  for (let index = 2; index < 30; index += 1) expect(await upload(sender(index), 1)).toBeDefined();
  expect((await store.listUploads()).length).toBeLessThanOrEqual(11);
  expect(removed.length).toBeGreaterThanOrEqual(21);
});
