import type { Browser, BrowserContext, Page } from '@playwright/test';
import { postConsultation } from '#shared/api/consultation.ts';
import { postContact } from '#shared/api/contact.ts';
import { fillTimeHeader, robotTrapField } from '#shared/api/submission.ts';
import {
  recordButton,
  openInbox,
  openRecord,
  readInbox,
  sendAsVisitor,
  signInDialog,
} from '../support/owner.ts';
import { saveCopy } from '../support/request.ts';
import type { Site } from '../support/site.ts';
import { expect, mainStory, story } from '../support/story.ts';

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

/** Fills in everything, at once. */
const sendAsRobot = (site: Site, name: string) =>
  sendAsVisitor(
    site,
    postContact.path,
    { ...message, name, [robotTrapField]: 'ticked' },
    { [fillTimeHeader]: '40' },
  );

const sendMessage = (site: Site, name: string, more: Record<string, string> = {}) =>
  sendAsVisitor(site, postContact.path, { ...message, name, ...more });

story(
  'A request appears in the open inbox automatically, and the owner moves it from new to delivered',
  { tag: mainStory },
  async ({ page, site }) => {
    const main = await openInbox(page);
    await expect(main.getByText('No Messages Yet')).toBeVisible();
    await expect(main.getByText('Live', { exact: true })).toBeVisible();

    await sendAsVisitor(site, postConsultation.path, request);
    await expect(main.getByRole('button', { name: /^Rosa Kirk/ })).toContainText('New');
    const letter = await openRecord(page, /Rosa Kirk/);
    await expect(letter.getByText(request.phone)).toBeVisible();

    await letter
      .getByLabel('Add a note. The client never sees it.')
      .fill('Rang her, the deposit is paid.');
    await letter.getByRole('button', { name: 'Save note' }).click();
    await expect(letter.getByText('Rang her, the deposit is paid.')).toBeVisible();
    const status = letter.getByLabel('Status');
    for (const step of ['Deposit paid', 'In progress', 'Delivered']) {
      await status.selectOption(step);
      await expect(status.locator('option:checked')).toHaveText(step);
    }
    await letter.getByRole('button', { name: 'Back to list' }).click();
    await expect(recordButton(page, /Rosa Kirk/)).toContainText('Delivered');

    await page.reload();
    await openRecord(page, /Rosa Kirk/);
    await expect(letter.getByText('Rang her, the deposit is paid.')).toBeVisible();
    await expect(status.locator('option:checked')).toHaveText('Delivered');
  },
);

story(
  'The owner sorts, searches, archives and saves the records as a table',
  async ({ page, site }) => {
    await sendMessage(site, 'Nikola Stone');
    await sendMessage(site, '=Formula Jones');
    await sendAsVisitor(site, postConsultation.path, request);
    const main = await openInbox(page);
    const search = main.getByRole('searchbox', { name: 'Search the inbox' });

    await search.fill('Franklinford');
    await expect(recordButton(page, /./)).toHaveCount(1);
    await search.fill('no such words');
    await expect(main.getByText('No matches.')).toBeVisible();
    await search.fill('');
    await expect(recordButton(page, /./)).toHaveCount(3);

    const parts = main.getByRole('group', { name: 'Folders' });
    const letter = await openRecord(page, /Nikola Stone/);
    await letter.getByRole('button', { name: 'Archive' }).click();
    await expect(letter.getByLabel('Status').locator('option:checked')).toHaveText('Archived');
    await letter.getByRole('button', { name: 'Back to list' }).click();
    await expect(recordButton(page, /Nikola Stone/)).toHaveCount(0);
    await parts.getByRole('button', { name: /Archived/ }).click();
    await expect(recordButton(page, /Nikola Stone/)).toBeVisible();

    await openRecord(page, /Nikola Stone/);
    await letter.getByRole('button', { name: 'Move to spam' }).click();
    await letter.getByRole('button', { name: 'Back to list' }).click();
    await parts.getByRole('button', { name: /Spam/ }).click();
    await openRecord(page, /Nikola Stone/);
    await letter.getByRole('button', { name: 'Not spam' }).click();
    await letter.getByRole('button', { name: 'Back to list' }).click();

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
  'The owner erases all data of one person and nothing of anybody else’s',
  async ({ page, site }) => {
    await sendMessage(site, 'Nikola Stone');
    await sendAsVisitor(site, postConsultation.path, request);
    await openInbox(page);
    const letter = await openRecord(page, /Nikola Stone/);
    await letter.getByRole('button', { name: 'Delete this person’s data…' }).click();

    const part = page.getByRole('main');
    await expect(part.getByLabel('The person’s email address')).toHaveValue(message.email);
    // The device list has loaded by now, and must not have pushed the question off screen.
    await expect(part.getByRole('button', { name: /Sign out everywhere/ })).toBeAttached();
    await expect(part.getByLabel('The person’s email address')).toBeFocused();
    await expect(part.getByLabel('The person’s email address')).toBeInViewport({ ratio: 1 });
    await expect(part.getByRole('button', { name: 'Find their data' })).toBeInViewport({
      ratio: 1,
    });
    await part.getByRole('button', { name: 'Find their data' }).click();
    await expect(part.getByText('1 message', { exact: true })).toBeVisible();
    const again = part.getByLabel('Type the address again to delete');
    await again.fill('rosa@example.org');
    await again.press('Enter');
    await expect(
      part.getByRole('alert').filter({ hasText: 'Nothing has been deleted' }),
    ).toBeVisible();
    await again.fill(message.email);
    await part.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(part.getByText('Deleted: 1 message.')).toBeVisible();

    await part.getByRole('button', { name: 'Back to inbox' }).click();
    await expect(recordButton(page, /Rosa Kirk/)).toBeVisible();
    await expect(recordButton(page, /Nikola Stone/)).toHaveCount(0);
    const inbox = await readInbox(site);
    expect([inbox.messages.length, inbox.requests.length]).toEqual([0, 1]);
  },
);

story('The owner erases the spam that is listed, and nothing else', async ({ page, site }) => {
  await sendAsRobot(site, 'Nikola Stone');
  await sendAsRobot(site, 'Cheap Loans');
  await sendAsRobot(site, 'Best Loans');
  await sendAsVisitor(site, postConsultation.path, request);
  const main = await openInbox(page);
  const parts = main.getByRole('group', { name: 'Folders' });
  const spam = parts.getByRole('button', { name: /Spam/ });
  await expect(main.getByRole('button', { name: /^Delete these/ })).toHaveCount(0);
  await expect(main.getByText('3 new messages may be spam.')).toBeVisible();
  await main.getByRole('button', { name: 'Check spam' }).click();
  await expect(spam).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('searchbox', { name: 'Search the inbox' }).fill('loans');
  await main.getByRole('button', { name: 'Delete these 2 messages…' }).click();
  // Another folder, so the question is closed.
  await main.getByRole('searchbox', { name: 'Search the inbox' }).fill('stone');
  await expect(main.getByRole('button', { name: 'Delete this message…' })).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search the inbox' }).fill('loans');
  await main.getByRole('button', { name: 'Delete these 2 messages…' }).click();
  await expect(main.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // A message that arrives now was not shown when the question was asked.
  await sendAsRobot(site, 'Late Loans');
  await expect(recordButton(page, /Loans/)).toHaveCount(3);
  await main.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('2 messages.').first()).toBeVisible();
  await expect(recordButton(page, /Loans/)).toHaveCount(1);
  await expect(recordButton(page, /Late Loans/)).toBeVisible();

  await main.getByRole('searchbox', { name: 'Search the inbox' }).fill('');
  const letter = await openRecord(page, /Nikola Stone/);
  await expect(letter.getByText(/Why this is in Spam/)).toContainText('hidden checkbox');
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(letter.getByText(/Why this is in Spam/)).toHaveCount(0);
  const inbox = await readInbox(site);
  expect([inbox.messages.length, inbox.requests.length]).toEqual([2, 1]);
});

story(
  'The owner signs out a lost phone from another browser, and sees how long records are kept',
  async ({ page, browser, site }) => {
    await sendMessage(site, 'Nikola Stone');
    const lost = await openLostPhone(browser, site);
    const main = await openInbox(page);
    await main.getByRole('button', { name: 'Settings and privacy' }).click();
    await expect(main.getByRole('heading', { name: 'Settings and privacy' })).toBeFocused();
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
    await expect(page.getByText('No inbox data remains on this device')).toBeVisible();
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
  await expect(recordButton(page, /Nikola Stone/)).toBeVisible();
  return { page, context };
}

story(
  'The server goes down while the inbox is open, and messages sent in the meantime are shown when it returns',
  async ({ page, site }) => {
    await sendMessage(site, 'Nikola Stone');
    const main = await openInbox(page);
    await expect(main.getByText('Live', { exact: true })).toBeVisible();
    await expect(recordButton(page, /Nikola Stone/)).toBeVisible();
    await site.stop();
    await expect(main.getByText(/^Offline since/)).toBeVisible();
    await expect(recordButton(page, /Nikola Stone/)).toBeVisible();
    await main.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('We couldn’t check for new messages').first()).toBeVisible();

    await site.start();
    await sendMessage(site, 'Second Visitor');
    await main.getByRole('button', { name: 'Refresh' }).click();
    await expect(recordButton(page, /Second Visitor/)).toBeVisible();
  },
);
