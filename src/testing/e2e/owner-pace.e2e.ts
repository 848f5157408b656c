import { randomUUID } from 'node:crypto';
import { receiptFor } from '#shared/receipt.ts';
import { Day } from '#shared/time.ts';
import { mailedStory } from '../support/mailed-story.ts';
import { ownerCookie, readInbox, sendAsVisitor } from '../support/owner.ts';
import type { Site } from '../support/site.ts';
import { expect, mainStory } from '../support/story.ts';
import { phoneScreen, Thumb, wordsIn } from '../support/thumb.ts';

const request = {
  serviceType: 'house-extension',
  name: 'Ruth Hale',
  email: 'ruth@example.org',
  phone: '0412 345 678',
  location: '12 Hill Road, Yandoit',
  timeline: '',
  projectDescription: 'A north room',
  attachments: [],
};
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** To open the phone's list of files, and to choose one of them. */
const pickerTaps = 2;
const longestSeconds = 60;

mailedStory.use({ viewport: phoneScreen, hasTouch: true });

/** A request that has come. Returns its address. */
async function receive(site: Site): Promise<string> {
  const id = randomUUID();
  await sendAsVisitor(site, '/api/consultation', request, { 'Idempotency-Key': id });
  return `/messages/${receiptFor(id)}`;
}

mailedStory(
  'A reply and a report go out from a phone within a minute',
  async ({ page, site, mails, context }) => {
    await receive(site);
    const [name = '', value = ''] = (await ownerCookie(site)).split('=');
    await context.addCookies([{ name, value, url: site.address }]);
    await page.goto('/messages');
    const thumb = new Thumb(page);
    const record = page.getByRole('main').getByRole('article');
    const reply = page.locator('#reply');
    const heading = reply.getByRole('heading', { name: 'Reply' });
    const toClient = () => mails.filter(({ to }) => to === request.email).length;
    await expect.poll(toClient).toBe(1);

    // Counted from the open request, as the notice mail opens it.
    await page
      .getByRole('button', { name: /^Ruth Hale/ })
      .first()
      .tap();
    await expect(heading).toBeVisible();
    // A link within the page leaves the record as it is.
    await record.evaluate((element) => void (element.dataset['same'] = ''));
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await thumb.tap(record.getByRole('link', { name: 'Reply' }));
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(record).toHaveAttribute('data-same', '');
    const start = reply.getByLabel('Start from');
    await start.selectOption({ label: 'It suits you' });
    thumb.taps += 2;
    let words = wordsIn((await start.textContent()) ?? '');
    words += wordsIn(await reply.getByLabel('Your reply').inputValue());
    await thumb.tap(reply.getByRole('button', { name: 'Send', exact: true }));
    await expect.poll(toClient).toBe(2);

    const report = page.getByRole('region', { name: 'Report' });
    const chooser = page.waitForEvent('filechooser');
    await thumb.tap(report.getByRole('button', { name: 'Choose the report' }));
    await (
      await chooser
    ).setFiles({ name: 'Report.pdf', mimeType: 'application/pdf', buffer: pdf });
    thumb.taps += pickerTaps;
    words += wordsIn(await report.getByLabel('Email with the report').inputValue());
    words += wordsIn(await report.innerText());
    await thumb.tap(report.getByRole('button', { name: 'Send the report' }));
    await expect.poll(toClient).toBe(3);
    await expect(report.getByText('not opened yet')).toBeVisible();

    const counted = thumb.countedWith(words);
    mailedStory.info().annotations.push({ type: 'pace', description: counted });
    expect(thumb.seconds(words), counted).toBeLessThanOrEqual(longestSeconds);
  },
);

mailedStory(
  'One job goes from request to paid and delivered without leaving the inbox',
  { tag: mainStory },
  async ({ page, site, mails, context }) => {
    const address = await receive(site);
    const [name = '', value = ''] = (await ownerCookie(site)).split('=');
    await context.addCookies([{ name, value, url: site.address }]);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto(address);
    const record = page.getByRole('main').getByRole('article');
    const press = (label: string) => record.getByRole('button', { name: label, exact: true }).tap();
    const mailed = (count: number) =>
      expect.poll(() => mails.filter(({ to }) => to === request.email).length).toBe(count);
    await mailed(1);

    await page.locator('#reply').getByLabel('Start from').selectOption({ label: 'It suits you' });
    await press('Send');
    await mailed(2);
    await press('Record a payment');
    await press('Save payment');
    await expect(record.getByText(/^Deposit of \$275/)).toBeVisible();
    const visit = page.getByRole('region', { name: 'Visit' });
    await press('Arrange a visit');
    await visit.getByLabel('We’ve agreed on a time').check();
    const day = new Date(Date.now() + 10 * Day.ms).toISOString().slice(0, 10);
    await visit.getByLabel('Time', { exact: true }).fill(`${day}T10:00`);
    await press('Set the time and tell the client');
    await mailed(3);
    await page
      .getByRole('region', { name: 'Report' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'Report.pdf', mimeType: 'application/pdf', buffer: pdf });
    await press('Send the report');
    await mailed(4);
    await expect(record.getByLabel('Status').locator('option:checked')).toHaveText('Delivered');
    await press('Record a payment');
    await expect(record.getByLabel('For', { exact: true }).locator('option:checked')).toHaveText(
      'Balance',
    );
    await press('Save payment');
    await expect(record.getByText('Nothing to pay')).toBeVisible();
    await press('Issue an invoice or receipt');
    await press('Issue');
    await mailed(5);
    await expect(record.getByRole('button', { name: /^Invoice \d{4}-0001, \$550/ })).toBeVisible();

    expect(new Set(visited)).toEqual(new Set([address]));
    const [stored] = (await readInbox(site)).requests;
    expect(stored).toMatchObject({ status: 'delivered', money: { paidCents: 55_000 } });
    expect(mails.filter(({ to }) => to === request.email).at(-1)?.text).toContain('Tax invoice');
  },
);
