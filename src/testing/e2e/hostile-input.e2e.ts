import { hostileTexts } from '#server/testing/hostile-texts.ts';
import { postConsultation } from '#shared/api/consultation.ts';
import { postContact } from '#shared/api/contact.ts';
import { postNaturalBuildingConsultation } from '#shared/api/natural-building-consultation.ts';
import { openInbox, openRecord, sendAsVisitor } from '../support/owner.ts';
import type { Site } from '../support/site.ts';
import { expect, story } from '../support/story.ts';

const email = 'stranger@example.org';
const nameOf = (index: number) => `Stranger ${String(index).padStart(2, '0')}`;

/** Every hostile text in every field of one message or request of each kind in turn. */
async function sendAll(site: Site): Promise<void> {
  for (const [index, text] of hostileTexts.entries()) {
    const name = `${nameOf(index)} ${text}`;
    if (index % 3 === 0) {
      const message = `Ten letters or more: ${text}`;
      await sendAsVisitor(site, postContact.path, { name, email, projectType: 'other', message });
    } else if (index % 3 === 1) {
      await sendAsVisitor(site, postConsultation.path, {
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
      await sendAsVisitor(site, postNaturalBuildingConsultation.path, {
        name,
        email,
        phone: text,
        ...answers,
      });
    }
  }
}

story(
  'Hostile input is shown as text when the owner reads and prints messages and requests',
  async ({ page, site }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        // The story sees this as a console error.
        queueMicrotask(() => {
          throw new Error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
    });
    await sendAll(site);

    const main = await openInbox(page);
    for (const [index, text] of hostileTexts.entries()) {
      const letter = await openRecord(page, new RegExp(nameOf(index)));
      await expect(letter).toContainText(nameOf(index));
      // The typed text is shown character for character.
      const shown = (await letter.innerText()).replaceAll(/\s+/g, ' ');
      const [longest = ''] = text
        .split(/[\s\p{Cc}\p{Cf}]+/u)
        .toSorted((a, b) => b.length - a.length);
      expect(shown).toContain(longest);
      await page.emulateMedia({ media: 'print' });
      await page.emulateMedia({ media: null });
      await letter.getByRole('button', { name: 'Back to list' }).click();
    }
    expect(dialogs).toEqual([]);
    expect(await main.locator('script, iframe, svg[onload], img[onerror]').count()).toBe(0);
  },
);
