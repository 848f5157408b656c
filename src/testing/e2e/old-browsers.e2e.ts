import type { Page } from '@playwright/test';
import { namedBrowsers } from '#shared/named-browsers.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { startSite } from '../support/site.ts';
import { expect, readingStory } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

/** The stories break the code of pages on purpose, which the console reports. */
const story = readingStory.extend({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await startSite({
        PRACTICE_EMAIL: 'studio@example.org',
        PRACTICE_PHONE: '(03) 5470 0000',
      });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  quietConsole: async ({}, use) => use(),
});
story.use({ serviceWorkers: 'block' });

/** What browsers of 2021 to 2023 lack, and newer ones have. */
const sinceThen = [
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.fromAsync',
  'Object.groupBy',
  'Map.groupBy',
  'structuredClone',
  'AbortSignal.any',
  'Promise.withResolvers',
  'Promise.try',
  'Set.prototype.union',
  'Set.prototype.isSubsetOf',
  'URL.canParse',
  'String.prototype.isWellFormed',
  'Iterator',
];
/** What the code needs of a browser. */
const needed = [
  'Array.prototype.at',
  'String.prototype.replaceAll',
  'Object.hasOwn',
  'AbortSignal.timeout',
  'HTMLDialogElement',
  'BroadcastChannel',
];

async function remove(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((all) => {
    for (const name of all) {
      const path = name.split('.');
      const last = path.pop() ?? '';
      const owner = path.reduce<object | undefined>(
        (of, part) => of && Reflect.get(of, part),
        globalThis,
      );
      if (owner) Reflect.deleteProperty(owner, last);
    }
  }, names);
}

const sentence = (page: Page) =>
  page
    .getByRole('paragraph')
    .filter({ hasText: `You can send our forms with JavaScript on in ${namedBrowsers}` })
    .first();

/** Words of a page that does not depend on the day, on the device or on how far a form has loaded. */
const wordsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.textContent.split(/\s+/).length);

const firstFile = /\/assets\/index-[\w-]+\.js$/;

async function expectAsSent(page: Page, address: string, sentLength: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.getByText('Something went wrong on our side'), address).toHaveCount(0);
  expect(await wordsOf(page), address).toBeGreaterThan(sentLength * 0.9);
}

async function expectFormSentence(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(sentence(page)).toBeVisible();
  await expect(sentence(page)).toContainText(
    'or email us at studio@example.org, or phone (03) 5470 0000.',
  );
  await expect(page.getByText('The form is loading…')).toBeHidden();
}

story(`A browser without the methods of the last years runs every page`, async ({ page }) => {
  await remove(page, sinceThen);
  for (const address of publicAddresses) {
    await page.goto(address);
    const sent = await wordsOf(page);
    await whenHydrated(page);
    await expectAsSent(page, address, sent);
  }
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(sentence(page)).toBeHidden();
});

story(
  `A browser that lacks what the code needs shows pages as they were sent`,
  async ({ browser, site }) => {
    for (const name of needed) {
      const context = await browser.newContext({
        baseURL: site.address,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await remove(page, [name]);
      await expectFormSentence(page);
      await context.close();
    }
    const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'block' });
    const page = await context.newPage();
    await remove(page, [...sinceThen, ...needed]);
    for (const address of publicAddresses) {
      await page.goto(address, { waitUntil: 'load' });
      await expectAsSent(page, address, await wordsOf(page));
      await expect(page.locator('html[data-hydrated]'), address).toHaveCount(0);
    }
    await context.close();
  },
);

for (const [fault, body] of [
  ['does not parse', 'this is no script <'],
  ['throws', 'throw new Error("an extension has broken it")'],
  ['is a captive portal’s page', '<!doctype html><h1>Sign in</h1>'],
] as const) {
  story(`The first file of code ${fault}, and pages stay as they were sent`, async ({ page }) => {
    await page.route(firstFile, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await expectFormSentence(page);
    for (const address of publicAddresses) {
      await page.goto(address);
      await expectAsSent(page, address, await wordsOf(page));
    }
  });
}

for (const address of ['/contact', '/design-services', '/tools/tank', '/library', '/projects']) {
  story(
    `Each later file of code of ${address} throws in turn, and the page stays readable`,
    async ({ page }) => {
      const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };
      await page.route(firstFile, (route) => route.fulfill(broken));
      await page.goto(address);
      const sent = await wordsOf(page);
      await page.unroute(firstFile);
      const files = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) files.add(pathname);
      });
      await page.goto(address);
      await whenHydrated(page);
      page.removeAllListeners('request');
      for (const file of files) {
        await page.route(`**${file}`, (route) => route.fulfill(broken));
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expectAsSent(page, `${address} without ${file}`, sent);
        await page.unroute(`**${file}`);
      }
    },
  );
}
