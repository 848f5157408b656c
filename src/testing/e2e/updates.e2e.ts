import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { whenHydrated } from '../support/when-hydrated.ts';
import { buildNextRelease } from '../support/next-release.ts';
import { expect, story } from '../support/story.ts';

story.use({ serviceWorkers: 'block' });

let release: Awaited<ReturnType<typeof buildNextRelease>>;
story.beforeAll(async () => {
  release = await buildNextRelease();
});
story.afterAll(() => release.remove());

story(
  'A page that is open during an update keeps working without a service worker, and loses no text',
  async ({ page, site }) => {
    const names = async (folder: string) =>
      new Set(await readdir(join(folder, 'dist/client/assets')));
    const before = await names(process.cwd());
    const after = await names(release.folder);
    // Otherwise the story would prove nothing.
    expect(
      [...before].filter((name) => name.endsWith('.js') && after.has(name)).length,
    ).toBeLessThan(before.size / 4);

    await page.goto('/contact');
    await whenHydrated(page);
    const message = page.getByRole('main').getByLabel('Message');
    await message.fill('We have a slope above Yandoit.');
    await site.update(release.folder);

    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/assets/')) asked.push(`${response.status()} ${response.url()}`);
    });
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page
      .getByRole('link', { name: /Resources/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/resources/);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((answer) => !answer.startsWith('200'))).toEqual([]);

    await page.goto('/contact');
    await whenHydrated(page);
    await expect(message).toHaveValue('We have a slope above Yandoit.');
  },
);

story(
  'A page whose chunks no longer exist reloads once, with what was typed',
  async ({ page, site }) => {
    await page.goto('/contact');
    await whenHydrated(page);
    const message = page.getByRole('main').getByLabel('Message');
    await message.fill('We have a slope above Yandoit.');
    await site.stop();
    await rm(join(site.dataFolder, 'previous-assets'), { recursive: true });
    await site.update(release.folder);

    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await loaded;
    await expect(page).toHaveURL('/site-map');
    await expect(page.getByRole('heading', { name: 'Site Map', level: 1 })).toBeVisible();

    await page.goto('/contact');
    await whenHydrated(page);
    await expect(message).toHaveValue('We have a slope above Yandoit.');
  },
);
