import { expect, faultStory, mainStory } from '../support/fault-story.ts';
import { fillSection, questionnaireOf } from '../support/fill-questionnaire.ts';
import { readInbox } from '../support/owner.ts';
import {
  asker,
  attach,
  startSavedRequest,
  expectOneRecord,
  goToStep,
  pdf,
  readDevice,
  reviewStep,
  submit,
} from '../support/request.ts';

const payment = { name: 'Payment Instructions' } as const;

faultStory(
  'A reload at every step returns to that step with all answers, and one request arrives',
  async ({ page, site }) => {
    faultStory.slow();
    const plan = pdf('plan.pdf');
    const dialog = await startSavedRequest(page);
    const heading = dialog.getByRole('heading', { level: 3 }).first();
    const entered: Record<string, string> = {};
    const steps: string[] = [];
    for (;;) {
      const title = (await heading.innerText()).trim();
      steps.push(title);
      if (title === reviewStep) break;
      if ((await dialog.locator('input[type="file"]').count()) > 0) await attach(dialog, [plan]);
      else Object.assign(entered, await fillSection(dialog));
      await page.reload();
      await expect(heading).toHaveText(title);
      for (const control of await dialog
        .locator('textarea[name], input[type="text"][name]')
        .all()) {
        const name = (await control.getAttribute('name')) ?? '';
        if (entered[name]) await expect(control).toHaveValue(entered[name]);
      }
      await dialog.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(heading).not.toHaveText(title);
    }
    expect(steps.length).toBeGreaterThan(3);
    await page.reload();
    await expect(heading).toHaveText(reviewStep);
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    await expectOneRecord(page, site, [plan]);
  },
);

faultStory(
  'The device is full at the moment of Submit: the request still arrives once, with its file',
  async ({ page, site, network }) => {
    const plan = pdf('plan.pdf');
    const dialog = await startSavedRequest(page);
    await attach(dialog, [plan]);
    await goToStep(dialog, reviewStep);
    await page.evaluate(() => {
      const full = () => {
        throw new DOMException('The device is full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    });
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    // The draft still on the device is the same request: sending it again returns the same receipt.
    await page.goto('/offline');
    const { drafts } = await readDevice(page);
    if (drafts.length > 0) {
      await page.goto('/design-services?questionnaire=propertyAssessment');
      await submit(questionnaireOf(page));
      await expect(page.getByRole('dialog', payment)).toBeVisible();
    }
    expect(network.posts('/api/consultation').map(({ status }) => status)[0]).toBe(201);
    const { requests } = await readInbox(site);
    expect(requests.map(({ name, attachments }) => [name, attachments.length])).toEqual([
      [asker.name, 1],
    ]);
  },
);

faultStory(
  'A tab that the phone discards reopens at the same question with the latest answer',
  { tag: mainStory },
  async ({ page, context, browserName }) => {
    faultStory.skip(browserName !== 'chromium', 'only Chromium can be told to end a tab');
    const dialog = await startSavedRequest(page);
    await goToStep(dialog, 'The property');
    const site = dialog.getByLabel('Description of the site');
    await site.pressSequentially('A north slope, ');
    await expect
      .poll(async () => JSON.stringify((await readDevice(page)).drafts))
      .toContain('A north slope');
    const address = page.url();
    const session = await context.newCDPSession(page);
    const ended = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await ended;
    const again = await context.newPage();
    await again.goto(address);
    const field = questionnaireOf(again).getByLabel('Description of the site');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('A north slope, ');
  },
);
