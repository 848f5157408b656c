import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { databaseName, tableNames } from '#offline/records.ts';
import config from '../../../playwright.config.ts';
import { readInbox } from '../support/owner.ts';
import { queuedRequest } from '../support/queued-request.ts';
import type { QueuedRequest } from '../support/queued-request.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startSite } from '../support/site.ts';
import type { BenchRow } from './bench-row.ts';
import { sized } from './short-form.ts';
import { until } from './until.ts';

const requests = sized(100, 5);
const fileBytes = 200_000;

/**
 * A device in Chromium on which 100 filled questionnaires wait, each with a file of 200 kB: from opening the site to
 * the last receipt, sent by the page's own outbox, one after the other. The server sees each request from its own
 * address: one address may send 60 at once and then one in two seconds, and only that would be measured.
 */
export async function benchDraining(): Promise<BenchRow[]> {
  const site = await startSite({ TRUST_PROXY: '1' });
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const context = await browser.newContext({ baseURL: site.address });
    let addresses = 0;
    await context.route('**/api/{upload,consultation,ping}*', async (route) => {
      addresses += 1;
      const from = `10.0.${addresses >> 8}.${addresses & 255}`;
      await route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': from } });
    });
    // Only the outbox is measured.
    await context.route('**/content-pack.json', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/offline');
    await page.getByRole('region', { name: 'Sent or waiting to send' }).waitFor();
    // The page makes its database a moment later; Dexie numbers its versions in tens. Opened before, it would be an
    // empty one of version 1.
    await until(() =>
      page.evaluate(
        async (database) =>
          (await indexedDB.databases()).some(
            ({ name, version = 0 }) => name === database && version >= 10,
          ),
        databaseName,
      ),
    );
    const chance = seededRandom(5);
    for (let count = 0; count < requests; count += 1) {
      await queue(page, queuedRequest('newHouseDesign', [fileBytes], chance));
    }
    const startedMs = performance.now();
    await page.goto('/about');
    await until(() =>
      page.evaluate(
        async ([database, table, all]) => {
          const opened = await new Promise<IDBDatabase>((resolve, reject) => {
            const opening = indexedDB.open(database);
            opening.addEventListener('success', () => resolve(opening.result));
            opening.addEventListener('error', () => reject(opening.error));
          });
          const counted = await new Promise<number>((resolve, reject) => {
            const index = opened.transaction(table).objectStore(table).index('state.kind');
            const counting = index.count('delivered');
            counting.addEventListener('success', () => resolve(counting.result));
            counting.addEventListener('error', () => reject(counting.error));
          });
          opened.close();
          return counted === all;
        },
        [databaseName, tableNames.outbox, requests] as const,
      ),
    );
    const seconds = (performance.now() - startedMs) / 1_000;
    const inbox = await readInbox(site);
    const withFile = inbox.requests.filter(({ attachments }) => attachments.length === 1).length;
    return [
      {
        bench: 'draining',
        subject: `${requests} queued requests, a file of ${fileBytes / 1_000} kB each`,
        measured: `${seconds.toFixed(1)} s, ${((seconds / requests) * 1_000).toFixed(0)} ms each; ${withFile} arrived with their file`,
        reach: 'all, once',
        mustHold: true,
        isMet: inbox.requests.length === requests && withFile === requests,
        figures: { seconds, arrived: inbox.requests.length, withFile },
      },
    ];
  } finally {
    await browser.close();
    await site.dispose();
  }
}

/** Adds a finished request to the device, bypassing the app. */
async function queue(page: Page, { item, files }: QueuedRequest): Promise<void> {
  const rows = files.map(({ file, bytes }) => ({ file, base64: bytes.toString('base64') }));
  await page.evaluate(
    async ({ database, tables, outboxItem, fileRows }) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      const names = [tables.outbox, tables.files, tables.fileBytes];
      const transaction = opened.transaction(names, 'readwrite');
      transaction.objectStore(tables.outbox).put(outboxItem);
      for (const { file, base64 } of fileRows) {
        transaction.objectStore(tables.files).put(file);
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
        transaction.objectStore(tables.fileBytes).put({ fileId: file.id, bytes });
      }
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('error', () => reject(transaction.error));
      });
      opened.close();
    },
    { database: databaseName, tables: tableNames, outboxItem: item, fileRows: rows },
  );
}
