import type { SMTPServerOptions } from 'smtp-server';
import { openInbox } from '../support/owner.ts';
import { button, openEntry, openSite, publish, published, textbox } from '../support/publishing.ts';
import { withMailServer } from '../support/mail-server.ts';
import { startSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { expect, story } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

const former = 'studio@example.org';

interface Taken {
  from: string;
  to: string;
  text: string;
}

/** A site whose mail server accepts what comes from an address at example.org or new.example. */
const mailedStory = story.extend<{ site: Site; mails: Taken[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  mails: async ({}, use) => {
    await use([]);
  },
  site: async ({ mails }, use) => {
    const server: SMTPServerOptions = {
      onMailFrom({ address }, _session, done) {
        const isKnown = /@(?:example\.org|new\.example)$/.test(address);
        done(isKnown ? null : Object.assign(new Error('unknown'), { responseCode: 550 }));
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          const { mailFrom, rcptTo } = session.envelope;
          mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo[0]?.address ?? '',
            text: Buffer.from(raw.slice(raw.indexOf('\r\n\r\n')), 'base64').toString(),
          });
          done();
        });
      },
    };
    await withMailServer(server, async (url) => {
      const site = await startSite({
        SMTP_URL: url,
        PRACTICE_EMAIL: former,
        PUBLIC_URL: 'http://practice.example',
      });
      await use(site);
      await site.dispose();
    });
  },
});

mailedStory.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

mailedStory(
  'The practice’s email is changed, and notices follow once the code of a test email is entered',
  async ({ page, site, mails }) => {
    await openSite(page);
    await openEntry(page, 'Practice details', 'Practice details');
    const part = page.getByRole('region', { name: 'The website’s emails' });
    await expect(part).toContainText(`Notices go to ${former}`);
    // Mistyped: the mail server refuses it, the owner reads so, and nothing is lost.
    await textbox(page, 'Email').fill('hello@nwe.example');
    await publish(page);
    await expect(published(page)).toBeVisible();
    await expect(part.getByRole('alert')).toContainText(
      'didn’t take the test email to hello@nwe.example',
    );
    await expect(part).toContainText(`Notices still go to ${former}`);
    await textbox(page, 'Email').fill('hello@new.example');
    await publish(page);
    await expect(published(page)).toBeVisible();
    await expect(part.getByText(/^We sent a test email to hello@new.example/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const sentTo = (address: string) => mails.filter(({ to }) => to === address);
    await expect.poll(() => sentTo('hello@new.example').length).toBe(1);
    const [test] = sentTo('hello@new.example');
    expect(test?.from).toBe('hello@new.example');
    // The former address hears of each change, the mistyped one as well.
    const warningOf = (address: string) => expect.stringContaining(`The pages now show ${address}`);
    await expect
      .poll(() => sentTo(former).map(({ text }) => text))
      .toEqual([warningOf('hello@nwe.example'), warningOf('hello@new.example')]);

    // Until then the inbox says so as well.
    await page.goto('/messages');
    await expect(
      page.getByRole('heading', { name: `Notices still go to ${former}` }),
    ).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Practice details' }).click();
    await textbox(part, 'Code in the email').fill('000000');
    await button(part, 'Use this address').click();
    await expect(part.getByText('That isn’t the code.')).toBeVisible();
    const code = /code within 24 hours: (\d{3} \d{3})/.exec(test?.text ?? '')?.[1] ?? '';
    await textbox(part, 'Code in the email').fill(code);
    await button(part, 'Use this address').click();
    await expect(part).toContainText(
      'Notices go to hello@new.example, and emails come from there.',
    );
    await site.stop();
    await site.start();
    await page.reload();
    await expect(part).toContainText('Notices go to hello@new.example');
  },
);

mailedStory(
  'What must be settled before launch comes first, and follows from what is set',
  async ({ page }) => {
    await openInbox(page);
    await page.getByRole('link', { name: 'Your site' }).click();
    await page.getByText('Before going public').click();
    const launch = page.getByRole('region', { name: 'Settle these first' });
    await expect(launch.getByRole('listitem')).toHaveCount(8);
    await expect(launch.getByRole('listitem').filter({ hasText: 'The ABN' })).toContainText('Open');
    const terms = page
      .locator('details')
      .filter({ hasText: /^Terms and refunds/ })
      .last();
    await expect(terms.getByRole('listitem').first()).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
    await launch.getByRole('link', { name: /The ABN$/ }).click();
    await expect(page.getByLabel('ABN')).toBeFocused();
    await page.getByLabel('ABN').fill('51 824 753 556');
    await publish(page);
    await expect(published(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Your site' }).click();
    await page.getByText('Before going public').click();
    await expect(launch.getByRole('listitem').filter({ hasText: 'The ABN' })).toContainText(
      'Settled',
    );
    await launch.getByRole('link', { name: /bank account/ }).click();
    await expect(page.getByRole('heading', { name: 'Bank account' })).toBeVisible();
  },
);
