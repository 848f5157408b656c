import { listenForLayoutShifts } from '../support/layout-shifts.ts';
import { expect, mainStory, readingStory as story } from '../support/story.ts';

const longPages = [
  '/natural-building-materials',
  '/climate-responsive',
  '/heritage-research',
  '/library',
  '/design-services',
  '/blog/how-dry-is-dry-enough',
  '/projects/1',
];

story(
  'Blocks below the first screen have the same layout as without lazy layout',
  async ({ page }) => {
    // Measures the document before hydration, which adds a hint at the end of the page.
    await page.route('**/assets/index-*.js', (route) => route.abort());
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      for (const path of longPages) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.locator('[data-below-fold]').count(), path).toBeGreaterThan(0);
        const moved = await page.evaluate(() => {
          const all = [...document.querySelectorAll('main *, footer *')];
          const places = () =>
            all.map((element) => {
              const { left, top, width: across, height } = element.getBoundingClientRect();
              return [left, top, across, height].map(Math.round).join(' ');
            });
          // Applies what scrolling to each block does: its real height, and containment.
          const near = new CSSStyleSheet();
          near.replaceSync(
            `[data-below-fold]:not([data-below-fold='on-phones']) { content-visibility: visible !important; contain: layout style paint !important }
             @media (width < 48rem) {
               [data-below-fold] { content-visibility: visible !important; contain: layout style paint !important }
             }`,
          );
          document.adoptedStyleSheets = [near];
          const before = places();
          document.adoptedStyleSheets = [];
          document.documentElement.dataset['atAnchor'] = '';
          return places().filter((place, index) => place !== before[index]);
        });
        expect(moved, `${path} at ${width}`).toEqual([]);
      }
    }
  },
);

/** Whether the text of the last block of the page is laid out. */
const isEndLaidOut = () =>
  document.querySelector('footer p')?.checkVisibility({ contentVisibilityAuto: true });

story('Wide pictures below the first screen are not clipped to their column', async ({ page }) => {
  await page.route('**/assets/framework-*.js', () => {});
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    for (const [path, pictures] of [
      ['/landscape-integration', 'figure img'],
      ['/climate-responsive', 'a[aria-label^="Enlarge picture"]'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const hits: boolean[] = [];
      for (const picture of await page.locator(`[data-below-fold] ${pictures}`).all()) {
        await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        // A block that comes near is laid out in the next frame.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        hits.push(
          ...(await picture.evaluate((element) => {
            const { left, right, top, height } = element.getBoundingClientRect();
            return [left + 2, right - 2].map(
              (x) => document.elementFromPoint(x, top + height / 2) === element,
            );
          })),
        );
      }
      expect(hits.length, path).toBeGreaterThan(3);
      expect(hits, `${path} at ${width}`).not.toContain(false);
    }
  }
});

story('Blocks below the first screen are laid out when scrolled near', async ({ page }) => {
  await page.route('**/assets/framework-*.js', (route) => route.abort());
  await page.goto('/natural-building-materials');
  expect(await page.evaluate(isEndLaidOut)).toBe(false);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(isEndLaidOut)).toBe(true);
});

story(
  'An in-page link scrolls to a section far down, even before the client bundle has loaded',
  { tag: mainStory },
  async ({ page }) => {
    await page.route('**/assets/framework-*.js', () => {});
    await page.goto('/natural-building-materials', { waitUntil: 'commit' });
    // On a phone the section list is closed, and its link out of reach.
    await page.locator('main a[href="#lime"]:visible').first().click();
    const place = page.locator('#lime');
    await expect(place).toBeInViewport();
    const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await top()).toBe(before);
    expect(before).toBeLessThan(200);
  },
);

/** How far the page's height is from what it is with everything laid out, once no block is being measured. */
const heightError = () => {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-below-fold]')];
  if (blocks.some((block) => block.style.contentVisibility !== '')) return Number.NaN;
  const guessed = document.documentElement.scrollHeight;
  for (const block of blocks) block.style.contentVisibility = 'visible';
  const whole = document.documentElement.scrollHeight;
  for (const block of blocks) block.style.contentVisibility = '';
  return Math.abs(whole - guessed);
};

story('An idle page has its real height, and the End key scrolls to its end', async ({ page }) => {
  for (const path of longPages.slice(0, 2)) {
    await page.goto(path);
    // One block per idle callback, and a busy machine has few of those.
    await expect
      .poll(() => page.evaluate(heightError), { message: path, timeout: 60_000 })
      .toBeLessThan(2);
    // Off screen, the last block is skipped again.
    await expect.poll(() => page.evaluate(isEndLaidOut), path).toBe(false);
    await page.keyboard.press('End');
    const left = () =>
      page.evaluate(
        () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight,
      );
    await expect.poll(left, path).toBeLessThan(2);
  }
});

story('On a phone only the first price cards are laid out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route('**/assets/framework-*.js', (route) => route.abort());
  await page.goto('/design-services');
  const areLaidOut = await page
    .locator('#reports > ul > li > h3')
    .evaluateAll((names) =>
      names.map((name) => name.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(areLaidOut.length).toBeGreaterThan(3);
  expect(areLaidOut.slice(2)).not.toContain(true);
});

story('A page that is reloaded or opened at an anchor is laid out completely', async ({ page }) => {
  await page.goto('/heritage-research');
  await page.reload();
  expect(await page.evaluate(isEndLaidOut)).toBe(true);
  await page.goto('/climate-responsive#sources');
  expect(await page.evaluate(isEndLaidOut)).toBe(true);
});

story('Measuring the blocks below the first screen moves nothing', async ({ page }) => {
  // The first block of the terms is partly in the first screen.
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await listenForLayoutShifts(page);
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  /** Blocks that have the estimated height, of 60 rem. */
  const estimated = () =>
    page.locator('[data-below-fold]').evaluateAll((blocks) => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      return blocks.filter((block) => block.getBoundingClientRect().height === 60 * rem).length;
    });
  expect(await page.locator('[data-below-fold]').count()).toBeGreaterThan(3);
  await expect.poll(estimated).toBe(0);
  expect(shifts.take()).toEqual([]);
});
