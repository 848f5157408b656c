import type { Page } from '@playwright/test';
import { questionnaireOf } from './fill-questionnaire.ts';
import {
  attach,
  attachmentsStep,
  changeQueued,
  startRequest,
  startSavedRequest,
  advanceFiveMinutes,
  goToStep,
  pdf,
  reviewStep,
  submit,
} from './request.ts';
import { Hour, Minute } from '#shared/time.ts';
import { recordButton, showInbox, signIn } from './owner.ts';
import { sendRecords } from './send.ts';
import type { Site } from './site.ts';
import { whenHydrated } from './when-hydrated.ts';

/** Something that can be opened or appear on a page. */
export interface InterfaceState {
  name: string;
  /** Puts a new page into the state and waits for it. */
  open(page: Page, site: Site): Promise<void>;
}

/** Every overlay and every result of a form, which a check of pages as they load would miss. */
export const interfaceStates: readonly InterfaceState[] = [
  {
    name: 'menu',
    async open(page) {
      await page.goto('/projects/1');
      await openMenu(page);
    },
  },
  {
    name: 'search with results',
    async open(page) {
      await page.goto('/about');
      await openMenu(page);
      await page.getByRole('searchbox', { name: 'Search the site' }).fill('moisture');
      await page.getByText('results').waitFor();
    },
  },
  {
    name: 'search without results',
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
      await whenHydrated(page);
      await page
        .getByRole('link', { name: /^Enlarge picture/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Close picture' }).waitFor();
    },
  },
  {
    name: 'open photo',
    async open(page) {
      await page.goto('/photos');
      await page.getByRole('main').locator('button[aria-expanded]').first().click();
      await page.getByRole('main').locator('button[aria-expanded="true"]').waitFor();
    },
  },
  {
    name: 'library without results',
    async open(page) {
      await page.goto('/library');
      await page.getByRole('searchbox', { name: /search/i }).fill('helicopter');
      await page.getByText('0 of 15 items').waitFor();
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
    name: 'questionnaire with errors',
    async open(page) {
      await page.goto('/design-services?questionnaire=naturalBuilding');
      await questionnaireOf(page).getByLabel('Email').fill('not an address');
      await submit(questionnaireOf(page));
      await questionnaireOf(page)
        .getByRole('alert')
        .filter({ hasText: 'There is a problem' })
        .waitFor();
    },
  },
  {
    name: 'questionnaire with files',
    async open(page) {
      const dialog = await startRequest(page, 'houseExtension');
      await goToStep(dialog, attachmentsStep);
      await attach(dialog, [pdf('plan.pdf')]);
    },
  },
  {
    name: 'questionnaire under review',
    async open(page) {
      const dialog = await startRequest(page, 'newHouseDesign');
      await goToStep(dialog, reviewStep);
    },
  },
  {
    name: 'code for another device',
    async open(page) {
      await openCode(page);
    },
  },
  {
    name: 'continuing on another device',
    async open(page) {
      const link = await openCode(page);
      await page.goto(link);
      await page.getByRole('button', { name: 'Continue here' }).waitFor();
    },
  },
  {
    name: 'invalid code for another device',
    async open(page) {
      await page.goto('/continue#hello');
      await page.getByText('This link isn’t complete').waitFor();
    },
  },
  {
    name: 'payment dialog',
    async open(page) {
      await submit(await startRequest(page));
      await page.getByRole('dialog', { name: /pay/i }).waitFor();
    },
  },
  {
    name: 'form received from another device',
    async open(page) {
      await page.goto(await openCode(page));
      await page.getByRole('button', { name: 'Continue here' }).click();
      await page.getByRole('heading', { name: 'Your form is on this device' }).waitFor();
    },
  },
  {
    name: 'code for another device, offline',
    async open(page) {
      await page.route('**/api/device-transfers', (route) => route.abort());
      const dialog = await startRequest(page, 'newHouseDesign');
      await goToStep(dialog, reviewStep);
      await dialog.getByRole('button', { name: 'Continue on another device' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'payment dialog with an account, copied and paid',
    async open(page) {
      await page.route('**/api/practice', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), bank } });
      });
      await submit(await startRequest(page));
      const payment = page.getByRole('dialog', { name: /pay/i });
      await payment.getByRole('button', { name: 'Copy amount' }).click();
      await payment.getByText(/Copied|Selected/).waitFor();
      await payment.getByRole('button', { name: 'I’ve paid' }).click();
      await payment.getByText(/^You told us/).waitFor();
    },
  },
  {
    name: 'draft at the top of the services page',
    async open(page) {
      await leaveDraft(page);
    },
  },
  {
    name: 'draft on the site map',
    async open(page) {
      await leaveDraft(page);
      await page.goto('/site-map');
      await page.mouse.move(1, 1);
      await page.getByRole('link', { name: /^1 draft/ }).waitFor();
    },
  },
  {
    name: 'request that is being sent, with its estimated time',
    async open(page) {
      await page.route('**/api/consultation', (route) => route.abort());
      await page.route('**/api/upload', (route) => route.abort());
      const dialog = await startRequest(page);
      await attach(dialog, [pdf('title.pdf'), pdf('plan.pdf')]);
      await submit(dialog);
      await page.getByText('Saved on this device', { exact: true }).waitFor();
      await page.goto('/offline');
      await page.getByText(/^Waiting on this device since/).waitFor();
      // As written by another tab that has sent three of ten files.
      await changeQueued(page, {
        filesTotal: 10,
        filesUploaded: 3,
        state: {
          kind: 'sending',
          leaseToken: 'another tab',
          leaseUntilMs: Date.now() + Hour.ms,
          filesDoneAtMs: Date.now() + 4 * Minute.ms,
        },
      });
      await page.getByText(/minutes left/).waitFor();
    },
  },
  {
    name: 'notice of a received request, with how to pay',
    async open(page) {
      await page.goto('/design-services?questionnaire=naturalBuilding');
      const dialog = questionnaireOf(page);
      await dialog.getByLabel('Name').fill('Rosa Kirk');
      await dialog.getByLabel('Email').fill('rosa@example.org');
      await submit(dialog);
      await page.getByText('Questionnaire submitted successfully!').waitFor();
    },
  },
  {
    name: 'chat',
    async open(page) {
      await openChat(page);
    },
  },
  {
    name: 'chat with errors',
    async open(page) {
      const chat = await openChat(page);
      await chat.getByLabel('Email').fill('nikola');
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
      await form.getByLabel('Email').fill('nikola@example.org');
      await form.locator('select[name="projectType"]').selectOption('residential');
      await form.getByLabel('Message').fill('Where do we begin with four acres at Yandoit?');
      await form.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Form submitted successfully!').waitFor();
    },
  },
  {
    name: 'contact form with errors',
    async open(page) {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Please select a project type').first().waitFor();
    },
  },
  {
    name: 'sent request on this device',
    async open(page) {
      await submit(await startRequest(page));
      await page.getByRole('dialog', { name: /pay/i }).waitFor();
      await page.goto('/offline');
      await page.getByText(/Received: NB-/).waitFor();
    },
  },
  {
    name: 'tool with figures that it refuses, and a project being started',
    async open(page) {
      await page.goto('/tools/wall');
      await whenHydrated(page);
      await page.getByRole('textbox', { name: 'Thickness of the core' }).fill('thick');
      await page.getByRole('button', { name: 'Start a project' }).click();
      await page.getByRole('button', { name: 'Start the project' }).click();
      await page.getByText('Give the project a name').waitFor();
    },
  },
  {
    name: 'tool in a project, with a value of its own',
    async open(page) {
      await startProject(page);
      await page.getByRole('textbox', { name: 'Roof that drains to the tank' }).fill('260');
      await page.getByRole('button', { name: 'Use this roof for the project' }).waitFor();
    },
  },
  {
    name: 'project with its work, about to be deleted',
    async open(page) {
      await startProject(page);
      await page.goto('/tools');
      const project = page.getByRole('region', { name: 'Our block' });
      await project.getByRole('article', { name: 'Rainwater tank' }).waitFor();
      await project.getByRole('button', { name: 'Delete the project…' }).click();
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
    name: 'message in the inbox',
    async open(page, site) {
      await openInbox(page, site);
      await showInbox(page);
      await recordButton(page, /Rosa Kirk.*Natural Building/)
        .first()
        .click();
      await page.getByRole('article').getByText('Red clay 400 mm down').waitFor();
    },
  },
  {
    name: 'request with files in the inbox, paid and replied to',
    async open(page) {
      const dialog = await startSavedRequest(page);
      await dialog.getByLabel('Name').fill('Robin Ferris');
      await advanceFiveMinutes(page);
      await attach(dialog, [pdf('title.pdf'), pdf('plan.pdf')]);
      await submit(dialog);
      await page.getByRole('dialog', { name: /pay/i }).waitFor();
      await page.goto('/messages');
      await signIn(page);
      await showInbox(page);
      await recordButton(page, /Robin Ferris/)
        .first()
        .click();
      const record = page.getByRole('main').getByRole('article');
      await record.getByRole('link', { name: /^Download all 2 files/ }).waitFor();
      await record.getByLabel('Status').selectOption('Deposit paid');
      await record.getByRole('button', { name: 'Mark as replied' }).click();
      await record.getByRole('button', { name: 'Mark as not replied' }).waitFor();
    },
  },
];

const bank = {
  accountName: 'Natural Building Design',
  bsb: '063-000',
  accountNumber: '1234 5678',
} as const;

/** A new house questionnaire that was started and closed. */
async function leaveDraft(page: Page): Promise<void> {
  const dialog = await startSavedRequest(page, 'newHouseDesign');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('region', { name: 'Your unfinished questionnaire' }).waitFor();
}

async function openCode(page: Page): Promise<string> {
  const dialog = await startRequest(page, 'newHouseDesign');
  await goToStep(dialog, reviewStep);
  await dialog.getByRole('button', { name: 'Continue on another device' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  return page.getByText(/^http.*\/continue#/).innerText();
}

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
  await sendRecords(site);
  await page.goto('/messages');
  await signIn(page);
  await page
    .getByRole('main')
    .getByText(/Rosa Kirk/)
    .first()
    .waitFor();
}

/** A project that starts with the roof of the tank tool. */
async function startProject(page: Page): Promise<void> {
  await page.goto('/tools/tank');
  await whenHydrated(page);
  await page.getByRole('textbox', { name: 'Roof that drains to the tank' }).fill('240');
  await page.getByRole('button', { name: 'Start a project' }).click();
  await page.getByRole('textbox', { name: 'Name of the project' }).fill('Our block');
  await page.getByRole('button', { name: 'Start the project' }).click();
  await page.getByText(/^Saved on this device at/).waitFor();
}
