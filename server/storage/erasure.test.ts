import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createErasures } from '../services/erasures.ts';
import { createUploadPreviews } from '../services/upload-previews.ts';
import { createUploads } from '../services/uploads.ts';
import { faultyDisk, noFaults } from '../testing/faulty-disk.ts';
import { sampleSubmission, sampleUpload, uuid } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDiskFiles } from './disk-files/disk-files.ts';
import { openDiskPictureCache } from './disk-files/disk-pictures.ts';
import { openJournalLog } from './journal/journal-log.ts';
import { StorageUnavailableError } from './ports.ts';
import { createRecordStore } from './record-store.ts';
import { openSnapshots } from '../ops/snapshots.ts';

const clock = () => new Date('2026-03-01T00:00:00.000Z');
const secret = 'the creek behind the old school';
const email = 'ruth@example.org';

/** Names of all files under a folder that contain a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(text)) found.push(path.slice(folder.length + 1));
  }
  return found;
}

async function dataFolder() {
  const data = join(await temporaryFolder(), 'data');
  const log = await openJournalLog({
    folder: join(data, 'records'),
    clock,
    snapshotEvery: 3,
    idleMs: 0,
  });
  const store = createRecordStore(log);
  onTestFinished(() => store.close());
  const files = await openDiskFiles(join(data, 'uploads'));
  const cache = await openDiskPictureCache(join(data, 'uploads', 'shown'));
  const previews = createUploadPreviews({ files, cache, encode: async (bytes) => bytes });
  const uploads = createUploads({ store, files, clock, previews });
  const snapshots = openSnapshots({
    dataFolder: data,
    clock,
    sequence: () => log.records.sequence,
  });
  const { erasePerson: erase } = createErasures({
    store,
    uploads,
    countSnapshots: snapshots.count,
    removeSnapshots: snapshots.removeAll,
  });
  return { data, log, store, files, uploads, snapshots, erase };
}

test('leaves no data of an erased person anywhere in the data folder', async () => {
  const { data, store, files, uploads, snapshots, erase } = await dataFolder();
  const upload = sampleUpload(1);
  const { id } = await files.quarantine(Readable.from([Buffer.from(`photo of ${secret}`)]));
  await files.accept(id, upload.name);
  await store.addUploads([{ ...upload, originalName: `${secret}.jpg` }]);
  const body = { name: 'Ruth', email, message: secret };
  await store.receive(sampleSubmission(1, { body, attachments: [upload.name] }));
  for (let number = 2; number <= 9; number += 1) {
    await store.receive(
      sampleSubmission(number, { body: { ...body, email: 'ali@example.org', message: 'Another' } }),
    );
  }
  await uploads.show(upload.name, 'thumbnail');
  await snapshots.take();
  // A file that an earlier start has set aside contains it as well.
  await writeFile(join(data, 'records', 'journal.torn-2026-01-01T000000.000Z'), secret);
  await writeFile(join(data, 'records', 'snapshot.json.damaged-2026-01-01T000000.000Z'), secret);
  const before = await filesWith(data, secret);
  expect(before).toContain(`uploads/accepted/${upload.name}`);
  expect(before).toContain(`uploads/shown/${upload.name}.thumbnail.webp`);
  expect(before.some((path) => path.startsWith('snapshots/'))).toBe(true);
  expect(before.some((path) => path.startsWith('records/'))).toBe(true);

  expect(await erase({ email, isDryRun: true })).toMatchObject({ messages: 1, snapshots: 1 });
  expect(await filesWith(data, secret)).toEqual(before);
  expect(await erase({ email, isDryRun: false })).toEqual({
    messages: 1,
    requests: 0,
    files: 1,
    snapshots: 1,
    keptInvoices: [],
    isErased: true,
  });
  expect(await filesWith(data, secret)).toEqual([]);
  expect(await filesWith(data, email)).toEqual([]);

  await store.close();
  const reopened = createRecordStore(
    await openJournalLog({ folder: join(data, 'records'), clock }),
  );
  onTestFinished(() => reopened.close());
  expect(await reopened.listSubmissions()).toHaveLength(8);
});

test('erases what is in the trash as well, and what an interrupted erasure had left', async () => {
  const { data, store, files, uploads, erase } = await dataFolder();
  const attach = async (number: number) => {
    const upload = sampleUpload(number);
    const { id } = await files.quarantine(Readable.from([Buffer.from(`photo of ${secret}`)]));
    await files.accept(id, upload.name);
    await store.addUploads([upload]);
    const body = { name: 'Ruth', email, message: secret };
    await store.receive(sampleSubmission(number, { body, attachments: [upload.name] }));
  };
  await attach(1);
  await attach(2);
  await store.trashSubmissions([uuid(1)], clock());
  expect(await filesWith(data, secret)).not.toEqual([]);
  expect(await erase({ email, isDryRun: true })).toMatchObject({ messages: 2, files: 2 });
  expect(await erase({ email, isDryRun: false })).toMatchObject({ messages: 2, files: 2 });
  expect(await filesWith(data, secret)).toEqual([]);
  expect(await filesWith(data, email)).toEqual([]);

  // The process ended between the records and the bytes.
  await attach(3);
  await store.removeSubmissions([uuid(3)]);
  expect(await filesWith(join(data, 'uploads'), secret)).not.toEqual([]);
  await uploads.sweep();
  expect(await filesWith(join(data, 'uploads'), secret)).toEqual([]);
});

test('leaves no picture that was being made while its file was erased', async () => {
  const { data, files } = await dataFolder();
  const cache = await openDiskPictureCache(join(data, 'uploads', 'shown'));
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = () => {};
  const isStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const previews = createUploadPreviews({
    files,
    cache,
    async encode(bytes) {
      started();
      await isFinished;
      return bytes;
    },
  });
  const upload = sampleUpload(1);
  const { id } = await files.quarantine(Readable.from([Buffer.from(secret)]));
  await files.accept(id, upload.name);
  const showing = previews.show(upload, 'thumbnail');
  await isStarted;
  await files.remove(upload.name);
  const forgetting = previews.forget(upload.name);
  finish();
  await Promise.all([showing, forgetting]);
  expect(await filesWith(data, secret)).toEqual([]);
});

test('reports a failure when the disk refuses the rewrite, and succeeds the next time', async () => {
  const folder = await temporaryFolder();
  const faults = noFaults();
  const log = await openJournalLog({ folder, clock, disk: faultyDisk(faults) });
  const store = createRecordStore(log);
  onTestFinished(() => store.close());
  await store.receive(sampleSubmission(1));
  faults.isSyncBroken = true;
  await expect(store.removeSubmissions([uuid(1)])).rejects.toThrow(StorageUnavailableError);
  expect(await store.listSubmissions()).toHaveLength(1);
  faults.isSyncBroken = false;
  await store.removeSubmissions([uuid(1)]);
  await store.compact();
  expect(await filesWith(folder, 'mudbrick')).toEqual([]);
});

test('sets aside files that no record refers to, but no recent ones', async () => {
  const { files, uploads, store } = await dataFolder();
  const upload = sampleUpload(1);
  const { id } = await files.quarantine(Readable.from([Buffer.from('left behind')]));
  await files.accept(id, upload.name);
  await uploads.sweep();
  expect(await files.open(upload.name)).toBeDefined();
  const later = createUploads({
    store,
    files,
    clock: () => new Date(Date.now() + 2 * 3_600_000),
    previews: { show: async () => ({ kind: 'unknown' }), forget: async () => undefined },
  });
  await later.sweep();
  expect(await files.open(upload.name)).toBeUndefined();
  expect(await files.listSetAside()).toEqual([upload.name]);
});

test('a record moved out of spam while the spam is erased stays', async () => {
  const { store } = await dataFolder();
  for (const number of [1, 2]) {
    await store.receive(sampleSubmission(number, { folder: 'spam' }));
  }
  const change = store.changeSubmission(uuid(1), { folder: 'inbox' }, clock());
  await store.removeSubmissions([uuid(1), uuid(2)], 'spam');
  await change;
  const left = await store.listSubmissions();
  expect(left.map(({ id, folder }) => [id, folder])).toEqual([[uuid(1), 'inbox']]);
});
