import { chromium } from '@playwright/test';
import { packChoiceKey } from '#offline/content-pack/background-download.ts';
import { chromiumFlags, fullChromium } from '../../../playwright.config.ts';
import { beginProgram } from '../support/begin-program.ts';
import { expect, readingStory as story, waitForShell, withMotion } from '../support/story.ts';

story.use(withMotion);

story('A page that is only read loads no more than its program', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/heritage-research', { waitUntil: 'load' });
  await expect(page.locator('html[data-script]')).toBeAttached();
  expect(
    scripts.filter((script) => /heritage|article|device|\/forms|overlay|asking/.test(script)),
  ).toEqual([]);
  await page.mouse.move(100, 300);
  await expect.poll(() => scripts.filter((script) => script.includes('heritage')).length).toBe(1);
});

story('What a visitor presses before a page answers is done once it does', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/library-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/library');
  const before = await page.getByRole('main').evaluateHandle((main) => main.querySelector('h1'));
  await page.getByText('Design Theory 5', { exact: true }).click();
  await page.getByRole('searchbox', { name: /search/i }).fill('timeless');
  letThrough();
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(1);
  expect(await before.evaluate((heading) => heading?.isConnected)).toBe(true);
});

story('What is pressed and typed before the program has come is not lost', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/framework-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/library');
  await page.getByRole('searchbox', { name: /search/i }).fill('timeless');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('html[data-script]')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('dialog').getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(1);
});

story(
  'Styles that are lost on the way are asked for again, and stand in their place',
  async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/index-*.css', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto('/about');
    await expect.poll(() => asked).toBeGreaterThan(0);
    // The program does not begin without them, and its next chance is the next thing that the reader does.
    await expect(async () => {
      await page.mouse.wheel(0, 10);
      await expect(page.locator('html[data-script]')).toBeAttached({ timeout: 500 });
    }).toPass();
    expect(asked).toBe(2);
    const sheets = page.locator('style, link[rel="stylesheet"]');
    const order = await sheets.evaluateAll((all) =>
      all.map((sheet) => sheet.localName).slice(0, 3),
    );
    expect(order).toEqual(['style', 'link', 'style']);
  },
);

story(
  'A link of a page that was never taken over is the router’s all the same',
  async ({ page }) => {
    await page.route('**/assets/philosophy-*.js', () => {});
    await page.goto('/philosophy');
    await beginProgram(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Start a Conversation' }).click();
    await expect(page).toHaveTitle(/^Contact/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  },
);

story('Going back shows the page as it was left, without loading it again', async ({ site }) => {
  // Playwright switches the back/forward cache off, and cannot follow a page that comes back from it.
  const browser = await chromium.launch({
    executablePath: fullChromium,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: site.address, serviceWorkers: 'allow' });
    // Who downloads tells the other pages, and a page that is told something is not kept: here nobody downloads.
    await page.addInitScript((key) => localStorage.setItem(key, 'removed'), packChoiceKey);
    for (const path of ['/', '/projects', '/heritage-research', '/contact']) {
      await page.goto(path);
      await page.mouse.move(50, 300);
      // What the page has still under way would be a reason to drop it: the worker's claim, a request.
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
              // The page changes while it is asked.
              .catch(() => undefined),
          path,
        )
        .toBe('true');
    }
  } finally {
    await browser.close();
  }
});

/** 'true' when the page came from the cache; else why it did not, in the browser's words. */
function howItCameBack(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    document.documentElement.dataset['cameBack'] ??
    JSON.stringify(
      navigation && 'notRestoredReasons' in navigation && navigation.notRestoredReasons,
    )
  );
}
