import type { CDPSession, Page } from '@playwright/test';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { focusOf, spokenFocus, tabTo } from '../support/keyboard.ts';
import { reviewStep } from '../support/request.ts';
import { startSite } from '../support/site.ts';
import { expect, story } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

const account = '1234 5678';

/** The owner has published an account. */
const paidStory = story.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  site: async ({}, use) => {
    const site = await startSite({
      BANK_ACCOUNT_NAME: 'Natural Building Design',
      BANK_BSB: '063-000',
      BANK_ACCOUNT_NUMBER: account,
    });
    await use(site);
    await site.dispose();
  },
});

/** Tabs once through a dialog; returns what a screen reader announces at each stop. */
async function stopsOf(page: Page, session: CDPSession): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    const { name, fault } = await focusOf(page);
    expect(fault, name).toBeNull();
    const stop = await spokenFocus(session);
    if (stops.includes(stop)) return stops;
    stops.push(stop);
    await page.keyboard.press('Tab');
  }
}

paidStory(
  'A screen reader user orders a report by keyboard and copies the account number, by roles and names alone',
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      });
    });
    const session = await page.context().newCDPSession(page);
    await page.goto('/design-services');
    await whenHydrated(page);
    const start = 'link “Start the questionnaire: Planning/Building Permit Pathway Analysis”';
    do await tabTo(page, /^Start/);
    while ((await spokenFocus(session)) !== start);
    await page.keyboard.press('Enter');

    const dialog = questionnaireOf(page);
    const heading = dialog.getByRole('heading', { level: 3 }).first();
    await expect(heading).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await stopsOf(page, session)).toEqual([
      'button “Close”',
      'DisclosureTriangle “Section 1 of 6 All sections”',
      'textbox “Name” required',
      'textbox “Email” required',
      'textbox “Phone”',
      'link “Privacy (opens in a new tab)”',
      'button “Cancel”',
      'button “Next”',
    ]);
    await dialog.getByLabel('Name').focus();
    await page.keyboard.type('Robin Ferris');
    await page.keyboard.press('Tab');
    await page.keyboard.type('robin@example.org');
    for (;;) {
      const title = await heading.innerText();
      if (title === reviewStep) break;
      await tabTo(page, /^Next$/);
      await page.keyboard.press('Enter');
      await expect(heading).not.toHaveText(title);
      // Each section announces its position.
      await expect(heading).toBeFocused();
      expect(await spokenFocus(session)).toMatch(/^heading “.+”$/);
    }
    await tabTo(page, /^Submit$/);
    await page.keyboard.press('Enter');

    const payment = page.getByRole('dialog', { name: 'Payment Instructions' });
    await expect(payment).toContainText(account);
    await expect(payment.getByRole('button', { name: 'Your request’s page' })).toBeVisible();
    await page.keyboard.press('Tab');
    const stops = await stopsOf(page, session);
    expect(stops.toSorted()).toEqual(
      [
        'group “Payment Instructions”',
        'button “Copy amount”',
        'button “Copy account name”',
        'button “Copy BSB”',
        'button “Copy account number”',
        'button “Copy reference”',
        'button “I’ve paid”',
        'button “Your request’s page”',
        'button “Close”',
      ].toSorted(),
    );
    while ((await spokenFocus(session)) !== 'button “Copy account number”') {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(
      payment.getByRole('status').filter({ hasText: 'Account number Copied' }),
    ).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
      account,
    );
    await page.keyboard.press('Escape');
    await expect(payment).toHaveCount(0);
    expect(await spokenFocus(session)).toMatch(/^(?:link|button) “(?:Start|Request)/);
  },
);
