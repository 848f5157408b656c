import { siteMapCards } from '#content/site-map.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { expect, mainStory, quick, readingStory as story } from '../support/story.ts';

story(
  'A visitor enters through the landing screen and finds every part of the site',
  { tag: quick },
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Natural Building Design');
    await expect(
      page.getByRole('heading', { name: 'Natural Building Design Creating Living Wholeness' }),
    ).toBeVisible();
    await expect(page.getByText('Building a living world')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Enter Website' }).click();

    await expect(page).toHaveURL('/site-map');
    // The address changes before the page does.
    await expect(page.getByRole('heading', { name: 'Site Map' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    const cards = page.getByRole('main').getByRole('listitem');
    const addresses = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(siteMapCards.map(({ href }) => href));
    await page.getByRole('link', { name: /back to welcome/i }).click();
    await expect(page).toHaveURL('/');
  },
);

story(
  'A visitor moves between pages by the menu, which closes on Escape, a click outside and a link',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/projects');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await toggle.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Projects\b/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 800 });
    await toggle.click();
    await page.mouse.click(100, 400);
    await expect(menu).toBeHidden();

    await toggle.click();
    await menu.getByRole('link', { name: 'Library' }).click();
    await expect(page).toHaveURL('/library');
    await expect(menu).toBeHidden();

    await toggle.click();
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/library');
    await expect(menu).toBeHidden();
  },
);

story('A reader who follows a link starts the next page at its top', async ({ page }) => {
  await page.goto('/philosophy');
  await whenHydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Start a Conversation' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

story('A link within a page shows its target before the page renders', async ({ page }) => {
  await page.goto('/tools/quantities');
  await whenHydrated(page);
  const order = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const see = (what: string) => {
          seen.push(what);
          if (seen.length === 2) resolve(seen);
        };
        const options = { capture: true, once: true };
        window.addEventListener('click', () => requestAnimationFrame(() => see('frame')), options);
        // Set by what renders the new address.
        const root = document.documentElement;
        new MutationObserver(() => see('render')).observe(root, {
          attributeFilter: ['data-at-anchor'],
        });
      }),
  );
  await page.getByRole('link', { name: 'Go to the answer' }).click();
  expect(await order).toEqual(['frame', 'render']);
  await expect(page).toHaveURL('/tools/quantities#answer');
  await expect(page.locator('#answer')).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL('/tools/quantities');
  await page.getByRole('link', { name: 'Skip to' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

story('A visitor without script can read every page', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  for (const path of publicPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const words = await page.getByRole('main').innerText();
    expect(words.length, path).toBeGreaterThan(150);
    // What is shown works: links, and buttons of popovers.
    const controls = page.locator('button, input, select, textarea, [role=button], [role=tab]');
    const shown = await controls.filter({ visible: true }).all();
    for (const control of shown) await expect(control, path).toHaveAttribute('popovertarget', /./);
    const labels = page.locator('label, legend').filter({ visible: true });
    await expect(labels, path).toHaveCount(0);
  }
  await context.close();
});

story('A visitor without script opens and closes the menu', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await context.close();
});

story('A visitor without script sees a picture large', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  await page.goto('/projects/1');
  await page
    .getByRole('link', { name: /^Enlarge picture/ })
    .first()
    .click();
  await expect(page).toHaveURL(/-1600\.avif$/);
  await expect(page.locator('img')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

story('An unknown address is answered with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found | Natural Building Design');
});
