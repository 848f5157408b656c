import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { expect, mainStory, readingStory, story, waitForShell } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

const healthNotice = /Answers about health are up to you/;

readingStory(
  'Before paying, a visitor finds the seller and the privacy page in the footer and by search',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/design-services');
    await whenHydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Terms & refunds' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and refunds' })).toBeVisible();
    await footer.getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();

    const places = page.getByRole('search').getByRole('link');
    for (const [word, address] of [
      ['refund', '/terms'],
      ['privacy', '/privacy'],
    ] as const) {
      await page.keyboard.press('/');
      await page.getByRole('searchbox', { name: 'Search the site' }).fill(word);
      await expect(places.and(page.locator(`[href^="${address}"]`)).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  },
);

readingStory(
  'Every form says what is stored and who reads it, health answers included',
  async ({ page }) => {
    await page.goto('/contact');
    const contact = page.locator('form').filter({ has: page.locator('[name="projectType"]') });
    await expect(contact.getByText(/We store your name, email address and message/)).toBeVisible();
    await expect(contact.getByRole('link', { name: /^Privacy/ })).toHaveAttribute(
      'href',
      '/privacy',
    );

    await page.getByRole('button', { name: 'Chat with us' }).click();
    const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
    await expect(chat.getByText(/We store your name, email address and message/)).toBeVisible();
    await expect(chat.getByRole('link', { name: /^Privacy/ })).toBeVisible();

    for (const kind of [
      'naturalBuilding',
      'propertyAssessment',
      'newHouseDesign',
      'houseExtension',
    ]) {
      await page.goto(`/design-services?questionnaire=${kind}`);
      const dialog = questionnaireOf(page);
      await expect(dialog.getByText(/We store your answers and files/)).toBeVisible();
      await expect(dialog.getByText(healthNotice)).toBeVisible();
      await expect(dialog.getByRole('link', { name: /^Privacy/ })).toBeVisible();
    }
  },
);

story.describe('without a network', () => {
  story('The terms and the privacy page open while the server is down', async ({ page, site }) => {
    await page.goto('/about');
    await waitForShell(page);
    await site.stop('SIGKILL');

    await page.goto('/terms');
    await expect(
      page.getByRole('heading', { name: 'Your rights under consumer law' }),
    ).toBeVisible();
    await expect(
      page.getByText(/^You’re offline, so we can’t show these details/).first(),
    ).toBeVisible();
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { name: 'Answers about health' })).toBeVisible();
  });
});
