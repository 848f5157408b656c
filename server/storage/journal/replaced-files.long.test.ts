import {
  copyFile,
  cp,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultyDisk, noFaults } from '../../testing/faulty-disk.ts';
import { sampleSubmission } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DamagedStorageError, StorageUnavailableError } from '../ports.ts';
import { createRecordStore } from '../record-store.ts';
import { journalPaths, openJournalLog } from './journal-log.ts';
import type { JournalLogOptions } from './journal-log.ts';

const clock = () => new Date('2026-03-01T00:00:00.000Z');

async function openStore(folder: string, options: Partial<JournalLogOptions> = {}) {
  const reports: string[] = [];
  const report = (message: string, cause?: unknown) =>
    void reports.push(message + (cause instanceof Error ? `: ${String(cause.cause)}` : ''));
  const log = await openJournalLog({ folder, clock, idleMs: 0, report, ...options });
  const store = createRecordStore(log);
  onTestFinished(() => store.close());
  return { store, reports };
}

/** A running server with two records in its snapshot and one in its journal, and an older copy of the folder. */
async function running() {
  const root = await temporaryFolder();
  const folder = join(root, 'records');
  const { store, reports } = await openStore(folder);
  await store.receive(sampleSubmission(1));
  await store.compact();
  const older = join(root, 'older');
  await cp(folder, older, { recursive: true, filter: (path) => !path.endsWith('lock') });
  await store.receive(sampleSubmission(2));
  await store.compact();
  await store.receive(sampleSubmission(3));
  return { root, folder, older, store, reports };
}

type Running = Awaited<ReturnType<typeof running>>;

const replacements: [string, (server: Running) => Promise<unknown>][] = [
  ['the folder gone', ({ folder }) => rm(folder, { recursive: true })],
  [
    'an empty folder in its place, as of a disk that is no longer mounted',
    async ({ folder, root }) => {
      await rename(folder, join(root, 'away'));
      await mkdir(folder);
    },
  ],
  [
    'an older copy in its place',
    async ({ folder, root, older }) => {
      await rename(folder, join(root, 'away'));
      await rename(older, folder);
    },
  ],
  [
    'a whole copy in its place, with the lock',
    async ({ folder, root }) => {
      await rename(folder, join(root, 'away'));
      await cp(join(root, 'away'), folder, { recursive: true });
    },
  ],
  ['the journal gone', ({ folder }) => rm(journalPaths(folder).journal)],
  [
    'another journal in its place',
    async ({ folder }) => {
      const { journal } = journalPaths(folder);
      await copyFile(journal, `${journal}.copy`);
      await rename(`${journal}.copy`, journal);
    },
  ],
  ['the snapshot gone', ({ folder }) => rm(journalPaths(folder).snapshot)],
  [
    'an older snapshot in its place',
    ({ folder, older }) => copyFile(journalPaths(older).snapshot, journalPaths(folder).snapshot),
  ],
  ['the lock gone', ({ folder }) => rm(journalPaths(folder).lock)],
  [
    'the lock of another process in its place',
    ({ folder }) => writeFile(journalPaths(folder).lock, '{"pid":1,"started":"later/1"}'),
  ],
];

test.each(replacements)(
  'accepts nothing with %s, says so, and changes nothing',
  async (_, replace) => {
    const server = await running();
    const { store, folder, reports } = server;
    await replace(server);
    const left = await readdir(folder).catch(() => undefined);
    expect(await store.isHealthy()).toBe(false);
    for (const number of [4, 5]) {
      const received = store.receive(sampleSubmission(number));
      await expect(received).rejects.toThrow(StorageUnavailableError);
    }
    await expect(store.compact()).rejects.toThrow(StorageUnavailableError);
    expect(reports.join('\n')).toMatch(
      /gone or was replaced.*put the folder back.*npm run restore/,
    );
    await store.close();
    // Only its own lock is released.
    const still = await readdir(folder).catch(() => undefined);
    expect(still?.filter((name) => name !== 'lock')).toEqual(
      left?.filter((name) => name !== 'lock'),
    );
  },
);

/** A copy of the folder as a power cut leaves it now, opened by the next start. */
async function afterCrash(folder: string) {
  const crashed = join(await temporaryFolder(), 'records');
  await cp(folder, crashed, { recursive: true, filter: (path) => !path.endsWith('lock') });
  const { store } = await openStore(crashed);
  return (await store.listSubmissions()).map(({ id }) => id).toSorted();
}

const idsOf = (numbers: readonly number[]) =>
  numbers.map((number) => sampleSubmission(number).id).toSorted();

test.each([0, 1, 200])(
  'loses nothing when another program cuts the journal to %i bytes',
  async (length) => {
    const { folder, store, reports } = await running();
    await truncate(journalPaths(folder).journal, length);
    await store.receive(sampleSubmission(4));
    expect(await afterCrash(folder)).toEqual(idsOf([1, 2, 3, 4]));
    expect(reports.join('\n')).toMatch(/journal\.log was cut by another program/);
    await truncate(journalPaths(folder).journal, length);
    expect(await store.isHealthy()).toBe(true);
    expect(await afterCrash(folder)).toEqual(idsOf([1, 2, 3, 4]));
  },
);

test('accepts nothing while a cut journal cannot be mended', async () => {
  const faults = noFaults();
  const folder = join(await temporaryFolder(), 'records');
  const { store } = await openStore(folder, { disk: faultyDisk(faults) });
  await store.receive(sampleSubmission(1));
  await truncate(journalPaths(folder).journal, 0);
  faults.isSyncBroken = true;
  await expect(store.receive(sampleSubmission(2))).rejects.toThrow(StorageUnavailableError);
  faults.isSyncBroken = false;
  await store.receive(sampleSubmission(3));
  expect(await afterCrash(folder)).toEqual(idsOf([1, 3]));
});

test('goes on once the folder is back, with everything that it has acknowledged', async () => {
  const { root, folder, store } = await running();
  await rename(folder, join(root, 'away'));
  await expect(store.receive(sampleSubmission(4))).rejects.toThrow(StorageUnavailableError);
  await rename(join(root, 'away'), folder);
  await store.receive(sampleSubmission(5));
  expect(await store.isHealthy()).toBe(true);
  await store.close();
  const again = await openStore(folder);
  const messages = (await again.store.listSubmissions()).map(({ id }) => id);
  expect(messages.toSorted()).toEqual([1, 2, 3, 5].map((number) => sampleSubmission(number).id));
});

test('does not write over an older copy that was put in its place', async () => {
  const { root, folder, older, store } = await running();
  await rename(folder, join(root, 'away'));
  await rename(older, folder);
  const before = await readFile(journalPaths(folder).snapshot, 'utf8');
  await store.close();
  expect(await readFile(journalPaths(folder).snapshot, 'utf8')).toBe(before);
  expect(await (await openStore(folder)).store.listSubmissions()).toHaveLength(1);
});

test('refuses while the disk is read-only, and goes on once it is not', async () => {
  const faults = noFaults();
  const { store } = await openStore(await temporaryFolder(), { disk: faultyDisk(faults) });
  faults.isSyncBroken = true;
  faults.isTruncateBroken = true;
  await expect(store.receive(sampleSubmission(1))).rejects.toThrow(StorageUnavailableError);
  expect(await store.isHealthy()).toBe(false);
  faults.isSyncBroken = false;
  faults.isTruncateBroken = false;
  await store.receive(sampleSubmission(2));
  expect(await store.isHealthy()).toBe(true);
});

test('refuses to start without the journal beside a snapshot, changes nothing, and says three ways out', async () => {
  const { folder, store } = await running();
  await store.close();
  const { journal } = journalPaths(folder);
  await rm(journal);
  const left = await readdir(folder);
  for (const attempt of [1, 2]) {
    await expect(openStore(folder), `start ${attempt}`).rejects.toThrow(
      /journal\.log is gone.*Put the file back, or restore a backup.*make an empty file/s,
    );
    expect(await readdir(folder)).toEqual(left);
  }
  await expect(openStore(folder)).rejects.toThrow(DamagedStorageError);
  await writeFile(journal, '');
  expect(await (await openStore(folder)).store.listSubmissions()).toHaveLength(3);
});

test('refuses to start without a snapshot and its backup beside a journal that follows them', async () => {
  const { folder, store } = await running();
  await store.receive(sampleSubmission(4));
  const crashed = await temporaryFolder();
  await copyFile(journalPaths(folder).journal, journalPaths(crashed).journal);
  await expect(openStore(crashed)).rejects.toThrow(/events 1 to \d are missing/);
});

test('starts where a crash came between the two renames of a new journal', async () => {
  const { folder, store } = await running();
  await store.close();
  const { journal, next } = journalPaths(folder);
  await rename(journal, next);
  const { store: again } = await openStore(folder);
  expect(await again.listSubmissions()).toHaveLength(3);
  expect(await readdir(folder)).not.toContain('journal.next.log');
});

test('stays ready while it writes snapshots itself', async () => {
  const { store } = await running();
  let isWriting = true;
  const writing = (async () => {
    for (let number = 10; number < 40; number += 1) {
      await store.receive(sampleSubmission(number));
      await store.compact();
    }
    isWriting = false;
  })();
  const answers = new Set<boolean>();
  const still = () => isWriting;
  while (still()) {
    const asked = await Promise.all(Array.from({ length: 20 }, () => store.isHealthy()));
    for (const answer of asked) answers.add(answer);
  }
  await writing;
  expect([...answers]).toEqual([true]);
});
