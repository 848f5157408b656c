import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Minute } from '#shared/time.ts';
import { codeRecipes } from './code-recipes.ts';
import { contentRecipes } from './content-recipes.ts';
import { copyTree } from './copied-tree.ts';
import type { CopiedTree } from './copied-tree.ts';

vi.setConfig({ testTimeout: 45 * Minute.ms, hookTimeout: 10 * Minute.ms });

// One after another on one copy, as in practice: no recipe may break the next.
let tree: CopiedTree;
const outcomes: string[] = [];
beforeAll(async () => {
  tree = await copyTree();
});
afterAll(() => tree.remove());

test.each([...contentRecipes, ...codeRecipes])('$name: it can be followed', async ({ follow }) => {
  const outcome = await follow(tree);
  expect(tree.takeEdits()).not.toEqual([]);
  const file = `src/testing/outcomes/outcome-${outcomes.length + 1}.test.ts`;
  await tree.add(file, outcome);
  outcomes.push(file);
});

test('the media build encodes and renders new files, and nothing the second time', async () => {
  expect(await tree.run('npm', 'run', 'media')).not.toMatch(/\b0 encoded now|\b0 rendered now/);
  expect(await tree.run('npm', 'run', 'media')).toMatch(/\b0 encoded now[^]*\b0 rendered now/);
});

// Without the stories: they show that the product still works, and no recipe changes its behaviour.
test('types, lint, build and unit tests stay green, and each recipe has the promised result', async () => {
  await tree.run('npm', 'run', 'format');
  for (const script of ['types', 'lint', 'build']) await tree.run('npm', 'run', script);
  // Of the folders that a recipe changes, and of what reads them.
  const folders = ['server', 'src/app', 'src/content', 'src/pages', 'src/shared', 'src/testing'];
  const printed = await tree.run('npm', 'run', 'test:unit', '--', ...folders);
  for (const file of outcomes) expect(printed).toContain(file);
});
