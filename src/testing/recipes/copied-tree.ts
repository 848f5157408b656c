import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { editedTree } from './edited-tree.ts';
import type { EditedTree } from './edited-tree.ts';

/** A copy of the repository and its packages, which recipes may change. */
export interface CopiedTree extends EditedTree {
  remove(): Promise<void>;
  /** Runs a command in the copy, as in a terminal; returns its output. @throws Error with the output when it fails */
  run(command: string, ...args: readonly string[]): Promise<string>;
}

/** Copies all files that git does not ignore into a new repository; `remove` deletes it. */
export async function copyTree(): Promise<CopiedTree> {
  const root = await mkdtemp(join(tmpdir(), 'natural-building-recipes-'));
  // Some tests run a program as another user.
  await chmod(root, 0o755);
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(file, join(root, file), { preserveTimestamps: true });
  }
  // Copied, not linked: `npm test` may install packages.
  await cp('node_modules', join(root, 'node_modules'), { recursive: true, verbatimSymlinks: true });

  async function run(command: string, ...args: readonly string[]): Promise<string> {
    const child = spawn(command, args, {
      cwd: root,
      env: terminalEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    if (code !== 0) throw new Error(`${[command, ...args].join(' ')}: ${code}\n${out}${errors}`);
    return out;
  }
  await run('git', 'init', '--quiet');
  await run('git', 'add', '--all');

  return {
    ...editedTree({
      read: (file) => readFile(join(root, file), 'utf8'),
      async write(file, bytes) {
        const path = join(root, file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, bytes);
      },
    }),
    remove: () => rm(root, { recursive: true, force: true }),
    run,
  };
}

/** The environment without the variables that Vitest sets for its workers. */
function terminalEnvironment(): NodeJS.ProcessEnv {
  const own = /^(?:VITEST|TEST|DEV|PROD|SSR|MODE|BASE_URL|NODE_ENV)/;
  const shared = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(shared), NO_COLOR: '1' };
}
