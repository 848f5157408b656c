import { questionCounts } from '#shared/questionnaires/definition.ts';
import { expect, faultStory, mainStory } from '../support/fault-story.ts';
import { startSavedRequest } from '../support/request.ts';
import { listenForLayoutShifts } from '../support/layout-shifts.ts';
import { waitForShell } from '../support/story.ts';

faultStory(
  'Unfinished forms are listed at the top of the services page without a layout shift',
  { tag: mainStory },
  async ({ page }) => {
    const dialog = await startSavedRequest(page, 'newHouseDesign');
    await waitForShell(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const strip = page.getByRole('region', { name: 'Your unfinished questionnaire' });
    await expect(strip).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('natural-building-design:unfinished')))
      .toMatch(/^\d+ \d+px$/);

    const shifts = await listenForLayoutShifts(page);
    await page.goto('/design-services');
    const label = new RegExp(`^Continue · 2 of ${questionCounts.newHouseDesign} answered`);
    await expect(strip.getByRole('link', { name: label })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(shifts.take()).toEqual([]);

    // The section disappears with its last draft.
    await page.goto('/offline');
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete from this device' }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('natural-building-design:unfinished')))
      .toBeNull();
    shifts.take();
    await page.goto('/design-services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(strip).toHaveCount(0);
    expect(shifts.take()).toEqual([]);
  },
);
