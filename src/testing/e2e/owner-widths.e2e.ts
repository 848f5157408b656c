import type { Page } from '@playwright/test';
import { postContact } from '#shared/api/contact.ts';
import type { TrashedRecord } from '#shared/api/trash.ts';
import { warningKinds } from '#shared/api/warnings.ts';
import { faultsAtBothWidths } from '../support/both-widths.ts';
import { openInbox, sendAsVisitor, signIn, signInDialog } from '../support/owner.ts';
import { button, openSite, publish, published, showKind, textbox } from '../support/publishing.ts';
import { expect, story } from '../support/story.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

/** A word that nothing breaks: what people paste. */
const unbroken = 'Quillfeatherstonehaugh'.repeat(5);

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      if (details instanceof HTMLDetailsElement) details.open = true;
    }
  });

story(
  'The list of “Your site” is accessible at 320 and 1280 pixels in every state, without scrolling sideways',
  async ({ page }) => {
    const faults: string[] = [];
    const look = async (state: string) =>
      void faults.push(...(await faultsAtBothWidths(page, state)));
    await page.goto('/messages/site');
    await signInDialog(page).waitFor();
    await look('sign-in');
    await signIn(page);
    await page.getByRole('list', { name: 'Articles' }).waitFor();
    await look('list');
    await showKind(page, 'Everything');
    await page.getByRole('list', { name: 'Everything' }).waitFor();
    await look('everything');
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Hidden (0)' });
    await page.getByText('Nothing here with this status.').waitFor();
    await look('no entry with this status');
    await showKind(page, 'Notices');
    await look('kind without entries');
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Any' });
    const search = page.getByRole('searchbox', { name: 'Search your site' });
    await search.fill('lime');
    await page.getByRole('list', { name: 'Found' }).getByRole('link').first().waitFor();
    await look('search');
    await search.fill(unbroken);
    await page.getByText('No matches.').waitFor();
    await look('search without matches');
    await search.fill('');
    await page.getByText('Before going public').click();
    await page.getByRole('region', { name: 'Settle these first' }).waitFor();
    await page.getByText('Facts that only you can confirm').waitFor();
    await openAll(page);
    await look('before going public');
    await page.goto('/messages/site?on=%2Fdesign-services');
    await page.getByRole('list', { name: 'On this page' }).waitFor();
    await look('entries of a page');
    await page.goto('/messages/site?on=%2Foffline');
    await page.getByText('Nothing on this page can be changed here.').waitFor();
    await look('page without entries');
    await page.goto('/messages/site/article/00000000-0000-4000-8000-000000000000');
    await page.waitForLoadState('networkidle');
    await look('an entry that nobody has written');
    await page.goto('/messages/site');
    await button(page, 'New article').click();
    await textbox(page, 'Title').fill(unbroken);
    await page.getByText(/^Saved on this device at/).waitFor();
    await page.getByRole('link', { name: 'Back to Your site' }).click();
    await page.getByRole('heading', { name: 'Not sent yet' }).waitFor();
    await look('draft that is not sent');
    expect(faults).toEqual([]);
  },
);

for (const third of [0, 1, 2]) {
  story(
    `Every kind of entry is accessible at 320 and 1280 pixels as it is, new, and with errors (${third + 1} of 3)`,
    async ({ page }) => {
      const faults: string[] = [];
      const look = async (state: string) =>
        void faults.push(...(await faultsAtBothWidths(page, state)));
      await openSite(page);
      const kinds = await page
        .getByRole('combobox', { name: 'Show' })
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      expect(kinds.length).toBeGreaterThan(20);
      const ofThisThird = kinds
        .filter((value) => value !== 'all')
        .filter((_, index) => index % 3 === third);
      for (const kind of ofThisThird) {
        await page.goto(`/messages/site?kind=${kind}`);
        const region = page.getByRole('region', { name: 'Everything on your site' });
        const first = region.getByRole('list').getByRole('link').first();
        const add = region.getByRole('button', { name: /^New / });
        await first.or(add).first().waitFor();
        if (await first.isVisible()) {
          await first.click();
          await button(page, 'Publish…').waitFor();
          await openAll(page);
          for (const change of await page
            .getByRole('button', { name: /^Change [a-z]+ \d+$/ })
            .all()) {
            if (await change.isVisible()) await change.click();
            else break;
          }
          await look(kind);
          await page.goto(`/messages/site?kind=${kind}`);
          await region.waitFor();
        }
        if (!(await add.isVisible())) continue;
        await add.click();
        await button(page, 'Publish…').click();
        await page.getByRole('alert').first().waitFor();
        await openAll(page);
        await look(`${kind}, new, with errors`);
      }
      expect(faults).toEqual([]);
    },
  );
}

story(
  'Publishing, history, hiding and their answers are accessible at 320 and 1280 pixels',
  async ({ browser, page, site }) => {
    const faults: string[] = [];
    const look = async (state: string) =>
      void faults.push(...(await faultsAtBothWidths(page, state)));
    await openSite(page);
    await showKind(page, 'Questions and answers');
    await button(page, 'New question').click();
    await textbox(page, 'Question').fill(`Is ${unbroken} of straw?`);
    await textbox(page, 'Answer').fill(`Yes. ${unbroken} is of straw, and costs $880.`);
    await button(page, 'Publish…').click();
    await page.getByRole('heading', { name: 'Publish', exact: true }).waitFor();
    await look('publish what is new');
    await button(page, 'Publish at this time').click();
    await page.getByText('Choose a day and a time').waitFor();
    await look('publish later without a time');
    await page.getByLabel('Or publish later').fill('2099-01-01T09:00');
    await button(page, 'Publish at this time').click();
    await page.getByText(/^Saved. It goes live/).waitFor();
    await look('scheduled');
    await button(page, 'Cancel the scheduled time…').click();
    await look('cancelling the schedule');
    await button(page, 'Don’t publish it').click();
    await button(page, 'Publish…').waitFor();
    await publish(page);
    await expect(published(page)).toBeVisible();
    await look('published');
    await textbox(page, 'Answer').fill(`No. ${unbroken} is of earth.`);
    await page.getByText(/^Saved on this device at/).waitFor();
    await look('changed');
    await button(page, 'Delete changes…').click();
    await look('deleting the changes');
    await button(page, 'Cancel').click();
    await button(page, 'Publish…').click();
    await look('publish a change');
    await button(page, 'Publish now').click();
    await expect(published(page)).toBeVisible();
    await button(page, 'History').click();
    await page
      .getByText(/words? added/)
      .first()
      .waitFor();
    await openAll(page);
    await look('history');
    await button(page, 'Back to editing').click();
    await button(page, 'Hide from visitors…').click();
    await look('hiding');
    await button(page, 'Hide it').click();
    await button(page, 'Show it again…').click();
    await look('showing again');
    await button(page, 'Show it').click();
    await button(page, 'Hide from visitors…').waitFor();

    const other = await browser.newContext({ baseURL: site.address, serviceWorkers: 'block' });
    const second = await other.newPage();
    await openInbox(second);
    await second.goto(page.url());
    await textbox(second, 'Answer').fill(`From the desk: ${unbroken}.`);
    await publish(second);
    await expect(published(second)).toBeVisible();
    await other.close();
    await textbox(page, 'Answer').fill('From the phone.');
    await publish(page);
    await page.getByRole('heading', { name: /changed on another device/ }).waitFor();
    await look('changed on two devices');
    await button(page, 'Continue with mine').click();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.getByText('This is open in another tab').waitFor();
    faults.push(...(await faultsAtBothWidths(tab, 'open in another tab')));
    await tab.close();

    await page.goto('/messages/site/page/about');
    const opened = page.waitForEvent('popup');
    await button(page, 'Preview').click();
    const preview = await opened;
    await preview.waitForLoadState('networkidle');
    faults.push(...(await faultsAtBothWidths(preview, 'preview')));
    await preview.close();

    // The session ends while something waits.
    await page.route('**/api/owner/entries/**', (route) => route.abort());
    await textbox(page, 'Title').first().fill('About us, and mud');
    await publish(page);
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor();
    await look('waiting to be sent');
    expect(faults).toEqual([]);
  },
);

story(
  'Settings, passkeys and a second person are accessible at 320 and 1280 pixels in every state',
  async ({ browser, page, site }) => {
    const faults: string[] = [];
    const look = async (state: string, at = page) =>
      void faults.push(...(await faultsAtBothWidths(at, state)));
    const email = `${'very-long-name'.repeat(4)}@quillfeather.example`;
    await sendAsVisitor(site, postContact.path, {
      name: unbroken.slice(0, 80),
      email,
      projectType: 'residential',
      message: `About ${unbroken}.`,
    });
    const since = new Date().toISOString();
    const details = { 'disk-nearly-full': '900000000', 'proxy-refuses-bodies': '1200000' };
    const warnings = warningKinds.map((kind) => {
      const figures: Partial<Record<string, string>> = details;
      return { kind, since, detail: figures[kind] ?? (kind === 'mail-fails' ? unbroken : since) };
    });
    const trashed: TrashedRecord = {
      id: '00000000-0000-4000-8000-000000000001',
      isRequest: true,
      name: unbroken.slice(0, 80),
      receivedAt: since,
      deletedAfter: since,
    };
    await page.route('**/api/warnings', (route) => route.fulfill({ json: warnings }));
    await page.route('**/api/inbox/trash', (route) =>
      route.fulfill({ json: { total: 2, records: [trashed] } }),
    );
    // As for an owner who has printed some.
    await page.route('**/api/passphrase/recovery', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { takesCodes: true } })
        : route.fallback(),
    );
    const main = page.getByRole('main');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const authenticator = await addAuthenticator(page);
    await page.goto('/messages');
    await signInDialog(page).waitFor();
    await page.getByRole('button', { name: 'Lost your passphrase?' }).click();
    await page.getByLabel('Recovery code').fill(unbroken);
    await page.getByLabel('New passphrase', { exact: true }).fill('straw in autumn rain');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByText(/This code doesn’t work/).waitFor();
    await look('lost passphrase');
    await openInbox(page);
    await page.getByRole('heading', { name: 'Email isn’t going out' }).waitFor();
    await look('inbox with every warning');
    await press('Settings and privacy');
    await main.getByRole('list', { name: 'About to be deleted' }).waitFor();
    await main.getByText('Name of this device').waitFor();
    await main.getByText('Account name').waitFor();
    await look('settings');

    await press('Make an address');
    await main.getByText('It’s shown only now').waitFor();
    await press('End the address (calendar of visits)');
    await main.getByRole('button', { name: 'Save account' }).click();
    await main.getByText('Enter the account name').waitFor();
    await press('Add a passkey on this device');
    await main.getByText('Name this device').waitFor();
    await press('Make an invitation');
    await main.getByText('Enter a name').waitFor();
    await main.getByLabel('The person’s email address').fill('nobody');
    await main.getByLabel('The person’s email address').press('Enter');
    await look('faults in settings');

    await main.getByLabel('Account name').fill('Natural Building Design and Quillfeather');
    await main.getByLabel('BSB').fill('633 000');
    await main.getByLabel('Account number').fill('1234 5678');
    await press('Save account');
    await press('Change the account');
    await main.getByLabel('Account name').fill('Quillfeather');
    await main.getByLabel('BSB').fill('633 001');
    await main.getByLabel('Account number').fill('8765 4321');
    await press('Save account');
    await main.getByText('What is this?').click();
    await main.getByText(/changed it on .* to Quillfeather/).waitFor();
    await authenticator.setUserVerified(false);
    await main.getByLabel('Name of this device').fill(unbroken.slice(0, 60));
    await press('Add a passkey on this device');
    await main.getByText(/The device didn’t confirm it/).waitFor();
    await look('a passkey that the device did not confirm');
    await authenticator.setUserVerified(true);
    await press('Add a passkey on this device');
    const passkeys = main.getByRole('list', { name: 'Your passkeys' });
    await passkeys.getByRole('button', { name: /^Remove / }).click();
    await main.getByLabel('Your own name').fill(unbroken.slice(0, 80));
    await main.getByLabel('Name of the person to invite').fill(unbroken.slice(5, 85));
    await press('Make an invitation');
    const invitation = main.getByRole('group', { name: /^Link for / });
    const address = (await invitation.getByText(/#key=/).textContent()) ?? '';
    await main
      .getByRole('list', { name: 'People' })
      .getByRole('button', { name: /^Remove / })
      .click();
    await main.getByLabel('The person’s email address').fill(email);
    await main.getByLabel('The person’s email address').press('Enter');
    await main.getByLabel('Type the address again to delete').fill('another');
    await main.getByLabel('Type the address again to delete').press('Enter');
    await main.getByText('The email addresses don’t match').waitFor();
    await look('questions in settings');
    await press('Back to inbox');
    await page.getByRole('heading', { name: 'Your bank account will change' }).waitFor();
    await look('inbox with a waiting bank account');

    const other = await browser.newContext({ baseURL: site.address });
    const second = await other.newPage();
    await second.goto(address);
    const choose = second.getByRole('dialog', { name: 'Choose a passphrase' });
    await choose.getByLabel('New passphrase', { exact: true }).fill('short');
    await choose.getByRole('button', { name: 'Save and sign in' }).click();
    await choose.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await look('an invitation with a short passphrase', second);
    await choose.getByLabel('New passphrase', { exact: true }).fill('lime and light earth');
    await choose.getByRole('button', { name: 'Save and sign in' }).click();
    await choose.waitFor({ state: 'hidden' });
    await second.getByRole('button', { name: 'Settings and privacy' }).click();
    await second.getByText('Only the owner can change this.').first().waitFor();
    await second.getByRole('list', { name: 'People' }).waitFor();
    await second.getByRole('button', { name: 'Change the passphrase' }).click();
    await second.getByLabel('Present passphrase', { exact: true }).fill('a guess');
    await second.getByLabel('New passphrase', { exact: true }).fill('a roof of old iron');
    await second.getByRole('button', { name: 'Save passphrase' }).click();
    await second.getByText('Wrong passphrase.').waitFor();
    await look('settings of the second person', second);
    await second.getByRole('button', { name: 'Back to inbox' }).click();
    await second.getByRole('button', { name: 'Sign out', exact: true }).click();
    await second.getByText('You’ve signed out').waitFor();
    await look('signed out', second);
    await other.close();
    expect(faults).toEqual([]);
  },
);
