import type { Page } from '@playwright/test';
import { whenHydrated } from './when-hydrated.ts';

/** Delays, fails or replaces the reads of a path, before the page requests them. */
export async function stubReads(page: Page, path: string, answer: 'never' | 'failure' | object) {
  await page.route(`**${path}`, async (route) => {
    if (answer === 'never') return;
    if (answer === 'failure') await route.fulfill({ status: 500, body: 'broken' });
    else await route.fulfill({ json: answer });
  });
}

/** Navigates within the app, as the back button would: the page reads its data itself. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await whenHydrated(page);
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
