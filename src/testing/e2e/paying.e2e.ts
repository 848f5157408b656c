import type { Page } from '@playwright/test';
import { reportPrices } from '#content/services.ts';
import { startSite } from '../support/site.ts';
import { expect, faultStory, mainStory } from '../support/fault-story.ts';
import { readInbox } from '../support/owner.ts';
import { startRequest, submit } from '../support/request.ts';

const bank = {
  BANK_ACCOUNT_NAME: 'Natural Building Design',
  BANK_BSB: '063-000',
  BANK_ACCOUNT_NUMBER: '1234 5678',
} as const;

/** Stories in which the owner has published an account. */
const paidStory = faultStory.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  site: async ({}, use) => {
    const site = await startSite(bank);
    await use(site);
    await site.dispose();
  },
});

const paymentOf = (page: Page) => page.getByRole('dialog', { name: 'Payment Instructions' });
const badgeOf = (page: Page) => page.getByRole('link', { name: /^How to pay/ });

async function sendRequest(page: Page): Promise<void> {
  const dialog = await startRequest(page, 'newHouseDesign');
  await submit(dialog);
  await expect(paymentOf(page)).toBeVisible();
}

/** What the page copied; headless browsers have no clipboard. */
async function watchClipboard(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  return () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
}

paidStory(
  'How to pay survives a reload and the back button, and every detail can be copied',
  { tag: mainStory },
  async ({ page }) => {
    const copied = await watchClipboard(page);
    await page.goto('/design-services');
    await sendRequest(page);
    const payment = paymentOf(page);
    await expect(page).toHaveURL(/\?payment=newHouseDesign&receipt=NB-/);

    await page.reload();
    await expect(payment).toContainText('Received: NB-');
    await expect(payment).toContainText('Use your receipt number as the payment reference.');
    for (const name of ['amount', 'account name', 'BSB', 'account number', 'reference']) {
      await payment.getByRole('button', { name: new RegExp(`^Copy ${name}$`, 'i') }).click();
    }
    expect(await copied()).toEqual([
      `${reportPrices['new-house'].depositAud}.00`,
      bank.BANK_ACCOUNT_NAME,
      bank.BANK_BSB,
      bank.BANK_ACCOUNT_NUMBER,
      expect.stringMatching(/^NB[A-Z\d]{6}$/),
    ]);
    await expect(payment.getByText('Copied')).toHaveCount(5);

    await page.goBack();
    await expect(payment).toHaveCount(0);
    await page.goForward();
    await expect(payment).toContainText('Use your receipt number as the payment reference.');
    await payment.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(payment).toHaveCount(0);
    await expect(page).toHaveURL(/\/design-services$/);
    // Opened by its address after a reload, so the focus returns to the card.
    await expect(
      page.locator('#new-house').getByRole('button', { name: 'Request Questionnaire' }),
    ).toBeFocused();

    // And from the card, with no request in the address.
    await page
      .locator('#new-house')
      .getByRole('link', { name: /^How to pay/ })
      .click();
    await expect(payment).toContainText('Use your receipt number as the payment reference.');
    await page.keyboard.press('Escape');
    await expect(payment).toHaveCount(0);
  },
);

paidStory(
  '“I’ve paid” is noted on the request, and the owner sees it',
  async ({ page, network, site }) => {
    await sendRequest(page);
    const payment = paymentOf(page);
    network.isCut = true;
    await payment.getByRole('button', { name: 'I’ve paid' }).click();
    await expect(payment).toContainText('We’ll get it as soon as you’re online.');
    expect((await readInbox(site)).requests[0]?.money.saysPaidAt).toBeNull();
    network.isCut = false;
    // The next visit sends it.
    await page.reload();
    await page.mouse.move(1, 1);
    await expect(payment).toContainText('that you’ve paid');
    await expect
      .poll(async () => (await readInbox(site)).requests[0]?.money.saysPaidAt)
      .toEqual(expect.any(String));
  },
);

paidStory(
  'A request sent in the background links to its payment details until they have been opened',
  async ({ page, network }) => {
    const dialog = await startRequest(page, 'houseExtension');
    network.isCut = true;
    await submit(dialog);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    for (const path of ['/', '/site-map', '/about']) {
      network.isCut = false;
      // Otherwise the first page would send it.
      network.next('/api/consultation', { kind: 'cut' }, { kind: 'cut' }, { kind: 'cut' });
      await page.goto(path);
      await page.mouse.move(1, 1);
      await expect(page.getByRole('link', { name: /^1 waiting to send/ })).toBeVisible();
    }
    // No page is open to send it; the next one sends it and says so.
    await page.goto('about:blank');
    network.forget();
    await page.goto('/contact');
    await page.mouse.move(1, 1);
    const toast = page.getByRole('region', { name: /^Notifications/ });
    await expect(toast).toContainText('Received: NB-');
    const onToast = toast.getByRole('link', { name: 'How to pay' });
    await expect(onToast).toBeVisible();

    // It was missed, so it stays on every page until opened.
    for (const path of ['/', '/about']) {
      await page.goto(path);
      await page.mouse.move(1, 1);
      await expect(badgeOf(page)).toBeVisible();
    }
    await badgeOf(page).click();
    await expect(paymentOf(page)).toContainText(/ReferenceNB[0-9A-Z]{6}/);
    await paymentOf(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(badgeOf(page)).toHaveCount(0);
  },
);

faultStory(
  'Without bank details the payment steps are in order and contradict nothing',
  async ({ page }) => {
    await sendRequest(page);
    const payment = paymentOf(page);
    await expect(payment.getByRole('listitem').first()).toHaveText(
      /^We’ll email you our bank details/,
    );
    await expect(payment.getByRole('listitem').nth(1)).toHaveText(/^You then transfer/);
    await expect(payment).not.toContainText(/please transfer/i);
    await expect(payment).not.toContainText('BSB');
  },
);

paidStory(
  'A change of bank details while the page is open is announced, and offline no details are shown',
  async ({ page, network }) => {
    network.onRead = null;
    await sendRequest(page);
    const payment = paymentOf(page);
    await expect(payment).toContainText(bank.BANK_ACCOUNT_NUMBER);
    network.rewrite('/api/practice', (text) => text.replace('1234 5678', '8765 4321'));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(payment.getByRole('alert')).toContainText('Our bank details have changed');
    await expect(payment).toContainText('8765 4321');
    await expect(payment).not.toContainText('1234 5678');

    network.onRead = (address) => (address.startsWith('/api/practice') ? { kind: 'cut' } : null);
    await page.reload();
    await expect(payment).toContainText('We couldn’t load our bank details.');
    await expect(payment).toContainText('Use your receipt number as the payment reference.');
    await expect(payment).not.toContainText('8765 4321');
    network.onRead = null;
    await payment.getByRole('button', { name: 'Try again' }).click();
    await expect(payment).toContainText('8765 4321');
  },
);
