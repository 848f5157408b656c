import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { publicPaths } from '../support/public-paths.ts';
import { expect, story } from '../support/story.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

story('Nobody is shut out of a page, on a phone in the light', async ({ page }) => {
  story.setTimeout(300_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of publicPaths) {
    await page.goto(path);
    found.push(...(await violationsOf(page)));
  }
  expect(found).toEqual([]);
});

story('Nobody is shut out of a page, on a desk in the dark', async ({ page }) => {
  story.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of publicPaths) {
    await page.goto(path);
    found.push(...(await violationsOf(page)));
  }
  expect(found).toEqual([]);
});

story('Nobody is shut out of menu, questionnaire, chat, lightbox and sign-in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];

  await page.goto('/projects/1');
  await page.getByRole('button', { name: 'Menu' }).click();
  found.push(...(await violationsOf(page)));
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Enlarge picture/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close picture' })).toBeVisible();
  found.push(...(await violationsOf(page)));
  await page.keyboard.press('Escape');

  await page.goto('/design-services?questionnaire=newHouseDesign');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  found.push(...(await violationsOf(page)));

  await page.goto('/messages');
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await violationsOf(page)));
  expect(found).toEqual([]);
});

story('A reader on a narrow phone never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of publicPaths) {
    await page.goto(path);
    const extra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (extra > 0) wide.push(`${path} by ${extra} px`);
  }
  expect(wide).toEqual([]);
});
