import { expect, test } from 'vitest';
import { contactPage } from '#content/contact-page.ts';
import { servicesPage } from '#content/services-page.ts';
import { renderPage } from '#testing/support/render-page.ts';

const practice = {
  email: 'practice@example.org',
  phone: '03 5555 0199',
  bank: { accountName: 'A Practice', bsb: '000-000', accountNumber: '987654321' },
};

test.each(['/contact', '/design-services'])(
  '%s has the address of the practice for readers without script, and never the account',
  async (address) => {
    const page = await renderPage(address, practice);
    expect(page.html).toContain('href="mailto:practice@example.org"');
    expect(page.html).toContain('href="tel:0355550199"');
    expect(page.html + page.state).not.toContain(practice.bank.accountNumber);
  },
);

test('says what is true where the owner has published nothing', async () => {
  const [contact, services] = await Promise.all([
    renderPage('/contact'),
    renderPage('/design-services'),
  ]);
  expect(contact.html).toContain(contactPage.ways.unpublished);
  expect(services.html).toContain(servicesPage.contact.unpublished);
  expect(contact.html + services.html).not.toContain('mailto:');
});

test('hides the chat button from the owner alone', async () => {
  expect((await renderPage('/contact')).html).toContain('Chat with us');
  expect((await renderPage('/messages')).html).not.toContain('Chat with us');
});
