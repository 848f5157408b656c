import type { Page } from '@playwright/test';
import { emptyAnswer, portalPage } from '../support/answers.ts';
import { expect, faultStory, mainStory } from '../support/fault-story.ts';
import { readInbox } from '../support/owner.ts';
import type { Fault } from '../support/proxy.ts';
import {
  attach,
  startRequest,
  entryOf,
  expectOneRecord,
  pdf,
  submit,
  waitForReceipt,
} from '../support/request.ts';

const payment = { name: 'Payment Instructions' } as const;
const body = '/api/consultation';
const upload = '/api/upload';

/** Every fault that can pass without the visitor doing anything. */
const troubles: readonly Fault[] = [
  { kind: 'cut' },
  { kind: 'answer', status: 500, body: 'Internal Server Error' },
  { kind: 'answer', status: 502, body: '<h1>Bad Gateway</h1>' },
  { kind: 'answer', status: 429, headers: { 'Retry-After': '600' } },
  portalPage,
  emptyAnswer,
  { kind: 'lost-reply' },
];

/** Presses "Send now" whenever it can be pressed, until the receipt is there. */
async function sendUntilReceived(page: Page): Promise<void> {
  const entry = entryOf(page);
  const received = entry.getByText(/Received: NB-/);
  await expect(async () => {
    if (await received.isVisible()) return;
    await entry.getByRole('button', { name: 'Send now' }).click({ timeout: 1_000 });
    await expect(received).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}

// One fault after the other; the outbox's unit tests cover each of them.
for (const [path, what] of [
  [body, 'the answers'],
  [upload, 'a file'],
] as const) {
  faultStory(
    `Whatever goes wrong while sending ${what}, nothing is lost and the request arrives once`,
    async ({ network, page, site }) => {
      faultStory.slow();
      const plan = pdf('plan.pdf');
      const dialog = await startRequest(page);
      await attach(dialog, [plan]);
      network.next(path, ...troubles);
      // After the lost reply the device asks what the server has, and doesn't send a file again.
      const tries = troubles.length + (path === body ? 1 : 0);
      await submit(dialog);
      await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
      await page.goto('/offline');
      await sendUntilReceived(page);
      expect(network.posts(path)).toHaveLength(tries);
      expect(network.posts(path === body ? upload : body), 'nothing is sent twice').toHaveLength(1);
      await expectOneRecord(page, site, [plan]);
    },
  );
}

faultStory(
  'A busy server’s Retry-After is respected, even after a reload',
  async ({ network, page, site }) => {
    const dialog = await startRequest(page);
    // The server's clock, which its Retry-After refers to, is a year behind.
    network.next(body, {
      kind: 'answer',
      status: 429,
      headers: {
        Date: 'Fri, 21 Nov 2025 08:00:00 GMT',
        'Retry-After': 'Fri, 21 Nov 2025 08:00:04 GMT',
      },
    });
    await submit(dialog);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await waitForReceipt(page);
    const [first, second] = network.posts(body);
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(4_000);
    expect(network.posts(body)).toHaveLength(2);
    await expectOneRecord(page, site);
  },
);

faultStory(
  'The network fails during the third of four files, and the upload resumes there',
  async ({ network, page, site }) => {
    const files = [1, 2, 3, 4].map((number) => pdf(`photo-${number}.pdf`, 150_000));
    const dialog = await startRequest(page);
    await attach(dialog, files);
    network.next(upload, { kind: 'pass' }, { kind: 'pass' }, { kind: 'cut-after', bytes: 40_000 });
    const delayed = network.delay(upload, 'before', 1);
    await submit(dialog);
    await expect(dialog.getByText('Sending 2 of 4 files')).toBeVisible();
    delayed.release();
    // The next attempt may finish before the form says that it waits. The story does not open the page of saved forms: leaving would
    // abort the attempt in progress.
    await expect(
      page.getByText(/Received: NB-|^Questionnaire submitted successfully!$/).first(),
    ).toBeVisible();
    expect(network.posts(upload).map(({ status }) => status)).toEqual([200, 200, null, 200, 200]);
    await expectOneRecord(page, site, files);
  },
);

const edges = [
  {
    when: 'before the first file is at the server',
    path: upload,
    where: 'before',
    skip: 0,
    uploads: 3,
  },
  { when: 'when the server has the first file', path: upload, where: 'after', skip: 0, uploads: 2 },
  { when: 'while the second file goes up', path: upload, where: 'before', skip: 1, uploads: 3 },
  {
    when: 'before the answers are at the server',
    path: body,
    where: 'before',
    skip: 0,
    uploads: 2,
  },
  {
    when: 'when the server has stored the request',
    path: body,
    where: 'after',
    skip: 0,
    uploads: 2,
    tag: mainStory,
  },
] as const;

for (const { when, path, where, skip, uploads, ...details } of edges) {
  faultStory(
    `The page is killed ${when}, and the request arrives once`,
    details,
    async ({ browserName, context, network, page, site }) => {
      const files = [pdf('title.pdf'), pdf('plan.pdf')];
      const dialog = await startRequest(page);
      await attach(dialog, files);
      const delayed = network.delay(path, where, skip);
      await submit(dialog);
      await delayed.received;
      if (browserName === 'chromium') {
        const session = await context.newCDPSession(page);
        const crashed = page.waitForEvent('crash');
        // A killed renderer never answers.
        session.send('Page.crash').catch(() => undefined);
        await crashed;
      }
      await page.close();
      await delayed.left;
      delayed.release();
      // The server's copy is not sent again, although the page closed before it could record it.
      const next = await context.newPage();
      await waitForReceipt(next);
      expect(network.posts(upload)).toHaveLength(uploads);
      await expectOneRecord(next, site, files);
    },
  );
}

faultStory(
  'Two tabs come back online at the same moment and send the request once',
  { tag: mainStory },
  async ({ context, network, page, site }) => {
    const plan = pdf('plan.pdf');
    const dialog = await startRequest(page);
    await attach(dialog, [plan]);
    network.isCut = true;
    await submit(dialog);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    const tabs = [page, await context.newPage(), await context.newPage()];
    network.isCut = false;
    // The first tab leaves its page last: one that left in the middle of an upload may not know what the server received.
    await Promise.all(tabs.slice(1).map((tab) => waitForReceipt(tab)));
    await waitForReceipt(page);
    expect(network.posts(upload).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(network.posts(body)).toHaveLength(1);
    await expectOneRecord(page, site, [plan]);
  },
);

faultStory(
  'Pressing Submit twice on a slow network sends one request',
  async ({ network, page, site }) => {
    const dialog = await startRequest(page);
    const delayed = network.delay(body, 'after');
    await submit(dialog);
    await delayed.received;
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    delayed.release();
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    expect(network.posts(body)).toHaveLength(1);
    expect((await readInbox(site)).requests).toHaveLength(1);
  },
);
