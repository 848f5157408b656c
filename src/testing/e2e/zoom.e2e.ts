import type { Locator, Page } from '@playwright/test';
import { focusOf, tabTo } from '../support/keyboard.ts';
import { layOutAll } from '../support/lay-out-all.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { startRequest } from '../support/request.ts';
import { expect, readingStory as story } from '../support/story.ts';

/** The text spacing of WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; ' +
  'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
/** Text at 200%, for WCAG 1.4.4: twice the font size that the site sets on a desktop. */
const doubled = ':root { font-size: 237.5% !important }';

/** By how many pixels the page scrolls sideways with these CSS rules. */
async function sidewaysWith(page: Page, rules: string): Promise<string[]> {
  const extraPx = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, rules);
  return extraPx > 0 ? [`it scrolls sideways by ${extraPx} px`] : [];
}

/** Text that is clipped by its element. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const cut: string[] = [];
    for (const frame of document.querySelectorAll<HTMLElement>('main *, header *')) {
      const { overflowX, clipPath } = getComputedStyle(frame);
      if (overflowX !== 'hidden' || clipPath !== 'none') continue;
      // The first lines of what the link leads to.
      const start = frame.closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1);
      const whole = document.getElementById(start ?? '')?.parentElement?.textContent ?? '';
      const edge = frame.getBoundingClientRect();
      const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (whole.includes(text.textContent ?? '')) continue;
        range.selectNodeContents(text);
        const isCut = [...range.getClientRects()].some(
          ({ width, right, bottom }) =>
            width > 0 && (right > edge.right + 1 || bottom > edge.bottom + 1),
        );
        if (isCut) cut.push(`“${text.textContent}” is cut`);
      }
    }
    return cut;
  });
}

/** Words that break across two lines. */
function brokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const range = document.createRange();
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // Visually hidden text is one pixel wide.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) < 2) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const aids = 'natural-building-design:reading';

async function chooseAids(page: Page, words: string): Promise<void> {
  await page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [aids, words],
  );
}

story(
  'In outdoor mode with the largest text on the narrowest phone, no text or waiting notice is cut off',
  async ({ page }) => {
    await chooseAids(page, 'larger outdoor');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/site-map',
      '/library',
      '/sustainability',
      '/natural-building-materials',
    ]) {
      await page.goto(path);
      await layOutAll(page);
      expect(
        [...(await sidewaysWith(page, '')), ...(await brokenWords(page.locator('body')))],
        path,
      ).toEqual([]);
    }

    await page.goto('/');
    const enter = await boxOf(page.getByRole('link', { name: 'Enter Website' }));
    expect((await boxOf(page.locator('section picture'))).y).toBeGreaterThan(enter.bottom);

    await page.goto('/about');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
    await chat.getByLabel('Name').fill('Rosa Kirk');
    await chat.getByLabel('Email').fill('rosa@example.org');
    await chat.getByLabel('Message').fill('Where does the water go?');
    await page.setViewportSize({ width: 780, height: 360 });
    const panel = await boxOf(chat);
    expect(panel.height).toBeGreaterThan(320);
    expect(panel.y).toBeGreaterThanOrEqual(0);
    const close = await boxOf(page.getByRole('button', { name: 'Close the enquiry form' }));
    expect(close.x).toBeGreaterThanOrEqual(panel.right);
    expect(close.bottom).toBeLessThanOrEqual(360);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/api/contact', (route) => route.abort());
    await chat.getByRole('button', { name: 'Send message' }).click();
    const header = page.getByRole('banner');
    await expect(
      header.getByRole('link', { name: '1 waiting to send on this device' }),
    ).toBeVisible();
    expect([...(await sidewaysWith(page, '')), ...(await brokenWords(header))]).toEqual([]);
    expect((await boxOf(header)).height).toBeLessThan(120);
    expect((await boxOf(header.getByRole('button', { name: 'Menu' }))).right).toBeLessThan(300);
  },
);

story(
  'At 400% zoom a questionnaire works by keyboard, and the focused control is always in view',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const dialog = await startRequest(page);
    await tabTo(page, /^Next/);
    expect((await focusOf(page)).fault).toBeNull();
    const next = await boxOf(dialog.getByRole('button', { name: 'Next' }));
    expect(next.bottom).toBeLessThanOrEqual(256);
    await page.keyboard.press('Enter');
    const heading = dialog.getByRole('heading', { level: 3 });
    await expect(heading).toBeFocused();
    const { y, bottom } = await boxOf(heading);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(256);
  },
);

story('Turning the phone stays at the same question', async ({ page }) => {
  const upright = { width: 360, height: 780 };
  const turned = { width: 780, height: 360 };
  const dialog = await startRequest(page, 'newHouseDesign');
  await dialog.getByRole('button', { name: 'Next' }).click();
  const rows = dialog.locator('[data-field]');
  const row = rows.nth(3);
  await row.evaluate(async (element) => {
    const isTold = new Promise((resolve) =>
      document.addEventListener('scroll', resolve, { capture: true, once: true }),
    );
    element.scrollIntoView({ block: 'start' });
    await isTold;
  });
  for (const size of [turned, upright, turned]) {
    await page.setViewportSize(size);
    await expect(row).toBeInViewport();
    await expect(rows.first()).not.toBeInViewport();
  }

  await row.locator('input, textarea, select').first().focus();
  for (const size of [upright, turned]) {
    await page.setViewportSize(size);
    await expect(row.locator('input, textarea, select').first()).toBeInViewport();
  }
});

story(
  'Pages never scroll sideways on a narrow phone, with wider text spacing or at twice the text size',
  async ({ page }) => {
    const found: string[] = [];
    for (const path of publicPaths) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await layOutAll(page);
      const narrow = await sidewaysWith(page, '');
      const wideApart = [...(await sidewaysWith(page, spaced)), ...(await clippedTexts(page))];
      await page.setViewportSize({ width: 1280, height: 800 });
      const large = [...(await sidewaysWith(page, doubled)), ...(await clippedTexts(page))];
      for (const [name, faults] of Object.entries({ narrow, wideApart, large })) {
        found.push(...faults.map((fault) => `${path}, ${name}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  },
);
