import type { Locator, Page } from '@playwright/test';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { expect, mainStory, readingStory as story } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

const screen = { width: 390, height: 844 } as const;
story.use({ viewport: screen, hasTouch: true });

/** Taps after scrolling no further than needed; returns how many screens were scrolled. */
async function reachAndTap(page: Page, control: Locator): Promise<number> {
  const before = await page.evaluate(() => window.scrollY);
  await control.scrollIntoViewIfNeeded();
  const after = await page.evaluate(() => window.scrollY);
  await control.tap();
  return Math.abs(after - before) / screen.height;
}

story(
  'The first question of the new house form is three taps and two screens from the landing page',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/');
    await whenHydrated(page);
    let screens = await reachAndTap(page, page.getByRole('link', { name: 'Enter Website' }));
    await expect(page).toHaveURL('/site-map');
    screens += await reachAndTap(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /Design Services/ })
        .first(),
    );
    await expect(page).toHaveURL('/design-services');
    const start = page
      .getByRole('navigation', { name: 'Reports' })
      .getByRole('link', { name: /^Start the questionnaire: New House/i });
    screens += await reachAndTap(page, start);
    await expect(questionnaireOf(page).getByLabel('Name')).toBeVisible();
    expect(screens).toBeLessThanOrEqual(2);
  },
);
