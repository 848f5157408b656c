import { expect, readingStory as story } from '../support/story.ts';

story.use({ isLaidOutWhole: false });

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
  'What is far down a page stands where it would stand if it were laid out at once',
  async ({ page }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      for (const path of longPages) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.locator('[data-fresh] [data-far]').count(), path).toBeGreaterThan(0);
        const moved = await page.evaluate(() => {
          const all = [...document.querySelectorAll('main *, footer *')];
          const places = () =>
            all.map((element) => {
              const { left, top, width: across, height } = element.getBoundingClientRect();
              return [left, top, across, height].map(Math.round).join(' ');
            });
          // As if each block had been come near: of its own height, and cut off from the others.
          const near = new CSSStyleSheet();
          near.replaceSync(
            `[data-far]:not([data-far='on-phones']) { content-visibility: visible !important; contain: layout style paint !important }
             @media (width < 48rem) {
               [data-far] { content-visibility: visible !important; contain: layout style paint !important }
             }`,
          );
          document.adoptedStyleSheets = [near];
          const before = places();
          document.adoptedStyleSheets = [];
          document.documentElement.removeAttribute('data-fresh');
          return places().filter((place, index) => place !== before[index]);
        });
        expect(moved, `${path} at ${width}`).toEqual([]);
      }
    }
  },
);

/** Whether the words of the last block of the page are laid out. */
const isEndLaidOut = () =>
  document.querySelector('footer p')?.checkVisibility({ contentVisibilityAuto: true });

story('Wide pictures far down stand out of their column as ever', async ({ page }) => {
  await page.route('**/assets/framework-*.js', () => {});
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/landscape-integration');
    const hits = await page.locator('[data-fresh] [data-far] figure img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        picture.scrollIntoView({ block: 'center' });
        const { left, right, top, height } = picture.getBoundingClientRect();
        const hit = (x: number) => document.elementFromPoint(x, top + height / 2) === picture;
        return [hit(left + 2), hit(right - 2)];
      }),
    );
    expect(hits.length).toBeGreaterThan(3);
    expect(hits.flat(), `at ${width}`).not.toContain(false);
  }
});

story('What is far down is laid out once there is a reader', async ({ page }) => {
  await page.goto('/natural-building-materials', { waitUntil: 'load' });
  expect(await page.evaluate(isEndLaidOut)).toBe(false);
  await page.mouse.move(100, 300);
  await expect.poll(() => page.evaluate(isEndLaidOut)).toBe(true);
  await expect(page.locator('html[data-fresh], [data-far]')).toHaveCount(0);
});

story(
  'A link to a place far down leads there, before the program has come too',
  async ({ page }) => {
    await page.route('**/assets/framework-*.js', () => {});
    await page.goto('/natural-building-materials');
    await page.locator('main a[href="#lime"]').first().click();
    const place = page.locator('#lime');
    await expect(place).toBeInViewport();
    const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await top()).toBe(before);
    expect(before).toBeLessThan(200);
  },
);

story('On a phone the first of the price cards is laid out, and no later one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/design-services');
  const areLaidOut = await page
    .locator('#reports > ul > li > h3')
    .evaluateAll((names) =>
      names.map((name) => name.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(areLaidOut.length).toBeGreaterThan(3);
  expect(areLaidOut.slice(2)).not.toContain(true);
});

story('A page that is read on after a reload is laid out whole', async ({ page }) => {
  await page.goto('/heritage-research');
  await page.reload();
  expect(await page.evaluate(isEndLaidOut)).toBe(true);
  await page.goto('/climate-responsive#sources');
  expect(await page.evaluate(isEndLaidOut)).toBe(true);
});

story('A key leads nowhere before what is far down is laid out', async ({ page }) => {
  await page.route('**/assets/framework-*.js', () => {});
  await page.goto('/heritage-research');
  expect(await page.evaluate(isEndLaidOut)).toBe(false);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(isEndLaidOut)).toBe(true);
});
