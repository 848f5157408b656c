import type { Page } from '@playwright/test';
import { questionnaireOf } from './fill-questionnaire.ts';
import {
  attach,
  attachmentsStep,
  beginRequest,
  goToStep,
  pdf,
  reviewStep,
  submit,
} from './request.ts';
import { sendLetters } from './send.ts';
import { ownerPassphrase } from './site.ts';
import type { Site } from './site.ts';

/** Something that can be opened or come up on a page. */
export interface InterfaceState {
  name: string;
  /** Brings a new page into the state and waits until it is there. */
  open(page: Page, site: Site): Promise<void>;
}

/** Every overlay and every answer of a form: what a check of pages as they load would miss. */
export const interfaceStates: readonly InterfaceState[] = [
  {
    name: 'menu',
    async open(page) {
      await page.goto('/projects/1');
      await openMenu(page);
    },
  },
  {
    name: 'search with places',
    async open(page) {
      await page.goto('/about');
      await openMenu(page);
      await page.getByRole('searchbox', { name: 'Search the site' }).fill('moisture');
      await page.getByText('places found').waitFor();
    },
  },
  {
    name: 'search without a place',
    async open(page) {
      await page.goto('/about');
      await openMenu(page);
      await page.getByRole('searchbox', { name: 'Search the site' }).fill('helicopterium');
      await page.getByRole('search').getByRole('status').filter({ hasText: /\S/ }).waitFor();
    },
  },
  {
    name: 'lightbox',
    async open(page) {
      await page.goto('/projects/1');
      await page
        .getByRole('button', { name: /^Enlarge picture/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Close picture' }).waitFor();
    },
  },
  {
    name: 'opened photo',
    async open(page) {
      await page.goto('/photos');
      await page.getByRole('main').locator('button[aria-expanded]').first().click();
      await page.getByRole('main').locator('button[aria-expanded="true"]').waitFor();
    },
  },
  {
    name: 'library without a work',
    async open(page) {
      await page.goto('/library');
      await page.getByRole('searchbox', { name: /search/i }).fill('helicopter');
      await page.getByText('0 works of 15').waitFor();
    },
  },
  {
    name: 'coming soon',
    async open(page) {
      await page.goto('/resources');
      await page.getByRole('button', { name: /Tools & Methods/ }).click();
      await page.getByRole('button', { name: 'Got it' }).waitFor();
    },
  },
  {
    name: 'questionnaire',
    async open(page) {
      await page.goto('/design-services?questionnaire=newHouseDesign');
      await questionnaireOf(page).getByLabel('Name').waitFor();
    },
  },
  {
    name: 'questionnaire with mistakes',
    async open(page) {
      await page.goto('/design-services?questionnaire=naturalBuilding');
      await questionnaireOf(page).getByLabel('E-mail').fill('not an address');
      await submit(questionnaireOf(page));
      await questionnaireOf(page)
        .getByRole('alert')
        .filter({ hasText: 'need another look' })
        .waitFor();
    },
  },
  {
    name: 'questionnaire with files',
    async open(page) {
      const dialog = await beginRequest(page, 'houseExtension');
      await goToStep(dialog, attachmentsStep);
      await attach(dialog, [pdf('plan.pdf')]);
    },
  },
  {
    name: 'questionnaire under review',
    async open(page) {
      const dialog = await beginRequest(page, 'newHouseDesign');
      await goToStep(dialog, reviewStep);
    },
  },
  {
    name: 'payment window',
    async open(page) {
      await submit(await beginRequest(page));
      await page.getByRole('dialog', { name: /pay/i }).waitFor();
    },
  },
  {
    name: 'chat',
    async open(page) {
      await openChat(page);
    },
  },
  {
    name: 'chat with mistakes',
    async open(page) {
      const chat = await openChat(page);
      await chat.getByLabel('E-mail').fill('nikola');
      await chat.getByRole('button', { name: 'Send message' }).click();
      await chat.getByText('Please enter a valid email address').first().waitFor();
    },
  },
  {
    name: 'toast after a message',
    async open(page) {
      await page.goto('/contact');
      const form = page.locator('form').filter({ has: page.locator('[name="projectType"]') });
      await form.getByLabel('Name').fill('Nikola Stone');
      await form.getByLabel('E-mail').fill('nikola@example.org');
      await form.locator('select[name="projectType"]').selectOption('residential');
      await form.getByLabel('Message').fill('Where do we begin with four acres at Yandoit?');
      await form.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Form submitted successfully!').waitFor();
    },
  },
  {
    name: 'contact form with mistakes',
    async open(page) {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Please select a project type').first().waitFor();
    },
  },
  {
    name: 'sent request on this device',
    async open(page) {
      await submit(await beginRequest(page));
      await page.getByRole('dialog', { name: /pay/i }).waitFor();
      await page.goto('/offline');
      await page.getByText(/Received, NB-/).waitFor();
    },
  },
  {
    name: 'owner sign-in',
    async open(page) {
      await page.goto('/messages');
      await page.getByRole('dialog', { name: /sign in/i }).waitFor();
    },
  },
  {
    name: 'inbox',
    async open(page, site) {
      await openInbox(page, site);
    },
  },
  {
    name: 'letter in the inbox',
    async open(page, site) {
      await openInbox(page, site);
      const main = page.getByRole('main');
      await main
        .getByRole('link', { name: /Rosa Kirk/ })
        .or(main.getByRole('button', { name: /Rosa Kirk/ }))
        .first()
        .click();
      await main.getByRole('article').getByText('Red clay 400 mm down').waitFor();
    },
  },
];

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('searchbox', { name: 'Search the site' }).waitFor();
}

async function openChat(page: Page) {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
  await chat.getByLabel('Name').waitFor();
  return chat;
}

async function openInbox(page: Page, site: Site): Promise<void> {
  await sendLetters(site);
  await page.goto('/messages');
  const signIn = page.getByRole('dialog', { name: /sign in/i });
  await signIn.getByLabel('Passphrase', { exact: true }).fill(ownerPassphrase);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('main')
    .getByText(/Rosa Kirk/)
    .first()
    .waitFor();
}
