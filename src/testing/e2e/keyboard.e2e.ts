import { focusOf, tabTo } from '../support/keyboard.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { submit } from '../support/request.ts';
import { sendRecords } from '../support/send.ts';
import { ownerPassphrase } from '../support/site.ts';
import { expect, story } from '../support/story.ts';

story(
  'A keyboard user enlarges a picture, searches, sends a chat message and reads the inbox',
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 800 });

    await story.step('enlarges a picture', async () => {
      await page.goto('/projects/1');
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await tabTo(page, /^Enlarge picture/);
      const { name: opener } = await focusOf(page);
      await page.keyboard.press('Enter');
      const close = page.getByRole('button', { name: 'Close picture' });
      await expect(close).toBeVisible();
      await tabTo(page, /^Close picture/);
      await page.keyboard.press('Escape');
      await expect(close).toBeHidden();
      await expect.poll(async () => (await focusOf(page)).name).toBe(opener);
    });

    await story.step('searches', async () => {
      await page.goto('/about');
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await tabTo(page, /^Menu$/);
      await page.keyboard.press('Enter');
      const search = page.getByRole('searchbox', { name: 'Search the site' });
      await expect(search).toBeVisible();
      while (!(await search.evaluate((field) => field === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type('moisture');
      await expect(page.getByText('results')).toBeVisible();
      await tabTo(page, /^Moisture content/);
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/about/);
      await expect(search).toBeHidden();
      // The next Tab continues from the search result.
      await expect(page).toHaveURL(/#/);
      await expect
        .poll(() => page.evaluate(() => `#${document.activeElement?.id}` === location.hash))
        .toBe(true);
    });

    await story.step('sends a chat message', async () => {
      await tabTo(page, /^Chat with us/);
      await page.keyboard.press('Enter');
      const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
      const name = chat.getByLabel('Name');
      await expect(name).toBeVisible();
      while (!(await name.evaluate((field) => field === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type('Nikola Stone');
      await page.keyboard.press('Tab');
      await page.keyboard.type('nikola@example.org');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Where do we begin with four acres at Yandoit?');
      await tabTo(page, /^Send message/);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
      await expect(chat).toBeHidden();
    });

    await story.step('keeps an offer to reload, and sends a questionnaire', async () => {
      const later = page.getByRole('button', { name: 'Later' });
      await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
      await expect(later).toBeVisible();
      // The toast covers neither the offer nor the chat button, and a questionnaire covers both.
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
      await tabTo(page, /^Later$/);
      await page.keyboard.press('F8');
      await page.keyboard.press('Enter');
      await expect(later).toBeFocused();
      await page.setViewportSize({ width: 360, height: 780 });
      await page.getByRole('button', { name: 'Chat with us' }).click({ trial: true });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Design Services' })
        .click();
      const request = page.getByRole('button', { name: 'Request Questionnaire' }).nth(1);
      await request.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Next' }).click({ trial: true });
      await expect(later).toBeAttached();
      await page.setViewportSize({ width: 1280, height: 800 });

      const form = questionnaireOf(page);
      await form.getByLabel('Name').fill('Nikola Stone');
      await form.getByLabel('Email').fill('nikola@example.org');
      await form
        .getByRole('button', { name: /Review your answers/ })
        .first()
        .click();
      await submit(form);
      const payment = page.getByRole('dialog', { name: 'Payment Instructions' });
      await expect(payment).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(request).toBeFocused();
    });

    await story.step('reads the inbox', async () => {
      await sendRecords(site);
      await page.goto('/messages');
      const signIn = page.getByRole('dialog', { name: /sign in/i });
      const passphrase = signIn.getByLabel('Passphrase', { exact: true });
      await expect(passphrase).toBeVisible();
      while (!(await passphrase.evaluate((field) => field === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type(ownerPassphrase);
      await page.keyboard.press('Enter');
      const main = page.getByRole('main');
      await expect(main.getByText(/Rosa Kirk/).first()).toBeVisible();
      await tabTo(page, /Rosa Kirk/);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('article').getByText('Red clay 400 mm down')).toBeVisible();
    });
  },
);
