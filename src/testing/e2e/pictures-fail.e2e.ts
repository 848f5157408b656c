import { expect, readingStory as story } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

story.use({ serviceWorkers: 'block' });

for (const when of ['before', 'after'] as const) {
  story(`Pictures whose AVIF fails ${when} hydration are shown as WebP`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.avif$/, async (route) => {
      if (when === 'after') await released;
      await route.fulfill({ status: 404 });
    });
    await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
      if (when === 'before') await released;
      await route.continue();
    });
    await page.goto('/projects/1', {
      waitUntil: when === 'before' ? 'commit' : 'domcontentloaded',
    });
    const pictures = page.getByRole('main').locator('picture img');
    if (when === 'before') {
      await expect
        .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).complete))
        .toBe(true);
      release();
      await whenHydrated(page);
    } else {
      await whenHydrated(page);
      release();
    }
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(
        /\.webp$/,
      );
    }
  });
}
