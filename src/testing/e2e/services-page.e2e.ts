import { serviceOfferings } from '#content/reports.ts';
import { questionnaireKinds } from '#shared/questionnaires/definition.ts';
import { smallTargets } from '../support/small-targets.ts';
import { expect, mainStory, readingStory as story } from '../support/story.ts';

/** One page of each kind of navigation: contents, chips, sheets, cards. */
const pages = [
  '/design-services',
  '/about',
  '/library',
  '/natural-building-materials',
  '/blog/lime-is-a-patient-material',
];

story(
  'A visitor finds each report from the top of the services page',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/design-services');
    const all = page.getByRole('navigation', { name: 'Reports', exact: true }).getByRole('link');
    const starts = all.filter({ hasText: /^Start the questionnaire/ });
    await expect(starts).toHaveCount(questionnaireKinds.length);
    const links = all.filter({ hasNotText: /^Start the questionnaire/ });
    await expect(links).toHaveCount(serviceOfferings.length);
    // Directly below the hero picture.
    expect((await links.first().boundingBox())?.y).toBeLessThan(800);
    for (let place = 0; place < serviceOfferings.length; place += 1) {
      const title = ((await links.nth(place).textContent()) ?? '').replace(/\s*\$.*/, '');
      await links.nth(place).click();
      await expect(
        page.getByRole('main').getByRole('heading', { level: 3, name: title }),
      ).toBeInViewport();
    }
    const buttons = page.getByRole('button', { name: /^Request Questionnaire for the / });
    await expect(buttons).toHaveCount(questionnaireKinds.length);
    const names = await buttons.allTextContents();
    expect(new Set(names).size).toBe(names.length);
  },
);

story('Navigation links are large enough to tap', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('footer a').first()).toBeAttached();
    expect(await smallTargets(page), path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await smallTargets(page), `${path} on a desk`).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
  }
});

story('Every landmark has its name before anybody scrolls', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const path of pages) {
    await page.goto(path);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const regions = nodes.filter(
      ({ ignored, role }) => !ignored && ['region', 'navigation'].includes(role?.value),
    );
    expect(regions.length, path).toBeGreaterThan(0);
    expect(
      regions.filter(({ name }) => !name?.value),
      path,
    ).toEqual([]);
  }
});

story('The sign-in dialog fits a phone at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/messages');
  const dialog = page.getByRole('dialog', { name: /^Sign in to / });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 225% !important }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const name of ['Show the passphrase', 'Sign in']) {
    const button = dialog.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    // But for a part of a pixel.
    await expect(button).toBeInViewport({ ratio: 0.99 });
  }
  await dialog.getByLabel('Passphrase', { exact: true }).scrollIntoViewIfNeeded();
  await expect(dialog.getByLabel('Passphrase', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  const sideways = await dialog.evaluate((window) =>
    [window, ...window.querySelectorAll<HTMLElement>('*')]
      .filter((part) => !part.matches('input') && part.scrollWidth > part.clientWidth + 1)
      .filter((part) => ['auto', 'scroll', 'hidden'].includes(getComputedStyle(part).overflowX))
      .map((part) => part.className),
  );
  expect(sideways).toEqual([]);
});
