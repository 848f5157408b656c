import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { clientLinkIn } from '#shared/inbox/client-path.ts';
import { receiptFor } from '#shared/receipt.ts';
import { ownerCookie, readInbox, sendAsVisitor } from '../support/owner.ts';
import { startSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { expect, quick, story } from '../support/story.ts';
import { violationsAtTop, violationsOf } from '../support/violations.ts';

const phone = { width: 360, height: 780 };

interface Mailed {
  to: string;
  text: string;
  raw: string;
}

/** A site that sends mail, with what it has sent. */
const mailedStory = story.extend<{ site: Site; mails: Mailed[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  mails: async ({}, use) => {
    await use([]);
  },
  site: async ({ mails }, use) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          mails.push(
            mailOf(Buffer.concat(chunks).toString(), session.envelope.rcptTo[0]?.address ?? ''),
          );
          done();
        });
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const site = await startSite({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PRACTICE_EMAIL: 'studio@example.org',
      PUBLIC_URL: 'http://practice.example',
    });
    await use(site);
    await site.dispose();
    await new Promise<void>((resolve) => server.close(resolve));
  },
});

function mailOf(raw: string, to: string): Mailed {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  const text = parts
    .map((part) => {
      const end = part.indexOf('\r\n\r\n');
      const isEncoded = /encoding: base64/i.test(part.slice(0, end));
      return isEncoded ? Buffer.from(part.slice(end), 'base64').toString() : '';
    })
    .join('\n');
  return { to, text, raw };
}

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
  { tag: quick },
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
