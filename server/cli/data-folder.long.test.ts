import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { longTimeout } from '../testing/long-timeout.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkDataFolder, checkTargetFolder } from './data-folder.ts';

const me = process.geteuid?.() ?? 0;

test('refuses a folder without records, naming it and DATA_DIR', async () => {
  const folder = await temporaryFolder();
  await expect(checkDataFolder(folder)).rejects.toThrow(
    `There are no records in ${folder}: set DATA_DIR`,
  );
  await mkdir(join(folder, 'records'));
  await expect(checkDataFolder(folder)).resolves.toBeUndefined();
});

test('refuses a user other than the owner of the records, and says as whom to run it', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'records'));
  for (const check of [checkDataFolder, checkTargetFolder]) {
    await expect(check(folder, me + 1)).rejects.toThrow(`sudo -u '#${me}'`);
    await expect(check(folder, me)).resolves.toBeUndefined();
  }
  const place = await temporaryFolder();
  await expect(checkTargetFolder(place, me + 1)).rejects.toThrow(`belongs to user ${me}`);
  await expect(checkTargetFolder(join(place, 'new'), me + 1)).resolves.toBeUndefined();
});

test(
  'every command of the operator refuses a folder that is not the data folder',
  longTimeout,
  async () => {
    const root = await temporaryFolder();
    const run = (command: string, ...given: string[]) => {
      const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
      const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: join(root, 'data') };
      return promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...given], { env });
    };
    const refusal = {
      code: 1,
      stdout: '',
      stderr: `There are no records in ${join(root, 'data')}: set DATA_DIR to the folder that the server uses.\n`,
    };
    await Promise.all(
      [
        run('backup', join(root, 'backup')),
        run('owner-reset'),
        run('store-repair'),
        run('content-files', 'export', join(root, 'site')),
        run('content-files', 'import', join(root, 'site')),
      ].map((started) => expect(started).rejects.toMatchObject(refusal)),
    );
    expect(await readdir(root)).toEqual([]);
  },
);
