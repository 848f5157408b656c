import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleSubmission, sampleUpload } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { acceptedFolder } from '../storage/attached-files.ts';
import { backUp } from '../ops/backup.ts';
import { realDisk } from '../storage/disk.ts';
import { journalPaths, openJournalLog } from '../storage/journal/journal-log.ts';
import { LockedError } from '../storage/lock.ts';
import { openRecords } from '../ops/open-storage.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { restoreBackup } from './restore.ts';

const now = new Date('2026-03-01T00:00:00.000Z');
const clock = () => now;
const asideName = 'before-restore-2026-03-01T000000.000Z';

async function openStore(data: string) {
  const store = createRecordStore(await openJournalLog({ folder: join(data, 'records'), clock }));
  onTestFinished(() => store.close());
  return store;
}

async function submissionsIn(data: string): Promise<number> {
  const store = await openStore(data);
  const { length } = await store.listSubmissions();
  await store.close();
  return length;
}

/** A stopped server with two requests, a backup with one of them and its file. */
async function dataAndBackup() {
  const root = await temporaryFolder();
  const [data, backup] = [join(root, 'data'), join(root, 'backup')];
  const store = await openStore(data);
  const upload = sampleUpload(1, { sizeBytes: 7 });
  await mkdir(acceptedFolder(data), { recursive: true });
  await writeFile(join(acceptedFolder(data), upload.name), 'a photo');
  await store.addUploads([upload]);
  await store.receive(sampleSubmission(1, { attachments: [upload.name] }));
  await store.compact();
  await backUp(data, backup);
  await store.receive(sampleSubmission(2));
  await store.close();
  return { root, data, backup, fileInBackup: join(acceptedFolder(backup), upload.name) };
}

test('does not move the data folder, because it may be the root of a volume', async () => {
  const { root, data, backup } = await dataAndBackup();
  await writeFile(join(data, 'of-somebody-else'), '');
  const { ino } = await stat(data);
  const { aside, submissions, files } = await restoreBackup(backup, data, now);
  expect({ aside, submissions, files }).toEqual({
    aside: join(data, asideName),
    submissions: 1,
    files: 1,
  });
  expect((await stat(data)).ino).toBe(ino);
  expect((await readdir(root)).toSorted()).toEqual(['backup', 'data']);
  expect((await readdir(data)).toSorted()).toEqual([
    asideName,
    'of-somebody-else',
    'records',
    'uploads',
  ]);
  expect(await readdir(join(data, 'records'))).not.toContain('lock');
  expect(await submissionsIn(data)).toBe(1);
  expect(await submissionsIn(join(data, asideName))).toBe(2);
  // Nothing else reads the folder that was set aside.
  await backUp(data, join(root, 'later'));
  expect((await readdir(join(root, 'later'))).toSorted()).toEqual(['records', 'uploads']);
});

test('locks out servers while the folders are swapped', async () => {
  const { data, backup } = await dataAndBackup();
  const outcomes: unknown[] = [];
  const disk = {
    rename: async (from: string, to: string) => {
      await realDisk.rename(from, to);
      if (to === join(data, 'records')) {
        outcomes.push(await openStore(data).catch((error: unknown) => error));
      }
    },
  };
  await restoreBackup(backup, data, now, { disk });
  expect(outcomes).toEqual([expect.any(LockedError)]);
  expect(await submissionsIn(data)).toBe(1);
});

test('accepts what an earlier restore has set aside, and a folder that does not exist yet', async () => {
  const { root, data, backup } = await dataAndBackup();
  const { aside = '' } = await restoreBackup(backup, data, now);
  await restoreBackup(aside, data, new Date(now.getTime() + 1));
  expect(await submissionsIn(data)).toBe(2);
  const fresh = join(root, 'another', 'data');
  expect((await restoreBackup(backup, fresh, now)).aside).toBeUndefined();
  expect((await readdir(fresh)).toSorted()).toEqual(['records', 'uploads']);
});

test.each([
  ['a flipped bit', (snapshot: string) => damage(snapshot)],
  ['no snapshot', (snapshot: string) => rm(snapshot)],
])('refuses a backup with %s, and changes nothing', async (_, harm) => {
  const { data, backup } = await dataAndBackup();
  const { snapshot } = journalPaths(join(backup, 'records'));
  await harm(snapshot);
  await rm(`${snapshot}.bak`);
  const before = await readdir(data);
  await expect(restoreBackup(backup, data, now)).rejects.toThrow(`Nothing in ${data} has changed`);
  expect(await readdir(data)).toEqual(before);
  expect(await submissionsIn(data)).toBe(2);
});

test('says what it recovered when the newest snapshot of a backup is damaged', async () => {
  const { data, backup } = await dataAndBackup();
  await damage(journalPaths(join(backup, 'records')).snapshot);
  const reports: string[] = [];
  await restoreBackup(backup, data, now, { report: (message) => reports.push(message) });
  // Which check fails depends on where the damage is.
  expect(reports.join()).toMatch(/checksum does not fit|has an unknown shape/);
  expect(await submissionsIn(data)).toBe(1);
});

test('refuses a backup without records in it', async () => {
  const { root, data, backup } = await dataAndBackup();
  await expect(restoreBackup(root, data, now)).rejects.toThrow(`${root} is no backup`);
  for (const name of await readdir(join(backup, 'records'))) {
    await rm(join(backup, 'records', name));
  }
  await expect(restoreBackup(backup, data, now)).rejects.toThrow('holds no records at all');
  expect(await submissionsIn(data)).toBe(2);
});

test.each([
  ['gone', (path: string) => rm(path)],
  ['cut short', (path: string) => writeFile(path, 'a')],
])('takes a backup in which a file of a request is %s only when asked to', async (_, harm) => {
  const { data, backup, fileInBackup } = await dataAndBackup();
  await harm(fileInBackup);
  await expect(restoreBackup(backup, data, now)).rejects.toThrow(
    /Files of requests are missing .*\(1\): .*--incomplete.*has changed/,
  );
  expect(await submissionsIn(data)).toBe(2);
  // Hourly copies of a server with a bucket never have files.
  await restoreBackup(backup, data, now, { leavesUploads: true });
  const later = new Date(now.getTime() + 1);
  const { missing } = await restoreBackup(backup, data, later, { allowsMissing: true });
  expect(missing).toHaveLength(1);
  expect(await submissionsIn(data)).toBe(1);
});

test('leaves no half-filled folder when the copy breaks', async () => {
  const { data, backup, fileInBackup } = await dataAndBackup();
  await rm(fileInBackup);
  await mkdir(fileInBackup);
  const before = await readdir(data);
  await expect(restoreBackup(backup, data, now)).rejects.toThrow(/Not restored: .*has changed/);
  expect(await readdir(data)).toEqual(before);
});

test('puts everything back when the folders cannot be swapped', async () => {
  const { data, backup } = await dataAndBackup();
  const disk = {
    rename: async (from: string, to: string) => {
      if (from.includes('restoring-') && to === join(data, 'records')) throw new Error('EIO');
      await realDisk.rename(from, to);
    },
  };
  await expect(restoreBackup(backup, data, now, { disk })).rejects.toThrow('has changed');
  expect((await readdir(data)).toSorted()).toEqual(['records', 'uploads']);
  expect(await submissionsIn(data)).toBe(2);
});

test('names where the former records are when they cannot be put back, and no server starts again', async () => {
  const { data, backup } = await dataAndBackup();
  let isBroken = false;
  const disk = {
    rename: async (from: string, to: string) => {
      isBroken ||= from.includes('restoring-') && to === join(data, 'records');
      if (isBroken) throw new Error('EIO');
      await rename(from, to);
    },
  };
  const aside = join(data, asideName);
  await expect(restoreBackup(backup, data, now, { disk })).rejects.toThrow(
    `Not restored: EIO. The former records, uploads are in ${aside}: move them back`,
  );
  const opening = openRecords(
    { dataFolder: data, databaseUrl: undefined, s3: undefined },
    { clock, report: () => undefined },
  );
  await expect(opening).rejects.toThrow(`but ${asideName}: a restore was cut off`);
  expect(await submissionsIn(aside)).toBe(2);
  await restoreBackup(backup, data, new Date(now.getTime() + 1));
  expect(await submissionsIn(data)).toBe(1);
});

test('removes what an interrupted restore had copied', async () => {
  const { data, backup } = await dataAndBackup();
  await mkdir(join(data, 'restoring-2026-02-01T000000.000Z.partial', 'records'), {
    recursive: true,
  });
  await restoreBackup(backup, data, now);
  expect((await readdir(data)).toSorted()).toEqual([asideName, 'records', 'uploads']);
});

test('does not restore an incomplete copy, and leaves it', async () => {
  const { data, backup } = await dataAndBackup();
  const half = join(data, 'restoring-2026-02-01T000000.000Z');
  await cp(backup, half, { recursive: true });
  await expect(restoreBackup(half, data, now)).rejects.toThrow('left of a restore');
  expect(await submissionsIn(half)).toBe(1);
  expect(await submissionsIn(data)).toBe(2);
});

async function damage(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}
