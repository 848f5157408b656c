import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { whenHydrated } from './when-hydrated.ts';
import { startSite } from './site.ts';
import type { Site } from './site.ts';

interface StoryFixtures {
  site: Site;
}

/** A browser test with its own real server. Fails on any error in the page's console. */
export const story = base.extend<StoryFixtures & { quietConsole: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.dispose();
  },
  baseURL: async ({ site }, use) => {
    await use(site.address);
  },
  quietConsole: [
    async ({ context, browserName }, use) => {
      const faults: string[] = [];
      const isFirefox = browserName === 'firefox';
      const isNoise = isFirefox ? isNoiseInFirefox : isNetworkNoise;
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!isFirefox || !isNoiseInFirefox(text)) faults.push(text);
      });
      context.on('console', (message) => {
        if (message.type() === 'error' && !isNoise(message.text())) {
          faults.push(`${message.location().url}: ${message.text()}`);
        }
      });
      await use();
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** A story without writes and restarts; those of one worker share a server. */
export const readingStory = story.extend<object, { shared: Site }>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker' },
  ],
  site: async ({ shared }, use) => {
    await use(shared);
  },
});

/**
 * The browser itself reports every failed request as an error, a worker's update as well; stories cut the network on
 * purpose.
 */
function isNetworkNoise(text: string): boolean {
  return /Failed to load resource|net::ERR_|no-response|error occurred when fetching the script/.test(
    text,
  );
}

/** Firefox also reports a request that its worker was handling when the page closed. */
function isNoiseInFirefox(text: string): boolean {
  return (
    isNetworkNoise(text) ||
    /NetworkError when attempting|ServiceWorker intercepted the request and encountered/.test(text)
  );
}

/** Waits until the service worker controls the page and its shell is stored. */
export async function waitForShell(page: Page): Promise<void> {
  await whenHydrated(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Tag of the few stories that `npm test` runs: a form arrives once, the inbox, reading offline, a first page, a tool. */
export const quick = '@quick';

/** Tag of the main stories of each part, which `.ci/run` runs each time; of the others it runs a tenth. */
export const mainStory = '@main';

export { expect };
