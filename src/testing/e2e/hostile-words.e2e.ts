import { randomUUID } from 'node:crypto';
import { hostileTexts } from '#server/testing/hostile-texts.ts';
import { postConsultation } from '#shared/api/consultation.ts';
import { postContact } from '#shared/api/contact.ts';
import { postNaturalBuildingConsultation } from '#shared/api/natural-building-consultation.ts';
import { ownerPassphrase } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { expect, story } from '../support/story.ts';

async function post(site: Site, path: string, body: unknown): Promise<void> {
  const response = await fetch(site.address + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: site.address,
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

const email = 'stranger@example.org';
const nameOf = (index: number) => `Stranger ${String(index).padStart(2, '0')}`;

/** Every hostile text in every field of one letter of each kind in turn. */
async function sendAll(site: Site): Promise<void> {
  for (const [index, text] of hostileTexts.entries()) {
    const name = `${nameOf(index)} ${text}`;
    if (index % 3 === 0) {
      const message = `Ten letters or more: ${text}`;
      await post(site, postContact.path, { name, email, projectType: 'other', message });
    } else if (index % 3 === 1) {
      await post(site, postConsultation.path, {
        serviceType: 'house-extension',
        name,
        email,
        phone: text,
        location: text,
        timeline: text,
        projectDescription: text,
      });
    } else {
      const answers = { motivations: text, clayAccess: text, 'a question of tomorrow': text };
      await post(site, postNaturalBuildingConsultation.path, {
        name,
        email,
        phone: text,
        ...answers,
      });
    }
  }
}

story(
  "A stranger's words stay words while the owner reads and prints them",
  async ({ page, site }) => {
    story.setTimeout(120_000);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        // Reaches the story as an error in the console.
        queueMicrotask(() => {
          throw new Error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
    });
    await sendAll(site);

    await page.goto('/messages');
    const signIn = page.getByRole('dialog', { name: /sign in/i });
    await signIn.getByLabel('Passphrase', { exact: true }).fill(ownerPassphrase);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(signIn).toBeHidden({ timeout: 15_000 });
    const main = page.getByRole('main');
    for (const [index, text] of hostileTexts.entries()) {
      const name = new RegExp(nameOf(index));
      await main.getByRole('link', { name }).or(main.getByRole('button', { name })).first().click();
      const letter = main.getByRole('article');
      await expect(letter).toContainText(nameOf(index));
      // What was typed is there to read, letter by letter.
      const shown = (await letter.innerText()).replaceAll(/\s+/g, ' ');
      const [longest = ''] = text
        .split(/[\s\p{Cc}\p{Cf}]+/u)
        .toSorted((a, b) => b.length - a.length);
      expect(shown).toContain(longest);
      await page.emulateMedia({ media: 'print' });
      await page.emulateMedia({ media: null });
      await letter.getByRole('button', { name: 'Back to the list' }).click();
    }
    expect(dialogs).toEqual([]);
    expect(await main.locator('script, iframe, svg[onload], img[onerror]').count()).toBe(0);
  },
);
