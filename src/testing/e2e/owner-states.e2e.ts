import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { postConsultation } from '#shared/api/consultation.ts';
import { postContact } from '#shared/api/contact.ts';
import { fillTimeHeader, robotTrapField } from '#shared/api/submission.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import { clientLinkIn } from '#shared/inbox/client-path.ts';
import { receiptFor } from '#shared/receipt.ts';
import { Day } from '#shared/time.ts';
import { mailedStory } from '../support/mailed-story.ts';
import type { Mailed } from '../support/mailed-story.ts';
import { ownerCookie, sendAsVisitor, showInbox } from '../support/owner.ts';
import { printedPages } from '../support/printed-pages.ts';
import type { Site } from '../support/site.ts';
import { expect } from '../support/story.ts';
import { violationsAtTop } from '../support/violations.ts';

const phone = { width: 360, height: 780 };
const desk = { width: 1280, height: 800 };
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

const request = {
  serviceType: 'new-house-design',
  name: 'Ruth Hale-Featherstonehaugh',
  email: 'ruth@example.org',
  phone: '0412 345 678, evenings',
  location: '12 Hill Road, Yandoit',
  timeline: '1-year',
  projectDescription: 'A small house of light earth on a north slope.',
};

/** Where screenshots go, to be looked at: `SHOTS=folder`. */
const shots = process.env['SHOTS'];

const schemes = ['light', 'dark'] as const;

/**
 * A state has no accessibility fault, no width to scroll, and no control in the browser's own blue: in one scheme, which its
 * name decides, so that a story always has the same.
 */
async function look(page: Page, name: string): Promise<void> {
  for (const [index, scheme] of schemes.entries()) {
    if (shots === undefined && name.length % schemes.length !== index) continue;
    await page.emulateMedia({ colorScheme: scheme });
    expect(await violationsAtTop(page), `${name}, ${scheme}`).toEqual([]);
    const { overflow, blue } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      blue: [...document.querySelectorAll('input')].filter(
        (input) =>
          /checkbox|radio/.test(input.type) && getComputedStyle(input).accentColor === 'auto',
      ).length,
    }));
    expect({ overflow, blue }, `${name}, ${scheme}`).toEqual({ overflow: 0, blue: 0 });
    if (shots === undefined) continue;
    await page.screenshot({ path: `${shots}/${name}-phone-${scheme}.png`, fullPage: true });
    await page.setViewportSize(desk);
    await page.screenshot({ path: `${shots}/${name}-desk-${scheme}.png`, fullPage: true });
    await page.setViewportSize(phone);
  }
}

async function photos(site: Site, count: number): Promise<string[]> {
  const urls: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const bytes = await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: { r: 150, g: 110 + index * 9, b: 70 },
      },
    })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append(uploadField, new File([Buffer.from(bytes)], `north wall ${index + 1}.jpg`));
    const response = await fetch(site.address + postUpload.path, {
      method: 'POST',
      headers: { Origin: site.address },
      body: form,
    });
    urls.push(...((await response.json()) as { files: string[] }).files);
  }
  return urls;
}

/** Publishes that the practice is away from today. */
async function goAway(site: Site, Cookie: string): Promise<void> {
  const dayAfter = (days: number) =>
    new Date(Date.now() + days * Day.ms).toISOString().slice(0, 10);
  const path = `/api/owner/entries/notice/${randomUUID()}`;
  const revisionId = randomUUID();
  const headers = { Cookie, Origin: site.address, 'Content-Type': 'application/json' };
  const body = {
    text: 'Away until 12 January.',
    means: 'away',
    from: dayAfter(-1),
    until: dayAfter(40),
  };
  const saved = await fetch(`${site.address}${path}/revisions/${revisionId}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ baseRevisionId: null, slug: '', body }),
  });
  expect(saved.status).toBe(201);
  const published = await fetch(`${site.address}${path}/publish`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ revisionId }),
  });
  expect(published.status).toBe(200);
}

/** `2026-12-03T10:00` in Victoria, some days ahead; never in the hours of a change of the clocks. */
const dayAhead = (days: number) =>
  `${new Date(Date.now() + days * Day.ms).toISOString().slice(0, 10)}T10:00`;

/** A request with photos, a message and spam, the owner signed in on a phone, and the client on another. */
async function begin({ page, site, mails, context, browser }: Begin) {
  const id = randomUUID();
  const attachments = await photos(site, 3);
  await sendAsVisitor(
    site,
    postConsultation.path,
    { ...request, attachments },
    { 'Idempotency-Key': id },
  );
  const message = {
    name: 'Sinéad O’Brien',
    email: 'sinead@example.org',
    projectType: 'residential',
    message: 'Ring 0412 345 678, evenings. Where do we begin?',
  };
  await sendAsVisitor(site, postContact.path, message);
  await sendAsVisitor(
    site,
    postContact.path,
    { ...message, name: 'Cheap Backlinks', email: 'seo@example.net', [robotTrapField]: 'ticked' },
    { [fillTimeHeader]: '40' },
  );
  const toClient = () => mails.filter(({ to }) => to === request.email);
  await expect.poll(() => toClient().length).toBe(1);
  const link = clientLinkIn(toClient()[0]?.text ?? '');
  if (link === null) throw new Error('the receipt has no link');
  const cookie = await ownerCookie(site);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: site.address }]);
  await page.setViewportSize(phone);
  const other = await browser.newContext({ viewport: phone, baseURL: site.address });
  const client = await other.newPage();
  const openClient = async () => {
    await client.goto(link.path);
    await client.getByLabel('Your email address').fill(request.email);
    await client.getByRole('button', { name: 'Open' }).click();
  };
  const openRecord = async () => {
    await page.goto(`/messages/${receiptFor(id)}`);
    await expect(page.getByRole('region', { name: 'Report' })).toBeVisible();
  };
  const record = page.getByRole('main').getByRole('article');
  const press = (label: string) => record.getByRole('button', { name: label, exact: true }).click();
  return { link, cookie, client, openClient, openRecord, record, press, end: () => other.close() };
}

interface Begin {
  page: Page;
  site: Site;
  mails: readonly Mailed[];
  context: BrowserContext;
  browser: Browser;
}

type Open = Awaited<ReturnType<typeof begin>>;
const statesStory = mailedStory.extend<{ open: Open }>({
  open: async ({ page, site, mails, context, browser }, use) => {
    const open = await begin({ page, site, mails, context, browser });
    await use(open);
    await open.end();
  },
});

statesStory('The client’s page is accessible before and after the address', async ({ open }) => {
  const { link, client, openClient } = open;
  await client.goto(link.path);
  await look(client, 'client-closed');
  await client.getByLabel('Your email address').fill('ruth@example.com');
  await client.getByRole('button', { name: 'Open' }).click();
  await expect(client.getByRole('alert')).toBeVisible();
  await look(client, 'client-wrong-address');
  await openClient();
  await look(client, 'client-open');
  await client.getByRole('button', { name: 'I’ve paid' }).click();
  await expect(client.getByRole('status')).toContainText('Thanks');
  await look(client, 'client-paid');
});

statesStory('Today, lists, search, spam and numbers are accessible', async ({ page, open }) => {
  const { client, openClient } = open;
  await openClient();
  await client.getByRole('button', { name: 'I’ve paid' }).click();
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: /Says paid/ })).toBeVisible();
  await look(page, 'today');
  await showInbox(page);
  await look(page, 'inbox');
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('By deposit').selectOption({ label: 'Client says paid' });
  await look(page, 'filters');
  await page.getByLabel('By deposit').selectOption({ index: 0 });
  const search = page.getByRole('searchbox', { name: 'Search the inbox' });
  await search.fill('zzz');
  await look(page, 'search-nothing');
  await search.fill("o'brien");
  await expect(page.getByRole('button', { name: /O’Brien/ }).first()).toBeVisible();
  await look(page, 'search');
  await search.fill('');
  await page.getByRole('button', { name: /^Spam/ }).click();
  await look(page, 'spam');
  await page.getByRole('button', { name: /Cheap Backlinks/ }).click();
  await expect(page.getByText(/^Why this is in Spam/)).toBeVisible();
  await look(page, 'spam-record');
  await page.goto('/messages');
  await page.getByRole('button', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  await look(page, 'numbers');
});

statesStory('Every state of a request’s money is accessible', async ({ page, open }) => {
  const { client, openClient, openRecord, record, press } = open;
  await openClient();
  await client.getByRole('button', { name: 'I’ve paid' }).click();
  await openRecord();
  await expect(record.getByText(/^Says paid/)).toBeVisible();
  await look(page, 'record');
  await press('Not yet');
  await expect(record.getByText(/^Says paid/)).toHaveCount(0);
  await press('Change price');
  await record.getByLabel('Price in dollars').fill('100001');
  await press('Save price');
  await expect(record.getByRole('alert')).toBeVisible();
  await look(page, 'price-wrong');
  await record.getByLabel('Price in dollars').fill('1200');
  await look(page, 'price');
  await press('Save price');
  await expect(record.getByText(/as agreed/)).toBeVisible();
  await press('Record a payment');
  await record.getByLabel('Amount in dollars').fill('-1');
  await press('Save payment');
  await look(page, 'payment-wrong');
  await record.getByLabel('Amount in dollars').fill('600');
  await press('Save payment');
  await expect(record.getByText(/^Deposit of \$600/)).toBeVisible();
  await press('Record a refund');
  await record.getByLabel('Amount in dollars').fill('100');
  await look(page, 'refund');
  await press('Save payment');
  await expect(record.getByText('Choose whether anything is still to pay.')).toBeVisible();
  await look(page, 'refund-wrong');
  await record.getByLabel('Is anything still to pay?').selectOption('Yes, $700');
  await press('Save payment');
  await expect(record.getByText(/^Refund of \$100/)).toBeVisible();
  await press('Record a refund');
  await record.getByLabel('Amount in dollars').fill('5000');
  await press('Save payment');
  await expect(record.getByText(/can’t be more than what was paid/)).toBeVisible();
  await look(page, 'money-refused');
  await record
    .getByRole('list', { name: 'Not at the server yet' })
    .getByRole('button', { name: /^Discard/ })
    .click();
  await record.getByRole('button', { name: /^Discard it/ }).click();
  await record
    .getByRole('button', { name: /^Remove Refund/ })
    .last()
    .click();
  await look(page, 'correction');
  await record.getByRole('button', { name: /^Remove this payment/ }).click();
  await expect(record.getByText(/^Refund of \$100/)).toHaveCount(0);
  await press('Issue an invoice or receipt');
  await look(page, 'invoice-form');
  await press('Issue');
  await record.getByRole('button', { name: /^Invoice \d{4}-0001/ }).click();
  await expect(record.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
  await look(page, 'invoice');
  await press('Issue an invoice or receipt');
  await record.getByLabel('What', { exact: true }).selectOption({ label: 'Adjustment note' });
  await press('Issue');
  await look(page, 'adjustment');
});

statesStory(
  'A reply with files is accessible, and a request prints on four pages',
  async ({ page, open }) => {
    const { openRecord, record, press } = open;
    await openRecord();
    const reply = page.locator('#reply');
    await press('Send');
    await expect(reply.getByRole('alert')).toBeVisible();
    await reply.getByLabel('Start from').selectOption({ label: 'It suits you' });
    await press('Preview');
    await press('Attach files');
    await reply
      .locator('input[name=attachments]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(reply.getByText('1 of 10 files attached')).toBeVisible();
    await look(page, 'reply');
    await press('Send');
    await expect(record.getByRole('link', { name: 'File 1 (PDF)' })).toBeVisible();
    expect(await printedPages(page)).toBeLessThanOrEqual(4);
    if (shots !== undefined)
      await page.pdf({ path: `${shots}/print.pdf`, preferCSSPageSize: true });
  },
);

statesStory('A visit is accessible for the owner and the client', async ({ page, open }) => {
  const { client, openClient, openRecord, press } = open;
  await openRecord();
  const visit = page.getByRole('region', { name: 'Visit' });
  await press('Arrange a visit');
  await visit.getByLabel('Time 1').fill('2020-01-01T10:00');
  await press('Send these times');
  await expect(visit.getByRole('alert')).toBeVisible();
  await look(page, 'visit-wrong');
  await visit.getByLabel('Time 1').fill(dayAhead(10));
  await visit.getByLabel('Time 2').fill(dayAhead(11));
  await press('Send these times');
  await expect(visit.getByText('Waiting for the client to choose:')).toBeVisible();
  await look(page, 'visit-proposed');
  await openClient();
  await expect(client.getByRole('radio').first()).toBeVisible();
  await look(client, 'client-times');
  await client.getByRole('radio').first().check();
  await client.getByRole('button', { name: 'Choose this time' }).click();
  await expect(client.getByRole('status')).toContainText('That’s arranged');
  await look(client, 'client-visit');
  await client.getByRole('link', { name: 'Add words or files' }).click();
  await client.getByLabel('Your email address').fill(request.email);
  await client.getByLabel('What you’d like to add').fill('The survey is in the shed.');
  await look(client, 'client-words');
  await client.getByRole('button', { name: 'Add to your request' }).click();
  await expect(client.getByText('We’ll read it and reply by email.').first()).toBeVisible();
  await look(client, 'client-words-added');
  await page.reload();
  await expect(page.getByText('The client chose a time')).toBeVisible();
  await look(page, 'visit-set');
  await press('Change the time');
  await visit.getByLabel('We’ve agreed on a time').check();
  await visit.getByLabel('Time', { exact: true }).fill(dayAhead(12));
  await look(page, 'visit-moving');
  await press('Set the time and tell the client');
  await expect(page.getByText('Visit arranged')).toBeVisible();
  await press('Cancel the visit');
  await visit.getByLabel('Note for the client (optional)').fill('The road is flooded.');
  await look(page, 'visit-cancelling');
  await press('Cancel it and tell the client');
  await expect(page.getByRole('strong').filter({ hasText: 'Visit cancelled' })).toBeVisible();
});

statesStory('A report is accessible for the owner and the client', async ({ page, open }) => {
  const { link, client, openClient, openRecord, record, press } = open;
  await openRecord();
  const report = page.getByRole('region', { name: 'Report' });
  const picker = report.locator('input[type=file]');
  await picker.setInputFiles({
    name: 'Notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('No.'),
  });
  await expect(report.getByRole('alert')).toContainText('isn’t a PDF');
  await look(page, 'report-wrong');
  await picker.setInputFiles({ name: 'Report.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(report.getByText('not sent yet')).toBeVisible();
  await look(page, 'report-ready');
  await press('Send the report');
  await expect(report.getByText('not opened yet')).toBeVisible();
  await picker.setInputFiles({ name: 'Report 2.pdf', mimeType: 'application/pdf', buffer: pdf });
  await press('Send the report');
  await expect(report.getByText('earlier version')).toBeVisible();
  await look(page, 'report-replaced');
  await openClient();
  await expect(client.getByRole('button', { name: 'Download the report' })).toBeVisible();
  await look(client, 'client-report');
  await press('Correct the email address');
  await look(page, 'client-link');
  await record.getByRole('button', { name: /^End all links/ }).click();
  await record.getByRole('button', { name: /^End all links now/ }).click();
  await expect(record.getByText(/^No link works at present/)).toBeVisible();
  // As it is for an erased request: nobody is told which of the two it is.
  await client.goto(link.path);
  await expect(client.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await look(client, 'client-ended');
});

statesStory('An absence is accessible', async ({ page, site, open }) => {
  const { cookie, client, openClient } = open;
  await goAway(site, cookie);
  await page.goto('/messages');
  // The reply was promised before the absence was published.
  await expect(page.getByText(/^Reply due by/).first()).toBeVisible();
  await look(page, 'away-today');
  await client.goto('/contact');
  await expect(client.getByText('Away until 12 January.').first()).toBeVisible();
  await openClient();
  await look(client, 'client-away');
});

statesStory(
  'A visit without a time, invoices and the calendar’s address are accessible',
  async ({ page, open }) => {
    const { client, openClient, openRecord, record, press } = open;
    await openRecord();
    await press('Record a payment');
    await press('Save payment');
    await expect(record.getByText('Report due after the visit')).toBeVisible();
    await press('Issue an invoice or receipt');
    await press('Issue');
    await expect(record.getByRole('button', { name: /^Invoice \d{4}-0001/ })).toBeVisible();
    await press('Arrange a visit');
    await record.getByLabel('We’ve agreed on a time').check();
    await record.getByLabel('Time', { exact: true }).fill(dayAhead(9));
    await record.getByLabel('Note for the client (optional)').fill('Mind the dog at the gate.');
    await press('Set the time and tell the client');
    await expect(record.getByRole('link', { name: 'Add to your calendar' })).toBeVisible();
    await record.getByRole('button', { name: /^Remove Deposit/ }).click();
    await look(page, 'visit-set');
    await press('Cancel the visit');
    await press('Cancel it and tell the client');
    await expect(record.getByRole('link', { name: 'Remove it from your calendar' })).toBeVisible();
    await look(page, 'visit-cancelled');
    await openClient();
    await expect(client.getByText('7-10 business days after the visit')).toBeVisible();
    await look(client, 'client-after-visit');
    await page.goto('/messages');
    await expect(page.getByRole('heading', { name: /^Visit to agree on/ })).toBeVisible();
    await look(page, 'today-visit');
    await page.getByRole('button', { name: 'Numbers' }).click();
    await expect(page.getByRole('heading', { name: 'Invoices and receipts' })).toBeVisible();
    await look(page, 'numbers-invoices');
    const number = `${new Date().getFullYear()}-0001`;
    await page.getByRole('searchbox').fill(number);
    await page.getByRole('button', { name: `Tax invoice ${number}` }).click();
    await look(page, 'invoice-found');
    await page.getByRole('link', { name: 'Open its request' }).click();
    await expect(record.getByRole('heading', { name: request.name })).toBeVisible();
    await page.goto('/messages/settings');
    await page.getByRole('button', { name: 'Make an address' }).click();
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await look(page, 'calendar-address');
  },
);
