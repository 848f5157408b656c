import type { Page } from '@playwright/test';
import { delayFiles } from '../support/delay-files.ts';
import { listenForLayoutShifts } from '../support/layout-shifts.ts';
import { expect, readingStory as story, waitForShell } from '../support/story.ts';

/** Titles that wrap differently in a device's own fonts. */
const pages = [
  '/site-map',
  '/projects/8',
  '/blog/how-dry-is-dry-enough',
  '/blog/reading-a-block-before-you-draw',
  '/contact',
];

for (const width of [360, 1280]) {
  story(`Fonts that load late shift no layout at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const shifts = await listenForLayoutShifts(page);
    for (const path of pages) {
      const fonts = await delayFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await whenPainted(page);
      // The form fills its reserved space once its chunk has loaded.
      if (path === '/contact') await page.getByRole('textbox', { name: 'Name' }).waitFor();
      shifts.take();
      const places = await placesOf(page);
      await fonts.release();
      expect(await placesOf(page), path).toEqual(places);
      expect(shifts.take(), path).toEqual([]);
    }
  });
}

story('Fonts that load in time are used on the page', async ({ page }) => {
  // A busy machine may take longer than the browser waits.
  await expect(async () => {
    await page.goto('/about');
    expect(await fontsOf(page, 'h1')).toEqual(['EB Garamond']);
  }).toPass();
});

story(
  'A first visit over a slow connection loads no fonts, and the next page has them',
  async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto('/tools/wall');
    await waitForShell(page);
    expect(fonts).toEqual([]);
    await expect(async () => {
      await page.goto('/about');
      expect(await fontsOf(page, 'h1')).toEqual(['EB Garamond']);
    }).toPass();
  },
);

story('A page without script preloads its fonts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const preloaded = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.isLinkPreload && request.url.endsWith('.woff2')) preloaded.add(request.url);
  });
  await page.goto('/about');
  expect(preloaded.size).toBe(3);
  await context.close();
});

/** Delays fonts until released; each call starts a new delay. */
async function delayFonts(page: Page): Promise<{ release: () => Promise<void> }> {
  const address = '**/*.woff2';
  // Each page requests them again: none comes from the cache.
  const { release } = await delayFiles(page, address);
  return {
    async release() {
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

/** A browser waits a tenth of a second for fonts before it paints without them. */
async function whenPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() > paint.startTime + 500;
  });
}

/** Position and height of the titles and paragraphs on the first screen. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, main p')].flatMap((element) => {
      const { top, height } = element.getBoundingClientRect();
      const place = `${element.tagName} ${Math.round(top)} ${Math.round(height)}`;
      return top < window.innerHeight ? [place] : [];
    }),
  );
}

/** The font families that paint the text of an element. */
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
