import { paths } from '#shared/paths.ts';
import { delayFiles } from '../support/delay-files.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { listenForLayoutShifts } from '../support/layout-shifts.ts';
import { expect, quick, readingStory as story } from '../support/story.ts';

const longLists: readonly string[] = [paths.projects, paths.communityProjects, paths.blog];

for (const [half, name] of ['Every other page', 'Every page between'].entries()) {
  story(
    `${name} hydrates the server’s HTML without an error, a layout shift or a repeated request`,
    async ({ page }) => {
      const shifts = await listenForLayoutShifts(page);
      for (const path of publicPaths.filter((_, index) => index % 2 === half)) {
        // Background reads of the previous page must not count.
        await page.goto('about:blank');
        shifts.take();
        const reads: string[] = [];
        const listen = (request: { url(): string }) => {
          reads.push(new URL(request.url()).pathname);
        };
        page.on('request', listen);
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await whenHydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        page.off('request', listen);
        // The page's data is in its HTML; the long lists, which contain everything in full, are read once for the page
        // and, on a first visit, once for a worker that was not there yet.
        const asked = reads.filter((read) => read === `/api${path}`).length;
        expect(asked, `reads on ${path}`).toBeLessThanOrEqual(longLists.includes(path) ? 2 : 0);
        expect(shifts.take(), `shifts on ${path}`).toEqual([]);
      }
    },
  );
}

story(
  'A reader who taps an in-page link during hydration stays at its target',
  { tag: quick },
  async ({ page }) => {
    const { release } = await delayFiles(page, /\/assets\/tool-sun-[^/]+\.js$/);
    await page.goto(paths.tool('sun'), { waitUntil: 'commit' });
    // The router has started; the page's own code is still loading.
    await page.waitForFunction(() => window.history.state?.idx === 0);
    await page.getByRole('link', { name: 'Go to the answer' }).click();
    const answer = page.locator('#answer');
    await expect(answer).toBeInViewport();
    // Reading continues from there.
    await page.evaluate(() => window.scrollBy({ top: 150, behavior: 'instant' }));
    const top = () =>
      answer.evaluate(async (element) => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return element.getBoundingClientRect().top;
      });
    const before = await top();
    release();
    await whenHydrated(page);
    expect(await top()).toBeCloseTo(before, 0);
  },
);
