import type { Browser, Page } from '@playwright/test';
import type { Site } from '../support/site.ts';

/** Widths of the window in CSS pixels: 320 is also a desktop of 1280 at 400 % zoom. */
export const widthsPx = [320, 768, 1280] as const;

export const schemes = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colours', colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** A page in its own browser profile, without motion. Close its context afterwards. */
export async function openPage(browser: Browser, site: Site, widthPx: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width: widthPx, height: 800 },
    reducedMotion: 'reduce',
    // Its offline downloads would run beside every page.
    serviceWorkers: 'block',
  });
  // tsx wraps named functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context.newPage();
}

/** Shows the page in light, in dark and in forced colours, one after the other. */
export async function eachScheme(
  page: Page,
  look: (scheme: string) => Promise<void>,
): Promise<void> {
  for (const { name, ...media } of schemes) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await look(name);
  }
}
