import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PageContentOf } from '#shared/page-content.ts';
import { serviceOfferings } from '#content/reports.ts';
import { expect, faultStory } from '../support/fault-story.ts';
import { ownerCookie, openRecord, readInbox, signIn } from '../support/owner.ts';
import { startSavedRequest, submit, advanceFiveMinutes } from '../support/request.ts';
import type { Site } from '../support/site.ts';

const report = serviceOfferings.find(({ questionnaire }) => questionnaire === 'propertyAssessment');

/** The owner changes what the report costs, as the editor does. */
async function changePrice(site: Site, priceAud: number, depositAud: number): Promise<void> {
  if (report === undefined) throw new Error('no such report');
  const { id, title, description, includes } = report;
  const entry = `${site.address}/api/owner/entries/report/${id}`;
  const headers = {
    Cookie: await ownerCookie(site),
    Origin: site.address,
    'Content-Type': 'application/json',
  };
  const known = await fetch(`${entry}/revisions`, { headers });
  const { revisions } = (await known.json()) as { revisions: { revisionId: string }[] };
  const revisionId = randomUUID();
  const saved = await fetch(`${entry}/revisions/${revisionId}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({
      baseRevisionId: revisions[0]?.revisionId ?? null,
      slug: '',
      body: { title, priceAud, depositAud, description, includes },
    }),
  });
  expect(saved.status).toBe(201);
  const live = await fetch(`${entry}/publish`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ revisionId }),
  });
  expect(live.status).toBe(200);
}

const paymentOf = (page: Page) => page.getByRole('dialog', { name: 'Payment Instructions' });

faultStory(
  'A request costs what its form said, even if the price changes while it is filled in',
  async ({ page, site }) => {
    const { price = '', deposit, priceAud, depositAud } = report ?? {};
    const dialog = await startSavedRequest(page, 'propertyAssessment');
    await changePrice(site, 990, 495);
    expect(await listed(site)).toContainEqual(
      expect.objectContaining({ id: report?.id, priceAud: 990 }),
    );
    await advanceFiveMinutes(page);
    await submit(dialog);

    const payment = paymentOf(page);
    await expect(payment).toContainText(`${deposit}`);
    await expect(payment).not.toContainText('$495');
    // Opened again from a page that says the new price.
    await page.reload();
    await expect(payment).toContainText('Received: NB-');
    await expect(payment).toContainText(`${deposit}`);
    await expect(payment).not.toContainText('$495');
    await payment.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator(`#${report?.id}`)).toContainText('$990');

    const { requests } = await readInbox(site);
    expect(requests).toMatchObject([{ shownPrice: { priceAud, depositAud } }]);
    await page.goto('/messages');
    await signIn(page);
    const record = await openRecord(page, /Rosa Kirk/);
    await expect(record).toContainText(`${price}, as the customer was shown it (now $990)`);
    await expect(record).toContainText(`${deposit} due`);
  },
);

async function listed(site: Site) {
  const response = await fetch(`${site.address}/api/pages/design-services`);
  return ((await response.json()) as PageContentOf<'design-services'>).content.report;
}
