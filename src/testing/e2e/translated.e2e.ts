import type { Page } from '@playwright/test';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { interfaceStates } from '../support/interface-states.ts';
import type { InterfaceState } from '../support/interface-states.ts';
import { openInbox } from '../support/owner.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { openSite, published, publish } from '../support/publishing.ts';
import { submit } from '../support/request.ts';
import { expect, readingStory, story } from '../support/story.ts';
import { translatedTexts, translatePages } from '../support/translate-pages.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

const expectPage = (page: Page, address = page.url()) =>
  expect(page.getByText('We couldn’t show this page'), address).toHaveCount(0);

// Each page at one of two moments, each state in one of two manners.
for (const isEarly of [false, true]) {
  const moment = isEarly ? 'before its code runs' : 'once it is hydrated';
  readingStory(
    `A visitor reads every other page while the browser translates it ${moment}`,
    async ({ context, page }) => {
      await translatePages(context, { isEarly });
      for (const address of publicAddresses.filter((_, index) => index % 2 === Number(isEarly))) {
        await page.goto(address);
        await whenHydrated(page);
        await expect(page.locator(translatedTexts).first(), address).toBeAttached();
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expectPage(page, address);
      }
    },
  );
}

story(
  'A visitor whose browser translates the page fills in the forms, and sees what is saved and sent',
  async ({ context, page }) => {
    await translatePages(context);
    await page.goto('/contact');
    await whenHydrated(page);
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Message').fill('Where do we begin with four acres at Yandoit?');
    await expect(form.getByText(/^Saved on this device at/)).toBeVisible();

    await page.getByRole('button', { name: 'Chat with us' }).click();
    const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
    await chat.getByLabel('Name').fill('Nikola');
    await expect(chat.getByText(/^Saved on this device at/)).toBeVisible();
    await chat.getByRole('button', { name: 'Send message' }).click();
    await expect(chat.getByText('Please enter a valid email address').first()).toBeVisible();

    await page.goto('/design-services?questionnaire=newHouseDesign');
    const dialog = questionnaireOf(page);
    await dialog.getByLabel('Name').fill('Rosa Kirk');
    await dialog.getByLabel('Email').fill('rosa@example.org');
    await expect(dialog.getByText(/^Saved on this device at/)).toBeVisible();
    await submit(dialog);
    await expect(page.getByRole('dialog', { name: /pay/i })).toBeVisible();
    await expectPage(page);
  },
);

/** States whose words change while the page is open, beside those that every check of the interface opens. */
const changingStates: readonly InterfaceState[] = [
  {
    name: 'library, filtered and searched',
    async open(page) {
      await page.goto('/library');
      await whenHydrated(page);
      const search = page.getByRole('searchbox', { name: /search/i });
      await search.fill('helicopter');
      await expect(page.getByText('0 of 15 items', { exact: true })).toBeVisible();
      await search.fill('');
      await expect(page.getByText('15 items', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'tool, calculated, wrong, corrected and saved',
    async open(page) {
      await page.goto('/tools/sun');
      await whenHydrated(page);
      const answer = page.getByRole('region', { name: 'Answer' });
      const height = page.getByRole('textbox', { name: 'Height of the glass' });
      await expect(answer).toContainText('Make the eave about 0.90 m deep');
      await height.fill('two');
      await expect(height).toHaveAccessibleDescription(/Enter digits only/);
      await height.fill('2.1');
      await expect(answer).toContainText('Make the eave about 1.20 m deep');
      await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen window');
      await page.getByRole('button', { name: 'Save on this device' }).click();
      await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
    },
  },
  {
    name: 'offer to reload, and its end',
    async open(page) {
      await page.goto('/about');
      await whenHydrated(page);
      // The page listens for it once it is idle.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
        await expect(page.getByText(/didn’t load/)).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.getByRole('button', { name: 'Later' }).click();
      await expect(page.getByText(/didn’t load/)).toHaveCount(0);
    },
  },
  {
    name: 'questionnaire, answered and left, with its badge',
    async open(page) {
      await page.goto('/design-services?questionnaire=newHouseDesign');
      const dialog = questionnaireOf(page);
      await dialog.getByLabel('Name').fill('Rosa Kirk');
      await dialog.getByLabel('Email').fill('rosa@example.org');
      await dialog.getByRole('button', { name: 'Next' }).click();
      const ownership = dialog.getByRole('button', { name: /Ownership/ });
      await ownership.click();
      await page.getByRole('option', { name: 'Under contract' }).click();
      await expect(ownership).toContainText('Under contract');
      await ownership.click();
      await page.getByRole('option', { name: 'Family land' }).click();
      await expect(ownership).toContainText('Family land');
      await expect(dialog.getByText(/^Saved on this device at/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('link', { name: /^1 draft/ })).toBeVisible();
    },
  },
  {
    name: 'page for offline reading',
    async open(page) {
      await page.goto('/offline');
      await expect(page.getByText(/^(\d+) of \1$/).first()).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: 'inbox, emptied views and signed out',
    async open(page) {
      await openInbox(page);
      await expect(page.getByText('No Messages Yet')).toBeVisible();
      await page
        .getByRole('button', { name: /Sign out/ })
        .first()
        .click();
      await expect(page.getByText('You’ve signed out')).toBeVisible();
    },
  },
  {
    name: 'editor of the owner, published',
    async open(page) {
      await openSite(page);
      // A phone's picker reads an option's words whatever is around them; a locator by role does not.
      const kinds = page.getByRole('combobox', { name: 'Show' });
      const option = kinds.locator('option', { hasText: /^Reports and prices/ });
      await kinds.selectOption((await option.getAttribute('value')) ?? '');
      await page.getByRole('link', { name: 'Natural Building Consultation Report' }).click();
      await page.getByLabel('Price').fill('$1,595');
      await publish(page);
      await expect(published(page)).toBeVisible();
    },
  },
];

for (const [index, state] of [...interfaceStates, ...changingStates].entries()) {
  const isBySentence = index % 2 === 1;
  const manner = isBySentence ? ', a sentence at a time' : '';
  story(`A browser translates the ${state.name}${manner}`, async ({ context, page, site }) => {
    await translatePages(context, { isBySentence });
    await state.open(page, site);
    await expect(page.locator(translatedTexts).first()).toBeAttached();
    await expectPage(page);
  });
}
