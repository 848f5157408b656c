import { interfaceStates } from '../support/interface-states.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { expect, readingStory, story } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

// Each page in one variant here; `npm run audit` checks every page in every variant.
readingStory('Every page passes axe on a phone in light colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const found: string[] = [];
  for (const path of publicPaths.filter((_, index) => index % 2 === 0)) {
    await page.goto(path);
    found.push(...(await violationsOf(page)));
  }
  expect(found).toEqual([]);
});

readingStory('Every page passes axe on a desktop in dark colours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const found: string[] = [];
  for (const path of publicPaths.filter((_, index) => index % 2 === 1)) {
    await page.goto(path);
    found.push(...(await violationsOf(page)));
  }
  expect(found).toEqual([]);
});

// Each state in one variant here; `npm run audit` checks every state in every variant.
const looks = [
  { name: 'on a phone in light colours', widthPx: 320, colorScheme: 'light', forcedColors: 'none' },
  {
    name: 'on a desktop in dark colours',
    widthPx: 1280,
    colorScheme: 'dark',
    forcedColors: 'none',
  },
  { name: 'in forced colours', widthPx: 768, colorScheme: 'dark', forcedColors: 'active' },
] as const;

for (const [index, state] of interfaceStates.entries()) {
  const look = looks[index % looks.length];
  if (!look) throw new Error('a state without a look');
  const { name, widthPx, ...media } = look;
  story(`The state “${state.name}” passes axe ${name}`, async ({ browser, site }) => {
    const context = await browser.newContext({
      ...media,
      baseURL: site.address,
      viewport: { width: widthPx, height: 780 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await state.open(page, site);
    expect(await violationsOf(page)).toEqual([]);
    await context.close();
  });
}
