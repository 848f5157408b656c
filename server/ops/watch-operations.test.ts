import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Day, Hour, Minute } from '#shared/time.ts';
import type { Announcements } from '../services/announcements.ts';
import { createWarnings } from '../services/warnings.ts';
import { startFaultyProxy } from '../testing/faulty-proxy.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backupName } from './backup-folder.ts';
import { certificateEndOf, watchOperations } from './watch-operations.ts';

test('collects mail that fails, a full disk and copies that are overdue, and forgets them once mended', async () => {
  const time = { now: new Date('2026-11-26T00:00:00.000Z') };
  const clock = () => time.now;
  const warnings = createWarnings(clock);
  const backupFolder = await temporaryFolder();
  const found: {
    free: number;
    mail: ReturnType<Announcements['failing']>;
    offsite: Date | null;
  } = { free: 5e9, mail: null, offsite: clock() };
  const stop = watchOperations({
    warnings,
    environment: { dataFolder: await temporaryFolder(), backupFolder, publicUrl: undefined },
    announcements: {
      failing: () => found.mail,
      wake: () => undefined,
      stop: async () => undefined,
    },
    lastOffsite: () => found.offsite,
    clock,
    freeBytes: async () => found.free,
  });
  const kinds = async () => (await warnings.list()).map(({ kind }) => kind);
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  expect(await kinds()).toEqual([]);
  Object.assign(found, { free: 3e8, mail: { detail: '535', since: clock().toISOString() } });
  pass(11 * Minute.ms);
  expect(await warnings.list()).toEqual([
    { kind: 'disk-nearly-full', since: '2026-11-26T00:11:00.000Z', detail: '300000000' },
    { kind: 'mail-fails', since: '2026-11-26T00:00:00.000Z', detail: '535' },
    {
      kind: 'copy-overdue',
      since: '2026-11-26T00:00:00.000Z',
      detail: '2026-11-26T00:00:00.000Z',
    },
  ]);
  Object.assign(found, { free: 5e9, mail: null, offsite: clock() });
  expect(await kinds()).toEqual([]);

  // No nightly backup two days after the start, then one, then none for two more days.
  pass(2 * Day.ms);
  found.offsite = clock();
  expect(await warnings.list()).toMatchObject([{ kind: 'copy-overdue', detail: '' }]);
  await mkdir(join(backupFolder, backupName(clock())));
  expect(await kinds()).toEqual([]);
  pass(49 * Hour.ms);
  found.offsite = clock();
  expect(await kinds()).toEqual(['copy-overdue']);
  stop();
});

test.each([
  ['is not there', 'ENOENT', async () => undefined],
  ['cannot be read', 'ENOTDIR', (folder: string) => writeFile(folder, '')],
])('a folder for backups that %s is told at once, and has no backups', async (what, code, make) => {
  const time = { now: new Date('2026-11-26T00:00:00.000Z') };
  const warnings = createWarnings(() => time.now);
  const dataFolder = await temporaryFolder();
  const backupFolder = join(await temporaryFolder(), 'unmounted');
  await make(backupFolder);
  const stop = watchOperations({
    warnings,
    environment: { dataFolder, backupFolder, publicUrl: undefined },
    announcements: undefined,
    lastOffsite: undefined,
    clock: () => time.now,
    freeBytes: async () => 5e9,
  });
  const told = { kind: 'folder-refused', detail: `${backupFolder} ${what} (${code})` };
  expect(await warnings.list()).toMatchObject([told]);
  time.now = new Date(time.now.getTime() + 49 * Hour.ms);
  expect(await warnings.list()).toMatchObject([{ kind: 'copy-overdue', detail: '' }, told]);
  await rm(backupFolder, { force: true });
  await mkdir(join(backupFolder, backupName(time.now)), { recursive: true });
  expect(await warnings.list()).toEqual([]);
  stop();
});

test('a data folder that is gone is told beside one for backups', async () => {
  const gone = join(await temporaryFolder(), 'gone');
  const warnings = createWarnings(() => new Date());
  const environment = { dataFolder: gone, backupFolder: `${gone}-2`, publicUrl: undefined };
  const stop = watchOperations({
    warnings,
    environment,
    announcements: undefined,
    lastOffsite: undefined,
    clock: () => new Date(),
  });
  expect(await warnings.list()).toMatchObject([
    {
      kind: 'folder-refused',
      detail: `${gone} is not there (ENOENT); ${gone}-2 is not there (ENOENT)`,
    },
  ]);
  stop();
});

test('what cannot be looked at is no warning', async () => {
  const warnings = createWarnings(() => new Date());
  warnings.watch('disk-nearly-full', () => Promise.reject(new Error('no such folder')));
  warnings.watch('mail-fails', () => {
    throw new Error('gone');
  });
  expect(await warnings.list()).toEqual([]);
});

test('warns of a certificate that ends within 14 days, as visitors are shown it', async () => {
  const { address } = await startFaultyProxy(() => 'http://127.0.0.1:1');
  const soon = await certificateEndOf(address);
  expect(soon.getTime() - Date.now()).toBeLessThan(3 * Day.ms);
  expect(soon.getTime()).toBeGreaterThan(Date.now());
  await expect(certificateEndOf('https://127.0.0.1:1')).rejects.toThrow();
});
