import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { openInbox } from '../support/owner.ts';
import { startSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { expect, story } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

/** A server whose owner has not chosen a passphrase. */
const newSite = story.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  site: async ({}, use) => {
    const site = await startSite({ OWNER_PASSPHRASE: '' });
    await use(site);
    await site.dispose();
  },
});

/** What the operator's command shows in the terminal. */
async function linkOfOperator(site: Site): Promise<string> {
  await site.stop();
  const script = ['--import', 'tsx', 'server/cli/owner-reset.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, script, {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: site.dataFolder,
      PUBLIC_URL: site.address,
    },
  });
  await site.start();
  return /http\S+#key=\S+/.exec(stdout)?.[0] ?? '';
}

const openSettings = (page: Page) =>
  page.getByRole('button', { name: 'Settings and privacy' }).click();

async function choosePassphrase(page: Page, passphrase: string) {
  const dialog = page.getByRole('dialog', { name: /^(Choose a|Lost your) passphrase/ });
  await dialog.getByLabel('New passphrase', { exact: true }).fill(passphrase);
  await dialog.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(dialog).toBeHidden();
}

newSite(
  'A new owner chooses the passphrase by the operator’s link, changes it, and comes back by a printed code',
  async ({ browser, page, site }) => {
    const link = await linkOfOperator(site);
    await page.goto(link);
    await expect(page).toHaveURL(`${site.address}/messages`);
    await choosePassphrase(page, 'lime and light earth');
    await openSettings(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Make recovery codes' }).click();
    const codes = main.getByRole('listitem').locator('code');
    await expect(codes).toHaveCount(8);
    const code = (await codes.first().textContent()) ?? '';
    expect(await violationsOf(page)).toEqual([]);

    await main.getByRole('button', { name: 'Change the passphrase' }).click();
    await main.getByLabel('Present passphrase', { exact: true }).fill('lime and light');
    await main.getByLabel('New passphrase', { exact: true }).fill('a roof of old iron');
    await main.getByRole('button', { name: 'Save passphrase' }).click();
    await expect(main.getByText('Wrong passphrase.')).toBeVisible();
    await main.getByLabel('Present passphrase', { exact: true }).fill('lime and light earth');
    await main.getByRole('button', { name: 'Save passphrase' }).click();
    await expect(main.getByText(/Every other device has been signed out/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const elsewhere = await (await browser.newContext({ baseURL: site.address })).newPage();
    await elsewhere.goto('/messages');
    await elsewhere.getByRole('button', { name: 'Lost your passphrase?' }).click();
    await elsewhere.getByLabel('Recovery code').fill('not a code');
    await elsewhere.getByLabel('New passphrase', { exact: true }).fill('straw in autumn rain');
    await elsewhere.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(elsewhere.getByText(/This code doesn’t work/)).toBeVisible();
    expect(await violationsOf(elsewhere)).toEqual([]);
    await elsewhere.getByLabel('Recovery code').fill(code.toUpperCase());
    await choosePassphrase(elsewhere, 'straw in autumn rain');
    await expect(elsewhere.getByText('No Messages Yet')).toBeVisible();
    // Everybody else is signed out, and the link works no more.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Lost your passphrase?' })).toBeVisible();
    await page.goto(link);
    await choose(page, 'a wall of mudbrick');
    await expect(page.getByText(/This link doesn’t work/)).toBeVisible();
  },
);

async function choose(page: Page, passphrase: string) {
  const dialog = page.getByRole('dialog', { name: 'Choose a passphrase' });
  await dialog.getByLabel('New passphrase', { exact: true }).fill(passphrase);
  await dialog.getByRole('button', { name: 'Save and sign in' }).click();
}

async function enterAccount(page: Page, number: string) {
  await page.getByLabel('Account name').fill('Natural Building Design');
  await page.getByLabel('BSB').fill('633 000');
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('button', { name: 'Save account' }).click();
}

story(
  'The owner enters the bank account, and a change waits for a day, in sight, and is cancelled',
  async ({ page, site }) => {
    const shown = async () => {
      const response = await fetch(`${site.address}/api/practice`);
      return ((await response.json()) as { bank: { accountNumber: string } | null }).bank;
    };
    const main = await openInbox(page);
    await openSettings(page);
    await enterAccount(page, 'abc');
    await expect(page.getByText('An account number has 4 to 12 digits')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await enterAccount(page, '1234 5678');
    await expect(main.getByText('633-000')).toBeVisible();
    expect(await shown()).toMatchObject({ accountNumber: '1234 5678' });

    await main.getByRole('button', { name: 'Change the account' }).click();
    await enterAccount(page, '8765 4321');
    await expect(main.getByText(/customers pay into the account ending/)).toBeVisible();
    expect(await shown()).toMatchObject({ accountNumber: '1234 5678' });
    await main.getByRole('button', { name: 'Back to inbox' }).click();
    await expect(
      main.getByRole('heading', { name: 'Your bank account will change' }),
    ).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await main.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(main.getByRole('heading', { name: 'Your bank account will change' })).toBeHidden();
    expect(await shown()).toMatchObject({ accountNumber: '1234 5678' });
  },
);
