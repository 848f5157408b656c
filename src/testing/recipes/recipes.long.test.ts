import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codeRecipes } from './code-recipes.ts';
import { contentRecipes } from './content-recipes.ts';
import { copyTree } from './copied-tree.ts';
import type { CopiedTree } from './copied-tree.ts';

const recipes = [...contentRecipes, ...codeRecipes].map((recipe, index) => ({ ...recipe, index }));

/**
 * Everything that an edit by a recipe could break and that needs no build and no git. What needs them has its own test
 * in `npm test`.
 */
const affected = [
  'server/http/app.test.ts',
  'server/pages/seo',
  'src/content',
  'src/content',
  'src/features/blog',
  'src/features/library',
  'src/features/payment',
  // The dialog's own tests wait for seconds, and no recipe affects them.
  'src/features/questionnaire/questionnaire-form',
  'src/features/questionnaire/request-copy',
  'src/features/questionnaire/sections-of-form',
  'src/features/services',
  'src/shared/questionnaires',
  'src/testing/repo/pages.test.ts',
  'src/testing/repo/pictures.test.ts',
  'src/testing/repo/search.test.ts',
];

// A media build, the compiler and a thousand tests, on a machine that may be busy.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

// One after another on one copy, as in practice: each must leave room for the next.
let tree: CopiedTree;
beforeAll(async () => {
  tree = await copyTree();
});
afterAll(() => tree.remove());

test.each(recipes)('$name: it can be followed', async ({ follow }) => {
  await follow(tree);
  expect(tree.takeEdits()).not.toEqual([]);
});

test('the media build makes what the new pictures and pages need', async () => {
  const report = await tree.media();
  // Four and eight of the projects, three of the article, the hero and its crop for phones.
  expect(report).toContain('17 encoded now');
  expect(report).toContain('17 photographs of the owner');
  expect(await tree.media()).toMatch(/\b0 encoded now[^]*\b0 drawn now/);
});

test('types stay right', async () => {
  expect(await tree.types()).toBe('');
});

test('the tests stay green, and each recipe has come to what it says', async () => {
  for (const { outcome, index } of recipes) {
    await tree.add(`src/outcome-${index}.test.ts`, outcome);
  }
  const outcomes = recipes.map(({ index }) => `src/outcome-${index}.test.ts`);
  const { failed, passed } = await tree.tests([...outcomes, ...affected]);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(recipes.length);
});
