import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleSubmission, sampleUpload } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { acceptedFolder } from '../storage/attached-files.ts';
import { refuseForeignFiles, refuseLostFiles, refuseLostRecords } from './lost-records.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';

const snapshot = '2026-02-01T000000.000Z';

async function folderWith(...paths: string[]): Promise<string> {
  const data = await temporaryFolder();
  for (const path of paths) await mkdir(join(data, path), { recursive: true });
  return data;
}

test('accepts a first start, and one with records', async () => {
  for (const data of [
    join(await temporaryFolder(), 'not-there-yet'),
    await folderWith('records', 'uploads/accepted', 'uploads/quarantine', 'snapshots'),
    await folderWith(`snapshots/${snapshot}.partial`),
  ]) {
    await expect(refuseLostRecords(data)).resolves.toBeUndefined();
  }
  const started = await folderWith('records', `snapshots/${snapshot}`);
  await writeFile(join(started, 'records', 'journal.log'), '');
  await expect(refuseLostRecords(started)).resolves.toBeUndefined();
});

test('refuses files or snapshots without records, names the remedy and changes nothing', async () => {
  const data = await folderWith(
    'records',
    'snapshots/2026-01-01T000000.000Z',
    `snapshots/${snapshot}`,
  );
  await writeFile(join(data, 'records', 'lock.stale-7'), '');
  await expect(refuseLostRecords(data)).rejects.toThrow(
    `npm run restore -- ${join(data, 'snapshots', snapshot)}`,
  );
  const files = await folderWith('uploads/accepted');
  await writeFile(join(acceptedFolder(files), sampleUpload(1).name), 'a photo');
  await expect(refuseLostRecords(files)).rejects.toThrow('1 files of requests and 0 snapshots');
  expect(await readdir(files)).toEqual(['uploads']);
});

test('refuses files elsewhere while there are no records at all', async () => {
  const store = createRecordStore(createMemoryLog());
  const files = { listOlderThan: async () => [sampleUpload(1).name] };
  await expect(
    refuseForeignFiles(store, { listOlderThan: async () => [] }),
  ).resolves.toBeUndefined();
  await expect(refuseForeignFiles(store, files)).rejects.toThrow('belong together');
  await store.receive(sampleSubmission(1));
  await expect(refuseForeignFiles(store, files)).resolves.toBeUndefined();
});

test('refuses records whose folder of files is gone, says the way out, and changes nothing', async () => {
  const data = await folderWith('records');
  const store = createRecordStore(createMemoryLog());
  await expect(refuseLostFiles(store, data)).resolves.toBeUndefined();
  const upload = sampleUpload(1);
  await store.addUploads([upload]);
  // Nobody misses a file without a request.
  await expect(refuseLostFiles(store, data)).resolves.toBeUndefined();
  await store.receive(sampleSubmission(1, { attachments: [upload.name] }));
  await expect(refuseLostFiles(store, data)).rejects.toThrow(
    /uploads\/accepted is gone, and with it 1 files.*npm run restore.*make an empty folder/,
  );
  expect(await readdir(data)).toEqual(['records']);
  await mkdir(acceptedFolder(data), { recursive: true });
  await expect(refuseLostFiles(store, data)).resolves.toBeUndefined();
});
