import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Builds the next release in a separate folder, as an operator does. A word that is in nearly every file of the
 * client bundle is changed in it, so that the file names change.
 */
export async function buildNextRelease(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nbd-release-'));
  const own = ['src', 'server', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'];
  for (const part of [...own, 'index.html'])
    await cp(part, join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'assets']) await symlink(resolve(part), join(folder, part));
  for (const file of ['src/shared/time.ts', 'src/shared/paths.ts', 'src/styles/global.css']) {
    const text = await readFile(join(folder, file), 'utf8');
    const mark = file.endsWith('.css')
      ? '\n[data-next-release] { color: inherit; }\n'
      : '\n(globalThis as Record<string, unknown>)["nextRelease"] = 1;\n';
    await writeFile(join(folder, file), text + mark);
  }
  const options = { cwd: folder, env: { PATH: process.env['PATH'] } };
  const node = (...parts: string[]) => run(process.execPath, parts, options);
  const vite = resolve('node_modules/vite/bin/vite.js');
  await node('--import', 'tsx', 'server/cli/build-search-index.ts');
  await node(vite, 'build');
  await node(vite, 'build', '--ssr');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
