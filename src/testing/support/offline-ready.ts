import type { Locator, Page } from '@playwright/test';
import { expect } from './story.ts';

/** Waits on `/offline` until every page, picture, PDF, list and the search index are on the device. */
export async function waitUntilReady(page: Page): Promise<Locator> {
  await page.goto('/offline');
  const reading = page.getByRole('region', { name: 'Offline reading' });
  await expect(reading.getByText('Ready to use offline.')).toBeVisible({ timeout: 60_000 });
  return reading;
}

/**
 * Waits until the copy of an API answer on the device contains these words. Background work fetches it some time after a
 * page has opened, which no state of the page shows.
 */
export async function waitUntilCached(page: Page, path: string, words = ''): Promise<void> {
  const hasCopy = async (sought: { path: string; words: string }) => {
    const text = await (await caches.match(sought.path))?.text();
    return text?.includes(sought.words) ?? false;
  };
  await expect
    .poll(() => page.evaluate(hasCopy, { path, words }), { message: `copy of ${path}` })
    .toBe(true);
}

/** Scrolls every picture of the page into view, and returns the addresses of those that are not shown. */
export async function findMissingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const holes: string[] = [];
    // What is below the first screen is rendered right after it.
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }));
    for (const image of document.querySelectorAll('img')) {
      // Not shown on this screen.
      if (image.getClientRects().length === 0) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A picture without an address is loaded when it is near.
      for (let frames = 0; frames < 120 && !(image.complete && image.currentSrc); frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const isDecoded = await image.decode().then(
        () => true,
        () => false,
      );
      if (!isDecoded || image.naturalWidth === 0) holes.push(image.currentSrc || image.alt);
    }
    return holes;
  });
}
