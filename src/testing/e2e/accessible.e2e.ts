import { interfaceStates } from '../support/interface-states.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { expect, readingStory, story } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

// Every page in one look here; `npm run audit` shows all of them in every look.
readingStory('Nobody is shut out of a page, on a phone in the light', async ({ page }) => {
  readingStory.setTimeout(300_000);
  await page.emulateMedia({ colorScheme: 'light' });
  const found: string[] = [];
  for (const path of publicPaths.filter((_, index) => index % 2 === 0)) {
    await page.goto(path);
    found.push(...(await violationsOf(page)));
  }
  expect(found).toEqual([]);
});

readingStory('Nobody is shut out of a page, on a desk in the dark', async ({ page }) => {
  readingStory.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const found: string[] = [];
  for (const path of publicPaths.filter((_, index) => index % 2 === 1)) {
    await page.goto(path);
    found.push(...(await violationsOf(page)));
  }
  expect(found).toEqual([]);
});

// Each state in one look; `npm run audit` shows all of them in every look.
const looks = [
  { name: 'on a phone in the light', widthPx: 320, colorScheme: 'light', forcedColors: 'none' },
  { name: 'on a desk in the dark', widthPx: 1280, colorScheme: 'dark', forcedColors: 'none' },
  { name: 'in forced colours', widthPx: 768, colorScheme: 'dark', forcedColors: 'active' },
] as const;

for (const [turn, { name, widthPx, ...media }] of looks.entries()) {
  story(`Nobody is shut out of what can be opened, ${name}`, async ({ browser, site }) => {
    story.setTimeout(180_000);
    const found: string[] = [];
    for (const state of interfaceStates.filter((_, index) => index % looks.length === turn)) {
      const context = await browser.newContext({
        ...media,
        baseURL: site.address,
        viewport: { width: widthPx, height: 780 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await state.open(page, site);
      for (const violation of await violationsOf(page)) found.push(`${state.name}: ${violation}`);
      await context.close();
    }
    expect(found).toEqual([]);
  });
}
