import { expect, faultStory, waitForShell } from '../support/fault-story.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { whenFormsReleased } from '../support/when-forms-released.ts';
import { readInbox } from '../support/owner.ts';
import {
  attach,
  attachmentsStep,
  startRequest,
  entryOf,
  expectOneRecord,
  goToStep,
  pdf,
  readDevice,
  saveCopy,
  sha256,
  submit,
  waitForReceipt,
} from '../support/request.ts';

const payment = { name: 'Payment Instructions' } as const;

faultStory(
  'A form in a browser without IndexedDB says that drafts can’t be saved, and is still sent',
  async ({ network, page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    const plan = pdf('plan.pdf');
    const dialog = await startRequest(page);
    await expect(dialog.getByText('This browser can’t save drafts.')).toBeVisible();
    await attach(dialog, [plan]);
    // Twice: Chromium automatically repeats a request that fails on a connection it has used before.
    network.next('/api/consultation', { kind: 'cut' }, { kind: 'cut' });
    await submit(dialog);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Submission temporarily failed' }),
    ).toContainText('Please check your internet connection');
    network.forget();
    await expect(dialog).toBeVisible();
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    const { requests } = await readInbox(site);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.attachments.map(({ name }) => name)).toEqual(['plan.pdf']);
    await expect(page.getByRole('dialog', payment)).toContainText(requests[0]?.receipt ?? '-');
  },
);

faultStory(
  'On a full device a form says that it is not saved, can be downloaded as a file, and is still sent',
  async ({ page, site }) => {
    const dialog = await startRequest(page);
    await expect(dialog.getByText(/Saved on this device/)).toBeVisible();
    const plan = pdf('plan.pdf');
    await attach(dialog, [plan]);
    await page.evaluate(() => {
      const full = () => {
        throw new DOMException('The device is full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    });
    await dialog.locator('input[name="attachments"]').setInputFiles([pdf('second.pdf')]);
    await expect(
      dialog.getByRole('group', { name: attachmentsStep }).getByRole('alert'),
    ).toContainText('There isn’t enough space on this device for second.pdf');
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    await dialog.locator('textarea').first().fill('Written when there was no room');
    await expect(dialog.getByText('Not saved: this device is full.')).toBeVisible();
    const copy = await saveCopy(page, () =>
      dialog.getByRole('button', { name: 'Download a copy' }).click(),
    );
    expect(copy.name).toMatch(/^property-assessment-NB-.*\.json$/);
    expect(copy.text).toContain('Written when there was no room');
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    const { requests } = await readInbox(site);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.answers['projectDescription']).toContain('Written when there was no room');
    expect(requests[0]?.attachments.map(({ name }) => name)).toEqual(['plan.pdf']);
  },
);

faultStory(
  'The phone closes the database of a page in the background, and no answer is lost',
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const databases: IDBDatabase[] = [];
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...input: Parameters<typeof open>) {
        const request = open.apply(this, input);
        request.addEventListener('success', () => databases.push(request.result));
        return request;
      };
      window.addEventListener('close-databases', () => {
        for (const database of databases.splice(0)) database.close();
      });
    });
    const sleep = () => page.evaluate(() => window.dispatchEvent(new Event('close-databases')));
    const plan = pdf('plan.pdf');
    const dialog = await startRequest(page);
    await expect(dialog.getByText(/Saved on this device/)).toBeVisible();
    await sleep();
    await dialog.getByLabel('Phone').fill('03 5555 0100');
    await expect
      .poll(async () => (await readDevice(page)).drafts[0]?.answers['phone'])
      .toBe('03 5555 0100');
    await sleep();
    await attach(dialog, [plan]);
    expect((await readDevice(page)).files[0]?.sha256).toBe(sha256(plan.buffer));
    await sleep();
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    await expectOneRecord(page, site, [plan]);
  },
);

faultStory(
  'Another tab upgrades the database: the open form is saved, becomes read-only and asks for a reload',
  async ({ context, page }) => {
    const dialog = await startRequest(page);
    await expect(dialog.getByText(/Saved on this device/)).toBeVisible();
    const newer = await context.newPage();
    await newer.goto('/healthz');
    await dialog.getByLabel('Phone').fill('the last words');
    const kept = await newer.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('natural-building-design', 1_000);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      const reading = database.transaction('drafts').objectStore('drafts').getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      // A device too slow to save in time keeps the text in localStorage until the form is opened again.
      return JSON.stringify(reading.result) + JSON.stringify(localStorage);
    });
    expect(kept).toContain('the last words');
    // Back to the first tab: only the tab in front can have the focus.
    await page.bringToFront();
    const alert = dialog
      .getByRole('alert')
      .filter({ hasText: 'The site has been updated in another tab' });
    await expect(alert).toContainText('Your draft is saved');
    const reload = alert.getByRole('button', { name: 'Reload this page' });
    await expect(reload).toBeFocused();
    await expect(page.locator('[inert] [name="phone"]')).toHaveValue('the last words');
    await page.keyboard.type('intonothing');
    await expect(page.locator('[name="phone"]')).toHaveValue('the last words');

    // An app that is still the old version says so instead of offering an empty form as if nothing had been written.
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await expect(
      dialog.getByText(/This page is out of date, so it can’t open or save drafts/),
    ).toBeVisible();
  },
);

for (const [jump, days] of [
  ['back by a month', -30],
  ['on by a year', 365],
] as const) {
  faultStory(
    `The clock jumps ${jump} while a request waits, and the request is still sent`,
    async ({ network, page, site }) => {
      const dialog = await startRequest(page);
      network.next('/api/consultation', {
        kind: 'answer',
        status: 503,
        headers: { 'Retry-After': '3000' },
      });
      await submit(dialog);
      await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
      await page.clock.setFixedTime(Date.now() + days * 24 * 3_600_000);
      await waitForReceipt(page);
      await expectOneRecord(page, site);
    },
  );
}

faultStory('An update of the site never closes an open form', async ({ network, page, site }) => {
  await page.goto('/design-services');
  await waitForShell(page);
  const dialog = await startRequest(page);
  await page.evaluate(() => {
    document.body.dataset['page'] = 'this one';
  });
  network.rewrite('/service-worker.js', (text) => `${text}\n// the next version`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const offer = page.getByText('A new version of this site is ready.');
  await expect(offer).toBeVisible();
  await goToStep(dialog, 'The property');
  await dialog.getByLabel('Property address').fill('Lot 2, Yandoit');
  await page
    .locator('button', { hasText: 'Update now' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText(/You have a form open/)).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['page'])).toBe('this one');
  await expect(dialog.getByLabel('Property address')).toHaveValue('Lot 2, Yandoit');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await whenFormsReleased(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await page.goto('/design-services?questionnaire=propertyAssessment');
  await expect(questionnaireOf(page).getByLabel('Property address')).toHaveValue('Lot 2, Yandoit');
  await submit(dialog);
  await expect(page.getByRole('dialog', payment)).toBeVisible();
  await expectOneRecord(page, site);
  await page.goto('/offline');
  await expect(entryOf(page)).toHaveCount(1);
});
