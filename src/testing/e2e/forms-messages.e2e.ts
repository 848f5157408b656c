import type { Locator, Page } from '@playwright/test';
import { listContactMessages } from '#shared/api/contact-messages.ts';
import { refusal } from '../support/answers.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { expect, faultStory, mainStory, quick } from '../support/fault-story.ts';
import { readInbox } from '../support/owner.ts';
import { expectOneRecord, readDevice } from '../support/request.ts';

const words = 'We have four acres at Yandoit and a pile of old bricks. Where do we begin?';

const contactFormOf = (page: Page) =>
  page.locator('form').filter({ has: page.locator('[name="projectType"]') });

async function fillContact(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Nikola Stone');
  await form.getByLabel('Email').fill('nikola@example.org');
  const native = form.locator('select[name="projectType"]');
  if (await native.isVisible()) await native.selectOption('residential');
  else {
    await form.getByLabel('Project type').click();
    await form.page().getByRole('option', { name: 'Residential' }).click();
  }
  await form.getByLabel('Message').fill(words);
}

async function openChat(page: Page): Promise<Locator> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  return page.getByRole('dialog', { name: 'Ask us about your project' });
}

async function fillChat(chat: Locator): Promise<void> {
  await chat.getByLabel('Name').fill('Nikola Stone');
  await chat.getByLabel('Email').fill('nikola@example.org');
  await chat.getByLabel('Message').fill(words);
}

for (const path of ['/design-services', '/contact']) {
  faultStory(
    `A visitor sends the contact form of ${path}`,
    { tag: path === '/contact' ? quick : [] },
    async ({ network, page, site }) => {
      await page.goto(path);
      // One form loads when scrolled to; the other is the page's purpose and loads at once.
      if (path === '/design-services') await whenHydrated(page);
      const form = contactFormOf(page);
      await form.getByLabel('Name').fill('N');
      await form.getByLabel('Email').fill('nikola');
      await form.getByLabel('Message').fill('Too short');
      await form.getByRole('button', { name: 'Send message' }).click();
      for (const [label, message] of [
        ['Name', 'Name must be at least 2 characters'],
        ['Email', 'Please enter a valid email address'],
        ['Project type', 'Please select a project type'],
        ['Message', 'Message must be at least 10 characters'],
      ] as const) {
        await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      }
      await expect(form.getByLabel('Name')).toBeFocused();
      expect(network.posts('/api/contact')).toEqual([]);

      await fillContact(form);
      await expect(form.getByText('Please select a project type')).toHaveCount(0);
      const delayed = network.delay('/api/contact', 'after');
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await delayed.received;
      delayed.release();
      await expect(page.getByText('Form submitted successfully!')).toBeVisible();
      await expect(page.getByText("We'll get back to you soon.", { exact: true })).toBeVisible();
      await expect(form.getByLabel('Message')).toHaveValue('');

      const [post] = network.posts('/api/contact');
      expect(JSON.parse(post?.json ?? '{}')).toEqual({
        name: 'Nikola Stone',
        email: 'nikola@example.org',
        projectType: 'residential',
        message: words,
      });
      await expectOneRecord(page, site, [], listContactMessages.path);
    },
  );
}

faultStory(
  'A contact message that is refused stays in the form and is sent after a correction',
  async ({ network, page, site }) => {
    await page.goto('/contact');
    const form = contactFormOf(page);
    await fillContact(form);
    network.next(
      '/api/contact',
      refusal(422, 'invalid-fields', 'Please look at your message again.', {
        message: 'Please say where the land is',
      }),
      refusal(413, 'body-too-large', 'Please write a little less.'),
    );
    const send = form.getByRole('button', { name: 'Send message' });
    await send.click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
    await expect(toast).toContainText('Submission failed');
    await expect(toast).toContainText('Please look at your message again.');
    await expect(form.getByLabel('Message')).toBeFocused();
    await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/Please say where/);
    await expect(form.getByLabel('Message')).toHaveValue(words);

    await form.getByLabel('Message').fill(`${words} It is Lot 2.`);
    await send.click();
    await expect(toast).toContainText('Please write a little less.');
    await expect(form.getByLabel('Name')).toHaveValue('Nikola Stone');
    await send.click();
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    expect((await readInbox(site)).messages[0]?.message).toBe(`${words} It is Lot 2.`);
    await expectOneRecord(page, site, [], listContactMessages.path);
  },
);

faultStory('A visitor sends a message by chat', async ({ network, page, site }) => {
  const chat = await openChat(page);
  await expect(chat.getByLabel('Name')).toBeFocused();
  await chat.getByRole('button', { name: 'Send message' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Message must be at least 10 characters',
  ]) {
    await expect(chat.getByText(message)).toBeVisible();
  }
  await fillChat(chat);
  network.next(
    '/api/contact',
    refusal(422, 'invalid-fields', 'Please write a little more.', { message: 'A little more' }),
  );
  await chat.getByRole('button', { name: 'Send message' }).click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
  await expect(toast).toContainText('Message failed to send');
  await expect(toast).toContainText('Please write a little more.');
  await expect(chat.getByLabel('Message')).toHaveValue(words);

  const delayed = network.delay('/api/contact', 'after');
  await chat.getByRole('button', { name: 'Send message' }).click();
  await expect(chat.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await delayed.received;
  delayed.release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(
    page.getByText("We'll get back to you soon about your natural building project."),
  ).toBeVisible();
  await expect(chat).toBeHidden();
  expect(JSON.parse(network.posts('/api/contact').at(-1)?.json ?? '{}')).toEqual({
    name: 'Nikola Stone',
    email: 'nikola@example.org',
    projectType: 'Chat Inquiry',
    message: words,
    source: 'chat',
  });
  await expectOneRecord(page, site, [], listContactMessages.path);
});

faultStory(
  'A chat message without reception waits on the device and is sent automatically',
  { tag: mainStory },
  async ({ network, page, site }) => {
    const chat = await openChat(page);
    await fillChat(chat);
    network.isCut = true;
    await chat.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await expect(page.getByText('1 waiting to send on this device')).toBeVisible();
    expect((await readDevice(page)).outbox).toHaveLength(1);
    // On a small phone it shares a row with the menu.
    await page.setViewportSize({ width: 360, height: 780 });
    const [badge, menu] = await Promise.all([
      page
        .getByRole('banner')
        .getByRole('link', { name: /^1 waiting to send/ })
        .boundingBox(),
      page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox(),
    ]);
    expect(menu?.y).toBeLessThan((badge?.y ?? 0) + (badge?.height ?? 0));
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360);
    network.isCut = false;
    await expect(page.getByText(/Received: NB-/).first()).toBeVisible();
    await expectOneRecord(page, site, [], listContactMessages.path);
  },
);

faultStory(
  'A message open in two tabs: the second tab says so, and neither loses any text',
  async ({ context, page }) => {
    await page.goto('/contact');
    const form = contactFormOf(page);
    await form.getByLabel('Message').fill(words);
    await expect(form.getByText(/Saved on this device/)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/contact');
    const otherForm = contactFormOf(other);
    await expect(other.getByText('This message is also open in another tab.')).toBeVisible();
    await otherForm.getByLabel('Name').fill('Written in the second tab');
    await expect
      .poll(async () => (await readDevice(page)).drafts.map(({ answers }) => answers['name']))
      .toEqual(['Written in the second tab']);
    await expect(form.getByLabel('Name')).toHaveValue('');

    // Typing in the first tab makes a separate draft, which the second tab takes over after a reload.
    await form.getByLabel('Name').fill('Nikola Stone');
    await expect
      .poll(async () => (await readDevice(page)).drafts.map(({ answers }) => answers['name']))
      .toEqual(expect.arrayContaining(['Nikola Stone', 'Written in the second tab']));
    await other.reload();
    await expect(otherForm.getByLabel('Name')).toHaveValue('Nikola Stone');
    await other.getByRole('button', { name: 'Continue in this tab' }).click();
    await expect(other.getByText('This message is also open in another tab.')).toHaveCount(0);
    await expect(page.getByText('This message is also open in another tab.')).toBeVisible();
    await expect(otherForm.getByLabel('Message')).toHaveValue(words);
  },
);
