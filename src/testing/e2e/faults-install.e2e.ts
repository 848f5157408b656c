import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formDescriptions } from '#shared/form-kinds.ts';
import { packChoiceKey } from '#offline/content-pack/background-download.ts';
import { waitUntilReady } from '../support/offline-ready.ts';
import { expect, faultStory as base, waitForShell } from '../support/fault-story.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { attachmentsStep, goToStep } from '../support/request.ts';
import { startProxy } from '../support/proxy.ts';
import type { Fault, Proxy } from '../support/proxy.ts';

/** Like the other fault stories, but with the content pack. */
const faultStory = base.extend({
  network: async ({ site }, use) => {
    const proxy = await startProxy(site.address);
    await use(proxy);
    await proxy.close();
  },
});

const portal: Fault = {
  kind: 'answer',
  status: 200,
  body: '<html><h1>Sign in to the pub’s network</h1></html>',
  headers: { 'Content-Type': 'text/html' },
};
const missing: Fault = { kind: 'answer', status: 404 };

/** Waits until the browser has given up installing the worker. */
async function waitForFailedInstall(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration === undefined || (!registration.installing && !registration.active);
      }),
    )
    .toBe(true);
}

/** Expects that one more visit is enough for the app to open without a network. */
async function expectWorkingShell(page: Page, network: Proxy): Promise<void> {
  await page.goto('/about');
  await waitForShell(page);
  network.isCut = true;
  await page.goto('/philosophy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  network.isCut = false;
}

for (const count of [1, 12, 45]) {
  faultStory(
    `The network fails at file ${count} of the app shell, and the next visit installs the shell`,
    async ({ network, page }) => {
      let left = -1;
      network.onRead = (address) => {
        if (address === '/service-worker.js') left = count;
        else if (left > 0) left -= 1;
        if (left === 0) network.isCut = true;
        return null;
      };
      await page.goto('/about');
      await expect.poll(() => network.isCut).toBe(true);
      await waitForFailedInstall(page);
      network.onRead = null;
      network.isCut = false;
      await expectWorkingShell(page, network);
    },
  );
}

for (const [trouble, fault] of [
  ['is missing', missing],
  ['is the page of a captive portal', portal],
] as const) {
  faultStory(
    `A file of the app shell ${trouble}, and the next visit installs the shell`,
    async ({ network, page }) => {
      network.onRead = (address) => (address.startsWith('/icon-192.png') ? fault : null);
      await page.goto('/about');
      await expect
        .poll(() => network.passed.filter(({ path }) => path === '/icon-192.png').length)
        .toBeGreaterThanOrEqual(3);
      await waitForFailedInstall(page);
      network.onRead = null;
      await expectWorkingShell(page, network);
    },
  );
}

/** The browser reports what it keeps a filter from doing. */
const filteredStory = faultStory.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  quietConsole: async ({}, use) => use(),
});
const filter = '<script src="https://filter.invalid/x.js"></script>';
const stripped = (html: string) => html.replaceAll(/<!--.*?-->/gs, '');
for (const [what, alterPages, alterHeaders] of [
  ['adds a script', (html: string) => html.replace('</head>', `${filter}</head>`), null],
  ['adds a banner', (html: string) => html.replace(/<body[^>]*>/, '$&<div>Filtered</div>'), null],
  ['strips comments and space', (html: string) => stripped(html).replaceAll(/\n\s*/g, ''), null],
  [
    'adds a script and replaces the policy',
    (html: string) => html.replace('</head>', `${filter}</head>`),
    (headers: Record<string, unknown>) => {
      headers['content-security-policy'] = "default-src 'self' https://filter.invalid";
    },
  ],
] as const) {
  filteredStory(
    `A proxy ${what} in every page, and pages open offline all the same`,
    async ({ network, page }) => {
      // The filter's own file is none of ours.
      await page.route('https://filter.invalid/**', (route) => route.abort());
      network.alterPages = alterPages;
      network.alterHeaders = alterHeaders;
      await expectWorkingShell(page, network);
      network.isCut = true;
      await page.goto('/about');
      await expect(page.locator('script[src*="filter.invalid"]')).toHaveCount(0);
      await expect(page.getByText('Filtered')).toHaveCount(0);
      const policy = await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          for (const request of await (await caches.open(name)).keys()) {
            if (!request.url.includes('/index.html')) continue;
            const cached = await caches.match(request, { cacheName: name });
            return cached?.headers.get('Content-Security-Policy') ?? '';
          }
        }
        return '';
      });
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(policy).not.toContain('filter.invalid');
    },
  );
}

faultStory(
  'Pictures that are cut off, missing or replaced by a captive portal are reported, download later and survive an update',
  async ({ network, page }) => {
    let packed = 0;
    network.onRead = (address) => {
      if (!address.includes('?pack=')) return null;
      packed += 1;
      if (packed === 30) network.isCut = true;
      return null;
    };
    await page.goto('/about');
    await expect.poll(() => network.isCut, { timeout: 40_000 }).toBe(true);
    network.isCut = false;

    const bad = new Map<string, Fault>([
      ['/attached_assets/documents/', missing],
      ['/attached_assets_compressed/heroes/', portal],
    ]);
    network.onRead = (address) => {
      if (!address.includes('?pack=')) return null;
      return [...bad].find(([path]) => address.startsWith(path))?.[1] ?? null;
    };
    // Stop automatic downloads: while one runs, a Stop button replaces this one.
    await page.evaluate((key) => localStorage.setItem(key, 'removed'), packChoiceKey);
    await page.goto('/offline');
    const reading = page.getByRole('region', { name: 'Offline reading' });
    const download = reading.getByRole('button', {
      name: /^(?:Download for offline use|Continue download)$/,
    });
    await expect(reading.getByRole('row', { name: /PDFs/ })).toContainText(/PDFs\s*0 of \d/);
    await expect(download).toBeVisible({ timeout: 40_000 });
    await download.click();
    await expect(reading.getByText(/Some files didn’t download/)).toBeVisible({ timeout: 40_000 });
    await expect(reading.getByText('Not ready to use offline yet.')).toBeVisible();

    network.onRead = null;
    const before = network.passed.length;
    await download.click();
    await expect(reading.getByText('All pictures and PDFs are downloaded.')).toBeVisible();
    const came = network.passed
      .slice(before)
      .filter(({ path }) => path.includes('attached_assets'));
    const isOfBad = ({ path }: { path: string }) =>
      [...bad.keys()].some((of) => path.startsWith(of));
    expect(came.filter((entry) => !isOfBad(entry))).toEqual([]);
    await waitUntilReady(page);

    const updatedFrom = network.passed.length;
    const revision = createHash('sha256').update('the next release').digest('hex');
    network.rewrite('/service-worker.js', (text) =>
      text.replace(/(?<="revision":")\w+(?=","url":"index\.html")/, revision),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    network.isCut = true;
    await page.reload();
    await expect(reading.getByText('Ready to use offline.')).toBeVisible();
    const loadedAgain = network.passed
      .slice(updatedFrom)
      .filter(({ path }) => path.startsWith('/attached_assets'));
    expect(loadedAgain).toEqual([]);
  },
);

faultStory(
  'When the device is nearly full, downloaded pictures are evicted, and drafts and their photos are not',
  async ({ network, page, context, browserName }) => {
    faultStory.skip(browserName !== 'chromium', 'only Chromium lets a test choose the space');
    await page.goto('/about');
    await waitForShell(page);
    await waitUntilReady(page);
    const browser = await context.newCDPSession(page);
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await browser.send('Storage.overrideQuotaForOrigin', {
      origin: network.address,
      quotaSize: usage + 3_000_000,
    });

    await page.goto(formDescriptions.newHouseDesign.page);
    const form = questionnaireOf(page);
    await form.getByLabel('Name').fill('Rosa Kirk');
    await expect(form.getByText(/Saved on this device/)).toBeVisible();
    await goToStep(form, attachmentsStep);
    const add = (name: string, bytes: number) =>
      form.locator('input[name="attachments"]').setInputFiles({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.alloc(bytes, name),
      });
    await add('block.txt', 2_500_000);
    await expect(form.getByText('block.txt')).toBeVisible();
    // Twice what is left, with nothing more to evict.
    await add('too-much.txt', 9_000_000);
    await expect(
      form.getByRole('group', { name: attachmentsStep }).getByRole('alert'),
    ).toBeVisible();

    await page.goto('/offline');
    const reading = page.getByRole('region', { name: 'Offline reading' });
    const row = reading.getByRole('row', { name: /Pictures/ });
    await expect(row).toContainText(/\d+ of \d{3}/);
    // Evicted pictures may download again while there is room, but not all of them fit.
    const [, kept, all] = /(\d+) of (\d{3})/.exec(await row.innerText()) ?? [];
    expect(Number(kept)).toBeLessThan(Number(all));
    await expect(page.getByRole('region', { name: 'Drafts' })).toContainText(
      formDescriptions.newHouseDesign.name,
    );
    await page.goto(formDescriptions.newHouseDesign.page);
    await page.reload();
    await goToStep(form, attachmentsStep);
    await expect(form.getByText('block.txt')).toBeVisible();
    await expect(form.getByText('too-much.txt')).toHaveCount(0);
  },
);

faultStory(
  'Three tabs update to a new version one after the other',
  async ({ network, page, context }) => {
    network.onRead = (address) => (address.startsWith('/content-pack.json') ? missing : null);
    await page.goto('/about');
    await waitForShell(page);
    const others = [await context.newPage(), await context.newPage()];
    for (const other of others) {
      await other.goto('/philosophy');
      await waitForShell(other);
    }
    network.rewrite('/service-worker.js', (text) => `${text}\n// the next version`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    for (const tab of [page, ...others]) {
      const load = tab.getByRole('button', { name: 'Update now' });
      await expect(load).toBeVisible();
      const reloaded = tab.waitForEvent('load');
      await load.click();
      await reloaded;
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);
