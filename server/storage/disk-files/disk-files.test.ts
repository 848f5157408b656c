import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { StorageUnavailableError } from '../ports.ts';
import { openDiskFiles } from './disk-files.ts';

test.each([
  ['is gone', async (accepted: string) => rm(accepted, { recursive: true })],
  [
    'is another one, as of a disk that is no longer mounted',
    async (accepted: string) => {
      await rename(accepted, `${accepted}-away`);
      await mkdir(accepted);
    },
  ],
])('is not ready for files while the folder for them %s', async (_, replace) => {
  const folder = await temporaryFolder();
  const files = await openDiskFiles(folder);
  await expect(files.probe()).resolves.toBeUndefined();
  await replace(join(folder, 'accepted'));
  await expect(files.probe()).rejects.toThrow(StorageUnavailableError);
});
