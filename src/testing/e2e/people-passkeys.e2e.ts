import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { postConsultation } from '#shared/api/consultation.ts';
import {
  openInbox,
  openRecord,
  sendAsVisitor,
  showInbox,
  signIn,
  signInDialog,
} from '../support/owner.ts';
import type { Site } from '../support/site.ts';
import { expect, mainStory, story } from '../support/story.ts';
import { violationsAtTop } from '../support/violations.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

const openSettings = (page: Page) =>
  page.getByRole('button', { name: 'Settings and privacy' }).click();

const main = (page: Page) => page.getByRole('main');

/** Another device of somebody's. */
async function anotherDevice(browser: Browser, site: Site): Promise<Page> {
  return (await browser.newContext({ baseURL: site.address })).newPage();
}

/** Nothing is wrong for anybody who uses the page, on the narrowest phone and on a desk. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsAtTop(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 780 });
}

/** Whatever of the inbox was open before. */
const expectSignedIn = (page: Page) =>
  expect(main(page).getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();

async function addPasskey(page: Page, name: string): Promise<void> {
  await main(page).getByLabel('Name of this device').fill(name);
  await main(page).getByRole('button', { name: 'Add a passkey on this device' }).click();
}

/** The server asks for fresh proof once, as it does ten minutes after a sign-in. */
async function askOnce(page: Page, path: string): Promise<void> {
  let isAsked = false;
  await page.route(`**${path}`, async (route) => {
    if (isAsked || route.request().method() === 'GET') {
      await route.continue();
      return;
    }
    isAsked = true;
    const problem = {
      type: '/problems/fresh-proof-needed',
      title: '',
      status: 403,
      detail: '',
      code: 'fresh-proof-needed',
      requestId: '',
    };
    await route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem });
  });
}

story(
  'The owner signs in by a passkey, and removes it on another device, which refuses it at once',
  { tag: mainStory },
  async ({ browser, page, site }) => {
    const phone = await addAuthenticator(page);
    await openInbox(page);
    await openSettings(page);
    await addPasskey(page, ' ');
    await expect(main(page).getByText('Name this device')).toBeVisible();
    // A screen lock that is not passed makes no passkey, and says so.
    await phone.setUserVerified(false);
    await addPasskey(page, 'Ann’s phone');
    await expect(main(page).getByText(/The device didn’t confirm it/)).toBeVisible();
    await expect(main(page).getByLabel('Name of this device')).toHaveValue('Ann’s phone');
    await phone.setUserVerified(true);
    await addPasskey(page, 'Ann’s phone');
    await expect(main(page).getByText('You can sign in with Ann’s phone now.')).toBeVisible();
    expect(await phone.passkeys()).toBe(1);
    await expectAccessible(page);
    // The same device again is named, not doubled.
    await addPasskey(page, 'Ann’s phone again');
    await expect(main(page).getByText('This device already has a passkey of yours.')).toBeVisible();

    await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(main(page).getByText('You’ve signed out')).toBeVisible();
    await phone.setUserVerified(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = signInDialog(page);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByText(/The device didn’t confirm it/)).toBeVisible();
    await expectAccessible(page);
    await phone.setUserVerified(true);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expectSignedIn(page);

    const desk = await anotherDevice(browser, site);
    await openInbox(desk);
    await openSettings(desk);
    const list = main(desk).getByRole('list', { name: 'Your passkeys' });
    await list.getByRole('button', { name: 'Remove Ann’s phone' }).click();
    await list.getByRole('button', { name: 'Remove this passkey' }).click();
    await expect(main(desk).getByText(/Passkey removed/)).toBeVisible();
    await expect(list).toBeHidden();

    await page.reload();
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByText(/This passkey doesn’t work here/)).toBeVisible();
    await signIn(page);
    await expectSignedIn(page);
  },
);

story(
  'The owner invites a second person, whose name stands at notes and status, and removes them',
  async ({ browser, page, site }) => {
    const request = {
      serviceType: 'site-regulatory',
      name: 'Ruth',
      email: 'ruth@example.org',
      location: 'Yandoit',
      projectDescription: 'A strawbale house, please.',
      timeline: 'Next year',
    };
    await sendAsVisitor(site, postConsultation.path, request, { 'Idempotency-Key': randomUUID() });
    await openInbox(page);
    await openSettings(page);
    const invite = main(page).getByRole('button', { name: 'Make an invitation' });
    await invite.click();
    await expect(main(page).getByText('Enter a name')).toBeVisible();
    await main(page).getByLabel('Your own name').fill('Ann');
    await main(page).getByLabel('Name of the person to invite').fill('Ben');
    await invite.click();
    const link = main(page).getByRole('group', { name: 'Link for Ben' });
    const address = (await link.getByText(/#key=/).textContent()) ?? '';
    await expect(main(page).getByText(/Hasn’t joined yet/)).toBeVisible();
    await expectAccessible(page);

    const bens = await anotherDevice(browser, site);
    await bens.goto(address);
    await expect(bens).toHaveURL(`${site.address}/messages`);
    const choose = bens.getByRole('dialog', { name: 'Choose a passphrase' });
    await choose.getByLabel('New passphrase', { exact: true }).fill('lime and light earth');
    await choose.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(choose).toBeHidden();
    await openRecord(bens, /Ruth/);
    await bens.getByLabel('Status', { exact: true }).selectOption('In progress');
    await expect(bens.getByText('Set by Ben')).toBeVisible();
    await bens.getByLabel('Add a note. The client never sees it.').fill('Rang her on Tuesday.');
    await bens.getByRole('button', { name: 'Save note' }).click();
    const note = bens.getByRole('listitem').filter({ hasText: 'Rang her on Tuesday.' });
    await expect(note.getByText('Ben', { exact: true })).toBeVisible();
    await expectAccessible(bens);
    await bens.goto('/messages');
    await openSettings(bens);
    await expect(bens.getByText('Only the owner can change this.')).toBeVisible();
    await expect(bens.getByRole('button', { name: 'Make an invitation' })).toBeHidden();
    await expectAccessible(bens);

    await main(page).getByRole('button', { name: 'Back to inbox' }).click();
    await openRecord(page, /Ruth/);
    await expect(page.getByText('Set by Ben')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Rang her' })).toContainText('Ben');
    await page.goto('/messages');
    await showInbox(page);
    await openSettings(page);
    await main(page).getByRole('button', { name: 'Remove Ben' }).click();
    await main(page).getByRole('button', { name: 'Remove and sign out' }).click();
    await expect(main(page).getByRole('button', { name: 'Remove Ben' })).toBeHidden();
    await bens.reload();
    await expect(signInDialog(bens)).toBeVisible();
  },
);

story(
  'Fresh proof is asked for in a dialog that keeps what was typed, also when it fails or is cancelled',
  async ({ page }) => {
    const phone = await addAuthenticator(page);
    await openInbox(page);
    await openSettings(page);
    await addPasskey(page, 'Ann’s phone');
    await expect(main(page).getByText('You can sign in with Ann’s phone now.')).toBeVisible();
    await askOnce(page, '/api/bank-account');
    const number = main(page).getByLabel('Account number');
    await main(page).getByLabel('Account name').fill('Natural Building Design');
    await main(page).getByLabel('BSB').fill('633 000');
    await number.fill('1234 5678');
    const save = main(page).getByRole('button', { name: 'Save account' });
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(main(page).getByText('Cancelled. Nothing has changed.')).toBeVisible();
    await expect(number).toHaveValue('1234 5678');

    await page.unroute('**/api/bank-account');
    await askOnce(page, '/api/bank-account');
    await save.click();
    await dialog.getByLabel('Your passphrase', { exact: true }).fill('a guess');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText(/Wrong passphrase/)).toBeVisible();
    await phone.setUserVerified(false);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByText(/The device didn’t confirm it/)).toBeVisible();
    await expectAccessible(page);
    await phone.setUserVerified(true);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog).toBeHidden();
    await expect(main(page).getByText('1234 5678')).toBeVisible();
    // The session that the proof has opened is this browser's now.
    await page.reload();
    await expectSignedIn(page);
  },
);
