import type { Page } from '@playwright/test';

/** Waits until the first page of a visit is hydrated: every control responds. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
