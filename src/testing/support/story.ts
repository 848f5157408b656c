import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { beginProgram } from './begin-program.ts';
import { startSite } from './site.ts';
import type { Site } from './site.ts';

interface StoryFixtures {
  site: Site;
  /**
   * Whether a page is laid out whole once it has loaded: a story scrolls and presses faster than any reader, and would
   * now and then press where a link was before what lies above it had taken its height.
   */
  isLaidOutWhole: boolean;
}

/** A browser test with a real server of its own. Fails on any error in the page's console. */
export const story = base.extend<StoryFixtures & { quietConsole: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.dispose();
  },
  isLaidOutWhole: [true, { option: true }],
  page: async ({ page, isLaidOutWhole }, use) => {
    if (isLaidOutWhole) {
      await page.addInitScript(() => {
        window.addEventListener('load', () => {
          document.documentElement.removeAttribute('data-fresh');
        });
      });
    }
    await use(page);
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

/** A story in which nobody writes anything and the server stays: those of one worker read from the same server. */
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

/** The browser itself reports every failed request as an error; stories cut the network on purpose. */
function isNetworkNoise(text: string): boolean {
  return /Failed to load resource|net::ERR_|no-response/.test(text);
}

/** Firefox also reports a request that its own worker had taken when its page went. */
function isNoiseInFirefox(text: string): boolean {
  return (
    isNetworkNoise(text) ||
    /NetworkError when attempting|ServiceWorker intercepted the request and encountered/.test(text)
  );
}

/** Waits until the service worker controls the page and its shell is stored. */
export async function waitForShell(page: Page): Promise<void> {
  await beginProgram(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** For `story.use`: windows fade in and pages glide, as most visitors see them. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Tag of what takes long and has a quicker sister, here or as a unit test: `npm run test:engines` tells it. */
export const long = '@long';

export { expect };
