import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { postConsultation } from '#shared/api/consultation.ts';
import { postContact } from '#shared/api/contact.ts';
import { idempotencyKeyHeader } from '#shared/api/submission.ts';
import { receiptFor } from '#shared/receipt.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import { limits } from '#shared/limits.ts';
import { filledForm } from '../support/filled-forms.ts';
import { openInbox, openRecord, recordButton, sendAsVisitor, signIn } from '../support/owner.ts';
import { seed, seededRandom } from '../support/seeded-random.ts';
import type { Site } from '../support/site.ts';
import { expect, mainStory, story } from '../support/story.ts';

const message = {
  name: 'Sinéad O’Brien',
  email: 'sinead@example.org',
  projectType: 'residential',
  message: 'Ring 0412 345 678, evenings. Where do we begin?',
};
const request = {
  serviceType: 'new-house-design',
  name: 'Łukasz Åkesson',
  email: 'lukasz@example.org',
  phone: '0400 111 222, after six',
  location: '12 Duke Street, Castlemaine',
  timeline: '1-year',
  projectDescription: 'A small house of light earth on a north slope.',
};
const phone = { viewport: { width: 360, height: 780 } };

async function sendRequest(site: Site, body: object = request): Promise<string> {
  const key = randomUUID();
  await sendAsVisitor(site, postConsultation.path, body, { [idempotencyKeyHeader]: key });
  return receiptFor(key);
}

const folders = (page: Page) => page.getByRole('group', { name: 'Folders' });

story.describe(() => {
  story.use(phone);

  story(
    'The owner opens a request by the address in the mail, calls, and comes back to it after a reload',
    { tag: mainStory },
    async ({ page, site }) => {
      const receipt = await sendRequest(site);
      await sendAsVisitor(site, postContact.path, message);
      await page.goto(`/messages/${receipt}`);
      await signIn(page);
      const record = page.getByRole('main').getByRole('article');
      const name = record.getByRole('heading', { name: request.name });
      await expect(name).toBeInViewport();
      await expect(record.getByRole('link', { name: '0400 111 222' })).toHaveAttribute(
        'href',
        'tel:0400111222',
      );
      await expect(record).toContainText(request.phone);
      await expect(record.getByRole('link', { name: /^Map/ })).toHaveAttribute(
        'href',
        /12\+Duke\+Street/,
      );
      await expect(record.getByRole('region', { name: 'Money' })).toBeVisible();
      const parts = await record
        .getByRole('region')
        .or(record.getByRole('heading'))
        .allInnerTexts();
      const order = ['Price', 'Due', 'Notes'].map((text) =>
        parts.findIndex((part) => part.includes(text)),
      );
      expect(order).toEqual(order.toSorted((a, b) => a - b));

      await page.reload();
      await expect(name).toBeVisible();
      await record.getByRole('button', { name: 'Back to list' }).click();
      await expect(page).toHaveURL(/\/messages$/);
      const other = page.getByRole('button', { name: /O’Brien/ }).first();
      await other.click();
      await expect(page).toHaveURL(/\/messages\/NB-/);
      await expect(record.getByRole('link', { name: '0412 345 678' })).toBeVisible();
      await page.goBack();
      await expect(other).toBeFocused();
      await page.goto('/messages/NB-0000-00');
      await expect(
        page.getByRole('heading', { name: 'Nothing here is called NB-0000-00' }),
      ).toBeVisible();
    },
  );

  story(
    'Today shows what is due, and a row goes when its work is done',
    { tag: mainStory },
    async ({ page, site }) => {
      await sendRequest(site);
      await page.goto('/messages');
      await signIn(page);
      const due = page.getByRole('list', { name: 'Due this week' });
      await due.getByRole('button', { name: /Åkesson/ }).click();
      const record = page.getByRole('main').getByRole('article');
      await record.getByRole('button', { name: 'Mark as replied' }).click();
      await expect(record.getByRole('button', { name: 'Mark as not replied' })).toBeVisible();
      await record.getByRole('button', { name: 'Back to list' }).click();
      await expect(page.getByText('Nothing is due this week.')).toBeVisible();
      // Somebody else writes in the meantime.
      await sendAsVisitor(site, postContact.path, message);
      await expect(due.getByRole('button', { name: /O’Brien/ })).toBeVisible();
    },
  );

  story(
    'The owner finds people however their names and numbers are typed, in whatever folder they are',
    async ({ page, site }) => {
      const receipt = await sendRequest(site);
      await sendAsVisitor(site, postContact.path, message);
      const main = await openInbox(page);
      const search = main.getByRole('searchbox', { name: 'Search the inbox' });
      const found = recordButton(page, /./);
      for (const [text, name] of [
        ["o'brien", /O’Brien/],
        ['lukasz', /Åkesson/],
        ['AKESSON', /Åkesson/],
        ['0400111222', /Åkesson/],
        ['+61 412 345 678', /O’Brien/],
        [receipt.replaceAll('-', ''), /Åkesson/],
      ] as const) {
        await search.fill(text);
        await expect(found).toHaveCount(1);
        await expect(recordButton(page, name)).toBeVisible();
      }
      await search.fill('');
      const record = await openRecord(page, /O’Brien/);
      await record.getByRole('button', { name: 'Move to spam' }).click();
      await record.getByRole('button', { name: 'Back to list' }).click();
      await search.fill('obrien');
      await expect(recordButton(page, /O’Brien/)).toContainText('In Spam');
      await search.fill('');
      await folders(page).getByText('Filter').click();
      await main.getByLabel('By kind').selectOption('House Extension Design Advice Report');
      await expect(main.getByText('Nothing here yet.')).toBeVisible();
      await main.getByLabel('By kind').selectOption('Message');
      await expect(recordButton(page, /O’Brien/)).toBeVisible();
      await main.getByLabel('By status').selectOption('Archived');
      await expect(main.getByText('Nothing here yet.')).toBeVisible();
      await main.getByRole('button', { name: 'Clear filters' }).click();
      await expect(recordButton(page, /Åkesson/)).toBeVisible();
    },
  );
});

/** As a phone takes them, with a colour of its own each. */
async function photos(count: number): Promise<Buffer[]> {
  const sizes = [
    { width: 1600, height: 1200 },
    { width: 1200, height: 1600 },
  ] as const;
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp({
        create: {
          ...(sizes[index % 2] ?? sizes[0]),
          channels: 3,
          background: { r: (index * 60) % 256, g: 120, b: 90 },
        },
      })
        .jpeg()
        .toBuffer(),
    ),
  );
}

async function uploadPhotos(site: Site, count: number): Promise<readonly string[]> {
  const form = new FormData();
  for (const [index, bytes] of (await photos(count)).entries()) {
    const name = `wall ${index + 1}.jpg`;
    form.append(uploadField, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  }
  const answer = await fetch(site.address + postUpload.path, {
    method: 'POST',
    headers: { Origin: site.address },
    body: form,
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { files: string[] }).files;
}

/** Pages of a PDF, by its page tree. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

story(
  'A whole request prints on four pages with its photos, and they are swiped through on the screen',
  async ({ page, site }) => {
    const attachments = await uploadPhotos(site, limits.maxFiles);
    const body = filledForm('newHouseDesign', seededRandom(seed));
    const receipt = await sendRequest(site, { ...body, attachments });
    await page.goto(`/messages/${receipt}`);
    await signIn(page);
    const record = page.getByRole('main').getByRole('article');

    await record.getByRole('img', { name: 'Show wall 1.jpg' }).click();
    const lightbox = page.getByRole('dialog', { name: 'wall 1.jpg' });
    await lightbox.getByRole('button', { name: 'Next picture' }).click();
    await expect(page.getByRole('dialog', { name: 'wall 2.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(record.getByRole('link', { name: /^Download all \d+ files \(ZIP/ })).toBeVisible();

    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await record.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBeLessThanOrEqual(4);
    // Chromium prints rows of a grid that a page ends in over the next ones.
    await page.emulateMedia({ media: 'print' });
    const grids = await record.evaluate((article) =>
      [...article.querySelectorAll('section, ol, ul, li')]
        .filter((one) => getComputedStyle(one).display === 'grid' && !one.querySelector('img'))
        .map(({ className }) => className),
    );
    expect(grids).toEqual([]);
    expect(pagesOf(pdf)).toBeGreaterThan(1);
  },
);
