import { createHash } from 'node:crypto';
import { appendFile, copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultyDisk, noFaults } from '../../testing/faulty-disk.ts';
import { sampleSubmission, sampleUpload } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { realDisk } from '../disk.ts';
import { DamagedStorageError, StorageUnavailableError } from '../ports.ts';
import { createRecordStore } from '../record-store.ts';
import { journalPaths, openJournalLog } from './journal-log.ts';
import type { JournalLogOptions } from './journal-log.ts';
import { repairJournal } from './repair.ts';

async function openStore(folder: string, options: Partial<JournalLogOptions> = {}) {
  const clock = () => new Date('2026-03-01T00:00:00.000Z');
  const store = createRecordStore(await openJournalLog({ folder, clock, idleMs: 0, ...options }));
  onTestFinished(() => store.close());
  return store;
}

type Store = Awaited<ReturnType<typeof openStore>>;

async function receive(store: Store, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) await store.receive(sampleSubmission(number));
}

const numbersIn = async (store: Store) =>
  (await store.listSubmissions())
    .map(({ id }) => Number.parseInt(id.slice(-12), 16))
    .toSorted((a, b) => a - b);

/** What a power cut leaves: the files as they are now, without the process that wrote them. */
async function crashedCopy(folder: string): Promise<string> {
  const copy = await temporaryFolder();
  for (const name of await readdir(folder)) {
    if (name !== 'lock') await copyFile(join(folder, name), join(copy, name));
  }
  return copy;
}

test('has every answered record after a crash', async () => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder), 1, 5);
  expect(await numbersIn(await openStore(await crashedCopy(folder)))).toEqual([1, 2, 3, 4, 5]);
});

test('has every record after an orderly stop, from the snapshot alone', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await receive(store, 1, 3);
  await store.close();
  expect(await readFile(journalPaths(folder).journal, 'utf8')).toBe('');
  expect(await numbersIn(await openStore(folder))).toEqual([1, 2, 3]);
});

test('keeps working through many snapshots', async () => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder, { snapshotEvery: 3 }), 1, 20);
  const again = await openStore(await crashedCopy(folder), { snapshotEvery: 3 });
  await receive(again, 21, 25);
  expect(await numbersIn(again)).toHaveLength(25);
});

test.each([
  ['half a line', '0123456789abcdef {"sequence":4,"ev'],
  ['zeros', '\0'.repeat(4096)],
  ['a whole line with a wrong checksum', '0123456789abcdef {"sequence":4}\n'],
])('cuts a torn tail of %s, keeps it aside and carries on', async (_, tail) => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder), 1, 3);
  const crashed = await crashedCopy(folder);
  await appendFile(journalPaths(crashed).journal, tail);
  const reports: string[] = [];
  const store = await openStore(crashed, { report: (message) => reports.push(message) });
  expect(await numbersIn(store)).toEqual([1, 2, 3]);
  expect(reports.join()).toContain(`cut ${tail.length} bytes`);
  const aside = (await readdir(crashed)).find((name) => name.startsWith('journal.torn-')) ?? '';
  expect(await readFile(join(crashed, aside), 'utf8')).toBe(tail);
  await receive(store, 4, 4);
  expect(await numbersIn(await openStore(await crashedCopy(crashed)))).toEqual([1, 2, 3, 4]);
});

test('refuses to start on a damaged middle, naming file, line and remedy, and changes nothing', async () => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder), 1, 4);
  const crashed = await crashedCopy(folder);
  const { journal } = journalPaths(crashed);
  const damaged = (await readFile(journal, 'utf8')).replace('Message 2', 'Massage 2');
  await writeFile(journal, damaged);
  await expect(openStore(crashed)).rejects.toThrow(DamagedStorageError);
  await expect(openStore(crashed)).rejects.toThrow(
    new RegExp(`${journal} is damaged at line 2 .*restore.*store:repair`, 'is'),
  );
  expect(await readFile(journal, 'utf8')).toBe(damaged);
  // The lock was released.
  expect(await readdir(crashed)).not.toContain('lock');
});

/** Four lines that were written together, after one that was written by itself. */
async function journalOfTwoWrites(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await openStore(folder, { snapshotEvery: 1_000 });
  await receive(store, 1, 1);
  await Promise.all([2, 3, 4, 5].map((number) => store.receive(sampleSubmission(number))));
  return crashedCopy(folder);
}

test('treats a hole in the last write as a torn write, because a power cut loses sectors in any order', async () => {
  const crashed = await journalOfTwoWrites();
  const { journal } = journalPaths(crashed);
  const text = await readFile(journal, 'utf8');
  await writeFile(journal, text.replace('Message 4', '\0\0\0\0\0\0\0\0\0'));
  expect(await numbersIn(await openStore(crashed))).toEqual([1, 2, 3]);
});

test('refuses a hole in an earlier write, which the last one proves to have been synced', async () => {
  const crashed = await journalOfTwoWrites();
  const { journal } = journalPaths(crashed);
  const text = await readFile(journal, 'utf8');
  await writeFile(journal, text.replace('Message 1', '\0\0\0\0\0\0\0\0\0'));
  await expect(openStore(crashed)).rejects.toThrow(/damaged at line 1/);
});

/** A complete journal line with this JSON. */
function lineOf(json: string): string {
  return `${createHash('sha256').update(json).digest('hex').slice(0, 16)} ${json}\n`;
}

test('refuses whole lines that it cannot read, because another release has acknowledged them', async () => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder), 1, 3);
  const crashed = await crashedCopy(folder);
  const { journal } = journalPaths(crashed);
  const event = { kind: 'event-of-another-release' };
  await appendFile(journal, lineOf(JSON.stringify({ sequence: 4, from: 0, event })));
  const before = await readFile(journal, 'utf8');
  const refused = /journal\.log has a line .*another release/;
  await expect(openStore(crashed)).rejects.toThrow(refused);
  await expect(repairJournal(crashed, new Date())).rejects.toThrow(refused);
  expect(await readFile(journal, 'utf8')).toBe(before);
  expect(await readdir(crashed)).toEqual(['journal.log']);
});

test('reports an unknown format for an intact snapshot without one of its lists', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder, { snapshotEvery: 2 });
  await receive(store, 1, 7);
  await store.close();
  const { snapshot } = journalPaths(folder);
  const lists = (await readFile(snapshot, 'utf8')).split('},"contentRevisions":{')[0] ?? '';
  const sha256 = createHash('sha256').update(lists).digest('hex');
  for (const path of [snapshot, `${snapshot}.bak`]) {
    await writeFile(path, `${lists}},"sha256":"${sha256}"}\n`);
  }
  await expect(openStore(folder)).rejects.toThrow(/snapshot\.json\.bak has an unknown shape/);
});

test('writes a snapshot that is plain JSON', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await store.addUploads([sampleUpload(1), sampleUpload(2)]);
  await receive(store, 1, 3);
  await store.close();
  const { sha256, ...records } = JSON.parse(await readFile(journalPaths(folder).snapshot, 'utf8'));
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(records.uploads)).toHaveLength(2);
  expect(Object.keys(records.submissions)).toHaveLength(3);
});

test('refuses to start when events are missing', async () => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder), 1, 4);
  const crashed = await crashedCopy(folder);
  const { journal } = journalPaths(crashed);
  const lines = (await readFile(journal, 'utf8')).split('\n');
  await writeFile(journal, lines.toSpliced(1, 1).join('\n'));
  await expect(openStore(crashed)).rejects.toThrow('events 2 to 2 are missing');
});

test('rebuilds everything when the snapshot is damaged', async () => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder, { snapshotEvery: 4 }), 1, 10);
  const crashed = await crashedCopy(folder);
  const { snapshot } = journalPaths(crashed);
  const text = await readFile(snapshot, 'utf8');
  await writeFile(snapshot, text.replace('Message 5', 'Massage 5'));
  const store = await openStore(crashed, { snapshotEvery: 4 });
  expect(await numbersIn(store)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  // The new backup is intact as well.
  const twice = await crashedCopy(crashed);
  await writeFile(journalPaths(twice).snapshot, 'no snapshot at all');
  expect(await numbersIn(await openStore(twice))).toHaveLength(10);
});

test('uses the backup when the snapshot is gone', async () => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder, { snapshotEvery: 4 }), 1, 10);
  const crashed = await crashedCopy(folder);
  await rm(journalPaths(crashed).snapshot);
  expect(await numbersIn(await openStore(crashed))).toHaveLength(10);
});

/** Everything in the snapshot, nothing in the journals, as erasing leaves it. */
async function compactedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await receive(store, 1, 4);
  await store.compact();
  return crashedCopy(folder);
}

test.each([
  ['damaged', (path: string) => writeFile(path, 'no snapshot at all')],
  ['gone', (path: string) => rm(path)],
])('refuses to start again when both snapshots are %s, and changes nothing', async (_, harm) => {
  const folder = await compactedFolder();
  const { snapshot } = journalPaths(folder);
  await harm(snapshot);
  await harm(`${snapshot}.bak`);
  const left = await readdir(folder);
  for (const attempt of [1, 2]) {
    await expect(openStore(folder), `start ${attempt}`).rejects.toThrow(DamagedStorageError);
    expect(await readdir(folder)).toEqual(left);
  }
  await expect(repairJournal(folder, new Date(0))).rejects.toThrow(DamagedStorageError);
  expect(await readdir(folder)).toEqual(left);
});

test('refuses to start when only a damaged snapshot is left, without its predecessor', async () => {
  const folder = await compactedFolder();
  const { snapshot } = journalPaths(folder);
  await writeFile(snapshot, 'no snapshot at all');
  await rm(`${snapshot}.bak`);
  await expect(openStore(folder)).rejects.toThrow(/unknown shape|damaged/);
  expect(await readFile(snapshot, 'utf8')).toBe('no snapshot at all');
});

test('refuses the previous snapshot when the journal after it is missing or truncated', async () => {
  const folder = await temporaryFolder();
  for (const first of [1, 5]) {
    const store = await openStore(folder);
    await receive(store, first, first + 3);
    await store.close();
  }
  const crashed = await crashedCopy(folder);
  const { snapshot, previous } = journalPaths(crashed);
  await writeFile(snapshot, 'no snapshot at all');
  const text = await readFile(previous, 'utf8');
  await writeFile(previous, text.slice(0, -5));
  await expect(openStore(crashed)).rejects.toThrow('damaged at its end');
  await rm(previous);
  await expect(openStore(crashed)).rejects.toThrow('records are missing');
  await writeFile(previous, text);
  expect(await numbersIn(await openStore(crashed))).toHaveLength(8);
});

test('finds all events after a crash between the two renames of a new journal', async () => {
  const folder = await temporaryFolder();
  await receive(await openStore(folder), 1, 5);
  const crashed = await crashedCopy(folder);
  const paths = journalPaths(crashed);
  await copyFile(paths.journal, paths.previous);
  await rm(paths.journal);
  expect(await numbersIn(await openStore(crashed))).toEqual([1, 2, 3, 4, 5]);
});

test('rejects on a full disk, stores nothing of the rejected record, and continues when there is space', async () => {
  const folder = await temporaryFolder();
  const faults = noFaults();
  const store = await openStore(folder, { disk: faultyDisk(faults) });
  await receive(store, 1, 2);
  faults.freeBytes = 100;
  await expect(store.receive(sampleSubmission(3))).rejects.toThrow(StorageUnavailableError);
  await expect(store.receive(sampleSubmission(4))).rejects.toThrow(StorageUnavailableError);
  expect(await numbersIn(store)).toEqual([1, 2]);
  expect(await numbersIn(await openStore(await crashedCopy(folder)))).toEqual([1, 2]);
  faults.freeBytes = Number.POSITIVE_INFINITY;
  expect((await store.receive(sampleSubmission(3))).kind).toBe('stored');
  expect(await numbersIn(await openStore(await crashedCopy(folder)))).toEqual([1, 2, 3]);
});

test('completes short writes', async () => {
  const folder = await temporaryFolder();
  const disk = faultyDisk({ ...noFaults(), mostBytesPerWrite: 7 });
  await receive(await openStore(folder, { disk }), 1, 3);
  expect(await numbersIn(await openStore(await crashedCopy(folder)))).toEqual([1, 2, 3]);
});

test('does not trust a write whose sync failed, even when it cannot be cut off at once', async () => {
  const folder = await temporaryFolder();
  const faults = noFaults();
  const store = await openStore(folder, { disk: faultyDisk(faults) });
  await receive(store, 1, 1);
  faults.isSyncBroken = true;
  faults.isTruncateBroken = true;
  await expect(store.receive(sampleSubmission(2))).rejects.toThrow(StorageUnavailableError);
  expect(await store.isHealthy()).toBe(false);
  faults.isSyncBroken = false;
  await expect(store.receive(sampleSubmission(3))).rejects.toThrow(StorageUnavailableError);
  faults.isTruncateBroken = false;
  await receive(store, 4, 4);
  expect(await store.isHealthy()).toBe(true);
  expect(await numbersIn(await openStore(await crashedCopy(folder)))).toEqual([1, 4]);
});

test('continues with the journal when a snapshot cannot be written', async () => {
  const folder = await temporaryFolder();
  const reports: string[] = [];
  const store = await openStore(folder, {
    snapshotEvery: 2,
    report: (message) => reports.push(message),
    disk: {
      ...realDisk,
      openFile: async (path) => {
        if (path.endsWith('next.log')) throw new Error('no space for another file');
        return realDisk.openFile(path);
      },
    },
  });
  await receive(store, 1, 7);
  expect(reports[0]).toContain('snapshot could not be written');
  expect(await numbersIn(await openStore(await crashedCopy(folder)))).toHaveLength(7);
});

test('is used by one process at a time', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await expect(openStore(folder)).rejects.toThrow(/another process uses this data folder/);
  await store.close();
  await expect(openStore(folder)).resolves.toBeDefined();
});

test('takes over the lock of a process that has ended', async () => {
  const folder = await temporaryFolder();
  // Numbers beyond the largest process id of any Linux.
  await writeFile(journalPaths(folder).lock, '{"pid":4194999,"started":"another boot/1"}');
  await expect(openStore(folder)).resolves.toBeDefined();
});

test('takes over a lock whose process number was given to another program', async () => {
  const folder = await temporaryFolder();
  await writeFile(journalPaths(folder).lock, `{"pid":${process.ppid},"started":"another boot/1"}`);
  await expect(openStore(folder)).resolves.toBeDefined();
});
