import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { formDescriptions } from '#shared/form-kinds.ts';
import { questionnaireKinds } from '#shared/questionnaires/definition.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { questionnaireOf } from '../../support/fill-questionnaire.ts';
import { goToStep, reviewStep } from '../../support/request.ts';
import type { SlowLine } from '../../support/slow-line.ts';

export interface Scene {
  page: Page;
  context: BrowserContext;
  line: SlowLine;
}

/** A visitor's journey from start to end. */
export interface Journey {
  name: string;
  /** Whether the owner has published an account. */
  hasBank: boolean;
  play(scene: Scene): Promise<void>;
}

const words = 'We have four acres at Yandoit and a pile of old bricks. Where do we begin?';
const longTimeout = { timeout: 60_000 } as const;

const paymentOf = (page: Page) => page.getByRole('dialog', { name: 'Payment Instructions' });

/** As a person types: `fill` sets the value without key events in Firefox. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click(longTimeout);
  await field.page().keyboard.type(text, { delay: 20 });
}

/** From the first page to the first question, by links. */
async function openFromLanding(page: Page, kind: QuestionnaireKind): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Enter Website' }).click();
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Design Services/ })
    .first()
    .click(longTimeout);
  const starts = page.getByRole('navigation', { name: 'Reports' });
  await starts.locator(`a[href="${formDescriptions[kind].page}"]`).first().click(longTimeout);
  const dialog = questionnaireOf(page);
  await expect(dialog.getByLabel('Name')).toBeVisible(longTimeout);
  return dialog;
}

async function fillToReview(dialog: Locator): Promise<void> {
  await type(dialog.getByLabel('Name'), 'Robin Ferris');
  await type(dialog.getByLabel('Email'), 'robin@example.org');
  await goToStep(dialog, reviewStep);
}

const submit = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Submit', exact: true }).click();

/** The receipt, on the page of this device. */
async function seeReceipt(page: Page): Promise<void> {
  await page.goto('/offline');
  const sent = page.getByRole('region', { name: 'Sent or waiting to send' });
  await expect(sent.getByText(/Received: NB-/)).toBeVisible(longTimeout);
}

/** Reload, back, forward and Close, with how to pay open. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const payment = paymentOf(page);
  await page.reload();
  await expect(payment).toContainText('Received: NB-', longTimeout);
  await page.goBack();
  await expect(payment).toHaveCount(0, longTimeout);
  await page.goForward();
  await expect(payment).toContainText('Received: NB-', longTimeout);
  await payment.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(payment).toHaveCount(0, longTimeout);
}

async function fillMessage(form: Locator): Promise<void> {
  await type(form.getByLabel('Name'), 'Nikola Stone');
  await type(form.getByLabel('Email'), 'nikola@example.org');
  await type(form.getByLabel('Message'), words);
}

/** Offline from here on, for the pages and for their worker. */
async function goOffline({ context, line }: Scene): Promise<void> {
  line.isCut = true;
  await context.setOffline(true);
}

async function goOnline({ context, line }: Scene): Promise<void> {
  line.isCut = false;
  await context.setOffline(false);
}

export const journeys: readonly Journey[] = [
  ...questionnaireKinds.map((kind) => ({
    name: kind,
    hasBank: true,
    async play({ page }: Scene) {
      const dialog = await openFromLanding(page, kind);
      await fillToReview(dialog);
      await submit(dialog);
      if (getQuestionnaire(kind).serviceType === null) {
        // The consultation is paid from its receipt.
        await expect(page.getByText('Questionnaire submitted successfully!')).toBeVisible(
          longTimeout,
        );
        const toast = page.getByRole('region', { name: /^Notifications/ });
        await toast.getByRole('link', { name: 'How to pay' }).click();
      }
      await expect(paymentOf(page)).toContainText('Received: NB-', longTimeout);
      await expect(paymentOf(page)).toContainText('Account number', longTimeout);
      await leaveAndComeBack(page);
      await seeReceipt(page);
    },
  })),
  {
    name: 'payment without bank details',
    hasBank: false,
    async play({ page }) {
      const dialog = await openFromLanding(page, 'propertyAssessment');
      await fillToReview(dialog);
      await submit(dialog);
      await expect(paymentOf(page)).toContainText('We’ll email you our bank details', longTimeout);
      await leaveAndComeBack(page);
    },
  },
  {
    name: 'sent without reception, then paid',
    hasBank: true,
    async play(scene) {
      const { page } = scene;
      const dialog = await openFromLanding(page, 'newHouseDesign');
      await fillToReview(dialog);
      await goOffline(scene);
      await submit(dialog);
      await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible(
        longTimeout,
      );
      await goOnline(scene);
      const toast = page.getByRole('region', { name: /^Notifications/ });
      await toast.getByRole('link', { name: 'How to pay' }).click(longTimeout);
      await expect(paymentOf(page)).toContainText('Account number', longTimeout);
      await leaveAndComeBack(page);
      await seeReceipt(page);
    },
  },
  {
    name: 'back, forward and reload in the form',
    hasBank: true,
    async play({ page }) {
      const dialog = await openFromLanding(page, 'houseExtension');
      const heading = dialog.getByRole('heading', { level: 3 }).first();
      await type(dialog.getByLabel('Name'), 'Robin Ferris');
      await type(dialog.getByLabel('Email'), 'robin@example.org');
      const titles = [await heading.innerText()];
      for (let step = 0; step < 2; step += 1) {
        await dialog.getByRole('button', { name: 'Next', exact: true }).click();
        await expect(heading).not.toHaveText(titles.at(-1) ?? '', longTimeout);
        titles.push(await heading.innerText());
      }
      // Going back at once would count the section as a flash.
      await type(dialog.getByRole('textbox').first(), 'Weatherboards over hardwood studs');
      await page.goBack();
      await expect(heading).toHaveText(titles[1] ?? '', longTimeout);
      await page.goForward();
      await expect(heading).toBeVisible(longTimeout);
      await page.reload();
      await expect(heading).toBeVisible(longTimeout);
      await goToStep(dialog, reviewStep);
      await submit(dialog);
      await expect(paymentOf(page)).toContainText('Received: NB-', longTimeout);
    },
  },
  {
    name: 'contact',
    hasBank: false,
    async play({ page }) {
      await page.goto('/');
      await page.getByRole('link', { name: 'Enter Website' }).click();
      await page.locator('main a[href="/about"]').first().click(longTimeout);
      await page.locator('footer a[href="/contact"]').first().click(longTimeout);
      const form = page.locator('form').filter({ has: page.locator('[name="projectType"]') });
      await form.locator('select[name="projectType"]').selectOption('residential', longTimeout);
      await fillMessage(form);
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Form submitted successfully!')).toBeVisible(longTimeout);
      await seeReceipt(page);
    },
  },
  {
    name: 'chat',
    hasBank: false,
    async play({ page }) {
      await page.goto('/');
      await page.getByRole('link', { name: 'Enter Website' }).click();
      await page.getByRole('main').getByRole('link', { name: /About/ }).first().click(longTimeout);
      await page.getByRole('button', { name: 'Chat with us' }).click(longTimeout);
      const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
      await expect(chat.getByLabel('Name')).toBeVisible(longTimeout);
      await fillMessage(chat);
      await chat.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Message sent successfully!')).toBeVisible(longTimeout);
      await seeReceipt(page);
    },
  },
  {
    name: 'chat without reception',
    hasBank: false,
    async play(scene) {
      const { page } = scene;
      await page.goto('/about');
      await page.getByRole('button', { name: 'Chat with us' }).click(longTimeout);
      const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
      await expect(chat.getByLabel('Name')).toBeVisible(longTimeout);
      await fillMessage(chat);
      await goOffline(scene);
      await chat.getByRole('button', { name: 'Send message' }).click();
      await expect(chat).toHaveCount(0, longTimeout);
      await goOnline(scene);
      await expect(page.getByText(/Received: NB-/).first()).toBeVisible(longTimeout);
      await seeReceipt(page);
    },
  },
];
