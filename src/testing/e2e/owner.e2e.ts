import { randomUUID } from 'node:crypto';
import { postContact } from '#shared/api/contact.ts';
import { postNaturalBuildingConsultation } from '#shared/api/natural-building-consultation.ts';
import { idempotencyKeyHeader } from '#shared/api/submission.ts';
import { receiptFor } from '#shared/receipt.ts';
import { openRecord, sendAsVisitor, signIn, signInDialog } from '../support/owner.ts';
import { expect, mainStory, quick, story } from '../support/story.ts';

const message = {
  name: 'Nikola Stone',
  email: 'nikola@example.org',
  projectType: 'residential',
  message: 'We have four acres at Yandoit and a pile of old bricks. Where do we begin?',
};
const request = {
  name: 'Rosa Kirk',
  email: 'rosa@example.org',
  phone: '03 5555 0100',
  buildingType: 'light-earth',
  clayAccess: 'Red clay 400 mm down, a ribbon of 5 cm.',
};

story(
  'The owner signs in and reads the inbox, and signing out leaves no data',
  { tag: quick },
  async ({ page, site }) => {
    const key = randomUUID();
    await sendAsVisitor(site, postContact.path, message);
    await sendAsVisitor(site, postNaturalBuildingConsultation.path, request, {
      [idempotencyKeyHeader]: key,
    });

    await page.goto('/messages');
    const dialog = signInDialog(page);
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Passphrase', { exact: true }).fill('Wrong passphrase');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByText(message.name)).toHaveCount(0);
    await signIn(page);

    const letter = await openRecord(page, /Nikola Stone/);
    await expect(letter.getByText(message.message)).toBeVisible();
    await expect(letter.getByRole('link', { name: message.email })).toHaveAttribute(
      'href',
      /^mailto:nikola@example\.org/,
    );

    await letter.getByRole('button', { name: 'Back to list' }).click();
    await openRecord(page, /Rosa Kirk/);
    await expect(letter.getByText(receiptFor(key)).first()).toBeVisible();
    await expect(letter.getByText('Clay soil')).toBeVisible();
    await expect(letter.getByText(request.clayAccess)).toBeVisible();

    await letter.getByRole('button', { name: 'Back to list' }).click();
    await page.getByRole('button', { name: /sign out/i }).click();
    await expect(page.getByText('Rosa Kirk')).toHaveCount(0);
    const kept = await page.evaluate(async () => {
      const caches = await window.caches.keys();
      const texts = await Promise.all(
        caches.map(async (name) => {
          const cache = await window.caches.open(name);
          const requests = await cache.keys();
          return requests.map((entry) => entry.url).join(' ');
        }),
      );
      return JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + texts.join(' ');
    });
    expect(kept).not.toContain('Rosa Kirk');
    expect(kept).not.toContain('/api/requests');
    expect(kept).not.toContain('/api/contact-messages');
  },
);

story(
  'A visitor who is not signed in gets no inbox data',
  { tag: mainStory },
  async ({ page, site }) => {
    await sendAsVisitor(site, postContact.path, message);
    const response = await page.goto('/messages');
    expect(await response?.text()).not.toContain(message.name);
    await expect(signInDialog(page)).toBeVisible();
    await expect(page.getByText(message.name)).toHaveCount(0);
    for (const path of ['/api/contact-messages', '/api/requests', '/uploads/some-file']) {
      const answer = await fetch(site.address + path);
      expect(answer.status, path).toBe(401);
      expect(await answer.text()).not.toContain(message.name);
    }
  },
);

story(
  'A visitor who opens the inbox by mistake has the chat; the owner has not',
  async ({ page }) => {
    await page.goto('/messages');
    await signInDialog(page).getByRole('button', { name: 'Close' }).click();
    const chat = page.getByRole('button', { name: 'Chat with us' });
    await chat.click();
    await page.getByRole('dialog').getByLabel('Message').fill('Where do we begin?');
    await page.keyboard.press('Escape');
    await page.goto('/messages');
    await signIn(page);
    await expect(page.getByText('No Messages Yet')).toBeVisible();
    await expect(chat).toBeHidden();
  },
);
