import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { sampleSubmission, sampleUpload } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp, restoreBackup } from './backup.ts';
import { openDiskFiles } from './disk-files/disk-files.ts';
import { journalPaths, openJournalLog } from './journal/journal-log.ts';
import { repairJournal } from './journal/repair.ts';
import { LockedError } from './lock.ts';
import { createRecordStore } from './record-store.ts';

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
  const upload = sampleUpload(1);
  const { id } = await files.quarantine(Readable.from([Buffer.from('a photo')]));
  await files.accept(id, upload.name);
  await store.addUploads([upload]);
  for (let number = 1; number <= 7; number += 1) {
    await store.receive(sampleSubmission(number, { attachments: [upload.name] }));
  }
  const target = join(root, 'backup');
  expect(await backUp(data, target)).toEqual({ submissions: 7, files: 1 });

  await store.receive(sampleSubmission(8));
  await expect(restoreBackup(target, data, now)).rejects.toThrow(LockedError);
  await store.close();
  const aside = await restoreBackup(target, data, now);
  expect(await (await openStore(join(aside ?? '', 'records'))).listSubmissions()).toHaveLength(8);
  const restored = await openStore(join(data, 'records'));
  expect(await restored.listSubmissions()).toHaveLength(7);
  expect((await restored.findUpload(upload.name))?.isAttached).toBe(true);
  const opened = await (await openDiskFiles(join(data, 'uploads'))).open(upload.name);
  expect(Buffer.concat((await opened?.stream.toArray()) ?? []).toString()).toBe('a photo');
});

test('refuses a backup into a folder that exists', async () => {
  const root = await temporaryFolder();
  await openStore(join(root, 'records'));
  await expect(backUp(root, root)).rejects.toThrow('EEXIST');
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
