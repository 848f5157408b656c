import type { Page } from '@playwright/test';
import { beginProgram } from '../support/begin-program.ts';
import { listenForJumps } from '../support/jumps.ts';
import { expect, readingStory as story } from '../support/story.ts';

/** Titles that break elsewhere in the letters of a device. */
const pages = [
  '/site-map',
  '/projects/8',
  '/blog/how-dry-is-dry-enough',
  '/blog/reading-a-block-before-you-draw',
  '/contact',
];

for (const width of [360, 1280]) {
  story(`Letters that come late move nothing, ${width} points wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const jumps = await listenForJumps(page);
    for (const path of pages) {
      const letters = await holdLetters(page);
      await page.goto(path, { waitUntil: 'commit' });
      await waitUntilDrawn(page);
      jumps.take();
      const places = await placesOf(page);
      await letters.come();
      expect(await placesOf(page), path).toEqual(places);
      expect(jumps.take(), path).toEqual([]);
    }
  });
}

story('Letters that came late are those of the next page', async ({ page }) => {
  const letters = await holdLetters(page);
  await page.goto('/site-map', { waitUntil: 'commit' });
  await waitUntilDrawn(page);
  await letters.come();
  expect(await fontsOf(page, 'h1')).not.toContain('EB Garamond');
  await beginProgram(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Projects/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['EB Garamond']);
});

story('Letters that are there in time are those of the page', async ({ page }) => {
  // A machine that is busy elsewhere may need longer than a browser waits.
  await expect(async () => {
    await page.goto('/about');
    expect(await fontsOf(page, 'h1')).toEqual(['EB Garamond']);
  }).toPass();
});

/** Keeps letters on their way until they are let go; the next call begins anew. */
async function holdLetters(page: Page): Promise<{ come: () => Promise<void> }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const address = '**/*.woff2';
  // Each page asks for them anew: none is answered from the cache.
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return {
    async come() {
      release();
      await page.waitForLoadState('load');
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      await page.unroute(address);
    },
  };
}

/** A browser waits a tenth of a second for letters before it draws without them. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [drawn] = performance.getEntriesByName('first-contentful-paint');
    return drawn !== undefined && performance.now() > drawn.startTime + 500;
  });
}

/** Where the titles and paragraphs of the first screen stand, and how high they are. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, main p')].flatMap((element) => {
      const { top, height } = element.getBoundingClientRect();
      const place = `${element.tagName} ${Math.round(top)} ${Math.round(height)}`;
      return top < window.innerHeight ? [place] : [];
    }),
  );
}

/** The families that the words of an element are drawn with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}
