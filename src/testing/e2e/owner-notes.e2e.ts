import type { Page } from '@playwright/test';
import { deleteOtherSessions } from '#shared/api/sessions.ts';
import {
  openInbox,
  openRecord,
  ownerCookie,
  readInbox,
  signIn,
  signInDialog,
} from '../support/owner.ts';
import { startPhone } from '../support/phone.ts';
import { sendRecords } from '../support/send.ts';
import type { Site } from '../support/site.ts';
import { expect, story, waitForShell } from '../support/story.ts';

// The page must reload without a server.
const field = (page: Page) => page.getByLabel('Add a note. The client never sees it.');
const save = (page: Page) => page.getByRole('button', { name: 'Save note' }).click();
const waiting = (page: Page) =>
  page.getByRole('region', { name: 'Notes', exact: true }).getByText('Waiting to be sent');
const rowOf = (page: Page, name: RegExp) => page.locator('[data-record]').filter({ hasText: name });

/** Texts of the notes on the server. */
async function notesAt(site: Site): Promise<string[]> {
  const { messages, requests } = await readInbox(site);
  return [...messages, ...requests].flatMap(({ notes }) => notes.map(({ text }) => text));
}

story(
  'A note typed offline survives a reload and a killed browser, and arrives once',
  async ({ site }) => {
    await sendRecords(site);
    const phone = await startPhone(site.address);
    try {
      const { context, page } = await phone.open();
      await openInbox(page);
      await waitForShell(page);
      await openRecord(page, /Nikola Stone/);
      // Read before the server goes: what was never read can't be opened without it.
      await expect(field(page)).toBeVisible();
      await site.stop();
      await field(page).fill('Rang her about the slope');
      await save(page);
      await expect(waiting(page)).toBeVisible();
      await expect(rowOf(page, /Nikola Stone/)).toContainText('Waiting to be sent');
      await expect(page.getByText('Your note is saved on this device').first()).toBeVisible();
      await field(page).fill('Ask for the survey');

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Failed to load messages' })).toBeVisible();
      const saved = page.getByRole('region', { name: 'Notes saved on this device' });
      await expect(saved.getByText('Rang her about the slope')).toBeVisible();
      await expect(saved.getByText('Ask for the survey')).toBeVisible();

      const devtools = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // A killed renderer never answers.
      devtools.send('Page.crash').catch(() => undefined);
      await crashed;
      await phone.close();
      await site.start();

      const opened = await phone.open();
      const sent: string[] = [];
      opened.context.on('request', (request) => {
        const text = request.method() === 'PATCH' ? (request.postData() ?? '') : '';
        if (text.includes('addNote')) sent.push(text);
      });
      await opened.page.goto('/messages');
      await openRecord(opened.page, /Nikola Stone/);
      await expect(opened.page.getByText('Rang her about the slope')).toBeVisible();
      await expect(waiting(opened.page)).toHaveCount(0);
      await expect(rowOf(opened.page, /Nikola Stone/)).not.toContainText('Waiting to be sent');
      await expect(field(opened.page)).toHaveValue('Ask for the survey');
      expect(await notesAt(site)).toEqual(['Rang her about the slope']);
      expect(sent).toHaveLength(1);
    } finally {
      await phone.dispose();
    }
  },
);

story(
  'A note whose session has ended is saved, and sent once the owner has signed in again',
  async ({ context, page, site }) => {
    await sendRecords(site);
    await openInbox(page);
    await openRecord(page, /Nikola Stone/);
    await expect(field(page)).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('Rang her about the slope');
    await save(page);
    await expect(waiting(page)).toBeVisible();

    const ended = await fetch(site.address + deleteOtherSessions.path, {
      method: 'DELETE',
      headers: { Cookie: await ownerCookie(site), Origin: site.address },
    });
    expect(ended.status).toBe(204);
    await context.setOffline(false);
    await expect(signInDialog(page)).toBeVisible();
    await expect(page.getByText('to send 1 note saved on this device')).toBeAttached();
    expect(await notesAt(site)).toEqual([]);

    await signIn(page);
    await expect(page.getByText('Rang her about the slope')).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    expect(await notesAt(site)).toEqual(['Rang her about the slope']);
  },
);

story('A note whose response is lost is stored once and shown as sent', async ({ page, site }) => {
  await sendRecords(site);
  await openInbox(page);
  const record = await openRecord(page, /Nikola Stone/);
  await expect(record.getByLabel('Status').locator('option:checked')).toHaveText('Read');
  await page.route('**/api/contact-messages/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page).fill('Rang her about the slope');
  await save(page);
  await expect(page.getByText('Rang her about the slope')).toHaveCount(1);
  await expect.poll(() => notesAt(site)).toEqual(['Rang her about the slope']);
  await page.unrouteAll();
  await expect(waiting(page)).toHaveCount(0);
  // The server has it, so signing out asks nothing.
  await page.getByRole('button', { name: 'Back to list' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('No inbox data remains on this device')).toBeVisible();
  expect(await notesAt(site)).toEqual(['Rang her about the slope']);
});
