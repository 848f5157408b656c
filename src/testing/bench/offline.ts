import type { Page } from '@playwright/test';
import { searchCacheName } from '#offline/content-pack/pack-cache.ts';
import { startPhone } from '../support/phone.ts';
import { startSite } from '../support/site.ts';
import { waitForShell } from '../support/story.ts';
import { medianOf } from './bench-row.ts';
import type { BenchRow } from './bench-row.ts';
import { sized } from './short-form.ts';
import { until } from './until.ts';

const slowdown = 4;
const coldStarts = sized(7, 2);
const reach = { navigationMs: 200, coldStartMs: 1_000 } as const;
const startPages = [
  '/site-map',
  '/about',
  '/climate-responsive',
  '/natural-building-materials',
  '/offline',
];

/**
 * How long a reader waits with the server stopped, in Chromium. Navigation is from the click on a link to the frame
 * that shows the next page's heading, at a processor four times slower, the first time (its code is loaded from the
 * cache) and again. A cold start is a new browser process with the same profile, from the address to the first text.
 */
export async function benchOffline(): Promise<BenchRow[]> {
  const site = await startSite();
  const phone = await startPhone(site.address);
  try {
    const { page, context } = await phone.open();
    await page.goto('/about');
    await waitForShell(page);
    // The search index is downloaded after the app shell and the lists.
    await until(() =>
      page.evaluate(async (name) => {
        const cache = (await caches.has(name)) ? await caches.open(name) : null;
        return ((await cache?.keys()) ?? []).length > 0;
      }, searchCacheName),
    );
    await site.stop('SIGKILL');

    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const links = await page
      .locator('nav[aria-label="Main"] a')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    // The site map has no menu to continue from.
    const targets = [
      ...links.filter((href) => href !== '/site-map' && href !== '/about'),
      '/about',
    ];
    const walk = async () => {
      const times: number[] = [];
      for (const target of targets) times.push(await navigate(page, target));
      return times;
    };
    const first = await walk();
    const again = await walk();
    await phone.close();

    const starts: number[] = [];
    for (let start = 0; start < coldStarts; start += 1) {
      const opened = await phone.open();
      await opened.page.goto(startPages[start % startPages.length] ?? '/');
      await opened.page.getByRole('heading', { level: 1 }).waitFor();
      starts.push(await firstWords(opened.page));
      await phone.close();
    }
    return [
      rowOf(`offline navigation, first time, ${slowdown}x slower`, first, reach.navigationMs),
      rowOf(`offline navigation, again, ${slowdown}x slower`, again, reach.navigationMs),
      rowOf('cold offline start to the first words', starts, reach.coldStartMs),
    ];
  } finally {
    await phone.dispose();
    await site.dispose();
  }
}

/**
 * Clicks the menu's link and returns the milliseconds until the frame with the next heading. Watches without requesting
 * frames: one painted only for that would be counted.
 */
async function navigate(page: Page, target: string): Promise<number> {
  const taken = await page.evaluate(async (href) => {
    const link = document.querySelector<HTMLAnchorElement>(
      `nav[aria-label="Main"] a[href="${href}"]`,
    );
    const before = document.querySelector('h1');
    if (link === null) throw new Error(`no link to ${href}`);
    const startedAt = performance.now();
    const shown = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (heading === null || heading === before) return;
        observer.disconnect();
        // After the frame has been passed to the screen.
        requestAnimationFrame(() => setTimeout(resolve));
      }).observe(document.body, { childList: true, subtree: true });
    });
    link.click();
    await shown;
    return performance.now() - startedAt;
  }, target);
  // The page's own work after it is shown must not count for the next navigation.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  );
  return taken;
}

async function firstWords(page: Page): Promise<number> {
  const time = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await time.jsonValue()) ?? Number.NaN;
}

function rowOf(subject: string, times: readonly number[], reachMs: number): BenchRow {
  const median = medianOf(times);
  const longest = Math.max(...times);
  return {
    bench: 'offline',
    subject,
    measured: `median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms of ${times.length}`,
    reach: `${reachMs} ms`,
    isMet: median <= reachMs,
    figures: { median, longest, count: times.length },
  };
}
