import { formatAud } from '#shared/format-aud.ts';
import { paymentText, reportPrices } from '#content/services.ts';
import type { ReportId } from '#content/services.ts';
import { paymentInstructions } from '#content/reports.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { projectDescriptionOf, questionsOf } from '#shared/questionnaires/answers.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { expect, faultStory, mainStory } from '../support/fault-story.ts';
import { fillToReview, questionnaireOf } from '../support/fill-questionnaire.ts';
import { readInbox } from '../support/owner.ts';
import {
  asker,
  attach,
  attachmentsStep,
  startSavedRequest,
  startRequest,
  changeDraft,
  expectOneRecord,
  goToStep,
  pdf,
  readDevice,
  reviewStep,
  submit,
} from '../support/request.ts';

/** A report's price and deposit as pages write them. */
function amountsOf(report: ReportId) {
  const { priceAud, depositAud } = reportPrices[report];
  return { price: formatAud(priceAud), deposit: formatAud(depositAud ?? 0) };
}

const reports = [
  {
    kind: 'propertyAssessment',
    who: 'Somebody about to buy a block asks for the permit pathway',
    serviceType: 'site-regulatory',
    payment: 'property-assessment',
    ...amountsOf('permit-pathway'),
  },
  {
    kind: 'newHouseDesign',
    who: 'A family asks for advice on a new house',
    serviceType: 'new-house-design',
    payment: 'new-house-design',
    ...amountsOf('new-house'),
  },
  {
    kind: 'houseExtension',
    who: 'Home owners ask for advice on an extension',
    serviceType: 'house-extension',
    payment: 'house-extension',
    ...amountsOf('house-extension'),
  },
] as const;

for (const { kind, who, serviceType, payment, price, deposit } of reports) {
  const methods =
    kind === 'propertyAssessment' ? (['by hand'] as const) : (['from a draft', 'by hand'] as const);
  for (const method of methods)
    faultStory(
      `${who}${method === 'by hand' ? ', question by question' : ''}, and reads how to pay`,
      { tag: kind === 'newHouseDesign' && method === 'from a draft' ? mainStory : [] },
      async ({ page, network, site }) => {
        const definition = getQuestionnaire(kind);
        let entered: Record<string, string>;
        if (method === 'by hand') {
          await page.goto(formDescriptions[kind].page);
          entered = await fillToReview(page);
        } else {
          const dialog = await startSavedRequest(page, kind);
          entered = answerAll(kind);
          await changeDraft(page, entered);
          await page.reload();
          await goToStep(dialog, reviewStep);
        }
        const answers = await readDraftAnswers();
        expect(Object.keys(entered).length).toBeGreaterThanOrEqual(
          questionsOf(definition).length - 1,
        );

        const delayed = network.delay('/api/consultation', 'after');
        const dialog = questionnaireOf(page);
        await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
        await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
        await delayed.received;
        delayed.release();

        const window = page.getByRole('dialog', { name: paymentInstructions[payment].title });
        await expect(window).toBeVisible();
        for (const words of [price, deposit, '7-10 business days', 'Bank transfer']) {
          await expect(window).toContainText(words);
        }
        await expect(window).toContainText(paymentText.receiptAsReference);
        const { requests } = await readInbox(site);
        expect(requests).toHaveLength(1);
        await expect(window).toContainText(`Received: ${requests[0]?.receipt}`);
        await window.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(window).toBeHidden();
        // Only after the dialog closes: before, the toast would cover it.
        await expect(page.getByText('Questionnaire submitted successfully!')).toBeVisible();

        const [post] = network.posts('/api/consultation');
        // The shown price has stories of its own.
        const { shownPrice, ...sent } = JSON.parse(post?.json ?? '{}') as Record<string, unknown>;
        expect(shownPrice).toMatchObject({ priceAud: expect.any(Number) });
        expect(sent).toEqual({
          serviceType,
          name: answers['name'],
          email: 'builder@example.org',
          phone: answers['phone'],
          location: answers['propertyAddress'],
          timeline: answers['timeframe'],
          projectDescription: projectDescriptionOf(definition, answers),
          attachments: [],
        });
        expect(requests[0]).toMatchObject({ serviceType, email: 'builder@example.org' });
        expect(requests[0]?.answers['projectDescription']).toBe(
          projectDescriptionOf(definition, answers),
        );
        await expectOneRecord(page, site);

        /** The answers as saved on the device. */
        async function readDraftAnswers(): Promise<Record<string, string>> {
          await expect
            .poll(async () => (await readDevice(page)).drafts[0]?.position)
            .toBe('review');
          const [draft] = (await readDevice(page)).drafts;
          return Object.fromEntries(
            Object.entries(draft?.answers ?? {}).map(([name, value]) => [name, String(value)]),
          );
        }
      },
    );
}

faultStory(
  'An owner-builder sends the natural building questionnaire and is not asked to pay',
  async ({ page, network, site }) => {
    const dialog = await startRequest(page, 'naturalBuilding');
    await submit(dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Questionnaire submitted successfully!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [post] = network.posts('/api/natural-building-consultation');
    expect(JSON.parse(post?.json ?? '{}')).toMatchObject({ ...asker, phone: '' });
    await expectOneRecord(page, site);

    // The questionnaire is empty again.
    await page.goto(formDescriptions.naturalBuilding.page);
    await expect(dialog.getByLabel('Name')).toHaveValue('');
  },
);

/** An answer to every question. */
function answerAll(kind: QuestionnaireKind): Record<string, string> {
  return Object.fromEntries(
    questionsOf(getQuestionnaire(kind)).map((question) => [
      question.name,
      question.kind === 'email'
        ? 'builder@example.org'
        : 'options' in question
          ? (question.options[0]?.value ?? '')
          : `About ${question.name}: “quotes”, <tags> & ümlauts`,
    ]),
  );
}

const wrongInputs = [
  {
    kind: 'naturalBuilding',
    name: 'A',
    messages: ['Name must be at least 2 characters', 'Please enter a valid email address'],
  },
  {
    kind: 'propertyAssessment',
    name: '',
    messages: ['Name is required', 'Valid email is required'],
  },
  { kind: 'newHouseDesign', name: '', messages: ['Name is required', 'Valid email is required'] },
  { kind: 'houseExtension', name: '', messages: ['Name is required', 'Valid email is required'] },
] as const;

for (const { kind, name, messages } of wrongInputs) {
  faultStory(
    `${getQuestionnaire(kind).title}: says what is wrong with a name and an email address`,
    async ({ page, network }) => {
      await page.goto(formDescriptions[kind].page);
      const dialog = questionnaireOf(page);
      if (name !== '') await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Email').fill('not an address');
      await submit(dialog);
      const summary = dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
      for (const message of messages) await expect(summary).toContainText(message);
      await expect(summary).toBeFocused();
      await summary.getByRole('button', { name: /^Name/ }).click();
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(new RegExp(messages[0]));
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(new RegExp(messages[1]));
      await dialog.getByLabel('Name').fill('Rosa Kirk');
      await dialog.getByLabel('Email').fill('rosa@example.org');
      for (const message of messages) await expect(dialog.getByText(message)).toHaveCount(0);
      expect(network.passed.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );
}

faultStory(
  'Photos and plans are attached, counted and removed, and sent unchanged',
  async ({ page, site }) => {
    const dialog = await startRequest(page);
    await goToStep(dialog, attachmentsStep);
    const picker = dialog.locator('input[name="attachments"]');
    const alert = dialog.getByRole('group', { name: attachmentsStep }).getByRole('alert');

    await picker.setInputFiles(
      Array.from({ length: 11 }, (_, index) => pdf(`plan-${index}.pdf`, 64)),
    );
    await expect(alert).toHaveText('Maximum 10 files allowed');
    await expect(dialog.getByText('0 of 10 files attached')).toBeVisible();

    const title = pdf('title.pdf', 1_536);
    const section32 = pdf('section 32 “final”.pdf', 2 * 1024 * 1024);
    const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Two acres.') };
    await attach(dialog, [title, section32, note]);
    await expect(alert).toBeEmpty();
    for (const size of ['1.5 KB', '2 MB', '10 Bytes']) {
      await expect(dialog.getByText(size, { exact: true })).toBeVisible();
    }
    await picker.setInputFiles(
      Array.from({ length: 8 }, (_, index) => pdf(`more-${index}.pdf`, 64)),
    );
    await expect(alert).toHaveText('Maximum 10 files allowed');
    await expect(dialog.getByText('3 of 10 files attached')).toBeVisible();

    await picker.setInputFiles([{ name: 'tool.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
    await expect(alert).toContainText('tool.exe isn’t a picture, PDF, Word or text file.');
    await dialog.getByRole('button', { name: 'Remove note.txt' }).click();
    await expect(dialog.getByText('2 of 10 files attached')).toBeVisible();

    await submit(dialog);
    await expect(page.getByRole('dialog', { name: /pay/i })).toBeVisible();
    await expectOneRecord(page, site, [title, section32]);
  },
);

faultStory(
  'A file that the device cannot save is named, and the rest of the draft is saved',
  async ({ page }) => {
    const dialog = await startRequest(page);
    await attach(dialog, [pdf('title.pdf')]);
    // The picker hands over a cloud file that cannot be read.
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    });
    await dialog.locator('input[name="attachments"]').setInputFiles([pdf('cloud.pdf')]);
    const alert = dialog.getByRole('group', { name: attachmentsStep }).getByRole('alert');
    await expect(alert).toContainText('Failed to upload files. Please try again.');
    await expect(alert).toContainText('cloud.pdf couldn’t be read');
    await expect(dialog.getByText('1 of 10 files attached')).toBeVisible();
  },
);
