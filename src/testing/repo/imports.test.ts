import { execFileSync, spawnSync } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

/** One import that each row of the import table refuses. A pattern that the linter misreads would refuse nothing. */
const refused: readonly (readonly [file: string, from: string])[] = [
  ['src/shared/one.ts', '#lib/csv.ts'],
  ['src/lib/one.ts', '#content/faq.ts'],
  ['src/lib/two.ts', 'react'],
  ['src/browser/one.ts', 'react'],
  ['src/content/one.ts', '#features/article/article-texts.ts'],
  ['src/ui/one.ts', '#content/faq.ts'],
  ['src/offline/one.ts', 'react'],
  ['src/offline/two.ts', '#ui/card/card.tsx'],
  ['src/offline/sw/one.ts', 'dexie'],
  ['src/features/article/one.ts', '#features/blog/post-html.ts'],
  ['src/features/article/two.ts', '#content/faq.ts'],
  ['src/pages/one.ts', '#offline/records.ts'],
  ['src/pages/two.ts', '#content/blog/blog-posts.ts'],
  ['src/app/one.ts', '#server/main.ts'],
  ['server/http/routes/one.ts', '../../storage/lock.ts'],
  ['server/http/routes/two.ts', '../../ops/env.ts'],
  ['server/content/one.ts', '../http/problem.ts'],
  ['server/services/one.ts', 'koa'],
  ['server/services/two.ts', '../storage/lowdb/snapshot-file.ts'],
  ['server/storage/one.ts', '../services/inbox.ts'],
  ['server/mail/one.ts', '../services/inbox.ts'],
  ['server/pages/one.ts', '../storage/ports.ts'],
];

test('lint refuses what the import table forbids', async () => {
  const folder = await temporaryFolder();
  await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, from] of refused) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `import { one } from '${from}';\none();\n`);
  }
  const linter = resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(linter, ['--format', 'unix'], { cwd: folder, encoding: 'utf8' });
  const missed = refused.filter(
    ([file]) =>
      !stdout.split('\n').some((line) => line.includes(file) && line.includes('restricted')),
  );
  expect(missed).toEqual([]);
});

test('every folder of src and server has a row, or says why it needs none', () => {
  const folders = execFileSync('git', ['ls-files', 'src', 'server'], { encoding: 'utf8' })
    .split('\n')
    .flatMap((file) => /^(?:src|server)\/[\w-]+(?=\/)/.exec(file) ?? []);
  const rows = new Set(refused.map(([file]) => file.split('/').slice(0, 2).join('/')));
  expect([...new Set(folders)].filter((folder) => !rows.has(folder)).toSorted()).toEqual([
    // Commands and builds, which may import everything, and the start, which joins everything.
    'server/build',
    'server/cli',
    'server/deploy',
    'server/ops',
    'server/testing',
    // No code that imports.
    'src/styles',
    // May import everything.
    'src/testing',
  ]);
});
