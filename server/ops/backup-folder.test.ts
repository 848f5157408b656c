import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Day } from '#shared/time.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backupName, newestBackup, rotateBackups } from './backup-folder.ts';

const now = new Date('2026-11-26T02:00:00.000Z');
const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * Day.ms));

async function folderWith(names: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of names) await mkdir(join(folder, name));
  return folder;
}

test('keeps the newest backups, and what is named otherwise', async () => {
  const folder = await folderWith([daysAgo(0), daysAgo(1), daysAgo(2), 'before-the-update']);
  await rotateBackups(folder, 2, now);
  expect(await readdir(folder)).toEqual([daysAgo(1), daysAgo(0), 'before-the-update']);
});

test('a backup from a clock that was ahead neither hides that others stopped nor outlives them', async () => {
  const names = [daysAgo(-400), daysAgo(0), daysAgo(1)];
  expect(newestBackup(names, now)).toEqual(now);
  expect(newestBackup([daysAgo(-400)], now)).toBeUndefined();
  const folder = await folderWith(names);
  await rotateBackups(folder, 2, now);
  expect(await readdir(folder)).toEqual([daysAgo(1), daysAgo(0)]);
});
