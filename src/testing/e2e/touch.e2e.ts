import type { Locator } from '@playwright/test';
import { touchInput } from '../support/touch-input.ts';
import { expect, readingStory as story } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

story.use({ hasTouch: true });

const boxOf = (picture: Locator) =>
  picture.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
  });

story(
  'A reader on a phone swipes to the next picture, pinches to zoom, and drags it away to close',
  async ({ page }) => {
    await page.goto('/projects/5');
    const thumbnail = page.getByRole('link', { name: /^Enlarge picture/ }).first();
    await whenHydrated(page);
    await thumbnail.tap();
    const lightbox = page.getByRole('dialog');
    const first = lightbox.locator('img').first();
    const across = { left: 0, width: 360 };
    await expect.poll(() => boxOf(first)).toMatchObject(across);
    const middle = (await boxOf(first)).top + 40;
    const fingers = await touchInput(page);

    await fingers.down([270, middle]);
    await fingers.move([70, middle]);
    await expect.poll(async () => (await boxOf(first)).left).toBeLessThan(-60);
    await fingers.up();
    await expect(lightbox.getByText(/^2 of \d+\./)).toBeVisible();

    const second = lightbox.locator('img').nth(1);
    await expect.poll(() => boxOf(second)).toMatchObject(across);
    await fingers.down([150, middle], [210, middle]);
    await fingers.move([60, middle], [300, middle]);
    await expect.poll(async () => (await boxOf(second)).width).toBeGreaterThan(500);
    await fingers.up();
    await lightbox.getByRole('button', { name: 'Zoom out' }).tap();
    await expect(lightbox.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect.poll(() => boxOf(second)).toMatchObject(across);

    const { top } = await boxOf(second);
    await fingers.down([180, middle]);
    await fingers.move([180, middle + 220]);
    // The picture moves half as far as the finger.
    await expect.poll(async () => (await boxOf(second)).top).toBeGreaterThan(top + 50);
    await fingers.up();
    await expect(lightbox).toHaveCount(0);
    await expect(thumbnail).toBeFocused();
  },
);
