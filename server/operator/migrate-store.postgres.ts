import { createHash } from 'node:crypto';
import { cp, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { backUpRemoteStorage, migrateStore } from './migrate-store.ts';
import { createBucket } from '../testing/s3-server.ts';
import {
  sampleInvoice,
  samplePayment,
  sampleSession,
  sampleSubmission,
  sampleUpload,
  uuid,
} from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { temporaryDatabase } from '../testing/test-database.ts';
import { openFiles, openRecords } from '../ops/open-storage.ts';
import type { StorageSettings } from '../ops/open-storage.ts';

const clock = () => new Date('2026-03-01T00:00:00.000Z');
const options = { clock, report: () => undefined };
const at = new Date('2026-03-04T00:00:00.000Z');

/** Path and SHA-256 of every file under a folder. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    hashes[path.slice(folder.length)] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return hashes;
}

async function open(settings: StorageSettings) {
  const { store } = await openRecords(settings, options);
  onTestFinished(() => store.close());
  const { files } = await openFiles(settings);
  return { store, files };
}

/** Records in every state, with files: one shared by two requests, one without a request. */
async function fill({ store, files }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const uploads = [];
  for (let number = 1; number <= 5; number += 1) {
    const bytes = Buffer.from(`photo ${number} `.repeat(20_000));
    const { id, sha256, sizeBytes } = await files.quarantine(Readable.from([bytes]));
    const upload = sampleUpload(number, { sha256, sizeBytes, key: uuid(number) });
    await files.accept(id, upload.name);
    uploads.push(upload);
  }
  await store.addUploads(uploads);
  const name = (number: number) => sampleUpload(number).name;
  const strange = { name: 'nul \0 half \ud83c', email: 'ruth@example.org', message: '’🏠' };
  await store.receive(sampleSubmission(1, { attachments: [name(2), name(1)] }));
  await store.receive(sampleSubmission(2, { attachments: [name(1), name(3)], body: strange }));
  await store.receive(sampleSubmission(3, { kind: 'consultation', folder: 'spam' }));
  await store.receive(sampleSubmission(4, { receivedAt: '2026-02-01T12:34:56.789Z' }));
  const addNote = { id: uuid(9), text: 'Rang back \ud83c', writtenAt: at.toISOString() };
  await store.changeSubmission(uuid(1), { status: 'deposit-paid', addNote, isAnswered: true }, at);
  await store.changeSubmission(uuid(4), { status: 'archived' }, at);
  await store.addWorkEntry(samplePayment(21));
  await store.addWorkEntry(sampleInvoice(22, { submissionId: uuid(4) }));
  await store.addWorkEntry({
    id: uuid(23),
    submissionId: uuid(1),
    at: at.toISOString(),
    by: 'client',
    kind: 'client-words',
    text: 'nul \0',
    files: [name(4)],
  });
  await store.markAnnounced([uuid(1), uuid(2)]);
  await store.markAcknowledged([uuid(1)]);
  await store.setPassphraseHash('scrypt$made', null);
  await store.openSession(sampleSession(1));
}

async function contentOf({ store }: Awaited<ReturnType<typeof open>>) {
  const submissions = await store.listSubmissions();
  const uploads = await store.listUploads();
  return {
    // Records of the same millisecond have no defined order.
    submissions: submissions.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    uploads: uploads.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    work: await store.listWorkEntries({ isWhole: true }),
    passphraseHash: await store.passphraseHash(),
  };
}

test.each(['the data folder', 'a bucket'])(
  'moves everything into the database and back, files in %s',
  async (place) => {
    const root = await temporaryFolder();
    const dataFolder = join(root, 'data');
    const local = { dataFolder, databaseUrl: undefined, s3: undefined };
    const first = await open(local);
    await fill(first);
    const content = await contentOf(first);
    await first.store.close();
    const before = await hashesOf(dataFolder);
    const s3 =
      place === 'a bucket'
        ? await createBucket(inject('s3Endpoint'), `move-${randomBytes(6).toString('hex')}`)
        : undefined;
    const settings = { dataFolder, databaseUrl: await temporaryDatabase(), s3 };

    const files = s3 ? 5 : 0;
    expect(await migrateStore(settings, 'postgres')).toEqual({
      submissions: 4,
      files: 5,
      copiedSubmissions: 4,
      copiedFiles: files,
      missing: [],
    });
    expect(await hashesOf(dataFolder)).toEqual(before);
    // A second run has nothing left to do.
    expect(await migrateStore(settings, 'postgres')).toMatchObject({
      copiedSubmissions: 0,
      copiedFiles: 0,
    });
    const moved = await open(settings);
    expect(await contentOf(moved)).toEqual(content);
    expect(await moved.store.listSessions()).toEqual([]);
    const photo = await moved.files.open(sampleUpload(3).name);
    expect(Buffer.concat((await photo?.stream.toArray()) ?? []).toString()).toContain('photo 3');

    // A server is running.
    await expect(migrateStore(settings, 'lowdb')).rejects.toThrow('stop it first');
    await moved.store.receive(sampleSubmission(5));
    await moved.store.changeSubmission(uuid(3), { status: 'read' }, at);
    const later = await contentOf(moved);
    const copy = join(root, 'backup');
    await backUpRemoteStorage(settings, copy);
    const backedUp = await open({ ...local, dataFolder: copy });
    expect(await contentOf(backedUp)).toEqual(later);
    await moved.store.close();

    // The folder still has the old records: it refuses to mix them.
    await expect(migrateStore(settings, 'lowdb')).rejects.toThrow('already holds other records');
    expect(await hashesOf(dataFolder)).toEqual(before);
    const back = join(root, 'back');
    if (!s3) await cp(join(dataFolder, 'uploads'), join(back, 'uploads'), { recursive: true });
    const report = await migrateStore({ ...settings, dataFolder: back }, 'lowdb');
    expect(report).toMatchObject({
      submissions: 5,
      files: 5,
      copiedSubmissions: 5,
      copiedFiles: files,
    });
    expect(await contentOf(await open({ ...local, dataFolder: back }))).toEqual(later);
  },
);

test('resumes where it was interrupted', async () => {
  const dataFolder = join(await temporaryFolder(), 'data');
  const local = { dataFolder, databaseUrl: undefined, s3: undefined };
  const first = await open(local);
  await fill(first);
  const content = await contentOf(first);
  await first.store.close();
  const settings = { ...local, databaseUrl: await temporaryDatabase() };
  const target = await open(settings);
  // An interrupted run leaves uploads without requests, and some requests.
  await target.store.addUploads(content.uploads.map((one) => ({ ...one, isAttached: false })));
  await target.store.receive(structuredClone(content.submissions[1] ?? sampleSubmission(1)));
  await target.store.close();
  expect(await migrateStore(settings, 'postgres')).toMatchObject({ copiedSubmissions: 3 });
  expect(await contentOf(await open(settings))).toEqual(content);
});

test('refuses a damaged file and a database with records of its own', async () => {
  const dataFolder = join(await temporaryFolder(), 'data');
  const local = { dataFolder, databaseUrl: undefined, s3: undefined };
  const first = await open(local);
  await fill(first);
  await first.store.addUploads([sampleUpload(8)]);
  const { id } = await first.files.quarantine(Readable.from([Buffer.from('not what was hashed')]));
  await first.files.accept(id, sampleUpload(8).name);
  await first.store.receive(sampleSubmission(8, { attachments: [sampleUpload(8).name] }));
  await first.store.close();
  const settings = { ...local, databaseUrl: await temporaryDatabase() };
  await expect(migrateStore(settings, 'postgres')).rejects.toThrow('did not come out the same');

  const other = { ...local, databaseUrl: await temporaryDatabase() };
  const target = await open(other);
  await target.store.receive(sampleSubmission(77));
  await target.store.close();
  await expect(migrateStore(other, 'postgres')).rejects.toThrow('already holds other records');
  const untouched = await open(other);
  expect(await untouched.store.listSubmissions()).toHaveLength(1);
});
