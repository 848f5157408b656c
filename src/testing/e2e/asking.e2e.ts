import { receiptFor } from '#shared/receipt.ts';
import { fillToReview, questionnaireOf } from '../support/fill-questionnaire.ts';
import { readInbox } from '../support/owner.ts';
import { startPhone } from '../support/phone.ts';
import type { Phone } from '../support/phone.ts';
import { readDevice } from '../support/request.ts';
import { expect, mainStory, quick, story, waitForShell } from '../support/story.ts';

const naturalBuilding = '/design-services?questionnaire=naturalBuilding';

interface PhoneFixture {
  phone: Phone;
}

const onPhone = story.extend<PhoneFixture>({
  phone: async ({ site }, use) => {
    const phone = await startPhone(site.address);
    await use(phone);
    await phone.dispose();
  },
});

onPhone(
  'An owner-builder fills the natural building questionnaire offline, closes the browser, comes back, and it arrives exactly once',
  { tag: quick },
  async ({ phone, site }) => {
    let { page } = await phone.open();
    await page.goto('/design-services');
    await waitForShell(page);
    await site.stop();

    await page.goto(naturalBuilding);
    const entered = await fillToReview(page);
    expect(Object.keys(entered).length).toBeGreaterThanOrEqual(50);
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    // The line shows the last save; the current step is saved a second later.
    await expect
      .poll(async () => (await readDevice(page)).drafts.map(({ position }) => position))
      .toEqual(['review']);

    // The battery runs flat before anything is sent.
    await phone.close();
    ({ page } = await phone.open());
    await page.goto(naturalBuilding);
    const dialog = questionnaireOf(page);
    await expect(
      dialog.getByRole('heading', { name: 'Review your answers', level: 3 }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();

    // The browser is closed again; days later there is a signal.
    await phone.close();
    await site.start();
    ({ page } = await phone.open());
    await page.goto('/offline');
    await expect(page.getByText(/Received/).first()).toBeVisible();

    const { requests } = await readInbox(site);
    expect(requests).toHaveLength(1);
    const [request] = requests;
    for (const [name, value] of Object.entries(entered)) {
      if (value === '' || name === 'email') continue;
      const stored =
        name === 'name'
          ? request?.name
          : name === 'phone'
            ? request?.phone
            : request?.answers[name];
      expect(stored, name).toBe(value);
    }
    expect(request?.email).toBe('builder@example.org');
    expect(request?.receipt).toBe(receiptFor(request?.id ?? ''));
    await expect(page.getByText(request?.receipt ?? 'no receipt').first()).toBeVisible();

    // Coming back again sends nothing twice.
    await page.reload();
    await expect(page.getByText(request?.receipt ?? 'no receipt').first()).toBeVisible();
    expect((await readInbox(site)).requests).toHaveLength(1);
  },
);

onPhone(
  'The server stores a request and drops the reply, and there is still one record and one receipt',
  { tag: mainStory },
  async ({ phone, site }) => {
    const { page } = await phone.open();
    let posts = 0;
    await page.route('**/api/natural-building-consultation', async (route) => {
      posts += 1;
      if (posts > 1) return route.continue();
      // The request reaches the server and is answered; the answer never reaches the phone.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.goto(naturalBuilding);
    const dialog = questionnaireOf(page);
    await dialog.getByLabel('Name').fill('Rosa Kirk');
    await dialog.getByLabel('Email').fill('rosa@example.org');
    const next = dialog.getByRole('button', { name: 'Next', exact: true });
    while (await next.isVisible()) await next.click();
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();

    await page.goto('/offline');
    await expect(page.getByText(/Received/).first()).toBeVisible();
    expect(posts).toBeGreaterThanOrEqual(2);
    const { requests } = await readInbox(site);
    expect(requests).toHaveLength(1);
    await expect(page.getByText(requests[0]?.receipt ?? 'no receipt').first()).toBeVisible();
  },
);
