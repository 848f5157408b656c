import { expect, test } from 'vitest';
import { contactPage } from '#content/contact-page.ts';
import { sellerText } from '#content/seller-text.ts';
import { servicesPage } from '#content/services-page.ts';
import { renderPage } from '#testing/support/render-page.ts';
import { defaultRetention } from '#shared/api/retention.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';

const practice = {
  email: 'practice@example.org',
  phone: '03 5555 0199',
  bank: { accountName: 'A Practice', bsb: '000-000', accountNumber: '987654321' },
  seller: unpublishedSeller,
};

test.each(['/contact', '/design-services'])(
  '%s has the contact details of the practice for readers without script, and never the bank account',
  async (address) => {
    const page = await renderPage(address, practice);
    expect(page.html).toContain('href="mailto:practice@example.org"');
    expect(page.html).toContain('href="tel:0355550199"');
    expect(page.html + page.state).not.toContain(practice.bank.accountNumber);
  },
);

test('says what applies when the owner has published nothing', async () => {
  const [contact, services] = await Promise.all([
    renderPage('/contact'),
    renderPage('/design-services'),
  ]);
  expect(contact.html).toContain(contactPage.ways.unpublished);
  expect(services.html).toContain(servicesPage.contact.unpublished);
  expect(contact.html + services.html).not.toContain('mailto:');
});

test('has the chat button on every page, for a visitor of the inbox page as well', async () => {
  expect((await renderPage('/contact')).html).toContain('Chat with us');
  expect((await renderPage('/messages')).html).toContain('Chat with us');
});

test('names the seller on the terms, without a row for what the owner has not filled in', async () => {
  const unset = (await renderPage('/terms')).html;
  expect(unset).toContain(
    'Before you pay, we give you our registered name, our ABN and our building design registration number in writing.',
  );
  for (const label of Object.values(sellerText.labels)) expect(unset).not.toContain(`<dt>${label}`);
  expect(unset).toContain(sellerText.refundsUnpublished);
  const named = { ...unpublishedSeller, legalName: 'A. Person', abn: '51 824 753 556' };
  expect((await renderPage('/terms', { ...practice, seller: named })).html).toContain(
    'Before you pay, we give you our building design registration number in writing.',
  );

  const seller = {
    legalName: 'A. Person',
    abn: '51 824 753 556',
    isGstRegistered: true,
    registration: 'DP-AD 00000',
    insurance: 'With An Insurer',
    refunds: 'We refund every deposit until the day before the visit.',
    hosting: 'A server in Melbourne',
  };
  const set = (await renderPage('/terms', { ...practice, seller })).html;
  const { isGstRegistered: _, hosting, ...shown } = seller;
  for (const fact of [...Object.values(shown), sellerText.gst.registered]) {
    expect(set).toContain(fact);
  }
  expect(set).not.toContain('Before you pay, we give you');
  expect((await renderPage('/privacy', { ...practice, seller })).html).toContain(hosting);
});

test('says on the privacy page how long this server stores what is sent', async () => {
  const defaults = (await renderPage('/privacy')).html;
  expect(defaults).toMatch(/contact form and chat<\/dt><dd>12 months/);
  expect(defaults).toMatch(/without a paid deposit<\/dt><dd>6 months/);
  expect(defaults).toMatch(/never submitted<\/dt><dd>48 hours/);
  const longer = { ...defaultRetention, enquiryMonths: null, unpaidRequestMonths: 1 };
  const html = (await renderPage('/privacy', undefined, longer)).html;
  expect(html).toMatch(/contact form and chat<\/dt><dd>Until we delete them/);
  expect(html).toMatch(/without a paid deposit<\/dt><dd>1 month</);
});
