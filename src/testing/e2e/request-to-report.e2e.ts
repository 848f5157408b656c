import { randomUUID } from 'node:crypto';
import { clientLinkIn } from '#shared/inbox/client-path.ts';
import { receiptFor } from '#shared/receipt.ts';
import { ownerCookie, readInbox, sendAsVisitor } from '../support/owner.ts';
import { mailedStory } from '../support/mailed-story.ts';
import { expect, mainStory, waitForShell } from '../support/story.ts';
import { violationsAtTop, violationsOf } from '../support/violations.ts';

const phone = { width: 360, height: 780 };

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

/** `2026-12-03T10:00` in Victoria, some days ahead; never in the hours of a change of the clocks. */
function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T10:00`;
}

mailedStory(
  'On two phones, a request becomes a reply, a visit and a report without leaving the inbox',
  { tag: mainStory },
  async ({ page, site, mails, browser }) => {
    const id = randomUUID();
    await sendAsVisitor(site, '/api/consultation', request, { 'Idempotency-Key': id });
    const receipt = receiptFor(id);
    const toClient = () => mails.filter(({ to }) => to === request.email);
    await expect.poll(() => toClient().length).toBe(1);
    const link = clientLinkIn(toClient()[0]?.text ?? '');
    if (link === null) throw new Error('the receipt has no link');

    const [name = '', value = ''] = (await ownerCookie(site)).split('=');
    await page.context().addCookies([{ name, value, url: site.address }]);
    await page.setViewportSize(phone);
    await page.goto(`/messages/${receipt}`);
    const reply = page.locator('#reply');
    await reply.getByLabel('Start from').selectOption({ label: 'It suits you' });
    await expect(reply.getByLabel('Your reply')).toHaveValue(/Hello Ruth Hale,[\s\S]*\$550/);
    await reply.getByRole('button', { name: 'Preview' }).click();
    await expect(reply.getByRole('group', { name: 'Preview' })).toContainText('Ruth Hale');
    await reply.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => toClient().length).toBe(2);
    expect(toClient()[1]?.raw).toContain('studio@example.org');
    await expect(page.getByText(/^Sent/).first()).toBeVisible();
    expect(await violationsAtTop(page)).toEqual([]);

    const visit = page.getByRole('region', { name: 'Visit' });
    await visit.getByRole('button', { name: 'Arrange a visit' }).click();
    await visit.getByLabel('Time 1').fill('2020-01-01T10:00');
    await visit.getByRole('button', { name: 'Send these times' }).click();
    await expect(visit.getByRole('alert')).toContainText('in the past');
    await visit.getByLabel('Time 1').fill(dayAhead(10));
    await expect(visit.getByRole('alert')).toHaveCount(0);
    await visit.getByLabel('Time 2').fill(dayAhead(11));
    expect(await violationsAtTop(page)).toEqual([]);
    await visit.getByRole('button', { name: 'Send these times' }).click();
    await expect.poll(() => toClient().length).toBe(3);

    // The client's phone runs no script here: the page needs none.
    const other = await browser.newContext({
      viewport: phone,
      javaScriptEnabled: false,
      baseURL: site.address,
    });
    const client = await other.newPage();
    await client.goto(link.path);
    await expect(client.getByText('Deposit confirmed')).toBeVisible();
    await expect(client.getByText('Yandoit')).toHaveCount(0);
    await client.getByLabel('Your email address').fill('Ruth@Example.org');
    await client.getByRole('button', { name: 'Open' }).click();
    await expect(client.getByText('Hello Ruth Hale,')).toBeVisible();
    await client.getByRole('radio').first().check();
    await client.getByRole('button', { name: 'Choose this time' }).click();
    await expect(client.getByRole('status')).toContainText('That’s arranged');
    await expect.poll(() => toClient().length).toBe(4);
    expect(toClient()[3]?.text).toContain('BEGIN:VCALENDAR');

    await page.reload();
    await expect(page.getByText('The client chose a time')).toBeVisible();
    const report = page.getByRole('region', { name: 'Report' });
    const picker = report.locator('input[type=file]');
    await picker.setInputFiles({
      name: 'Notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('No.'),
    });
    await expect(report.getByRole('alert')).toContainText('isn’t a PDF');
    const startedMs = Date.now();
    await picker.setInputFiles({ name: 'Report.pdf', mimeType: 'application/pdf', buffer: pdf });
    await report.getByRole('button', { name: 'Send the report' }).click();
    await expect.poll(() => toClient().length).toBe(5);
    expect(Date.now() - startedMs).toBeLessThan(60_000);
    await expect(report.getByText('not opened yet')).toBeVisible();

    await client.goto(link.path);
    await client.getByLabel('Your email address').fill(request.email);
    await client.getByRole('button', { name: 'Open' }).click();
    const download = client.waitForEvent('download');
    await client.getByRole('button', { name: 'Download the report' }).click();
    expect((await download).suggestedFilename()).toBe('Report.pdf');
    await page.reload();
    await expect(report.getByText(/opened/).last()).toBeVisible();
    expect(await violationsAtTop(page)).toEqual([]);
    await other.close();
    expect((await readInbox(site)).requests[0]?.status).toBe('delivered');
  },
);

mailedStory(
  'Files attached to a reply without a network survive a closed page, and the client finds each once',
  async ({ page, site, mails, context }) => {
    const id = randomUUID();
    await sendAsVisitor(site, '/api/consultation', request, { 'Idempotency-Key': id });
    const toClient = () => mails.filter(({ to }) => to === request.email);
    await expect.poll(() => toClient().length).toBe(1);
    const [name = '', value = ''] = (await ownerCookie(site)).split('=');
    await context.addCookies([{ name, value, url: site.address }]);
    await page.setViewportSize(phone);
    const path = `/messages/${receiptFor(id)}`;
    await page.goto(path);
    await waitForShell(page);
    const reply = page.locator('#reply');
    await expect(reply.getByLabel('Your reply')).toBeVisible();
    await context.setOffline(true);
    await reply.getByRole('button', { name: 'Attach files' }).click();
    const picker = reply.locator('input[name=attachments]');
    await picker.setInputFiles([
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(reply.getByText('1 of 10 files attached')).toBeVisible();
    await expect(reply.getByRole('alert')).toContainText('run.exe');
    await picker.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Door to the north'),
    });
    await expect(reply.getByText('2 of 10 files attached')).toBeVisible();
    await reply.getByLabel('Your reply').fill('Two files for you.');
    await reply.getByRole('button', { name: 'Preview' }).click();
    await expect(reply.getByText('There are 2 files for you on your page.')).toBeVisible();
    expect(await violationsAtTop(page)).toEqual([]);
    await reply.screenshot({ path: 'test-results/reply-files.png' });
    await reply.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/with 2 files: waiting to be sent/)).toBeVisible();
    await expect(reply.getByLabel('Your reply')).toHaveValue('');
    await page.screenshot({ path: 'test-results/reply-waiting.png', fullPage: true });
    await page.close();
    await context.setOffline(false);

    // The responses to the first upload and to the reply are lost.
    const other = await context.newPage();
    const isLost = { upload: true, work: true };
    await other.route('**/api/upload', async (route) => {
      const isFirst = route.request().method() === 'POST' && isLost.upload;
      if (!isFirst) return route.continue();
      isLost.upload = false;
      await route.fetch();
      await route.abort();
    });
    await other.route('**/work', async (route) => {
      const isFirst = route.request().method() === 'POST' && isLost.work;
      if (!isFirst) return route.continue();
      isLost.work = false;
      await route.fetch();
      await route.abort();
    });
    await other.goto(path);
    const unsent = other.getByRole('list', { name: 'Not at the server yet' });
    await expect(unsent).toContainText('with 2 files');
    // Each try is a quarter of a minute after the last; a network that returns is tried at once.
    const again = () => other.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(async () => {
        await again();
        return unsent.count();
      })
      .toBe(0);
    await expect(other.getByText('Two files for you.')).toHaveCount(1);
    expect(isLost).toEqual({ upload: false, work: false });
    await expect.poll(() => toClient().length).toBe(2);
    expect(toClient()[1]?.text).toContain('There are 2 files for you on your page.');
    const link = clientLinkIn(toClient()[1]?.text ?? '');
    if (link === null) throw new Error('the reply has no link');

    await other.goto(site.address + link.path);
    await other.getByLabel('Your email address').fill(request.email);
    await other.getByRole('button', { name: 'Open' }).click();
    await expect(other.getByText('Two files for you.')).toHaveCount(1);
    await expect(other.getByText(/^plan\.pdf/)).toHaveCount(1);
    await expect(other.getByText(/^notes\.txt/)).toHaveCount(1);
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Download' }).first().click();
    expect((await download).suggestedFilename()).toBe('plan.pdf');
  },
);

mailedStory(
  'A client’s page is light, in no cache, and has no accessibility fault in either scheme',
  async ({ page, site, mails }) => {
    const id = randomUUID();
    await sendAsVisitor(site, '/api/consultation', request, { 'Idempotency-Key': id });
    await expect.poll(() => mails.filter(({ to }) => to === request.email).length).toBe(1);
    const link = clientLinkIn(mails.find(({ to }) => to === request.email)?.text ?? '');
    if (link === null) throw new Error('the receipt has no link');
    let bytes = 0;
    page.on('response', async (response) => {
      const sizes = await response.request().sizes();
      bytes += sizes.responseBodySize + sizes.responseHeadersSize;
    });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(phone);
      await page.goto(link.path);
      if (scheme === 'light') expect(bytes).toBeLessThanOrEqual(20 * 1024);
      expect(await violationsOf(page)).toEqual([]);
      await page.screenshot({ path: `test-results/client-closed-${scheme}.png`, fullPage: true });
      await page.getByLabel('Your email address').fill(request.email);
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.screenshot({ path: `test-results/client-open-${scheme}.png`, fullPage: true });
    }
    const cached = await page.evaluate(async () =>
      (await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys())))
        .flat()
        .map(({ url }) => url),
    );
    expect(cached.filter((url) => url.includes('/r/'))).toEqual([]);
  },
);
