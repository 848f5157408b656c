import type { Page, Route } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { expect, mainStory, readingStory } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

/** React reports what its error boundary shows. */
const story = readingStory.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  quietConsole: async ({}, use) => use(),
});
story.use({ serviceWorkers: 'block' });

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 503': (route) => route.fulfill({ status: 503, body: '{}' }),
  'cannot be reached': (route) => route.abort(),
  'is a captive portal’s page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
};

/** Changes the page in the router, as a link to it does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Each page fails in one of the ways; a story walks through half of them. */
for (const [way, [fault, answer]] of Object.entries(faults).entries()) {
  const failing = publicPaths.filter((_, index) => index % 3 === way);
  for (const half of [0, 1]) {
    const addresses = failing.filter((_, index) => index % 2 === half);
    story(
      `The API ${fault}, and pages open from their documents (${half + 1} of 2)`,
      async ({ page }) => {
        await page.route(/\/api\//, answer);
        for (const address of addresses) {
          await page.goto(address === paths.contact ? paths.about : paths.contact);
          await whenHydrated(page);
          const heading = page.getByRole('heading', { level: 1 }).first();
          const before = await heading.innerText();
          await follow(page, address);
          await expect(heading, address).not.toHaveText(before);
          await page.waitForLoadState();
          await expect(heading, address).toBeVisible();
          await expect(heading, address).not.toHaveText(/^(?:We couldn’t|Failed to load)/);
        }
      },
    );
  }
}

for (const [fault, words] of [
  ['answers 503', 'Our server isn’t working properly.'],
  ['cannot be reached', 'We can’t reach the website.'],
] as const) {
  story(`The server ${fault}, and a page that needs it says so ${mainStory}`, async ({ page }) => {
    const answer = faults[fault];
    if (!answer) throw new Error(fault);
    await page.route(/\/api\//, answer);
    await page.goto(paths.contact);
    await whenHydrated(page);
    await page.route((url) => !url.pathname.includes('.'), answer);
    for (const [address, title] of [
      [paths.projects, 'Failed to load projects. Please try again later.'],
      [paths.blog, 'Failed to load blog posts. Please try again later.'],
      [paths.about, 'We couldn’t load this page'],
    ] as const) {
      await follow(page, address);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    }
    const attempt = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.getByRole('button', { name: 'Try again' }).click();
    await (await attempt).response();
    await expect(page.getByText(words)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(words)).toHaveCount(0);
    await expect(page).toHaveURL(paths.about);
    await whenHydrated(page);
  });
}
