import type { Page } from '@playwright/test';
import { stubReads } from '../support/stub-reads.ts';
import { expect, mainStory, readingStory as story } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

// The worker has its own network requests; here the story answers instead of the server.
story.use({ serviceWorkers: 'block' });

/** An animation of the page as it started; times in milliseconds. */
interface Began {
  element: string;
  durationMs: number;
  delayMs: number;
  from: { opacity: string; moves: boolean };
}

/** Records every animation as it starts, so that no test depends on timing. */
async function noteAnimations(page: Page): Promise<() => Promise<Began[]>> {
  // Played slowly: if a frame took longer than an animation, its start event would come too late.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
  await page.addInitScript(() => {
    const began: Began[] = [];
    Object.assign(window, { began });
    document.addEventListener(
      'animationstart',
      ({ target, animationName }) => {
        if (!(target instanceof Element)) return;
        const animation = target
          .getAnimations()
          .find((one) => one instanceof CSSAnimation && one.animationName === animationName);
        const { effect } = animation ?? {};
        if (!(effect instanceof KeyframeEffect)) return;
        const { duration, delay = 0 } = effect.getComputedTiming();
        const [first] = effect.getKeyframes();
        began.push({
          element: target.tagName.toLowerCase(),
          durationMs: Number(duration),
          delayMs: delay,
          from: {
            opacity: String(first?.['opacity']),
            moves: /translate/.test(String(first?.['transform'])),
          },
        });
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { began: Began[] }).began);
}

/** Reached from the site map, because the first page of a visit is not animated. */
async function reachProjects(page: Page): Promise<void> {
  await page.goto('/site-map');
  await whenHydrated(page);
  await page.getByRole('link', { name: /Built Projects/ }).click();
  await expect(page).toHaveURL('/projects');
}

story(
  'A new page fades and slides in for 0.3 s, scrolled to its top; the first page is not animated',
  { tag: mainStory },
  async ({ page }) => {
    const began = await noteAnimations(page);
    const pages = async () => (await began()).filter(({ element }) => element === 'main');
    await page.goto('/site-map');
    await whenHydrated(page);
    expect(await pages()).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.getByRole('link', { name: /Built Projects/ }).click();
    await expect
      .poll(pages)
      .toEqual([
        { element: 'main', durationMs: 300, delayMs: 0, from: { opacity: '0', moves: true } },
      ]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Back to Site Map' }).click();
    await expect.poll(async () => (await pages()).length).toBe(2);
  },
);

story('Cards animate in 0.1 s apart, after six skeletons', async ({ page }) => {
  const began = await noteAnimations(page);
  await stubReads(page, '/api/projects', 'never');
  await reachProjects(page);
  await expect(page.getByTestId('skeleton')).toHaveCount(6);
  await page.unroute('**/api/projects');
  await page.goto('/site-map');
  await whenHydrated(page);
  await page.getByRole('link', { name: /Built Projects/ }).click();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.nth(3)).toBeVisible();
  const delays = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(Number.parseFloat(getComputedStyle(card).animationDelay) * 1_000)),
  );
  const staggered = delays.slice(0, 6);
  expect(staggered).toEqual([0, 100, 200, 300, 400, 500]);
  await expect
    .poll(async () => (await began()).filter(({ element }) => element === 'li').length)
    .toBeGreaterThanOrEqual(4);
  for (const { from } of (await began()).filter(({ element }) => element === 'li')) {
    expect(from.opacity).toBe('0');
  }
});

story(
  'A picture loads once a tenth of it is within 50 px of the screen, and fades in for 300 ms',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await reachProjects(page);
    const picture = page.locator('main picture[data-state="waiting"]').last();
    await expect(picture).toBeAttached();
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
          .map((one) => one.finished),
      ),
    );
    const marked = await picture.evaluateHandle((element) => element);
    /** Scrolls until this percentage of it is within 50 px of the screen, and lets the browser observe it. */
    const bring = (percent: number) =>
      marked.evaluate(async (element, share) => {
        const { top, height } = element.getBoundingClientRect();
        const wanted = window.innerHeight + 50 - (height * share) / 100;
        window.scrollBy({ top: top - wanted, behavior: 'instant' });
        for (let frame = 0; frame < 4; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return element.getAttribute('data-state');
      }, percent);
    // Blocks laid out while scrolling move it, so wait until it is where it was scrolled to.
    let before = '';
    const place = () => marked.evaluate((element) => String(element.getBoundingClientRect().top));
    while (before !== (await place())) {
      before = await place();
      expect(await bring(-20)).toBe('waiting');
    }
    expect(await bring(8)).toBe('waiting');
    expect(await marked.evaluate((element) => element.querySelector('img')?.currentSrc)).toBe('');
    expect(await bring(13)).not.toBe('waiting');
    await expect
      .poll(() => marked.evaluate((element) => element.getAttribute('data-state')))
      .toBe('loaded');
    const fade = await marked.evaluate((element) => {
      const shown = element.querySelector('img');
      if (shown === null) return null;
      const { transitionProperty, transitionDuration } = getComputedStyle(shown);
      return { transitionProperty, transitionDuration };
    });
    expect(fade).toEqual({ transitionProperty: 'opacity', transitionDuration: '0.3s' });
    await expect
      .poll(() =>
        marked.evaluate(
          (element) => getComputedStyle(element.querySelector('img') ?? element).opacity,
        ),
      )
      .toBe('1');
  },
);
