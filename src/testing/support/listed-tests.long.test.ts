import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { findUnlisted, listTimeoutMs } from './listed-tests.ts';

/** A repository with these files, whose scripts are like our own. */
async function createRepository(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const scripts = {
    'test:unit': 'vitest run --globals',
    test: 'run-p --print-label test:unit && playwright test',
    'test:long': 'playwright test -c long.config.mjs',
  };
  const all = {
    'package.json': JSON.stringify({ type: 'module', scripts }),
    'playwright.config.mjs': "export default { testMatch: '*.e2e.ts', grep: /@quick/ };",
    'long.config.mjs': "export default { testMatch: '*.e2e.ts', grepInvert: /@quick/ };",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text);
  return folder;
}

test(
  'finds the tests that a script runs, and no others',
  async () => {
    const folder = await createRepository({
      'sums.test.ts': `
      test('plain', () => {});
      describe('group', () => { it('in a suite', () => {}); });
      const rule = (title) => test(title, () => {});
      rule('declared by a function');
      test.each([1, 2])('row %s of a table', () => {});
      test.each([])('no row %s of a table', () => {});
      test.skip('skipped', () => {});
      describe.skip('off', () => { test('in a skipped suite', () => {}); });
      test.skipIf(true)('skipped on a condition', () => {});
      test.todo('still to be written');
      // test('commented out', () => {});
      if (process.env.NEVER) test('in a condition', () => {});
      const text = "test('in a text', () => {})";
      test('renamed since', () => {});
      test('twice', () => {});
      test('twice', () => {});`,
      'only.test.ts': `
      test('beside one that runs alone', () => {});
      test.only('alone', () => {});`,
    });
    const inFile = (file: string, ...titles: string[]) => titles.map((title) => ({ file, title }));
    const found = [
      ...inFile('sums.test.ts', 'plain', 'in a suite', 'group > in a suite'),
      ...inFile('sums.test.ts', 'declared by a function', 'row * of a table'),
      ...inFile('only.test.ts', 'alone'),
    ];
    const missing = [
      ...inFile('sums.test.ts', 'no row * of a table', 'skipped', 'in a skipped suite'),
      ...inFile('sums.test.ts', 'skipped on a condition', 'still to be written', 'commented out'),
      ...inFile('sums.test.ts', 'in a condition', 'in a text', 'renamed', 'since'),
      ...inFile('only.test.ts', 'beside one that runs alone', 'plain'),
      ...inFile('none.test.ts', 'in no file'),
    ];
    const twice = inFile('sums.test.ts', 'twice');
    expect(await findUnlisted([...found, ...missing, ...twice], folder)).toEqual([
      ...missing.map(({ file, title }) => `${file}: ${title} (run 0 times)`),
      'sums.test.ts: twice (run 2 times)',
    ]);
  },
  listTimeoutMs,
);

test(
  'finds a story whether its tag makes it quick or not',
  async () => {
    const folder = await createRepository({
      'sends.e2e.ts': `
      import { test as story } from '@playwright/test';
      story('quick', { tag: '@quick' }, async () => {});
      story.describe('offline', () => { story('long', async () => {}); });
      story.skip('skipped', async () => {});
      story.fixme('to be mended', async () => {});
      story.describe.skip('off', () => { story('in a skipped group', async () => {}); });
      // story('commented out', async () => {});
      if (process.env.NEVER) story('in a condition', async () => {});
      story('renamed since', async () => {});`,
    });
    const stories = (...titles: string[]) =>
      titles.map((title) => ({ file: 'sends.e2e.ts', title }));
    const inScript = (script: string, title: string) => ({ file: 'sends.e2e.ts', title, script });
    const found = [...stories('quick', 'offline > long'), inScript('test:long', 'offline > long')];
    const missing = [
      ...stories('skipped', 'to be mended', 'in a skipped group'),
      ...stories('commented out', 'in a condition', 'renamed'),
      inScript('test:long', 'quick'),
      inScript('test', 'long'),
      inScript('test:unknown', 'offline > long'),
    ];
    expect(await findUnlisted([...found, ...missing], folder)).toEqual(
      missing.map(({ file, title }) => `${file}: ${title} (run 0 times)`),
    );
  },
  listTimeoutMs,
);
