import type { Page } from '@playwright/test';
import { publicPaths } from '../support/public-addresses.ts';
import { expect, story } from '../support/story.ts';

/** The distances of WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; ' +
  'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
/** Text at 200 %, for WCAG 1.4.4, twice what the sheet of the site says on a desk. */
const doubled = ':root { font-size: 237.5% !important }';

/** By how many pixels the page scrolls sideways, and which words are cut off by the frame they stand in. */
async function faultsWith(page: Page, sheetText: string): Promise<string[]> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults =
      scrollWidth > clientWidth ? [`it scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let frame = text.parentElement;
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
      if (!frame || frame === document.body || frame === document.documentElement) continue;
      const { overflowX, clipPath } = getComputedStyle(frame);
      if (overflowX !== 'hidden' || clipPath !== 'none') continue;
      const edge = frame.getBoundingClientRect();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(
        ({ width, right, bottom }) =>
          width > 0 && (right > edge.right + 1 || bottom > edge.bottom + 1),
      );
      if (isCut) faults.push(`“${text.textContent}” is cut`);
    }
    return faults;
  }, sheetText);
}

story(
  'A reader on a narrow phone never scrolls sideways, nor one who needs words wider apart or twice as large',
  async ({ page }) => {
    story.setTimeout(240_000);
    const found: string[] = [];
    for (const path of publicPaths) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const fault of await faultsWith(page, '')) found.push(`${path}, narrow: ${fault}`);
      for (const fault of await faultsWith(page, spaced)) found.push(`${path}, spaced: ${fault}`);
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const fault of await faultsWith(page, doubled)) found.push(`${path}, doubled: ${fault}`);
    }
    expect(found).toEqual([]);
  },
);
