import type { Page } from '@playwright/test';
import type { SMTPServerOptions } from 'smtp-server';
import { robotTrapField } from '#shared/api/submission.ts';
import { fillToReview, questionnaireOf } from '../support/fill-questionnaire.ts';
import { readInbox } from '../support/owner.ts';
import { withMailServer } from '../support/mail-server.ts';
import { startSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { expect, story } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

const owner = 'studio@example.org';

interface MailedSite {
  site: Site;
  /** Recipients of the mails, in the order sent. */
  mailedTo: string[];
}

/** A site that sends mail. */
const mailedStory = story.extend<MailedSite>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  mailedTo: async ({}, use) => {
    await use([]);
  },
  site: async ({ mailedTo }, use) => {
    const server: SMTPServerOptions = {
      onRcptTo(address, _session, done) {
        mailedTo.push(address.address);
        done();
      },
      onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
    };
    await withMailServer(server, async (url) => {
      const site = await startSite({
        SMTP_URL: url,
        PRACTICE_EMAIL: owner,
      });
      await use(site);
      await site.dispose();
    });
  },
});

/** What a person has saved in the browser about themselves and their business. */
const profile = [
  ['NAME_FULL', 'Nikola Stone'],
  ['EMAIL_ADDRESS', 'nikola@example.org'],
  ['COMPANY_NAME', 'Stone & Daughters Pty Ltd'],
  ['PHONE_HOME_WHOLE_NUMBER', '0354700000'],
  ['ADDRESS_HOME_LINE1', '12 Lyttleton Street'],
  ['ADDRESS_HOME_CITY', 'Castlemaine'],
  ['ADDRESS_HOME_STATE', 'VIC'],
  ['ADDRESS_HOME_ZIP', '3450'],
  ['ADDRESS_HOME_COUNTRY', 'AU'],
].map(([name, value]) => ({ name, value }));

/** Lets the browser fill in the form that has this field. Returns the names of what it filled. */
async function autofill(page: Page, selector: string): Promise<string[]> {
  const field = page.locator(selector);
  await field.click();
  const devTools = await page.context().newCDPSession(page);
  // Playwright's types know neither the profile of `trigger` nor what the event says.
  const call = devTools.send.bind(devTools) as (
    method: string,
    parameters?: object,
  ) => Promise<unknown>;
  const filled = new Promise<string[]>((resolve) => {
    devTools.on('Autofill.addressFormFilled', ({ filledFields }) =>
      resolve(filledFields.map(({ name }: { name: string }) => name)),
    );
  });
  await call('Autofill.enable');
  await call('DOM.getDocument');
  const { root } = (await devTools.send('DOM.getDocument')) as { root: { nodeId: number } };
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await devTools.send('DOM.describeNode', { nodeId });
  // Chromium reads a new form a moment after it appears.
  await expect(async () => {
    await call('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields: profile } });
  }).toPass();
  const names = await filled;
  await expect(field).toHaveValue('Nikola Stone');
  await devTools.detach();
  return names;
}

async function expectReceived(
  { site, mailedTo }: MailedSite,
  kind: 'messages' | 'requests',
): Promise<void> {
  const records = (await readInbox(site))[kind];
  expect(records.map(({ folder, email }) => [folder, email])).toEqual([
    ['inbox', expect.stringContaining('@example.org')],
  ]);
  await expect.poll(() => mailedTo).toEqual([owner, records[0]?.email]);
}

const words = 'We have four acres at Yandoit and a pile of old bricks. Where do we begin?';

mailedStory(
  'A business owner lets the browser fill the contact form, and the message is in the inbox',
  async ({ page, site, mailedTo }) => {
    await page.goto('/contact');
    const form = page.locator('form').filter({ has: page.locator('[name="projectType"]') });
    await whenHydrated(page);
    expect(await autofill(page, 'form [name="name"]')).not.toContain(robotTrapField);
    await form.getByLabel('Project type').click();
    await page.getByRole('option', { name: 'Residential' }).click();
    await form.getByLabel('Message').fill(words);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.page().getByText('Received:')).toBeVisible();
    await expectReceived({ site, mailedTo }, 'messages');
  },
);

mailedStory(
  'A business owner lets the browser fill the chat, and the message is in the inbox',
  async ({ page, site, mailedTo }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
    await chat.getByLabel('Name').waitFor();
    expect(await autofill(page, '[role="dialog"] [name="name"]')).not.toContain(robotTrapField);
    await chat.getByLabel('Message').fill(words);
    await chat.getByRole('button', { name: 'Send', exact: false }).click();
    await expect.poll(async () => (await readInbox(site)).messages.length).toBe(1);
    await expectReceived({ site, mailedTo }, 'messages');
  },
);

mailedStory(
  'A business owner lets the browser fill a questionnaire, and the request is in the inbox',
  async ({ page, site, mailedTo }) => {
    await page.goto('/design-services?questionnaire=newHouseDesign');
    const dialog = questionnaireOf(page);
    await dialog.locator('[name="name"]').waitFor();
    expect(await autofill(page, '[role="dialog"] [name="name"]')).not.toContain(robotTrapField);
    await fillToReview(page);
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await readInbox(site)).requests.length).toBe(1);
    await expectReceived({ site, mailedTo }, 'requests');
  },
);
