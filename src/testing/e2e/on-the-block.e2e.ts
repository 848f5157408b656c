import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chatProjectType, postContact } from '#shared/api/contact.ts';
import { postConsultation } from '#shared/api/consultation.ts';
import { postErasure } from '#shared/api/inbox.ts';
import { getSession } from '#shared/api/session.ts';
import { deleteOtherSessions } from '#shared/api/sessions.ts';
import { getWorkEntries } from '#shared/api/work-entries.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import { faultsAtBothWidths } from '../support/both-widths.ts';
import {
  openInbox,
  openRecord,
  ownerCookie,
  readInbox,
  sendAsVisitor,
  signIn,
  signInDialog,
} from '../support/owner.ts';
import { startPhone } from '../support/phone.ts';
import { startSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { expect, story, waitForShell } from '../support/story.ts';
import { violationsAtTop } from '../support/violations.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

/** With a mail server, so that the owner can reply; it is away, and the emails wait on the server. */
const dayStory = story.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  site: async ({}, use) => {
    const site = await startSite({
      SMTP_URL: 'smtp://127.0.0.1:1',
      PRACTICE_EMAIL: 'studio@example.org',
    });
    await use(site);
    await site.dispose();
  },
});

/** Words of the request that occur nowhere else. */
const planted = ['Quillfeather', 'quillfeather', 'Wombatgully', 'Thistlemead', '5559 0173'];

/** A request with a photo, as a visitor sends it. Returns its id. */
async function sendRequest(site: Site, name = 'Ada Quillfeather'): Promise<string> {
  const id = randomUUID();
  const photo = await sharp({
    create: { width: 2_000, height: 1_500, channels: 3, background: '#b5651d' },
  })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append(uploadField, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'slope.jpg');
  const uploaded = await fetch(site.address + postUpload.path, {
    method: 'POST',
    headers: { 'Idempotency-Key': id, Origin: site.address },
    body,
  });
  const { files } = (await uploaded.json()) as { files: string[] };
  const request = {
    serviceType: 'site-regulatory',
    name,
    email: 'ada@quillfeather.example',
    phone: '03 5559 0173',
    location: '12 Wombatgully Road, Franklinford',
    timeline: 'Within a year',
    projectDescription: 'A small house of light earth on the Thistlemead slope.',
    attachments: files,
  };
  await sendAsVisitor(site, postConsultation.path, request, { 'Idempotency-Key': id });
  return id;
}

const toggle = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Open requests and messages on this phone' });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings and privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Settings and privacy' })).toBeVisible();
}

/** Signs in, and takes the open requests along. */
async function takeAlong(page: Page, requests: string): Promise<void> {
  await openInbox(page);
  await switchOn(page, requests);
}

/** Takes the open requests along, once signed in. */
async function switchOn(page: Page, requests: string): Promise<void> {
  await waitForShell(page);
  await openSettings(page);
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await expect(page.getByText(requests)).toBeVisible();
  await page.getByRole('button', { name: 'Back to inbox' }).click();
}

/** How many rows of a table the browser has stored. */
function countOf(page: Page, table: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('natural-building-design');
        opened.addEventListener('success', () => {
          const counted = opened.result.transaction(name).objectStore(name).count();
          counted.addEventListener('success', () => {
            opened.result.close();
            resolve(counted.result);
          });
        });
      }),
    table,
  );
}

/** Kills the browser without a word to the page. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A killed renderer never answers.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Adds a passkey, and signs in by it. */
async function signInByPasskey(page: Page): Promise<void> {
  const phone = await addAuthenticator(page);
  const main = await openInbox(page);
  await openSettings(page);
  await main.getByLabel('Name of this device').fill('Ann’s phone');
  await main.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await expect(main.getByText('You can sign in with Ann’s phone now.')).toBeVisible();
  await main.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(main.getByText('You’ve signed out')).toBeVisible();
  // The passkey is offered by the field as well, where the phone confirms it unasked.
  await phone.setUserVerified(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const use = signInDialog(page).getByRole('button', { name: 'Use a passkey' });
  await use.click();
  await expect(signInDialog(page).getByText(/The device didn’t confirm it/)).toBeVisible();
  await phone.setUserVerified(true);
  await use.click();
  await expect(main.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
}

async function addNote(page: Page, text: string): Promise<void> {
  await page.getByLabel('Add a note. The client never sees it.').fill(text);
  await page.getByRole('button', { name: 'Save note' }).click();
}

async function recordPayment(page: Page, dollars: string): Promise<void> {
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await page.getByLabel('Amount in dollars').fill(dollars);
  await page.getByRole('button', { name: 'Save payment' }).click();
}

/** Deletes everything of Ada's, as another device does. */
async function erase(site: Site): Promise<void> {
  const erased = await fetch(site.address + postErasure.path, {
    method: 'POST',
    headers: {
      Cookie: await ownerCookie(site),
      Origin: site.address,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ email: 'ada@quillfeather.example', isDryRun: false }),
  });
  expect(erased.status).toBe(200);
}

async function workOf(site: Site, id: string): Promise<{ kind: string; files?: string[] }[]> {
  const response = await fetch(site.address + pathOf(getWorkEntries, { id }), {
    headers: { Cookie: await ownerCookie(site) },
  });
  return (await response.json()) as { kind: string; files?: string[] }[];
}

/** Files of the browser's profile that hold one of the words, in UTF-8 or UTF-16, each with the word. */
async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => null);
    for (const word of words) {
      const forms = [Buffer.from(word), Buffer.from(word, 'utf16le')];
      if (forms.some((form) => bytes?.includes(form))) found.push(`${entry.name}: ${word}`);
    }
  }
  return found;
}

dayStory(
  'The owner signs in by passkey, takes requests along, adds to one without reception, and everything arrives once',
  async ({ site }) => {
    dayStory.slow();
    const id = await sendRequest(site);
    const phone = await startPhone(site.address);
    try {
      const first = await phone.open();
      await signInByPasskey(first.page);
      await switchOn(first.page, '1 request and 1 photo');
      await kill(first.context, first.page);
      await phone.close();
      // Encrypted while it is there.
      expect(await filesWith(phone.profileFolder, planted)).toEqual([]);
      await site.stop();

      const { context, page } = await phone.open();
      await page.goto('/messages');
      await expect(page.getByText(/^No reception. Saved on this phone/)).toBeVisible();
      const record = await openRecord(page, /Ada Quillfeather/);
      await expect(
        record.getByText('A small house of light earth on the Thistlemead'),
      ).toBeVisible();
      const photo = record.getByRole('img', { name: 'Show slope.jpg' });
      await expect(photo).toHaveAttribute('src', /^blob:/);
      await photo.scrollIntoViewIfNeeded();
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_600);

      await addNote(page, 'The gate code is on the meter box');
      await expect(record.getByText('Waiting to be sent')).toBeVisible();
      await recordPayment(page, '160');
      await expect(record.getByText(/^Deposit of \$160 .*waiting to be sent$/)).toBeVisible();
      await record.getByLabel('Status', { exact: true }).selectOption('In progress');
      await expect(record.getByText('Status: In progress: waiting to be sent')).toBeVisible();
      await record.getByRole('button', { name: 'Arrange a visit' }).click();
      await record.getByLabel('We’ve agreed on a time').check();
      const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
      await record.getByLabel('Time', { exact: true }).fill(`${day}T10:00`);
      await record.getByRole('button', { name: 'Set the time and tell the client' }).click();
      await expect(record.getByText('Time of a visit: waiting to be sent')).toBeVisible();
      const reply = record.locator('#reply');
      await reply.getByRole('button', { name: 'Attach files' }).click();
      const taken = await cameraPhoto();
      await reply
        .locator('input[capture]')
        .setInputFiles({ name: 'Wombatgully corner.jpg', mimeType: 'image/jpeg', buffer: taken });
      await expect(reply.getByText('1 of 10 files attached')).toBeVisible();
      await reply.getByLabel('Your reply').fill('This is the corner.');
      await reply.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(record.getByText(/with 1 file: waiting to be sent/)).toBeVisible();

      // The list says so as well.
      await page.getByRole('button', { name: 'Back to list' }).click();
      const row = page.locator('[data-record]').filter({ hasText: 'Ada Quillfeather' });
      await expect(row.first()).toContainText('Waiting to be sent');
      await openRecord(page, /Ada Quillfeather/);

      // By its address, after another kill.
      const address = page.url();
      await kill(context, page);
      await phone.close();
      const again = await phone.open();
      await again.page.goto(address);
      await expect(again.page.getByText('The gate code is on the meter box')).toBeVisible();
      await expect(
        again.page.getByLabel('Status', { exact: true }).locator('option:checked'),
      ).toHaveText('In progress');

      await site.start();
      await again.page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(again.page.getByRole('list', { name: 'Not at the server yet' })).toHaveCount(0);
      await expect(again.page.getByRole('button', { name: /note waiting to be sent/ })).toHaveCount(
        0,
      );
      const [request] = (await readInbox(site)).requests;
      expect(request?.notes.map(({ text }) => text)).toEqual(['The gate code is on the meter box']);
      expect(request?.status).toBe('in-progress');
      expect(request?.money.paidCents).toBe(16_000);
      const entries = await workOf(site, id);
      const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
      expect(ofKind('payment')).toHaveLength(1);
      expect(ofKind('visit-set')).toHaveLength(1);
      const replies = ofKind('reply');
      expect(replies.map(({ files }) => files?.length)).toEqual([1]);
      const sent = await fetch(`${site.address}/uploads/${replies[0]?.files?.[0]}`, {
        headers: { Cookie: await ownerCookie(site) },
      });
      expect(Buffer.from(await sent.arrayBuffer()).equals(taken)).toBe(true);

      await again.page.getByRole('button', { name: 'Back to list' }).click();
      await again.page.getByRole('button', { name: 'Sign out' }).click();
      await expect(again.page.getByText('No inbox data remains on this device')).toBeVisible();
      await phone.close();
      expect(await filesWith(phone.profileFolder, planted)).toEqual([]);
    } finally {
      await phone.dispose();
    }
  },
);

story(
  'Everything in Today opens without reception, messages and chats as well, and what is added is sent once',
  async ({ site }) => {
    await sendRequest(site);
    const words = { name: 'Cas Longacre', email: 'cas@example.org', message: 'Do you build here?' };
    await sendAsVisitor(site, postContact.path, { ...words, projectType: 'residential' });
    const chat = { ...words, name: 'Dot Longacre', projectType: chatProjectType, source: 'chat' };
    await sendAsVisitor(site, postContact.path, chat);
    const phone = await startPhone(site.address);
    try {
      const { page } = await phone.open();
      await takeAlong(page, '1 request, 2 messages and 1 photo');
      await site.stop();
      await page.goto('/messages');
      await expect(page.getByRole('button', { name: 'Today', pressed: true })).toBeVisible();
      const rows = page.locator('[data-record]');
      await expect(rows).toHaveCount(3);
      for (const name of ['Ada Quillfeather', 'Cas Longacre', 'Dot Longacre']) {
        await rows.filter({ hasText: name }).first().click();
        const record = page.getByRole('main').getByRole('article');
        await expect(record.getByRole('heading', { name })).toBeVisible();
        const text = name.startsWith('Ada') ? /Thistlemead/ : words.message;
        await expect(record.getByText(text).first()).toBeVisible();
        await expect(record.getByRole('heading', { name: 'Reply' })).toBeVisible();
        if (name.startsWith('Cas')) await addNote(page, 'Ring her after the visit');
        await page.getByRole('button', { name: 'Back to list' }).click();
      }
      await expect(rows.filter({ hasText: 'Cas' })).toContainText('Waiting to be sent');
      await site.start();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect
        .poll(async () => (await readInbox(site)).messages.flatMap(({ notes }) => notes))
        .toMatchObject([{ text: 'Ring her after the visit' }]);
    } finally {
      await phone.dispose();
    }
  },
);

/** As a phone takes it, small enough to be sent as it is. */
const cameraPhoto = () =>
  sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#5b6f3a' } })
    .jpeg()
    .toBuffer();

dayStory(
  'Without reception every state of the inbox is accessible at 320 and 1280 pixels, without scrolling sideways',
  async ({ browser, site }) => {
    dayStory.slow();
    const faults: string[] = [];
    await sendRequest(site, `Ada ${'Quillfeather'.repeat(6)}`);
    const phone = await startPhone(site.address);
    try {
      const { page } = await phone.open();
      const look = async (state: string) =>
        void faults.push(...(await faultsAtBothWidths(page, state)));
      await takeAlong(page, '1 request and 1 photo');
      const elsewhere = await browser.newContext({ baseURL: site.address });
      const other = await elsewhere.newPage();
      await other.goto('/messages');
      await signInDialog(other).waitFor();
      await site.stop();
      await page.reload();
      await expect(page.getByText(/^No reception. Saved on this phone/)).toBeVisible();
      await look('list');
      const record = await openRecord(page, /Ada Quillfeather/);
      await page.getByRole('button', { name: 'Record a payment' }).click();
      await page.getByLabel('Amount in dollars').fill('a lot');
      await page.getByRole('button', { name: 'Save payment' }).click();
      await record.getByRole('button', { name: 'Arrange a visit' }).click();
      await record.locator('#reply').getByRole('button', { name: 'Send', exact: true }).click();
      await expect(record.getByText('Write something first')).toBeVisible();
      await look('open forms');
      await page.getByLabel('Amount in dollars').fill('160');
      await page.getByRole('button', { name: 'Save payment' }).click();
      await expect(record.getByText(/^Deposit of \$160 .*waiting to be sent$/)).toBeVisible();
      await addNote(page, 'Wombatgully'.repeat(20));
      await record.getByLabel('Status', { exact: true }).selectOption('In progress');
      await expect(record.getByText('Status: In progress: waiting to be sent')).toBeVisible();
      await record.getByLabel('Your reply').fill('Thistlemead'.repeat(20));
      await record.locator('#reply').getByRole('button', { name: 'Send', exact: true }).click();
      await expect(record.getByText(/\(NB-.*\): waiting to be sent/)).toBeVisible();
      await record
        .getByRole('button', { name: /^Discard/ })
        .first()
        .click();
      await look('record with what waits');
      await page.goto('/messages');
      await openSettings(page);
      await expect(page.getByText('We couldn’t load the bank account.')).toBeVisible();
      await look('settings');
      await page.getByRole('button', { name: 'Back to inbox' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('group', { name: /hasn’t been sent/ })).toBeVisible();
      await look('signing out');
      await signInDialog(other).getByLabel('Passphrase', { exact: true }).fill('a guess');
      await signInDialog(other).getByRole('button', { name: 'Sign in' }).click();
      await expect(other.getByText(/so you can’t sign in yet/)).toBeVisible();
      faults.push(...(await faultsAtBothWidths(other, 'a wrong passphrase without reception')));
      await elsewhere.close();
      // Nothing is sent before it is deleted.
      await page.goto('about:blank');
      await site.start();
      await erase(site);
      await page.goto('/messages');
      await expect(page.getByRole('region', { name: 'Notes without a message' })).toBeVisible();
      await look('notes without a message');
    } finally {
      await phone.dispose();
    }
    expect(faults).toEqual([]);
  },
);

story(
  'Two devices that each change a request without reception both arrive, and two statuses are shown to the owner',
  async ({ site }) => {
    const id = await sendRequest(site);
    const phones = [await startPhone(site.address), await startPhone(site.address)];
    try {
      const pages: Page[] = [];
      for (const phone of phones) {
        const { page } = await phone.open();
        await takeAlong(page, '1 request and 1 photo');
        await openRecord(page, /Ada Quillfeather/);
        pages.push(page);
      }
      await site.stop();
      const [one, other] = pages as [Page, Page];
      await addNote(one, 'From the first phone');
      await one.getByLabel('Status', { exact: true }).selectOption('In progress');
      await recordPayment(other, '160');
      await other.getByLabel('Status', { exact: true }).selectOption('Archived');
      await expect(other.getByText('Status: Archived: waiting to be sent')).toBeVisible();
      // The second phone stays offline until the first has sent: otherwise both reconnect at once.
      await other.context().setOffline(true);
      await site.start();
      await one.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(one.getByText(/waiting to be sent/i)).toHaveCount(0);
      await other.context().setOffline(false);
      await expect(
        other.getByText('Status: Archived: Its status was changed on another device'),
      ).toBeVisible();
      await expect(
        other.getByLabel('Status', { exact: true }).locator('option:checked'),
      ).toHaveText('In progress');
      expect(await violationsAtTop(other)).toEqual([]);
      const [request] = (await readInbox(site)).requests;
      expect(request?.status).toBe('in-progress');
      expect(request?.notes.map(({ text }) => text)).toEqual(['From the first phone']);
      const payments = (await workOf(site, id)).filter(({ kind }) => kind === 'payment');
      expect(payments).toHaveLength(1);
    } finally {
      for (const phone of phones) await phone.dispose();
    }
  },
);

story(
  'A request that is deleted elsewhere leaves the phone at the next contact, and the owner is told of the note on it',
  async ({ site }) => {
    await sendRequest(site);
    await sendRequest(site, 'Bea Longacre');
    const phone = await startPhone(site.address);
    try {
      const { page } = await phone.open();
      await takeAlong(page, '2 requests and 2 photos');
      await site.stop();
      await page.reload();
      await openRecord(page, /Ada Quillfeather/);
      await addNote(page, 'She wants the door to face north');
      await recordPayment(page, '160');
      await expect(page.getByText(/^Deposit of \$160 .*waiting to be sent$/)).toBeVisible();
      await site.start();
      await erase(site);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await page.goto('/messages');
      const left = page.getByRole('region', { name: 'Notes without a message' });
      await expect(left.getByText('She wants the door to face north')).toBeVisible();
      await expect(left.getByText(/^Deposit of \$160/)).toBeVisible();
      await site.stop();
      await page.reload();
      await expect(page.getByText(/^No reception. Saved on this phone/)).toBeVisible();
      await expect(page.getByText('Ada Quillfeather')).toHaveCount(0);
    } finally {
      await phone.dispose();
    }
  },
);

story(
  'Signing out with changes that wait asks; without reception it deletes all, and the session ends at the next contact',
  async ({ site }) => {
    await sendRequest(site);
    const phone = await startPhone(site.address);
    try {
      const { context, page } = await phone.open();
      await takeAlong(page, '1 request and 1 photo');
      await openRecord(page, /Ada Quillfeather/);
      await site.stop();
      await addNote(page, 'Ring before Friday');
      await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
      await page.getByRole('button', { name: 'Back to list' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      const question = page.getByRole('group', { name: /hasn’t been sent/ });
      expect(await violationsAtTop(page)).toEqual([]);
      await question.getByRole('button', { name: 'Send, then sign out' }).click();
      await expect(page.getByText(/couldn’t send everything/).first()).toBeVisible();
      await question.getByRole('button', { name: 'Stay signed in' }).click();

      // Another tab of the phone, and its pages opened anew, are signed out as well.
      const tab = await context.newPage();
      await tab.goto('/messages/site');
      await expect(tab.getByRole('region', { name: 'Everything on your site' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await question.getByRole('button', { name: 'Sign out and delete' }).click();
      const isWaiting = /We’ll end your session there when you next open this website/;
      await expect(page.getByText(isWaiting)).toBeVisible();
      expect(await faultsAtBothWidths(page, 'signed out without reception')).toEqual([]);
      await expect(tab.getByRole('region', { name: 'Everything on your site' })).toBeHidden();
      await expect(signInDialog(tab)).toBeVisible();
      await page.reload();
      await expect(signInDialog(page)).toBeVisible();
      await expect(page.getByText(/Ada Quillfeather|Ring before Friday/)).toHaveCount(0);
      await kill(context, page);
      await phone.close();
      expect(await filesWith(phone.profileFolder, [...planted, 'Ring before Friday'])).toEqual([]);

      // The next page of the website ends the session.
      await site.start();
      const again = await phone.open();
      const [cookie] = await again.context.cookies();
      const isSignedIn = async () =>
        (
          await fetch(site.address + getSession.path, {
            headers: { Cookie: `${cookie?.name}=${cookie?.value}` },
          })
        ).status;
      const before = await isSignedIn();
      await again.page.goto('/about');
      await expect.poll(isSignedIn).toBe(401);
      expect(before).toBe(200);
      await again.page.goto('/messages');
      await signIn(again.page);
      await openRecord(again.page, /Ada Quillfeather/);
      expect((await readInbox(site)).requests[0]?.notes).toEqual([]);
    } finally {
      await phone.dispose();
    }
  },
);

dayStory(
  'A reply’s file that waits without reception can be read nowhere in the browser’s files, nor after signing out',
  async ({ site }) => {
    await sendRequest(site);
    const phone = await startPhone(site.address);
    try {
      const { context, page } = await phone.open();
      await takeAlong(page, '1 request and 1 photo');
      await site.stop();
      const record = await openRecord(page, /Ada Quillfeather/);
      const reply = record.locator('#reply');
      await reply.getByRole('button', { name: 'Attach files' }).click();
      await reply.locator('input[name=attachments]').setInputFiles({
        name: 'Wombatgully levels.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('The Thistlemead corner is 1.20 m lower.\n'.repeat(200)),
      });
      await expect(reply.getByText('1 of 10 files attached')).toBeVisible();
      await reply.getByLabel('Your reply').fill('The levels for you.');
      await reply.getByRole('button', { name: 'Send', exact: true }).click();
      const waiting = record.getByText(/with 1 file: waiting to be sent/);
      await expect(waiting).toBeVisible();
      expect(await countOf(page, 'fileBytes')).toBe(1);
      const address = page.url();
      await kill(context, page);
      await phone.close();
      expect(await filesWith(phone.profileFolder, planted)).toEqual([]);

      const again = await phone.open();
      await again.page.goto(address);
      const list = again.page.getByRole('list', { name: 'Not at the server yet' });
      await list.getByRole('button', { name: /^Discard/ }).click();
      await list.getByRole('button', { name: /^Discard it/ }).click();
      await expect.poll(() => countOf(again.page, 'fileBytes')).toBe(0);
      await site.start();
      await again.page.goto('/messages');
      await again.page.getByRole('button', { name: 'Sign out' }).click();
      await expect(again.page.getByText('No inbox data remains on this device')).toBeVisible();
      await phone.close();
      expect(await filesWith(phone.profileFolder, planted)).toEqual([]);
    } finally {
      await phone.dispose();
    }
  },
);

story(
  'A phone that was signed out from elsewhere, or has not been in contact for 14 days, has no request on it',
  async ({ site }) => {
    await sendRequest(site);
    const phone = await startPhone(site.address);
    try {
      const { context, page } = await phone.open();
      await takeAlong(page, '1 request and 1 photo');
      await site.stop();
      await page.clock.setFixedTime(new Date(Date.now() + 14 * 86_400_000 + 60_000));
      // Any page of the site deletes it, before the inbox is opened.
      await page.goto('/about');
      await expect.poll(() => countOf(page, 'inboxCopy')).toBe(0);
      await page.goto('/messages');
      await expect(page.getByRole('heading', { name: 'Failed to load messages' })).toBeVisible();
      await site.start();
      const later = await context.newPage();
      await later.goto('/messages');
      await openSettings(later);
      await expect(toggle(later)).not.toBeChecked();
      await toggle(later).click();
      await expect(later.getByText('1 request and 1 photo')).toBeVisible();
      // From another device: every session ends.
      const ended = await fetch(site.address + deleteOtherSessions.path, {
        method: 'DELETE',
        headers: { Cookie: await ownerCookie(site), Origin: site.address },
      });
      expect(ended.status).toBe(204);
      await expect(signInDialog(later)).toBeVisible();
      await signIn(later);
      await openSettings(later);
      await expect(toggle(later)).not.toBeChecked();
      await phone.close();
      expect(await filesWith(phone.profileFolder, planted)).toEqual([]);
    } finally {
      await phone.dispose();
    }
  },
);

story(
  'Where no key can be stored, or the device is full, nothing is taken along and the page says why',
  async ({ page, site }) => {
    await sendRequest(site);
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function refuse(...given: Parameters<typeof put>) {
        const [value] = given;
        if (typeof value === 'object' && value !== null && 'copyId' in value) {
          if (sessionStorage.getItem('stores-keys') === null) {
            throw new DOMException('no keys', 'DataCloneError');
          }
        }
        return put.apply(this, given);
      };
    });
    await openInbox(page);
    await waitForShell(page);
    await openSettings(page);
    await toggle(page).click();
    await expect(page.getByText(/can’t store an encryption key/)).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
    expect(await violationsAtTop(page)).toEqual([]);

    await page.evaluate(() => {
      sessionStorage.setItem('stores-keys', 'yes');
      StorageManager.prototype.estimate = async () => ({ usage: 1_000_000, quota: 1_000_001 });
    });
    await toggle(page).click();
    await expect(page.getByText(/isn’t enough space on this device/)).toBeVisible();
    expect(await faultsAtBothWidths(page, 'full')).toEqual([]);
  },
);

story(
  '“Your site” opens with every entry without reception, and what is written arrives',
  async ({ site }) => {
    const phone = await startPhone(site.address);
    try {
      const first = await phone.open();
      await openInbox(first.page);
      await waitForShell(first.page);
      await first.page.goto('/messages/site');
      await expect(
        first.page.getByRole('region', { name: 'Everything on your site' }),
      ).toBeVisible();
      await expect.poll(() => countOf(first.page, 'siteCopy')).toBeGreaterThan(100);
      await kill(first.context, first.page);
      await phone.close();
      await site.stop();

      const { page } = await phone.open();
      await page.goto('/messages/site?kind=project');
      await expect(
        page.getByText(/^We couldn’t reach the server. This is your site/),
      ).toBeVisible();
      expect(await violationsAtTop(page)).toEqual([]);
      await page
        .getByRole('link', { name: /Yandoit|House|house/ })
        .first()
        .click();
      const title = page.getByRole('textbox', { name: 'Title', exact: true });
      await expect(title).not.toHaveValue('');
      await title.fill('A house written on the block');
      await expect(page.getByText(/^Saved on this device/)).toBeVisible();
      await page.goto('/messages/site');
      await expect(page.getByText('A house written on the block').first()).toBeVisible();
    } finally {
      await phone.dispose();
    }
  },
);
