import { createHash } from 'node:crypto';
import { readFile, readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { Day, Hour } from '#shared/time.ts';
import { sampleSubmission, sampleUpload } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './backup.ts';
import { openDiskFiles } from '../storage/disk-files/disk-files.ts';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { restoreBackup } from '../operator/restore.ts';
import { openSnapshots } from './snapshots.ts';

const time = { now: new Date('2026-03-01T00:00:00.000Z') };
const clock = () => time.now;

/** Path and SHA-256 of every file under a folder. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(await readFile(path));
    hashes[path.slice(folder.length + 1)] = hash.digest('hex');
  }
  return hashes;
}

async function openData(data: string) {
  const log = await openJournalLog({ folder: join(data, 'records'), clock });
  const store = createRecordStore(log);
  onTestFinished(() => store.close());
  const files = await openDiskFiles(join(data, 'uploads'));
  const reports: string[] = [];
  const snapshots = openSnapshots({
    dataFolder: data,
    clock,
    sequence: () => log.records.sequence,
    keep: 3,
    report: (message) => reports.push(message),
  });
  return { log, store, files, snapshots, reports };
}

async function fill({ store, files }: Awaited<ReturnType<typeof openData>>, count: number) {
  for (let number = 1; number <= count; number += 1) {
    const upload = sampleUpload(number, { sizeBytes: 5_000 });
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * number) % 256));
    const { id } = await files.quarantine(Readable.from([bytes]));
    await files.accept(id, upload.name);
    await store.addUploads([upload]);
    await store.receive(sampleSubmission(number, { attachments: [upload.name] }));
  }
}

test('restores a backup byte for byte', async () => {
  const root = await temporaryFolder();
  const data = join(root, 'data');
  const opened = await openData(data);
  await fill(opened, 12);
  const records = structuredClone(opened.log.records);
  const uploads = await hashesOf(join(data, 'uploads', 'accepted'));
  const backup = join(root, 'backup');
  await backUp(data, backup);
  const kept = await hashesOf(backup);
  await opened.store.close();

  const { aside = '' } = await restoreBackup(backup, data, clock());
  await rename(aside, join(root, 'former'));
  expect(await hashesOf(data)).toEqual(kept);
  expect(await hashesOf(join(data, 'uploads', 'accepted'))).toEqual(uploads);
  const restored = await openData(data);
  expect(restored.log.records).toEqual(records);
});

test('copies changes every hour, keeps the newest, and each can be restored', async () => {
  const data = join(await temporaryFolder(), 'data');
  const opened = await openData(data);
  const { snapshots, store } = opened;
  await fill(opened, 2);
  const taken: (string | undefined)[] = [];
  for (let hour = 0; hour < 6; hour += 1) {
    time.now = new Date(time.now.getTime() + Hour.ms);
    // Nothing changes in every second hour.
    if (hour % 2 === 0) await store.receive(sampleSubmission(100 + hour));
    taken.push(await snapshots.take());
  }
  expect(taken.map((folder) => folder !== undefined)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  await store.receive(sampleSubmission(200));
  time.now = new Date(time.now.getTime() + Hour.ms);
  await snapshots.take();
  expect(await snapshots.count()).toBe(3);
  expect(await readdir(join(data, 'snapshots'))).not.toContain(taken[0]);
  await store.close();

  // The snapshot is in the folder that the restore sets aside.
  const { aside } = await restoreBackup(taken[2] ?? '', data, clock());
  expect(aside).toContain('before-restore');
  const restored = await openData(data);
  expect(await restored.store.listSubmissions()).toHaveLength(4);
  const { stream } = (await restored.files.open(sampleUpload(2).name)) ?? {};
  expect(Buffer.concat((await stream?.toArray()) ?? [])).toHaveLength(5_000);
  expect(await restored.snapshots.count()).toBe(0);
});

test('keeps no copy for more than two days but the newest', async () => {
  const data = join(await temporaryFolder(), 'data');
  const opened = await openData(data);
  await fill(opened, 1);
  await opened.snapshots.take();
  time.now = new Date(time.now.getTime() + Hour.ms);
  await opened.store.receive(sampleSubmission(50));
  await opened.snapshots.take();
  time.now = new Date(time.now.getTime() + 46 * Hour.ms);
  await opened.snapshots.take();
  expect(await opened.snapshots.count()).toBe(2);
  time.now = new Date(time.now.getTime() + 2 * Hour.ms);
  await opened.snapshots.take();
  expect(await opened.snapshots.count()).toBe(1);
});

test('deletes no copy while the clock is in doubt, and makes no more than twice as many', async () => {
  const data = join(await temporaryFolder(), 'data');
  const opened = await openData(data);
  await fill(opened, 1);
  await opened.snapshots.take();
  time.now = new Date(time.now.getTime() + 400 * Day.ms);
  for (let number = 50; number < 60; number += 1) {
    await opened.store.receive(sampleSubmission(number));
    time.now = new Date(time.now.getTime() + Hour.ms);
    await opened.snapshots.take({ keepsAll: true });
  }
  expect(await opened.snapshots.count()).toBe(6);
  await opened.snapshots.take();
  expect(await opened.snapshots.count()).toBe(3);
});

test('prefers copies named by a right clock to those named by a wrong one', async () => {
  const data = join(await temporaryFolder(), 'data');
  const opened = await openData(data);
  await fill(opened, 1);
  const right = time.now.getTime();
  time.now = new Date(right + 400 * Day.ms);
  const ahead = await opened.snapshots.take();
  time.now = new Date(right + Hour.ms);
  await opened.snapshots.take();
  expect(await opened.snapshots.count()).toBe(1);
  await opened.store.receive(sampleSubmission(50));
  time.now = new Date(right + 2 * Hour.ms);
  const later = await opened.snapshots.take();
  expect(await readdir(join(data, 'snapshots'))).toContain(basename(later ?? ''));
  expect(await readdir(join(data, 'snapshots'))).not.toContain(basename(ahead ?? ''));
});

test('removes all copies, even one that is being made', async () => {
  const data = join(await temporaryFolder(), 'data');
  const opened = await openData(data);
  await fill(opened, 1);
  const taking = opened.snapshots.take();
  expect(await opened.snapshots.removeAll()).toBe(1);
  await taking;
  expect(await opened.snapshots.count()).toBe(0);
  expect(await opened.snapshots.take()).toBeDefined();
});

test('continues copying when a file of a request is missing, and names it', async () => {
  const data = join(await temporaryFolder(), 'data');
  const opened = await openData(data);
  await fill(opened, 2);
  const { name } = sampleUpload(2);
  await opened.files.remove(name);
  const copy = await opened.snapshots.take();
  expect(opened.reports.join()).toContain(name);
  expect(await readdir(join(copy ?? '', 'uploads', 'accepted'))).toEqual([sampleUpload(1).name]);
});

test('does not count a copy that lacks the newest record', async () => {
  const data = join(await temporaryFolder(), 'data');
  const { store } = await openData(data);
  await store.receive(sampleSubmission(1));
  let sequence = 100;
  const snapshots = openSnapshots({ dataFolder: data, clock, sequence: () => sequence });
  await expect(snapshots.take()).rejects.toThrow('changed during each');
  expect(await snapshots.count()).toBe(0);
  sequence = 1;
  expect(await snapshots.take()).toBeDefined();
});
