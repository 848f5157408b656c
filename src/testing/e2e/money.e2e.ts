import { randomUUID } from 'node:crypto';
import { postConsultation } from '#shared/api/consultation.ts';
import { postDepositNote } from '#shared/api/deposit-note.ts';
import { faultStory, expect, mainStory } from '../support/fault-story.ts';
import { openInbox, openRecord, readInbox, recordButton, sendAsVisitor } from '../support/owner.ts';
import { startSite } from '../support/site.ts';
import { Thumb } from '../support/thumb.ts';
import { violationsAtTop } from '../support/violations.ts';

const seller = {
  PRACTICE_LEGAL_NAME: 'Ada Lane',
  PRACTICE_ABN: '51 824 753 556',
  PRACTICE_GST: 'registered',
} as const;
const request = {
  serviceType: 'site-regulatory',
  name: 'Rosa Kirk',
  email: 'rosa@example.org',
  phone: '03 5555 0100',
  location: 'Franklinford',
  timeline: 'Within a year',
  projectDescription: 'A small house of light earth on a north slope.',
};

/** Stories of an owner who has published who sells. */
const moneyStory = faultStory.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  site: async ({}, use) => {
    const site = await startSite(seller);
    await use(site);
    await site.dispose();
  },
});

moneyStory(
  'A deposit that the customer says is paid is confirmed in three taps, and a tax invoice follows',
  { tag: mainStory },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const id = randomUUID();
    await sendAsVisitor(site, postConsultation.path, request, { 'Idempotency-Key': id });
    const told = await fetch(site.address + postDepositNote.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.address },
      body: JSON.stringify({ request: id }),
    });
    expect(told.status).toBe(204);
    await openInbox(page);
    await expect(recordButton(page, /Rosa Kirk/)).toContainText('Says paid');

    await page.reload();
    const thumb = new Thumb(page);
    await thumb.tap(page.getByRole('button', { name: /^Rosa Kirk/ }).first());
    const record = page.getByRole('main').getByRole('article');
    await thumb.tap(record.getByRole('button', { name: 'Confirm the payment' }));
    expect(await violationsAtTop(page)).toEqual([]);
    await thumb.tap(record.getByRole('button', { name: 'Save payment' }));
    expect(thumb.taps).toBe(3);
    await expect(record.getByText(/^Deposit of \$160 by bank transfer on/)).toBeVisible();
    await expect(record.getByLabel('Status').locator('option:checked')).toHaveText('Deposit paid');
    expect((await readInbox(site)).requests[0]?.money).toMatchObject({
      paidCents: 16_000,
      saysPaidAt: null,
    });

    await record.getByRole('button', { name: 'Issue an invoice or receipt' }).click();
    expect(await violationsAtTop(page)).toEqual([]);
    await record.getByRole('button', { name: 'Issue', exact: true }).click();
    await record.getByRole('button', { name: /^Invoice \d{4}-0001, \$320/ }).click();
    await expect(record.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
    await expect(record.getByText('$29.09')).toBeVisible();
    expect(await violationsAtTop(page)).toEqual([]);
  },
);

moneyStory(
  'A payment recorded without a network waits on the device and arrives once; a price agreed offers its deposit',
  async ({ page, site, network }) => {
    await sendAsVisitor(site, postConsultation.path, request);
    await openInbox(page);
    const record = await openRecord(page, /Rosa Kirk/);
    await record.getByRole('button', { name: 'Change price' }).click();
    await record.getByLabel('Price in dollars').fill('400');
    await expect(record.getByLabel('Deposit in dollars')).toHaveValue('200');
    expect(await violationsAtTop(page)).toEqual([]);
    await record.getByRole('button', { name: 'Save price' }).click();
    await expect(record.getByText('$400, as agreed')).toBeVisible();

    network.isCut = true;
    await record.getByRole('button', { name: 'Record a payment' }).click();
    await record.getByRole('button', { name: 'Save payment' }).click();
    await expect(record.getByText(/waiting to be sent$/)).toBeVisible();
    // Reloaded without a network, its error page may still be on its way when the next page is asked for.
    await page.goto('about:blank');
    network.isCut = false;
    await page.goto('/messages');
    await openRecord(page, /Rosa Kirk/);
    await expect(record.getByText(/^Deposit of \$200 by bank transfer on/)).toBeVisible();
    expect((await readInbox(site)).requests[0]?.money.payments).toHaveLength(1);
  },
);
