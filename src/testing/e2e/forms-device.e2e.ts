import { formDescriptions } from '#shared/form-kinds.ts';
import { questionsOf } from '#shared/questionnaires/answers.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { refusal } from '../support/answers.ts';
import { expect, faultStory, mainStory } from '../support/fault-story.ts';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { readInbox } from '../support/owner.ts';
import {
  attach,
  attachmentsStep,
  startSavedRequest,
  startRequest,
  changeDraft,
  entryOf,
  expectOneRecord,
  goToStep,
  pdf,
  readDevice,
  reviewStep,
  saveCopy,
  sha256,
  submit,
} from '../support/request.ts';

const permit = formDescriptions.propertyAssessment.page;
const payment = { name: 'Payment Instructions' } as const;

faultStory(
  'The server refuses an answer: the form keeps everything, opens at that question, and is sent once',
  { tag: mainStory },
  async ({ network, page, site }) => {
    const plan = pdf('plan.pdf');
    const dialog = await startRequest(page);
    await attach(dialog, [plan]);
    network.next(
      '/api/consultation',
      refusal(422, 'invalid-fields', 'One answer was not accepted.', {
        location: 'Please give the lot and plan number',
      }),
    );
    await submit(dialog);
    const address = dialog.getByLabel('Property address');
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/Please give the lot and plan number/);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Submission temporarily failed' }),
    ).toBeVisible();
    await address.fill('Lot 2 PS 412345');
    await expect(dialog.getByText('Please give the lot and plan number')).toHaveCount(0);
    await expect(dialog.getByText(/Saved on this device/)).toBeVisible();
    await goToStep(dialog, reviewStep);
    await expect(
      dialog.getByRole('listitem').filter({ hasText: 'plan.pdf' }).first(),
    ).toBeVisible();
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    expect((await readInbox(site)).requests[0]?.answers['location']).toBe('Lot 2 PS 412345');
    expect(network.posts('/api/upload')).toHaveLength(1);
    await expectOneRecord(page, site, [plan]);
  },
);

faultStory(
  'The server refuses a file: the form opens at the attachments and names the file',
  async ({ network, page, site }) => {
    const plan = pdf('plan.pdf');
    const dialog = await startRequest(page);
    await attach(dialog, [plan, pdf('large.pdf')]);
    const detail = 'One of the files is larger than 10 MB.';
    network.next('/api/upload', { kind: 'pass' }, refusal(413, 'file-too-large', detail));
    await submit(dialog);
    await expect(dialog.getByRole('heading', { name: attachmentsStep, level: 3 })).toBeFocused();
    await expect(dialog.getByText(`large.pdf: ${detail}`)).toBeVisible();
    await expect(dialog.getByText('2 of 10 files attached')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove large.pdf' }).click();
    await expect(dialog.getByText('1 of 10 files attached')).toBeVisible();
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    expect(network.posts('/api/upload'), 'what the server has is not sent again').toHaveLength(2);
    await expectOneRecord(page, site, [plan]);
  },
);

faultStory(
  'A waiting request that is refused later needs attention, is corrected and sent',
  async ({ network, page, site }) => {
    const plan = pdf('plan.pdf');
    const dialog = await startRequest(page);
    await attach(dialog, [plan]);
    network.isCut = true;
    await submit(dialog);
    await expect(dialog).toBeHidden();
    network.next(
      '/api/consultation',
      refusal(422, 'invalid-fields', 'One answer was not accepted.', {
        location: 'Please give the lot and plan number',
      }),
    );
    network.isCut = false;
    await page.goto('/offline');
    const entry = entryOf(page);
    await expect(entry.getByText('Needs your attention')).toBeVisible();
    await expect(entry).toContainText('One answer was not accepted.');
    await expect(page.getByText('1 needs attention on this device')).toBeVisible();
    await entry.getByRole('button', { name: 'Edit', exact: true }).click();
    const address = dialog.getByLabel('Property address');
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/Please give the lot and plan number/);
    await address.fill('Lot 2 PS 412345');
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    expect((await readInbox(site)).requests[0]?.answers['location']).toBe('Lot 2 PS 412345');
    await expectOneRecord(page, site, [plan]);
  },
);

faultStory(
  'Answers that are too long together stay in the form, which links to the longest',
  async ({ network, page, site }) => {
    const dialog = await startSavedRequest(page, 'newHouseDesign');
    const tooMuch = '土'.repeat(4_900);
    const names = questionsOf(getQuestionnaire('newHouseDesign')).flatMap(({ kind, name }) =>
      kind === 'text' ? [name] : [],
    );
    await changeDraft(page, Object.fromEntries(names.map((name) => [name, tooMuch])));
    await page.reload();
    await submit(dialog);
    const message = dialog.getByText(/Your answers are too long to send/);
    await expect(message.first()).toBeVisible();
    await expect(dialog.locator('textarea:focus')).toHaveAccessibleDescription(/Shorten this one/);
    expect(network.posts('/api/consultation')).toEqual([]);
    // The link in the error leads to the answer.
    const refused = dialog.locator('textarea[aria-invalid="true"]');
    const elsewhere = dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
    for (let left = 5; left > 0; left -= 1) {
      if ((await refused.count()) === 0) await elsewhere.getByRole('button').first().click();
      await refused.first().fill('On the attached sheet.');
    }
    await expect(message).toHaveCount(0);
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    await expectOneRecord(page, site);
    const [request] = (await readInbox(site)).requests;
    expect(request?.answers['projectDescription']).toContain(tooMuch);
  },
);

faultStory('A reload returns to the same field with every answer and file', async ({ page }) => {
  const dialog = await startRequest(page);
  await goToStep(dialog, 'The property');
  const site = dialog.getByLabel('Description of the site');
  await site.pressSequentially('A north slope, ');
  // The tab closes before the one-second autosave delay has passed.
  await page.reload();
  await expect(site).toBeFocused();
  await expect(site).toHaveValue('A north slope, ');
  const plan = pdf('plan.pdf');
  await attach(dialog, [plan]);
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  expect((await readDevice(page)).files[0]?.sha256).toBe(sha256(plan.buffer));
});

faultStory(
  'Two tabs on one draft: neither loses an answer, and “continue here” takes the draft over',
  async ({ context, page, network, site }) => {
    const dialog = await startRequest(page);
    await expect(dialog.getByText(/Saved on this device/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(permit);
    const otherDialog = questionnaireOf(other);
    await expect(otherDialog.getByText(/also open in another tab/)).toBeVisible();
    await expect(otherDialog.getByLabel('Name')).toHaveValue('Rosa Kirk');

    // Both write: what the second tab writes becomes a copy.
    await dialog.getByLabel('Phone').fill('03 5555 0100');
    await expect
      .poll(async () => (await readDevice(page)).drafts.map((draft) => draft.answers['phone']))
      .toEqual(['03 5555 0100']);
    await otherDialog.getByLabel('Phone').fill('after six');
    await expect
      .poll(async () =>
        (await readDevice(page)).drafts.map((draft) => draft.answers['phone']).toSorted(),
      )
      .toEqual(['03 5555 0100', 'after six']);

    // The first is sent; the second is unchanged and is sent as a separate request.
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    await expect(otherDialog.getByLabel('Phone')).toHaveValue('after six');
    await submit(otherDialog);
    await expect(other.getByRole('dialog', payment)).toBeVisible();
    const { requests } = await readInbox(site);
    expect(requests.map(({ phone }) => phone).toSorted()).toEqual(['03 5555 0100', 'after six']);
    expect(network.posts('/api/consultation')).toHaveLength(2);

    // A draft open in two tabs can be taken over.
    const third = await context.newPage();
    const thirdDialog = await startRequest(third);
    await expect(thirdDialog.getByText(/Saved on this device/)).toBeVisible();
    await other.goto(permit);
    await otherDialog.getByRole('button', { name: 'Continue in this tab' }).click();
    await expect(otherDialog.getByText(/also open in another tab/)).toBeHidden();
    await expect(thirdDialog.getByText(/also open in another tab/)).toBeVisible();
  },
);

faultStory(
  'A waiting request is paused, moved to drafts, restored and sent when the visitor says so',
  async ({ network, page, site }) => {
    faultStory.slow();
    const plan = pdf('plan.pdf');
    const dialog = await startRequest(page);
    await attach(dialog, [plan]);
    network.isCut = true;
    await submit(dialog);
    await expect(dialog).toBeHidden();
    // Reads come from the device; only sending uses the network.
    network.isCut = false;
    network.next('/api/upload', ...Array.from({ length: 20 }, () => ({ kind: 'cut' }) as const));
    await page.goto('/offline');
    const entry = entryOf(page);
    // An attempt may be in progress: the part already started finishes first.
    await entry.getByRole('button', { name: 'Pause sending' }).click();
    await expect(entry).toContainText('Paused. Press Send now when you’re ready.');
    const tries = network.posts('/api/upload').length;

    await entry.getByRole('button', { name: 'Move to drafts' }).click();
    await expect(page.getByText('Moved back to drafts, with your files.')).toBeVisible();
    await expect(entry).toHaveCount(0);
    expect((await readDevice(page)).files.map(({ name }) => name)).toEqual(['plan.pdf']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry).toContainText('Paused');
    await page.reload();
    await expect(entry).toContainText('Paused');
    expect(network.posts('/api/upload').length, 'delayed back means not sent').toBe(tries);
    expect((await readInbox(site)).requests).toEqual([]);

    network.forget();
    await entry.getByRole('button', { name: 'Send now' }).click();
    await expect(entry.getByText(/Received: NB-/)).toBeVisible();
    await expect(entry.getByRole('link', { name: 'How to pay' })).toBeVisible();
    await expectOneRecord(page, site, [plan]);

    await entry.getByRole('button', { name: 'Delete…' }).click();
    await entry.getByRole('button', { name: 'Delete from this device' }).click();
    await expect(entry).toHaveCount(0);
    const device = await readDevice(page);
    expect([device.outbox, device.drafts, device.files]).toEqual([[], [], []]);
    expect((await readInbox(site)).requests).toHaveLength(1);
  },
);

faultStory(
  'Going back while a request is being sent does not disturb the next form, and the receipt is still announced',
  async ({ network, page, site }) => {
    await page.goto('/design-services');
    const request = page.getByRole('main').getByRole('button', { name: 'Request Questionnaire' });
    await request.nth(1).click();
    const dialog = questionnaireOf(page);
    await dialog.getByLabel('Name').fill('Rosa Kirk');
    await dialog.getByLabel('Email').fill('rosa@example.org');
    const delayed = network.delay('/api/consultation', 'after');
    await submit(dialog);
    await delayed.received;
    await page.goBack();
    await expect(dialog).toBeHidden();
    await request.nth(2).click();
    await dialog.getByLabel('Name').fill('Rosa again');
    const opened = page.url();
    delayed.release();
    await expect(page.getByText(/^Received: NB-/)).toBeVisible();
    expect(page.url()).toBe(opened);
    await expect(dialog.getByLabel('Name')).toHaveValue('Rosa again');
    expect((await readInbox(site)).requests).toHaveLength(1);
  },
);

faultStory(
  'A draft is moved to another device as a file, is sent from both, and is stored once',
  async ({ browser, network, page, site }) => {
    faultStory.slow();
    const plan = pdf('plan.pdf', 300_000);
    const dialog = await startRequest(page);
    await attach(dialog, [plan]);
    await page.goto('/offline');
    const drafts = page.getByRole('region', { name: 'Drafts' });
    const copy = await saveCopy(page, () =>
      drafts.getByRole('button', { name: 'Download a copy' }).click(),
    );
    const buffer = Buffer.from(copy.text);

    const laptop = await browser.newContext({ baseURL: network.address });
    const elsewhere = await laptop.newPage();
    await elsewhere.goto('/offline');
    const elsewhereDrafts = elsewhere.getByRole('region', { name: 'Drafts' });
    const reader = elsewhereDrafts.locator('input[type="file"]');
    await reader.setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await expect(elsewhereDrafts).toContainText('That file isn’t a copy saved from this website.');
    await reader.setInputFiles({
      name: copy.name,
      mimeType: 'application/json',
      buffer,
    });
    await expect(elsewhereDrafts).toContainText('Your saved copy is now a draft on this device.');
    await elsewhereDrafts.getByRole('button', { name: 'Continue', exact: true }).click();
    await submit(questionnaireOf(elsewhere));
    await expect(elsewhere.getByRole('dialog', payment)).toBeVisible();
    await expectOneRecord(elsewhere, site, [plan]);
    await laptop.close();

    // The original draft is sent as well: the same record, the same receipt.
    await drafts.getByRole('button', { name: 'Continue', exact: true }).click();
    await submit(dialog);
    await expect(page.getByRole('dialog', payment)).toBeVisible();
    expect(network.posts('/api/consultation').map(({ status }) => status)).toEqual([201, 200]);
    expect(network.posts('/api/upload'), 'the server knows the file').toHaveLength(1);
    await expectOneRecord(page, site, [plan]);
  },
);
