import type { Page } from '@playwright/test';

/**
 * Lays out what is below the first screen at once: a tool that measures every element would otherwise measure
 * estimates.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.locator('html').evaluate((root) => root.setAttribute('data-at-anchor', ''));
}
