import { chromium } from '@playwright/test';
import { packChoiceKey } from '#offline/content-pack/background-download.ts';
import { paths } from '#shared/paths.ts';
import { chromiumFlags, fullChromium } from '../../../playwright.config.ts';
import { delayFiles } from '../support/delay-files.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { expect, mainStory, quick, readingStory as story, waitForShell } from '../support/story.ts';

story(
  'A reading page loads its own code, none for forms, dialogs or the database, and no styles twice',
  { tag: mainStory },
  async ({ page }) => {
    const scripts: string[] = [];
    const sheets: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script') scripts.push(pathname);
      if (request.resourceType() === 'stylesheet') sheets.push(pathname);
    });
    await page.goto('/heritage-research', { waitUntil: 'load' });
    await whenHydrated(page);
    expect(scripts.filter((script) => script.includes('heritage'))).toHaveLength(1);
    expect(scripts.filter((script) => /device|\/forms|overlay|questionnaire/.test(script))).toEqual(
      [],
    );
    // Tooltips have styles of their own, which come with what an idle page loads.
    expect(sheets.filter((sheet) => !sheet.includes('/background-work-'))).toEqual([]);
  },
);

story(
  'The menu and its links work before the client bundle has loaded',
  { tag: quick },
  async ({ page }) => {
    await page.route('**/assets/framework-*.js', () => {});
    await page.goto('/library', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/^About/);
  },
);

story('A menu opened before hydration stays open, and then has its search', async ({ page }) => {
  const { release } = await delayFiles(page, '**/assets/framework-*.js');
  await page.goto('/library', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  release();
  await expect(menu.getByRole('searchbox')).toBeVisible();
  await expect(menu.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

story('What is typed and chosen before hydration is preserved', async ({ page }) => {
  const { release } = await delayFiles(page, '**/assets/library-*.js');
  await page.goto('/library', { waitUntil: 'commit' });
  await page.getByText('Design Theory 5', { exact: true }).click();
  await page.getByRole('searchbox', { name: /search/i }).fill('timeless');
  release();
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(1);
});

story(
  'A comparison by season that is chosen before hydration is shown after it',
  async ({ page }) => {
    const { release } = await delayFiles(page, '**/assets/climate-responsive-*.js');
    await page.goto(paths.climateResponsive, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'By season' }).first().check();
    release();
    const tables = page.getByRole('main').getByRole('table');
    await expect(tables.first().getByRole('columnheader').first()).toHaveText('Season');
  },
);

story(
  'A figure typed and a comparison chosen in a tool before hydration are calculated after it',
  async ({ page }) => {
    const { release } = await delayFiles(page, '**/assets/tool-sun-*.js');
    await page.goto(paths.tool('sun'), { waitUntil: 'commit' });
    const height = page.getByRole('textbox', { name: 'Height of the glass' });
    await height.fill('2.1');
    await height.press('Enter');
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('No eave');
    release();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText('Make the eave about 1.20 m deep');
    await expect(answer.getByRole('columnheader', { name: 'No eave' })).toBeVisible();
    await expect(height).toHaveValue('2.1');
    expect(new URL(page.url()).search).toBe('');
  },
);

story('A reading typed into the drying log before hydration is not lost', async ({ page }) => {
  const { release } = await delayFiles(page, '**/assets/tool-log-*.js');
  await page.goto(paths.tool('log'), { waitUntil: 'commit' });
  const place = page.getByRole('textbox', { name: 'Place or brick' });
  await place.fill('Below the window');
  await place.press('Enter');
  release();
  await whenHydrated(page);
  await expect(page.getByLabel('Date', { exact: true })).not.toHaveValue('');
  await expect(place).toHaveValue('Below the window');
});

story(
  'A page whose scripts fail to load stays readable, and its links work',
  { tag: mainStory },
  async ({ page }) => {
    await page.route('**/assets/philosophy-*.js', (route) => route.abort());
    await page.goto('/philosophy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Start a Conversation' }).click();
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  },
);

story('Going back restores the page from the back/forward cache', async ({ site }) => {
  // Playwright switches the back/forward cache off, and cannot follow a page that is restored from it.
  const browser = await chromium.launch({
    executablePath: fullChromium,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: site.address });
    // A download notifies the other pages, and a notified page leaves the back/forward cache: here nothing is downloaded.
    await page.addInitScript((key) => localStorage.setItem(key, 'removed'), packChoiceKey);
    for (const path of ['/', '/projects', '/heritage-research', '/contact']) {
      await page.goto(path);
      // Pending work would exclude the page from the cache: the worker's claim, a request.
      await waitForShell(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['cameBack'] = String(persisted);
        });
      });
      await page.goto('/library');
      await page.evaluate(() => window.history.back());
      await expect
        .poll(
          () =>
            page
              .evaluate(howItCameBack)
              // The page navigates during the call.
              .catch(() => undefined),
          path,
        )
        .toBe('true');
    }
  } finally {
    await browser.close();
  }
});

/** 'true' when the page came from the cache; otherwise the browser's reason why not. */
function howItCameBack(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    document.documentElement.dataset['cameBack'] ??
    JSON.stringify(
      navigation && 'notRestoredReasons' in navigation && navigation.notRestoredReasons,
    )
  );
}
