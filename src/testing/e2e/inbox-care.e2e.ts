import type { Browser, BrowserContext, Page } from '@playwright/test';
import { postConsultation } from '#shared/api/consultation.ts';
import { postContact } from '#shared/api/contact.ts';
import { honeypotField } from '#shared/api/submission.ts';
import {
  letterButton,
  openInbox,
  openLetter,
  readInbox,
  sendAsVisitor,
  signInDialog,
} from '../support/owner.ts';
import { saveCopy } from '../support/request.ts';
import type { Site } from '../support/site.ts';
import { expect, long, story } from '../support/story.ts';

const message = {
  name: 'Nikola Stone',
  email: 'nikola@example.org',
  projectType: 'residential',
  message: 'We have four acres at Yandoit and a pile of old bricks. Where do we begin?',
};
const request = {
  serviceType: 'new-house-design',
  name: 'Rosa Kirk',
  email: 'rosa@example.org',
  phone: '03 5555 0100',
  location: 'Franklinford',
  timeline: 'Within a year',
  projectDescription: 'A small house of light earth on a north slope.',
};

const sendMessage = (site: Site, name: string, more: Record<string, string> = {}) =>
  sendAsVisitor(site, postContact.path, { ...message, name, ...more });

story(
  'A letter appears in the open inbox by itself, and the owner takes it from new to delivered',
  async ({ page, site }) => {
    const main = await openInbox(page);
    await expect(main.getByText('No Messages Yet')).toBeVisible();
    await expect(main.getByText('Live')).toBeVisible();

    await sendAsVisitor(site, postConsultation.path, request);
    await expect(letterButton(page, /Rosa Kirk/)).toContainText('New');
    const letter = await openLetter(page, /Rosa Kirk/);
    await expect(letter.getByText(request.phone)).toBeVisible();

    await letter.getByLabel('Only you can read these.').fill('Rang her, the deposit is paid.');
    await letter.getByRole('button', { name: 'Keep note' }).click();
    await expect(letter.getByText('Rang her, the deposit is paid.')).toBeVisible();
    const status = letter.getByLabel('Status');
    for (const step of ['Deposit paid', 'In progress', 'Delivered']) {
      await status.selectOption(step);
      await expect(status.locator('option:checked')).toHaveText(step);
    }
    await letter.getByRole('button', { name: 'Back to the list' }).click();
    await expect(letterButton(page, /Rosa Kirk/)).toContainText('Delivered');

    await page.reload();
    await openLetter(page, /Rosa Kirk/);
    await expect(letter.getByText('Rang her, the deposit is paid.')).toBeVisible();
    await expect(status.locator('option:checked')).toHaveText('Delivered');
  },
);

story(
  'The owner sorts, searches, archives and saves the letters as a table',
  async ({ page, site }) => {
    await sendMessage(site, 'Nikola Stone');
    await sendMessage(site, '=Formula Jones');
    await sendAsVisitor(site, postConsultation.path, request);
    const main = await openInbox(page);
    const search = main.getByRole('searchbox', { name: 'Search the inbox' });

    await search.fill('Franklinford');
    await expect(letterButton(page, /./)).toHaveCount(1);
    await search.fill('no such words');
    await expect(main.getByText('No letter has these words.')).toBeVisible();
    await search.fill('');
    await expect(letterButton(page, /./)).toHaveCount(3);

    const parts = main.getByRole('group', { name: 'Part of the inbox' });
    const letter = await openLetter(page, /Nikola Stone/);
    await letter.getByRole('button', { name: 'Archive' }).click();
    await expect(letter.getByLabel('Status').locator('option:checked')).toHaveText('Archived');
    await letter.getByRole('button', { name: 'Back to the list' }).click();
    await expect(letterButton(page, /Nikola Stone/)).toHaveCount(0);
    await parts.getByRole('button', { name: /Archived/ }).click();
    await expect(letterButton(page, /Nikola Stone/)).toBeVisible();

    await openLetter(page, /Nikola Stone/);
    await letter.getByRole('button', { name: 'Move to spam' }).click();
    await letter.getByRole('button', { name: 'Back to the list' }).click();
    await parts.getByRole('button', { name: /Spam/ }).click();
    await openLetter(page, /Nikola Stone/);
    await letter.getByRole('button', { name: 'Not spam' }).click();
    await letter.getByRole('button', { name: 'Back to the list' }).click();

    await parts.getByRole('button', { name: /Inbox/ }).click();
    const table = await saveCopy(page, () => main.getByRole('button', { name: 'CSV' }).click());
    expect(table.name).toMatch(/^inbox-\d{4}-\d\d-\d\d\.csv$/);
    expect(table.text).toContain(`"'=Formula Jones"`);
    expect(table.text).toContain('"Rosa Kirk"');
    const letters = await saveCopy(page, () => main.getByRole('button', { name: 'JSON' }).click());
    expect(JSON.parse(letters.text)).toHaveLength(2);
  },
);

story(
  'The owner erases everything of one person, and nothing of anybody else',
  async ({ page, site }) => {
    await sendMessage(site, 'Nikola Stone');
    await sendAsVisitor(site, postConsultation.path, request);
    await openInbox(page);
    const letter = await openLetter(page, /Nikola Stone/);
    await letter.getByRole('button', { name: 'Erase this person’s data…' }).click();

    const part = page.getByRole('main');
    await expect(part.getByLabel('E-mail address of the person')).toHaveValue(message.email);
    await part.getByRole('button', { name: 'Count what there is' }).click();
    await expect(part.getByText('1 message', { exact: true })).toBeVisible();
    const again = part.getByLabel('Type the address again to erase');
    await again.fill('rosa@example.org');
    await again.press('Enter');
    await expect(part.getByRole('alert').filter({ hasText: 'Nothing was erased' })).toBeVisible();
    await again.fill(message.email);
    await part.getByRole('button', { name: 'Erase for good' }).click();
    await expect(part.getByText('Erased: 1 message.')).toBeVisible();

    await part.getByRole('button', { name: 'Back to the letters' }).click();
    await expect(letterButton(page, /Rosa Kirk/)).toBeVisible();
    await expect(letterButton(page, /Nikola Stone/)).toHaveCount(0);
    const inbox = await readInbox(site);
    expect([inbox.messages.length, inbox.requests.length]).toEqual([0, 1]);
  },
);

story('The owner erases the spam that is shown, and keeps what is none', async ({ page, site }) => {
  const trap = { [honeypotField]: 'https://spam.example' };
  await sendMessage(site, 'Nikola Stone', trap);
  await sendMessage(site, 'Cheap Loans', trap);
  await sendMessage(site, 'Best Loans', trap);
  await sendAsVisitor(site, postConsultation.path, request);
  const main = await openInbox(page);
  const parts = main.getByRole('group', { name: 'Part of the inbox' });
  const spam = parts.getByRole('button', { name: /Spam/ });
  await expect(main.getByRole('button', { name: /^Erase these/ })).toHaveCount(0);
  await spam.click();
  await main.getByRole('searchbox', { name: 'Search the inbox' }).fill('loans');
  await main.getByRole('button', { name: 'Erase these 2 letters…' }).click();
  // Other letters, and no question any more.
  await main.getByRole('searchbox', { name: 'Search the inbox' }).fill('stone');
  await expect(main.getByRole('button', { name: 'Erase this letter…' })).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search the inbox' }).fill('loans');
  await main.getByRole('button', { name: 'Erase these 2 letters…' }).click();
  await expect(main.getByRole('button', { name: 'Keep it' })).toBeFocused();
  // What comes now was not seen when it was asked.
  await sendMessage(site, 'Late Loans', trap);
  await expect(letterButton(page, /Loans/)).toHaveCount(3);
  await main.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('2 messages.').first()).toBeVisible();
  await expect(letterButton(page, /Loans/)).toHaveCount(1);
  await expect(letterButton(page, /Late Loans/)).toBeVisible();

  await main.getByRole('searchbox', { name: 'Search the inbox' }).fill('');
  await openLetter(page, /Nikola Stone/);
  await page.getByRole('button', { name: 'Not spam' }).click();
  const inbox = await readInbox(site);
  expect([inbox.messages.length, inbox.requests.length]).toEqual([2, 1]);
});

story(
  'The owner signs out a lost phone from another browser, and sees how long letters are kept',
  async ({ page, browser, site }) => {
    await sendMessage(site, 'Nikola Stone');
    const lost = await openLostPhone(browser, site);
    const main = await openInbox(page);
    await main.getByRole('button', { name: 'Housekeeping' }).click();
    await expect(main.getByRole('heading', { name: 'Housekeeping' })).toBeFocused();
    await expect(main.getByText('This browser', { exact: true })).toHaveCount(1);
    await expect(main.getByText('12 months')).toBeVisible();
    await expect(main.getByText('6 months')).toBeVisible();
    await expect(main.getByText('48 hours')).toBeVisible();

    const ends = main.getByRole('list').getByRole('button', { name: /^Sign out/ });
    await expect(ends).toHaveCount(2);
    await ends.and(main.getByRole('button', { name: /^(?!.*this browser).*$/ })).click();
    await expect(ends).toHaveCount(1);

    await lost.page.bringToFront();
    await expect(signInDialog(lost.page)).toBeVisible();
    await expect(lost.page.getByText('Nikola Stone')).toHaveCount(0);
    await lost.context.close();

    await main.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('Nothing of the inbox is left on this device')).toBeVisible();
    await expect(page.getByText('Nikola Stone')).toHaveCount(0);
    await page.goto('/messages');
    await expect(signInDialog(page)).toBeVisible();
  },
);

async function openLostPhone(
  browser: Browser,
  site: Site,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: site.address });
  const page = await context.newPage();
  await openInbox(page);
  await expect(letterButton(page, /Nikola Stone/)).toBeVisible();
  return { page, context };
}

story(
  'The server goes away while the inbox is open, and what came meanwhile is there when it returns',
  { tag: long },
  async ({ page, site }) => {
    await sendMessage(site, 'Nikola Stone');
    const main = await openInbox(page);
    await expect(main.getByText('Live')).toBeVisible();
    await site.stop();
    await expect(main.getByText(/^No connection, as of/)).toBeVisible({ timeout: 30_000 });
    await expect(letterButton(page, /Nikola Stone/)).toBeVisible();
    await main.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Could not look for new letters').first()).toBeVisible();

    await site.start();
    await sendMessage(site, 'Second Visitor');
    await main.getByRole('button', { name: 'Refresh' }).click();
    await expect(letterButton(page, /Second Visitor/)).toBeVisible();
  },
);
