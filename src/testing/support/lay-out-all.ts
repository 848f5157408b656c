import type { Page } from '@playwright/test';

/** Lays out at once what a document that has just come leaves for later; before, a measure of it would be a guess. */
export async function layOutAll(page: Page): Promise<void> {
  await page.locator('html').evaluate((root) => root.removeAttribute('data-fresh'));
}
