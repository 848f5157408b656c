import { openInbox, signIn, signInDialog } from '../support/owner.ts';
import {
  button,
  openEntry,
  openSite,
  publish,
  published,
  read,
  showKind,
  textbox,
} from '../support/publishing.ts';
import { expect, mainStory, story } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

story.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

story(
  'The owner presses a paragraph of a page, edits it, and a visitor is offered nothing',
  { tag: mainStory },
  async ({ page, site, browser }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'For the practice' }).click();
    await signIn(page);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.goto('/about');
    const link = page.getByRole('link', { name: /^Edit this/ });
    await expect(link).toHaveText('Edit this page');
    expect(await violationsOf(page)).toEqual([]);
    // Long enough to be told from others.
    const paragraph = page.getByRole('main').locator('p').filter({ hasText: /.{80}/ }).first();
    const pressed = (await paragraph.innerText()).slice(0, 60);
    await paragraph.scrollIntoViewIfNeeded();
    await paragraph.click({ position: { x: 4, y: 4 } });
    await expect(link).toHaveText('Edit this text');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
    // The paragraph that was pressed is under the cursor.
    await expect
      .poll(() =>
        page.evaluate(
          () => document.activeElement?.closest('[id]')?.parentElement?.textContent ?? '',
        ),
      )
      .toContain(pressed.slice(0, 30));
    await page.goto('/about');
    await link.click();
    await expect(page).toHaveURL(/\/messages\/site\/page\/about/);

    // A page of several entries offers them.
    await page.goto('/design-services');
    await link.click();
    await expect(page.getByRole('heading', { name: 'On this page' })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'On this page' }).getByRole('link'),
    ).not.toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await page
      .getByRole('list', { name: 'On this page' })
      .getByRole('link', { name: /New House Design/ })
      .click();
    await expect(textbox(page, 'Price')).toHaveValue('880');

    // Pages with nothing to change have no link, and neither has a visitor.
    await page.goto('/offline');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(link).toBeHidden();
    const visitor = await browser.newPage({ baseURL: site.address });
    await visitor.goto('/about');
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.getByRole('link', { name: /^Edit this/ })).toHaveCount(0);
    await visitor.close();
  },
);

story(
  'After the owner has signed out, no page offers to be edited',
  async ({ page, browser, site }) => {
    await openInbox(page);
    await page.goto('/projects/1');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit this page' }).click();
    await expect(page).toHaveURL(/\/messages\/site\/project\/1/);
    // The link of a page that stayed open after the session ended leads to the sign-in, and on from there.
    const other = await browser.newPage({ baseURL: site.address });
    await other.goto('/messages/site?on=%2Fabout');
    await signInDialog(other).waitFor();
    await signIn(other);
    await expect(other).toHaveURL(/\/messages\/site\/page\/about/);
    await other.close();
    await page.goto('/messages');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
    await page.goto('/projects/1');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: /^Edit this/ })).toBeHidden();
  },
);

story(
  'The owner finds a price, a sentence and an email in “Your site”, and comes to the field',
  async ({ page }) => {
    await openSite(page);
    const search = page.getByRole('searchbox', { name: 'Search your site' });
    await search.fill('$880');
    const found = page.getByRole('list', { name: 'Found' });
    await expect(found.getByRole('link', { name: /New House Design/ })).toContainText('Price: $');
    expect(await violationsOf(page)).toEqual([]);
    await search.fill('no word like this zzz');
    await expect(page.getByText('No matches.')).toBeVisible();
    await search.fill('lime '.repeat(2_000));
    await expect(found.getByRole('link').first()).toBeVisible();
    await search.fill('$880');
    await found.getByRole('link', { name: /New House Design/ }).click();
    await expect(textbox(page, 'Price')).toBeFocused();
  },
);

story(
  'A search without a connection looks into this device’s copy and into what was changed here',
  async ({ page, context }) => {
    await openSite(page);
    await openEntry(page, 'Practice details', 'Practice details');
    await page.getByLabel('Hours').fill('Moonlit Tuesdays');
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Your site' }).click();
    await page.getByRole('list', { name: 'Practice details' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('searchbox', { name: 'Search your site' }).fill('moonlit');
    await expect(
      page.getByRole('list', { name: 'Found' }).getByRole('link', { name: /Practice details/ }),
    ).toBeVisible();
    await context.setOffline(false);
  },
);

story(
  'A project becomes built, and the editor names the sentences that are no longer true',
  async ({ page, site }) => {
    await openSite(page);
    await showKind(page, 'Questions and answers');
    await button(page, 'New question').click();
    await textbox(page, 'Question').fill('Can I see a house?');
    await textbox(page, 'Answer').fill('Not yet. None of these houses is built.');
    await publish(page);
    await expect(published(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Your site' }).click();
    await showKind(page, 'Projects');
    await page.getByRole('list', { name: 'Projects' }).getByRole('link').first().click();
    await page.getByRole('radio', { name: 'Built' }).check();
    await button(page, 'Publish…').click();
    const affected = page.getByRole('region', { name: 'This may no longer be right' });
    const place = affected.getByRole('listitem').filter({ hasText: 'Can I see a house?' });
    await expect(place.getByText('None of these houses is built.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Publish now').click();
    await expect(published(page)).toBeVisible();
    // Still offered: each place is one tap away.
    await place.getByRole('link').click();
    await expect(textbox(page, 'Answer')).toBeFocused();
    await textbox(page, 'Answer').fill('Yes. One of these houses is built.');
    await publish(page);
    await expect(published(page)).toBeVisible();
    expect((await read(site, '/design-services')).text).toContain('One of these houses is built.');
  },
);

story('A price is changed without its deposit, and the deposit is offered', async ({ page }) => {
  await openSite(page);
  await openEntry(page, 'Reports and prices', 'New House Design');
  await page.getByLabel('Price').fill('1000');
  await button(page, 'Publish…').click();
  const affected = page.getByRole('region', { name: 'This may no longer be right' });
  await expect(affected).toContainText(
    'The price changes from $880 to $1,000, and this stays as it was.',
  );
  await affected.getByRole('link', { name: /Deposit$/ }).click();
  await expect(textbox(page, 'Deposit')).toBeFocused();
  await textbox(page, 'Deposit').fill('500');
  await button(page, 'Publish…').click();
  await expect(page.getByText('Visitors will see these changes')).toBeVisible();
  await expect(affected.getByText('The price changes')).toHaveCount(0);
});

story('A page that others link to is hidden, and they are named first', async ({ page, site }) => {
  await openSite(page);
  const article = page.getByRole('list', { name: 'Articles' }).getByRole('link').first();
  await article.click();
  const path = (await page.getByRole('link', { name: /See the page/ }).getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Back to Your site' }).click();
  await showKind(page, 'Questions and answers');
  await button(page, 'New question').click();
  await textbox(page, 'Question').fill('Where do I read more?');
  await textbox(page, 'Answer').fill(`In [our article](${path}).`);
  await publish(page);
  await expect(published(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Your site' }).click();
  await showKind(page, 'Articles');
  await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
  await button(page, 'Hide from visitors…').click();
  const affected = page.getByRole('region', { name: 'This may no longer be right' });
  await expect(affected.getByRole('link', { name: /Where do I read more/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Hide it').click();
  await expect(button(page, 'Show it again…')).toBeVisible();
  expect((await read(site, path)).status).toBe(404);
});

story('What the site cannot do without is not offered to be hidden', async ({ page }) => {
  await openSite(page);
  await openEntry(page, 'Reports and prices', 'New House Design');
  await expect(button(page, 'History')).toBeVisible();
  await expect(page.getByRole('button', { name: /Hide/ })).toHaveCount(0);
  await button(page, 'History').click();
  await expect(page.getByRole('button', { name: /Hide/ })).toHaveCount(0);
});

story(
  'A bad email is named when its field is left, and a cover that is missing says so',
  async ({ page }) => {
    await openSite(page);
    await openEntry(page, 'Practice details', 'Practice details');
    const email = textbox(page, 'Email');
    await email.fill('hello@practice');
    await expect(page.getByText(/Write an email address/)).toHaveCount(0);
    await email.blur();
    await expect(page.getByText(/Write an email address/)).toBeVisible();
    await email.fill('hello@practice.example');
    await expect(page.getByText(/Write an email address/)).toHaveCount(0);
    await page.getByLabel('ABN').fill('12');
    await page.getByLabel('Hours').focus();
    await expect(page.getByText(/Check each digit/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Your site' }).click();
    await showKind(page, 'Projects');
    await button(page, 'New project').click();
    const cover = page.getByRole('group', { name: /^Cover picture/ });
    await expect(cover.getByText(/^Required\./)).toBeVisible();
    await button(page, 'Publish…').click();
    await expect(page.getByRole('button', { name: /Choose a cover picture/ })).toBeVisible();
  },
);

story.describe('on a desktop', () => {
  story.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  story(
    'The owner searches by “/”, makes words bold by Ctrl+B and saves by Ctrl+S',
    async ({ page }) => {
      await openInbox(page);
      await page.getByRole('link', { name: 'Your site' }).click();
      await page.getByRole('list', { name: 'Articles' }).waitFor();
      await page.keyboard.press('/');
      const search = page.getByRole('searchbox', { name: 'Search your site' });
      await expect(search).toBeFocused();
      await page.keyboard.type('a/b');
      await expect(search).toHaveValue('a/b');
      await search.fill('');
      await page.getByRole('button', { name: /^Questions and answers/ }).click();
      await page
        .getByRole('list', { name: 'Questions and answers' })
        .getByRole('link')
        .first()
        .click();
      const answer = textbox(page, 'Answer');
      await answer.fill('Lime is slow');
      await answer.press('Control+Home');
      await answer.press('Control+Shift+ArrowRight');
      await answer.press('Control+B');
      await expect(answer).toHaveValue('**Lime** is slow');
      await answer.press('Control+B');
      await expect(answer).toHaveValue('Lime is slow');
      await answer.press('Control+S');
      await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
      await page.reload();
      await expect(answer).toHaveValue('Lime is slow');
      // The whole width is used, and no public footer is below.
      const right = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main button')].map(
            (one) => one.getBoundingClientRect().right,
          ),
        ),
      );
      expect(right).toBeGreaterThan(1_000);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
