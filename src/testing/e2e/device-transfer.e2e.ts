import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Day } from '#shared/time.ts';
import { problem } from '../support/answers.ts';
import { expect, faultStory } from '../support/fault-story.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { readInbox } from '../support/owner.ts';
import {
  asker,
  attach,
  startRequest,
  expectOneRecord,
  goToStep,
  pdf,
  readDevice,
  reviewStep,
  saveCopy,
  submit,
} from '../support/request.ts';
import type { PickedFile } from '../support/request.ts';
import type { Site } from '../support/site.ts';

const payment = { name: 'Payment Instructions' } as const;
const codeOf = (page: Page) => page.getByRole('dialog', { name: 'Continue on another device' });

/** A phone's photo, small enough not to be reduced. */
const photo: PickedFile = {
  name: 'slope.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync('assets/images/heroes/about.jpg'),
};

/** A new house questionnaire with a photo and a plan, up to the code. */
async function showCode(page: Page, files: readonly PickedFile[]): Promise<string> {
  const dialog = await startRequest(page, 'newHouseDesign');
  await attach(dialog, files);
  await goToStep(dialog, reviewStep);
  await dialog.getByRole('button', { name: 'Continue on another device' }).click();
  const code = codeOf(page);
  await expect(code.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(code).toContainText(/It works once, until \w+day \d+ \w+ \d{4} at /);
  return code.getByText(/^http.*\/continue#/).innerText();
}

/** A second device opens the link, which does not claim the form yet. */
async function openOn(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Continue here?' })).toBeVisible();
  return page;
}

const continueHere = (page: Page) => page.getByRole('button', { name: 'Continue here' }).click();
const ending = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

/** Names of the stored device transfers on the server. */
const waiting = ({ dataFolder }: Site) => readdirSync(join(dataFolder, 'uploads/hand-overs'));

faultStory(
  'A draft with its photos moves to one other device by a code, and the server cannot read it',
  async ({ browser, page, site, network }) => {
    faultStory.slow();
    const plan = pdf('plan.pdf', 300_000);
    const link = await showCode(page, [photo, plan]);
    const stored = waiting(site).map((name) =>
      readFileSync(join(site.dataFolder, 'uploads/hand-overs', name)),
    );
    expect(stored.length).toBeGreaterThan(1);
    for (const word of [asker.name, asker.email, 'slope.jpg', new URL(link).hash.slice(1)]) {
      expect(
        stored.some((bytes) => bytes.includes(word)),
        word,
      ).toBe(false);
    }

    const laptop = await openOn(browser, link);
    // The key is no longer in the address bar or the history.
    await expect(laptop).toHaveURL(/\/continue$/);
    await laptop.reload();
    await continueHere(laptop);
    await expect(ending(laptop, 'Your form is on this device')).toBeVisible();
    await expect(laptop).toHaveURL(/\/continue$/);
    expect(
      waiting(site).filter((name) => /\.\d+$/.test(name)),
      'erased at once',
    ).toEqual([]);

    await laptop.getByRole('link', { name: 'Continue the form' }).click();
    const dialog = questionnaireOf(laptop);
    await expect(dialog.getByRole('heading', { name: reviewStep, level: 3 })).toBeVisible();
    await expect(dialog.getByText('slope.jpg').first()).toBeVisible();

    // Scanned by another device, and again by the same laptop.
    const other = await openOn(browser, link);
    await continueHere(other);
    await expect(ending(other, 'This code has been used')).toBeVisible();
    expect((await readDevice(other)).drafts).toEqual([]);
    await laptop.goto(link);
    await expect(ending(laptop, 'You’ve already continued here')).toBeVisible();

    // Sent from both: one record, and the second device is shown the same receipt.
    await laptop.goto('/design-services?questionnaire=newHouseDesign');
    await submit(questionnaireOf(laptop));
    await expect(laptop.getByRole('dialog', payment)).toBeVisible();
    await codeOf(page).getByRole('button', { name: 'Done' }).click();
    await submit(questionnaireOf(page));
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    expect(network.posts('/api/consultation').map(({ status }) => status)).toEqual([201, 200]);
    await expectOneRecord(laptop, site, [photo, plan]);
    await expectOneRecord(page, site, [photo, plan]);
    await laptop.context().close();
    await other.context().close();
  },
);

faultStory(
  'After a device transfer both devices send different answers: one record is stored, and the second device says so',
  async ({ browser, page, site }) => {
    const link = await showCode(page, [pdf('plan.pdf')]);
    const laptop = await openOn(browser, link);
    await continueHere(laptop);
    await laptop.getByRole('link', { name: 'Continue the form' }).click();
    await submit(questionnaireOf(laptop));
    await expect(laptop.getByRole('dialog', payment)).toBeVisible();

    await codeOf(page).getByRole('button', { name: 'Done' }).click();
    const dialog = questionnaireOf(page);
    await dialog.getByRole('button', { name: /^Change About you/ }).click();
    await dialog.getByLabel('Name').fill('Rosa K. Kirk');
    await submit(dialog);
    await expect(
      page.getByRole('alert').filter({ hasText: 'We already have this form' }),
    ).toContainText('Submit again only if you want to send them as a second request.');
    const { requests } = await readInbox(site);
    expect(requests.map(({ name }) => name)).toEqual([asker.name]);
    // Every word is still there.
    await expect.poll(async () => JSON.stringify(await readDevice(page))).toContain('Rosa K. Kirk');
    await laptop.context().close();
  },
);

faultStory(
  'A code that is scanned a day late is refused as expired, and the draft stays on the first device',
  async ({ browser, page, site }) => {
    const link = await showCode(page, [pdf('plan.pdf')]);
    for (const name of waiting(site).filter((one) => one.endsWith('.about'))) {
      const path = join(site.dataFolder, 'uploads/hand-overs', name);
      const about: { sizeBytes: number; startedAt: string } = JSON.parse(
        readFileSync(path, 'utf8'),
      );
      const startedAt = new Date(Date.parse(about.startedAt) - Day.ms).toISOString();
      writeFileSync(path, JSON.stringify({ ...about, startedAt }));
    }
    const laptop = await openOn(browser, link);
    await continueHere(laptop);
    await expect(ending(laptop, 'This code has expired')).toBeVisible();
    await laptop.goto(link.slice(0, -4));
    await expect(ending(laptop, 'This link isn’t complete')).toBeVisible();
    await laptop.goto('/continue#hello');
    expect((await readDevice(page)).drafts).toHaveLength(1);
    await laptop.context().close();
  },
);

faultStory(
  'Receiving is interrupted: the same device continues, even after a reload',
  async ({ browser, page, network }) => {
    const link = await showCode(page, [pdf('plan.pdf', 3_000_000)]);
    const laptop = await openOn(browser, link);
    const { id }: { id: string } = JSON.parse(
      network.posts('/api/device-transfers')[0]?.json ?? '{}',
    );
    const delayed = network.delay(`/api/device-transfers/${id}/parts/1/take`, 'before');
    await continueHere(laptop);
    await delayed.received;
    await expect(laptop.getByText(/^Receiving: \d/)).toBeVisible();
    // The killed browser loses what it downloaded but keeps its claim.
    await laptop.goto('about:blank');
    delayed.release();
    await laptop.goto('/continue');
    await continueHere(laptop);
    await expect(ending(laptop, 'Your form is on this device')).toBeVisible();
    const { drafts, files } = await readDevice(laptop);
    expect([drafts.length, files.length]).toEqual([1, 1]);
    await laptop.context().close();
  },
);

faultStory(
  'A draft of the same form on the other device stays beside the one it receives',
  async ({ browser, page, network }) => {
    const link = await showCode(page, [pdf('plan.pdf')]);
    const context = await browser.newContext({ baseURL: network.address });
    const laptop = await context.newPage();
    const dialog = await startRequest(laptop, 'newHouseDesign');
    await dialog.getByLabel('Name').fill('Somebody else');
    await expect
      .poll(async () => (await readDevice(laptop)).drafts[0]?.answers['name'])
      .toBe('Somebody else');
    await laptop.goto(link);
    await continueHere(laptop);
    await expect(ending(laptop, 'Your form is on this device')).toBeVisible();
    await expect(laptop.getByText('You had started the same kind of form here.')).toBeVisible();
    expect(
      (await readDevice(laptop)).drafts.map(({ answers }) => answers['name']).toSorted(),
    ).toEqual([asker.name, 'Somebody else']);
    await laptop.getByRole('link', { name: 'Continue the form' }).click();
    await expect(questionnaireOf(laptop).getByText('plan.pdf').first()).toBeVisible();
    await context.close();
  },
);

/** The code of the form open at its review, as a link. */
async function codeFor(page: Page): Promise<string> {
  await questionnaireOf(page).getByRole('button', { name: 'Continue on another device' }).click();
  const code = codeOf(page);
  await expect(code.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const link = await code.getByText(/^http.*\/continue#/).innerText();
  await code.getByRole('button', { name: 'Done' }).click();
  return link;
}

faultStory(
  'Without a camera the link is copied, and opens the form on the other device',
  async ({ browser, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      });
    });
    await showCode(page, [pdf('plan.pdf')]);
    await expect(codeOf(page)).toContainText('No camera? Send yourself this link');
    await codeOf(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(codeOf(page).getByRole('status').filter({ hasText: 'Link Copied' })).toHaveCount(
      1,
    );
    const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    const laptop = await openOn(browser, link);
    await continueHere(laptop);
    await laptop.getByRole('link', { name: 'Continue the form' }).click();
    await expect(questionnaireOf(laptop).getByText('plan.pdf').first()).toBeVisible();
    await laptop.context().close();
  },
);

faultStory(
  'A draft handed back to the first device updates its draft there with the newer answers and files',
  async ({ browser, page, site }) => {
    faultStory.slow();
    const plan = pdf('plan.pdf');
    const link = await showCode(page, [pdf('old.pdf')]);
    await codeOf(page).getByRole('button', { name: 'Done' }).click();

    const laptop = await openOn(browser, link);
    await continueHere(laptop);
    await laptop.getByRole('link', { name: 'Continue the form' }).click();
    const there = questionnaireOf(laptop);
    await there.getByRole('button', { name: /^Change Photos/ }).click();
    await there.getByRole('button', { name: 'Remove old.pdf' }).click();
    await attach(there, [plan]);
    await goToStep(there, reviewStep);
    await there.getByRole('button', { name: /^Change About you/ }).click();
    await there.getByLabel('Name').fill('Rosa K. Kirk');
    await goToStep(there, reviewStep);
    const back = await codeFor(laptop);

    // In the tab where the form was open.
    await page.goto(back);
    await continueHere(page);
    await expect(ending(page, 'Your form is on this device')).toBeVisible();
    await expect(
      page.getByText('The copy already on this device now has your newer answers.'),
    ).toBeVisible();
    const { drafts } = await readDevice(page);
    expect(drafts.map(({ answers }) => answers['name'])).toEqual(['Rosa K. Kirk']);
    await page.getByRole('link', { name: 'Continue the form' }).click();
    await submit(questionnaireOf(page));
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    await expectOneRecord(page, site, [plan]);
    const { requests } = await readInbox(site);
    expect(requests.map(({ name }) => name)).toEqual(['Rosa K. Kirk']);

    // The laptop's copy is the same request: the same receipt.
    await submit(there);
    await expect(laptop.getByRole('dialog', payment)).toBeVisible();
    await expectOneRecord(laptop, site, [plan]);
    await laptop.context().close();
  },
);

faultStory(
  'When a device transfer fails offline or is refused, a file and another attempt are offered',
  async ({ page, network }) => {
    const dialog = await startRequest(page, 'newHouseDesign');
    await goToStep(dialog, reviewStep);
    network.next('/api/device-transfers', {
      kind: 'answer',
      status: 429,
      headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '3600' },
      body: JSON.stringify(problem(429, 'too-many-requests', 'Too much for today.')),
    });
    await dialog.getByRole('button', { name: 'Continue on another device' }).click();
    const code = codeOf(page);
    await expect(code.getByRole('alert')).toHaveText(/The server can’t take your form right now/);
    const copy = await saveCopy(page, () =>
      code.getByRole('button', { name: 'Download a copy' }).click(),
    );
    expect(copy.text).toContain(asker.name);
    network.isCut = true;
    await code.getByRole('button', { name: 'Try again' }).click();
    // The error is shown while the attempts continue.
    await expect(code.getByRole('alert')).toHaveText(/we couldn’t reach the server/);
    await expect(code.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(code.getByRole('button', { name: 'Download a copy' })).toBeVisible();
    network.isCut = false;
    await expect(code.getByRole('img', { name: /^QR code/ })).toBeVisible();
  },
);
