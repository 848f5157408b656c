import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { editedTree } from './edited-tree.ts';
import type { EditedTree } from './edited-tree.ts';

const run = promisify(execFile);

/** A copy of the tree that recipes may change, with the repository's packages. */
export interface CopiedTree extends EditedTree {
  remove(): Promise<void>;
  /** Runs `npm run media`; returns its output. */
  media(): Promise<string>;
  /** Type errors, as the compiler prints them; empty when there are none. */
  types(): Promise<string>;
  /** Runs these test files and folders. */
  tests(files: readonly string[]): Promise<TestReport>;
}

export interface TestReport {
  passed: number;
  /** `file › title: first line of the message`. */
  failed: readonly string[];
}

const parts = [
  'assets/documents',
  'assets/encoded',
  'assets/images',
  'assets/studio',
  'assets/videos',
  'index.html',
  'package.json',
  'playwright.config.ts',
  'public',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies the tree; `remove` ends it. */
export async function copyTree(): Promise<CopiedTree> {
  const root = await mkdtemp(join(tmpdir(), 'natural-building-recipes-'));
  for (const part of parts) {
    await cp(part, join(root, part), { recursive: true, preserveTimestamps: true });
  }
  await symlink(resolve('node_modules'), join(root, 'node_modules'));

  const edited = editedTree({
    read: (file) => readFile(join(root, file), 'utf8'),
    async write(file, bytes) {
      const path = join(root, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },
  });
  /** The output of a Node process in the copy, whatever its exit code. */
  async function node(...words: string[]): Promise<string> {
    const env = { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' };
    const options = { cwd: root, env, maxBuffer: 64_000_000 };
    try {
      return (await run(process.execPath, words, options)).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return stdout + stderr;
    }
  }

  return {
    ...edited,
    remove: () => rm(root, { recursive: true, force: true }),
    media: () => node('--import', 'tsx', 'server/cli/build-media.ts'),
    types: () => node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
    async tests(files) {
      const words = ['run', '--reporter=json', '--outputFile=report.json', ...files];
      const printed = await node('node_modules/vitest/vitest.mjs', ...words);
      const report = await readFile(join(root, 'report.json'), 'utf8').catch(() => '');
      if (report === '') throw new Error(printed);
      return readReport(JSON.parse(report) as VitestReport);
    },
  };
}

/** The output of `vitest --reporter=json`, as far as it is read here. */
interface VitestReport {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages: readonly string[];
    }[];
  }[];
}

function readReport({ numPassedTests, testResults }: VitestReport): TestReport {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(/.*\/(?=(?:src|server)\/)/, '');
    const ofTests = assertionResults
      .filter((result) => result.status === 'failed')
      .map(
        (result) => `${file} › ${result.fullName}: ${result.failureMessages[0]?.split('\n')[0]}`,
      );
    return status === 'failed' && ofTests.length === 0 ? [`${file}: ${message}`] : ofTests;
  });
  return { passed: numPassedTests, failed };
}
