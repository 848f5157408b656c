import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openJournalLog } from '#server/storage/journal/journal-log.ts';
import { createRecordStore } from '#server/storage/record-store.ts';
import { sampleSubmission } from '#server/testing/samples.ts';
import config from '../../../playwright.config.ts';
import { filledForm } from '../support/filled-forms.ts';
import { recordButton, signIn } from '../support/owner.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startSite } from '../support/site.ts';
import type { BenchRow } from './bench-row.ts';
import { quantile } from './figures.ts';
import { sized } from './short-form.ts';

const requests = sized(5_000, 200);
const messages = sized(50_000, 300);
const slowdown = 4;
const reachListMs = 300;
const reachSearchMs = 100;
/** Each finds other rows than the one before it. */
const searches = ['ngata', 'obrien', 'petrov trentham', 'kirk', 'castlemaine', 'bushfire creek'];
/** A list that takes longer is broken, not slow. */
const longestMs = sized(20_000, 5_000);

/** The owner's list and search, on a phone’s processor, from the tap or key to the frame that shows the rows. */
export async function benchInbox(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    await site.stop();
    await fill(join(site.dataFolder, 'records'));
    await site.start();
    const page = await browser.newPage({
      baseURL: site.address,
      viewport: { width: 360, height: 780 },
      isMobile: true,
      hasTouch: true,
    });
    await page.goto('/messages');
    await signIn(page);
    await page.getByRole('button', { name: /^Inbox/ }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const lists: number[] = [];
    for (const tab of ['Inbox', 'Requests', 'Inbox', 'Requests', 'Inbox', 'Requests']) {
      lists.push(await timeOf(page, { press: tab }));
    }
    const far = await scrollDown(page);
    await page.getByRole('button', { name: /^Requests/ }).click();
    await recordButton(page, /./).first().waitFor();
    // The first search after a start works out what there is to search.
    const firstMs = await timeOf(page, { search: 'eganstown' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const found: number[] = [];
    for (const search of searches) found.push(await timeOf(page, { search }));
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const foundSlowly: number[] = [];
    for (const search of searches) foundSlowly.push(await timeOf(page, { search }));
    const [listMs, searchMs, slowSearchMs] = [lists, found, foundSlowly].map((times) =>
      quantile(times, 0.5),
    );
    return [
      row(
        `a list of ${messages + requests} records, at ${slowdown}× CPU`,
        listMs,
        reachListMs,
        `worst ${ms(Math.max(...lists))}; ${far.rows} rows after ten ends, the last in ${ms(far.lastMs)}`,
      ),
      row(
        `a search in ${requests} whole requests, server and rows`,
        searchMs,
        reachSearchMs,
        `worst ${ms(Math.max(...found))}; at ${slowdown}× CPU ${ms(slowSearchMs)}; the first after a start ${ms(firstMs)}`,
      ),
    ];
  } finally {
    await browser.close();
    await site.dispose();
  }
}

const ms = (value = Number.NaN) => `${Math.round(value)} ms`;

function row(subject: string, medianMs = Number.NaN, reachMs: number, more: string): BenchRow {
  return {
    bench: 'inbox',
    subject,
    measured: `median ${ms(medianMs)}; ${more}`,
    reach: `≤ ${reachMs} ms`,
    isMet: medianMs <= reachMs,
    figures: { medianMs },
  };
}

/** From the event to the frame with other rows than before. */
function timeOf(page: Page, what: { press: string } | { search: string }): Promise<number> {
  // Without functions of its own: the loader would wrap their names, and the page has no such wrapper.
  return page.evaluate(
    async ({ asked, patienceMs }) => {
      const rows = 'ul[aria-label="Messages and requests"] [data-record]';
      const first = document.querySelector(rows)?.getAttribute('data-record');
      const count = document.querySelectorAll(rows).length;
      const startedMs = performance.now();
      if ('press' in asked) {
        for (const tab of document.querySelectorAll<HTMLElement>('[aria-label="Folders"] button')) {
          if (tab.textContent.startsWith(asked.press)) tab.click();
        }
      } else {
        const input = document.querySelector<HTMLInputElement>('main input[type="search"]');
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, asked.search);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = document.querySelector(rows)?.getAttribute('data-record');
        const isOther = now !== first || document.querySelectorAll(rows).length !== count;
        if ((now && isOther) || performance.now() - startedMs > patienceMs) break;
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - startedMs;
    },
    { asked: what, patienceMs: longestMs },
  );
}

/** Scrolls to the end of what is there, ten times. */
async function scrollDown(page: Page): Promise<{ rows: number; lastMs: number }> {
  let lastMs = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    const count = await recordButton(page, /./).count();
    const startedMs = performance.now();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const more = page.locator(
      `ul[aria-label="Messages and requests"] > li:nth-child(${count + 1})`,
    );
    const isEnd = (await page.getByRole('button', { name: 'Show more' }).count()) === 0;
    if (isEnd) break;
    await more.waitFor({ state: 'attached' });
    lastMs = performance.now() - startedMs;
  }
  return { rows: await recordButton(page, /./).count(), lastMs };
}

async function fill(folder: string): Promise<void> {
  const log = await openJournalLog({ folder, clock: () => new Date() });
  const store = createRecordStore(log);
  const chance = seededRandom(5);
  const forms = [
    'propertyAssessment',
    'newHouseDesign',
    'houseExtension',
    'naturalBuilding',
  ] as const;
  const all = messages + requests;
  for (let first = 0; first < all; first += 500) {
    await Promise.all(
      Array.from({ length: Math.min(500, all - first) }, (_, index) => {
        const number = first + index;
        const isRequest = number % Math.round(all / requests) === 0;
        const form = isRequest ? chance.pick(forms) : 'contact';
        return store.receive(
          sampleSubmission(number, {
            kind: !isRequest
              ? 'contact'
              : form === 'naturalBuilding'
                ? 'natural-building'
                : 'consultation',
            receivedAt: new Date(Date.UTC(2024, 0, 1) + number * 60_000).toISOString(),
            // Most are done with.
            status: number % 50 === 0 ? 'new' : 'delivered',
            depositPaidAt: number % 50 === 0 ? null : '2024-02-01T00:00:00.000Z',
            body: filledForm(form, chance),
          }),
        );
      }),
    );
  }
  await store.close();
}
