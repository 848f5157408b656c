import { randomUUID } from 'node:crypto';
import { postContact } from '#shared/api/contact.ts';
import { postNaturalBuildingConsultation } from '#shared/api/natural-building-consultation.ts';
import { receiptFor } from '#shared/receipt.ts';
import { ownerPassphrase } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { expect, story } from '../support/story.ts';

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

async function post(site: Site, path: string, body: unknown, key: string): Promise<void> {
  const response = await fetch(site.address + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      Origin: site.address,
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

story(
  'The owner signs in and reads what came in, and signing out leaves nothing',
  async ({ page, site }) => {
    const key = randomUUID();
    await post(site, postContact.path, message, randomUUID());
    await post(site, postNaturalBuildingConsultation.path, request, key);

    await page.goto('/messages');
    const signIn = page.getByRole('dialog', { name: /sign in/i });
    await expect(signIn).toBeVisible();
    await signIn.getByLabel('Passphrase', { exact: true }).fill('not the passphrase');
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(signIn.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByText(message.name)).toHaveCount(0);

    await signIn.getByLabel('Passphrase', { exact: true }).fill(ownerPassphrase);
    await expect(signIn.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(signIn).toBeHidden({ timeout: 15_000 });

    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /Nikola Stone/ })
      .or(main.getByRole('button', { name: /Nikola Stone/ }))
      .first()
      .click();
    const letter = main.getByRole('article');
    await expect(letter.getByText(message.message)).toBeVisible();
    await expect(letter.getByRole('link', { name: message.email })).toHaveAttribute(
      'href',
      /^mailto:nikola@example\.org/,
    );

    await letter.getByRole('button', { name: 'Back to the list' }).click();
    await main
      .getByRole('link', { name: /Rosa Kirk/ })
      .or(main.getByRole('button', { name: /Rosa Kirk/ }))
      .first()
      .click();
    await expect(letter.getByText(receiptFor(key)).first()).toBeVisible();
    await expect(letter.getByText('Clay soil')).toBeVisible();
    await expect(letter.getByText(request.clayAccess)).toBeVisible();

    await letter.getByRole('button', { name: 'Back to the list' }).click();
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

story('A stranger gets nothing', async ({ page, site }) => {
  await post(site, postContact.path, message, randomUUID());
  const response = await page.goto('/messages');
  expect(await response?.text()).not.toContain(message.name);
  await expect(page.getByRole('dialog', { name: /sign in/i })).toBeVisible();
  await expect(page.getByText(message.name)).toHaveCount(0);
  for (const path of ['/api/contact-messages', '/api/requests', '/uploads/some-file']) {
    const answer = await fetch(site.address + path);
    expect(answer.status, path).toBe(401);
    expect(await answer.text()).not.toContain(message.name);
  }
});
