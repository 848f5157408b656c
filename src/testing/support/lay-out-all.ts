import type { Page } from '@playwright/test';

/** Lays out what is below the first screen at once: a judge that measures every element would else measure guesses. */
export async function layOutAll(page: Page): Promise<void> {
  await page.locator('html').evaluate((root) => root.setAttribute('data-at-anchor', ''));
}
