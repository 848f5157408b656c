import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import {
  sampleInvoice,
  samplePayment,
  sampleReport,
  sampleSubmission,
  sampleUpload,
} from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { acceptedFolder } from '../storage/attached-files.ts';
import { backUp } from './backup.ts';
import { copyDurably } from '../storage/copy-durably.ts';
import { copyRecords } from '../storage/copy-records.ts';
import { openDiskFiles } from '../storage/disk-files/disk-files.ts';
import { journalPaths, openJournalLog } from '../storage/journal/journal-log.ts';
import { repairJournal } from '../storage/journal/repair.ts';
import { LockedError } from '../storage/lock.ts';
import { StorageUnavailableError } from '../storage/ports.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { restoreBackup } from '../operator/restore.ts';

const now = new Date('2026-03-01T00:00:00.000Z');

async function openStore(folder: string) {
  const log = await openJournalLog({ folder, clock: () => now, idleMs: 0, snapshotEvery: 3 });
  const store = createRecordStore(log);
  onTestFinished(() => store.close());
  return store;
}

test('backs up a running server and restores it with its files', async () => {
  const root = await temporaryFolder();
  const data = join(root, 'data');
  const store = await openStore(join(data, 'records'));
  const files = await openDiskFiles(join(data, 'uploads'));
  const upload = sampleUpload(1, { sizeBytes: 7 });
  const { id } = await files.quarantine(Readable.from([Buffer.from('a photo')]));
  await files.accept(id, upload.name);
  await store.addUploads([upload]);
  for (let number = 1; number <= 7; number += 1) {
    await store.receive(sampleSubmission(number, { attachments: [upload.name] }));
  }
  const target = join(root, 'backup');
  expect(await backUp(data, target)).toMatchObject({ submissions: 7, files: 1, missing: [] });

  await store.receive(sampleSubmission(8));
  await expect(restoreBackup(target, data, now)).rejects.toThrow(LockedError);
  await store.close();
  const { aside } = await restoreBackup(target, data, now);
  expect(await (await openStore(join(aside ?? '', 'records'))).listSubmissions()).toHaveLength(8);
  const restored = await openStore(join(data, 'records'));
  expect(await restored.listSubmissions()).toHaveLength(7);
  expect((await restored.findUpload(upload.name))?.isAttached).toBe(true);
  const opened = await (await openDiskFiles(join(data, 'uploads'))).open(upload.name);
  expect(Buffer.concat((await opened?.stream.toArray()) ?? []).toString()).toBe('a photo');
});

test('what was done for a request is in a backup: payments, invoices with their numbers, the report with its file', async () => {
  const root = await temporaryFolder();
  const data = join(root, 'data');
  const store = await openStore(join(data, 'records'));
  const files = await openDiskFiles(join(data, 'uploads'));
  const upload = sampleUpload(1, { name: `${'a'.repeat(32)}.pdf`, sizeBytes: 7 });
  const { id } = await files.quarantine(Readable.from([Buffer.from('a plan!')]));
  await files.accept(id, upload.name);
  await store.addUploads([upload]);
  await store.receive(sampleSubmission(1, { kind: 'consultation' }));
  for (const entry of [samplePayment(10), sampleReport(11, upload.name), sampleInvoice(12)]) {
    expect(await store.addWorkEntry(entry)).toMatchObject({ kind: 'stored' });
  }
  const work = await store.listWorkEntries({ isWhole: true });
  const target = join(root, 'backup');
  expect(await backUp(data, target)).toMatchObject({ files: 1, missing: [] });
  await store.addWorkEntry(samplePayment(13, { cents: 100 }));
  await store.close();
  await restoreBackup(target, data, now);
  const restored = await openStore(join(data, 'records'));
  expect(work).toHaveLength(3);
  expect(await restored.listWorkEntries({ isWhole: true })).toEqual(work);
  expect((await restored.findSubmission(sampleSubmission(1).id))?.depositPaidAt).not.toBeNull();
  const opened = await (await openDiskFiles(join(data, 'uploads'))).open(upload.name);
  expect(Buffer.concat((await opened?.stream.toArray()) ?? []).toString()).toBe('a plan!');
  // The next number follows.
  const { entry } = (await restored.addWorkEntry(sampleInvoice(14))) as { entry?: unknown };
  expect(entry).toMatchObject({ number: { year: 2026, number: 2 } });
});

test('refuses a backup into a folder that exists, or beside the remains of an interrupted one', async () => {
  const root = await temporaryFolder();
  await openStore(join(root, 'records'));
  await expect(backUp(root, root)).rejects.toThrow('EEXIST');
  const target = join(root, 'backup');
  await mkdir(`${target}.partial`);
  await expect(backUp(root, target)).rejects.toThrow('backup.partial exists; it is left of a copy');
});

/** A data folder of a stopped server: three requests with a file each, everything in the snapshot. */
async function filledFolder(): Promise<{ root: string; data: string; names: string[] }> {
  const root = await temporaryFolder();
  const data = join(root, 'data');
  const store = await openStore(join(data, 'records'));
  await mkdir(acceptedFolder(data), { recursive: true });
  const uploads = [1, 2, 3].map((number) => sampleUpload(number, { sizeBytes: 7 }));
  for (const [index, upload] of uploads.entries()) {
    await writeFile(join(acceptedFolder(data), upload.name), 'a photo');
    await store.addUploads([upload]);
    await store.receive(sampleSubmission(index + 1, { attachments: [upload.name] }));
  }
  await store.compact();
  await store.close();
  return { root, data, names: uploads.map(({ name }) => name) };
}

test('copies everything else when a file of a request is missing or truncated, and names it', async () => {
  const { root, data, names } = await filledFolder();
  await rm(join(acceptedFolder(data), names[0] ?? ''));
  await writeFile(join(acceptedFolder(data), names[1] ?? ''), 'a');
  const report = await backUp(data, join(root, 'backup'));
  expect(report).toMatchObject({ submissions: 3, missing: names.slice(0, 2) });
  expect(await readdir(acceptedFolder(join(root, 'backup')))).toEqual(names.slice(1));
});

test('leaves nothing under the name of a failed backup', async () => {
  const { root, data, names } = await filledFolder();
  const broken = join(acceptedFolder(data), names[2] ?? '');
  await rm(broken);
  await mkdir(broken);
  await expect(backUp(data, join(root, 'backup'))).rejects.toThrow(/EISDIR|not permitted/);
  expect(await readdir(root)).toEqual(['data']);
});

test('misses nothing when the server writes a snapshot between two files of a copy', async () => {
  const root = await temporaryFolder();
  const records = join(root, 'records');
  const log = await openJournalLog({ folder: records, clock: () => now });
  const store = createRecordStore(log);
  onTestFinished(() => store.close());
  for (let number = 1; number <= 5; number += 1) await store.receive(sampleSubmission(number));
  await store.compact();
  for (let number = 6; number <= 8; number += 1) await store.receive(sampleSubmission(number));
  let copies = 0;
  const copied = await copyRecords(records, join(root, 'copy'), {
    async copyFile(source, target) {
      if (source === journalPaths(records).journal) {
        copies += 1;
        if (copies === 1) await store.compact();
      }
      return copyDurably(source, target);
    },
  });
  expect(Object.keys(copied.submissions)).toHaveLength(8);
  expect(copies).toBe(2);
});

test('rejects a copy that lacks records that the server knows', async () => {
  const { root, data } = await filledFolder();
  const copy = copyRecords(join(data, 'records'), join(root, 'copy'), { atLeast: 100 });
  await expect(copy).rejects.toThrow(StorageUnavailableError);
});

test('copies what a crash between the two renames of a journal has left', async () => {
  const root = await temporaryFolder();
  const store = await openStore(join(root, 'running'));
  await store.receive(sampleSubmission(1));
  const crashed = join(root, 'crashed');
  await mkdir(crashed);
  await copyDurably(journalPaths(join(root, 'running')).journal, journalPaths(crashed).previous);
  const copied = await copyRecords(crashed, join(root, 'copy'));
  expect(Object.keys(copied.submissions)).toHaveLength(1);
});

test('repairs a journal with a damaged middle, keeping every other event', async () => {
  const folder = await temporaryFolder();
  const log = await openJournalLog({ folder, clock: () => now });
  const store = createRecordStore(log);
  for (let number = 1; number <= 5; number += 1) await store.receive(sampleSubmission(number));
  const { journal } = journalPaths(folder);
  const text = await readFile(journal, 'utf8');
  // Closing writes a snapshot; the journal put back after it is what a crash would have left.
  await store.close();
  const crashed = await temporaryFolder();
  await writeFile(journalPaths(crashed).journal, text.replace('Message 2', 'Massage 2'));
  await expect(openStore(crashed)).rejects.toThrow('damaged at line 2');

  expect(await repairJournal(crashed, now)).toMatchObject({ kept: 4, damaged: 1 });
  const repaired = await openStore(crashed);
  expect(await repaired.listSubmissions()).toHaveLength(4);
  await expect(repairJournal(crashed, now)).rejects.toThrow(LockedError);
});

test('misses nothing when the owner erases requests while their files are copied', async () => {
  const { root, data, names } = await filledFolder();
  const store = createRecordStore(
    await openJournalLog({ folder: join(data, 'records'), clock: () => now }),
  );
  onTestFinished(() => store.close());
  const files = await openDiskFiles(join(data, 'uploads'));
  const ids = [1, 2].map((number) => sampleSubmission(number).id);
  let erased = 0;
  const target = join(root, 'backup');
  const report = await backUp(data, target, {
    async copyFile(source, copy) {
      const isCopied = await copyDurably(source, copy);
      // Each time after the records have been copied, and before the files are.
      const id = source === journalPaths(join(data, 'records')).journal ? ids[erased] : undefined;
      if (id !== undefined) {
        erased += 1;
        const { uploads } = await store.removeSubmissions([id]);
        for (const name of uploads) await files.remove(name);
      }
      return isCopied;
    },
  });
  expect(erased).toBe(2);
  // The second was erased after its file had been copied: then the copy is of the moment before.
  expect(report).toMatchObject({ submissions: 2, files: 2, missing: [] });
  expect(await readdir(acceptedFolder(target))).toEqual(names.slice(1).toSorted());
});
