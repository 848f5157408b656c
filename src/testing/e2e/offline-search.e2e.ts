import { whenHydrated } from '../support/when-hydrated.ts';
import { expect, mainStory, story, waitForShell } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

story(
  'A reader finds "moisture" while the server is down',
  { tag: mainStory },
  async ({ page, site }) => {
    await page.goto('/about');
    await waitForShell(page);
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('search-index')).keys()).length),
      )
      .toBe(1);
    await site.stop('SIGKILL');

    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Search the site' });
    await expect(field).toBeFocused();
    await page.keyboard.type('mudbrick moistre');
    const places = page.getByRole('search').getByRole('link');
    await expect(places.first()).toContainText('moisture', { ignoreCase: true });
    await expect(page.getByRole('search').getByRole('status')).toContainText('results');

    await page.keyboard.press('ArrowDown');
    await expect(places.first()).toBeFocused();
    const address = (await places.first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.locator(new URL(address, site.address).hash)).toBeInViewport();

    // Only the client bundle can scroll a cached page to its anchor.
    await page.goto('/climate-responsive#sun-and-temperature');
    const table = page.locator('#sun-and-temperature');
    await expect(table).toBeInViewport();
    // From a page with another layout, and once more when already there.
    await page.goto('/site-map');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const times of ['once', 'again']) {
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await page.keyboard.type('sunshine castlemaine');
      await places.and(page.locator('[href$="#sun-and-temperature"]')).click();
      await expect(table, times).toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(table).not.toBeInViewport();
    }
  },
);

story('A reader’s text size and outdoor mode apply to the next page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Extra large').check();
  await page.getByLabel('Outdoor mode').check();
  await page.goto('/philosophy');
  await expect(page.locator('html[data-outdoor][data-text-size="larger"]')).toBeAttached();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
});

story('Search and reading aids pass axe with large text on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Extra large').check();
  await page.getByLabel('Outdoor mode').check();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('searchbox').fill('moisture');
  await expect(page.getByText('results')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  for (const path of ['/site-map', '/library', '/natural-building-materials', '/design-services']) {
    await page.goto(path);
    await expect(page.locator('html[data-outdoor]')).toBeAttached();
    const extra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(extra, path).toBe(0);
  }
});

story(
  'A reader searches from the pages without a menu, and the browser’s toolbar colour follows outdoor mode',
  async ({ page, site }) => {
    await page.goto('/about');
    await waitForShell(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Outdoor mode').check();
    await site.stop('SIGKILL');

    for (const path of ['/', '/site-map']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const bars = await page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
      expect(bars).toEqual(['#ffffff', '#ffffff']);
      await page.keyboard.press('/');
      const field = page.getByRole('searchbox', { name: 'Search the site' });
      await expect(field).toBeFocused();
      await page.keyboard.type('wall/roof');
      await expect(field).toHaveValue('wall/roof');
      await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
    }
  },
);

story('The installed app opens offline at the page where it was closed', async ({ page, site }) => {
  await page.goto('/about');
  await waitForShell(page);
  await page.goto('/philosophy');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await whenHydrated(page);
  // The page stores its address once its background work has started.
  await expect.poll(() => page.evaluate(rememberedAtLeaving)).toContain('/philosophy');
  await site.stop('SIGKILL');
  await page.goto('/site-map?from=installed');
  await expect(page).toHaveURL('/philosophy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.getByRole('link', { name: 'Home: site map' }).click();
  await expect(page).toHaveURL('/site-map');
  await expect(page.getByRole('heading', { name: 'Site Map' })).toBeVisible();
});

/** What the page stores when it is hidden. */
function rememberedAtLeaving(): string {
  window.dispatchEvent(new Event('pagehide'));
  return localStorage.getItem('natural-building-design:last-page') ?? '';
}
