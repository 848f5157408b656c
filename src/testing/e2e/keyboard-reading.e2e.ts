import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { focusOf, tabTo } from '../support/keyboard.ts';
import { readInbox } from '../support/owner.ts';
import { attachmentsStep, pdf, reviewStep } from '../support/request.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { expect, readingStory, story } from '../support/story.ts';

readingStory(
  'A reader moves through a page with Tab alone, and the focus is always visible',
  async ({ page }) => {
    for (const path of ['/', '/projects/1', '/climate-responsive', '/library']) {
      await page.goto(path);
      await whenHydrated(page);
      const stops: string[] = [];
      const faults: string[] = [];
      for (let stop = 0; stop < 150; stop += 1) {
        await page.keyboard.press('Tab');
        const { name, fault } = await focusOf(page);
        if (name === 'the page') break;
        stops.push(name);
        if (fault !== null) faults.push(`${path}: “${name}” ${fault}`);
      }
      expect(faults).toEqual([]);
      expect(stops[0]).toBe('Skip to main content');
      // Past the last control: the focus has left the page.
      expect(stops.length, path).toBeLessThan(150);
      expect((await focusOf(page)).name, path).toBe('the page');
    }
  },
);

readingStory(
  'A reader goes through a gallery by keyboard, and each lone icon says its name',
  async ({ page }) => {
    await page.goto('/projects/1');
    await whenHydrated(page);
    await tabTo(page, /^Enlarge picture/);
    const opener = (await focusOf(page)).name;
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog');
    const position = (number: number) => lightbox.getByText(new RegExp(`^${number} of \\d+`));
    await expect(position(1)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(position(2)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(position(1)).toBeVisible();

    const tooltip = page.locator('[popover=manual]:popover-open');
    for (const name of ['Next picture', 'Close picture']) {
      await tabTo(page, new RegExp(`^${name}$`));
      await expect(tooltip).toHaveText(name);
    }
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(tooltip).toBeHidden();
    expect(await focusOf(page)).toEqual({ name: opener, fault: null });
  },
);

story('A keyboard user orders a report and attaches a plan', async ({ page, site }) => {
  await page.goto('/design-services');
  await whenHydrated(page);
  await tabTo(page, /^Request Questionnaire/i);
  await page.keyboard.press('Enter');
  const dialog = questionnaireOf(page);
  await dialog.getByLabel('Name').focus();
  await page.keyboard.type('Rosa Kirk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa@example.org');
  const heading = dialog.getByRole('heading', { level: 3 }).first();
  while ((await heading.innerText()) !== reviewStep) {
    const before = await heading.innerText();
    if (before === attachmentsStep) {
      const chosen = page.waitForEvent('filechooser');
      await dialog.locator('input[name="attachments"]').focus();
      await page.keyboard.press('Enter');
      await (await chosen).setFiles([pdf('plan.pdf')]);
      await expect(dialog.getByText('1 of 10 files attached')).toBeVisible();
    }
    await tabTo(page, /^Next$/);
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(before);
    await expect(heading).toBeFocused();
  }
  await tabTo(page, /^Submit$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const { requests } = await readInbox(site);
  expect(requests.map(({ email, attachments }) => [email, attachments.length])).toEqual([
    ['rosa@example.org', 1],
  ]);
});

readingStory('Nothing animates for a visitor who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/site-map');
  await whenHydrated(page);
  await page.getByRole('link', { name: /Built Projects/ }).click();
  await expect(page).toHaveURL('/projects');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0))
        .filter((durationMs) => durationMs > 20),
    );
  expect(await moving()).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await moving()).toEqual([]);
});
