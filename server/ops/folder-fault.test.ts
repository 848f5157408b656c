import '../testing/long-timeout.ts';
import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { dataFolderFault, folderFault } from './folder-fault.ts';

/** Root may do everything: then the question is asked as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** What somebody who does not own the folders finds of each. */
async function asAnother(folders: readonly string[]): Promise<(string | null)[]> {
  const module = join(import.meta.dirname, 'folder-fault.ts');
  const script = `import { folderFault } from ${JSON.stringify(module)};
    const of = (folder) => folderFault(folder, 'write');
    console.log(JSON.stringify(await Promise.all(process.argv.slice(1).map(of))));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, ...folders],
    nobody,
  );
  const faults = JSON.parse(stdout) as ({ words: string } | null)[];
  return faults.map((fault) => fault?.words ?? null);
}

test('says of a folder whether it is not there, cannot be read or cannot be written', async () => {
  const top = await temporaryFolder();
  await chmod(top, 0o755);
  const of = (name: string) => join(top, name);
  const modes = { open: 0o777, unread: 0o333, unwritten: 0o555, closed: 0o000, unentered: 0o666 };
  for (const [name, mode] of Object.entries(modes)) {
    await mkdir(of(name));
    await chmod(of(name), mode);
  }
  await writeFile(of('file'), '');
  expect(await asAnother([...Object.keys(modes), 'file', 'gone', 'closed/inner'].map(of))).toEqual([
    null,
    `${of('unread')} cannot be read (EACCES)`,
    `${of('unwritten')} cannot be written (EACCES)`,
    `${of('closed')} cannot be read (EACCES)`,
    `${of('unentered')} cannot be written (EACCES)`,
    `${of('file')} cannot be read (ENOTDIR)`,
    `${of('gone')} is not there (ENOENT)`,
    `${of('closed/inner')} cannot be read (EACCES)`,
  ]);
  expect(await folderFault(of('open'), 'write')).toBeNull();
});

test('looks at what the server writes in a data folder, and not at what a restore moved away', async () => {
  const data = await temporaryFolder();
  await mkdir(join(data, 'records'));
  await writeFile(join(data, 'lock'), '');
  await mkdir(join(data, 'before-restore-1'));
  expect(await dataFolderFault(data)).toBeNull();
  await rm(data, { recursive: true });
  expect(await dataFolderFault(data)).toEqual({
    code: 'ENOENT',
    use: 'read',
    words: `${data} is not there (ENOENT)`,
  });
});
