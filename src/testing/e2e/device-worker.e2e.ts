import { listContactMessages } from '#shared/api/contact-messages.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { expect, faultStory } from '../support/fault-story.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { whenFormsReleased } from '../support/when-forms-released.ts';
import { readInbox } from '../support/owner.ts';
import { expectOneRecord } from '../support/request.ts';
import { waitForShell } from '../support/story.ts';

faultStory(
  'A message written without reception is sent after the last tab was closed',
  async ({ network, page, context, site, browserName }) => {
    faultStory.skip(browserName !== 'chromium', 'only Chromium has Background Sync');
    await page.goto('/contact');
    await waitForShell(page);
    await page.getByLabel('Name').fill('Rosa Kirk');
    await page.getByLabel('Email').fill('rosa@example.org');
    await page.getByLabel('Project type').selectOption('residential');
    await page.getByLabel('Message').fill('We would like to build with straw.');
    network.isCut = true;
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/saved on this device/i).first()).toBeVisible();

    const elsewhere = await context.newPage();
    await page.close();
    network.isCut = false;
    expect((await readInbox(site)).messages).toHaveLength(0);
    const browser = await context.newCDPSession(elsewhere);
    await browser.send('ServiceWorker.enable');
    await expect(async () => {
      await browser.send('ServiceWorker.dispatchSyncEvent', {
        origin: network.address,
        registrationId: '0',
        tag: 'outbox',
        lastChance: false,
      });
      expect((await readInbox(site)).messages).toHaveLength(1);
    }).toPass();

    await elsewhere.goto('/offline');
    await expect(elsewhere.getByText(/^Received: NB-/).first()).toBeVisible();
    await expectOneRecord(elsewhere, site, [], listContactMessages.path);
  },
);

faultStory(
  'An update is offered, and waits while a form is open in another tab',
  async ({ network, page, context }) => {
    await page.goto('/about');
    await waitForShell(page);
    network.rewrite('/service-worker.js', (text) => `${text}\n// the next version`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const load = page.getByRole('button', { name: 'Update now' });
    await expect(load).toBeVisible();

    const other = await context.newPage();
    await other.goto(formDescriptions.newHouseDesign.page);
    await expect(questionnaireOf(other).getByLabel('Name')).toBeVisible();
    await questionnaireOf(other).getByLabel('Name').fill('Rosa Kirk');
    await load.click();
    await expect(page.getByText(/You have a form open/)).toBeVisible();
    await expect(questionnaireOf(other).getByLabel('Name')).toHaveValue('Rosa Kirk');

    await other.close();
    await whenFormsReleased(page);
    const reloaded = page.waitForEvent('load');
    await load.click();
    await reloaded;
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
