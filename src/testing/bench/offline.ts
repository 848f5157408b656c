import type { Page } from '@playwright/test';
import process from 'node:process';
import { takePhone } from '../support/phone.ts';
import { startSite } from '../support/site.ts';
import { waitForShell } from '../support/story.ts';

/**
 * How long a reader waits with the server killed: `npm run bench:offline` after a build. Navigation is from the click on
 * a link to the frame that shows the next page's heading, at a processor four times slower, the first time (its code
 * comes from the device) and again. A cold start is a new browser process with the same profile, from the address to the
 * first words.
 */
const slowdown = 4;
const coldStarts = 7;
const reach = { navigationMs: 200, coldStartMs: 1_000 } as const;
const pages = [
  '/site-map',
  '/about',
  '/climate-responsive',
  '/natural-building-materials',
  '/offline',
];

const site = await startSite();
const phone = await takePhone(site.address);
try {
  const { page, context } = await phone.open();
  await page.goto('/about');
  await waitForShell(page);
  // The reads and the persisted lists follow the shell.
  await page.waitForFunction(async () => (await caches.keys()).includes('search-index'));
  const session = await context.newCDPSession(page);
  await site.stop('SIGKILL');

  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const links = await page
    .locator('nav[aria-label="Main"] a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  // The site map has no menu to go on from.
  const targets = links.filter((href) => href !== '/site-map' && href !== '/about');
  const rounds: Record<string, number[]> = { 'first time': [], again: [] };
  for (const times of Object.values(rounds)) {
    for (const target of [...targets, '/about']) times.push(await navigate(page, target));
  }
  await phone.close();

  const starts: number[] = [];
  for (let start = 0; start < coldStarts; start += 1) {
    const opened = await phone.open();
    await opened.page.goto(pages[start % pages.length] ?? '/');
    await opened.page.getByRole('heading', { level: 1 }).waitFor();
    starts.push(await firstWords(opened.page));
    await phone.close();
  }

  process.stdout.write(
    `with the server killed, ${targets.length + 1} pages, ${coldStarts} starts\n`,
  );
  for (const [name, times] of Object.entries(rounds)) {
    report(`navigation ${name}, ${slowdown}x slower`, times, reach.navigationMs);
  }
  report('cold start to the first words', starts, reach.coldStartMs);
} finally {
  await phone.dispose();
  await site.dispose();
}

/** Clicks the menu's link and answers the milliseconds until the frame with the next heading. */
async function navigate(page: Page, target: string): Promise<number> {
  const taken = await page.evaluate(async (href) => {
    const link = document.querySelector<HTMLAnchorElement>(
      `nav[aria-label="Main"] a[href="${href}"]`,
    );
    const before = document.querySelector('h1');
    if (link === null) throw new Error(`no link to ${href}`);
    const startedAt = performance.now();
    link.click();
    while (document.querySelector('h1') === before || document.querySelector('h1') === null) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // After the frame has been handed to the screen.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - startedAt;
  }, target);
  // The page's own work after it is shown is not the next navigation's.
  await page.waitForFunction(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(true))),
  );
  return taken;
}

async function firstWords(page: Page): Promise<number> {
  const time = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await time.jsonValue()) ?? Number.NaN;
}

function report(name: string, times: readonly number[], reachMs: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  const columns = [
    name.padEnd(36),
    `median ${at(0.5)} ms`.padEnd(16),
    `longest ${at(1)} ms`.padEnd(17),
    `reach ${reachMs} ms: ${at(0.5) <= reachMs ? 'yes' : 'no'}`,
  ];
  process.stdout.write(`${columns.join(' ')}\n`);
}
