import type { Page } from '@playwright/test';
import { layOutAll } from '../support/lay-out-all.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { expect, readingStory as story } from '../support/story.ts';

/** The distances of WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; ' +
  'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
/** Text at 200 %, for WCAG 1.4.4, twice what the sheet of the site says on a desk. */
const doubled = ':root { font-size: 237.5% !important }';

/** By how many pixels the page scrolls sideways with these rules. */
async function sidewaysWith(page: Page, rules: string): Promise<string[]> {
  const extraPx = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, rules);
  return extraPx > 0 ? [`it scrolls sideways by ${extraPx} px`] : [];
}

/** Words that are cut off by the frame they stand in. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const cut: string[] = [];
    for (const frame of document.querySelectorAll<HTMLElement>('main *, header *')) {
      const { overflowX, clipPath } = getComputedStyle(frame);
      if (overflowX !== 'hidden' || clipPath !== 'none') continue;
      const edge = frame.getBoundingClientRect();
      const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
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

story(
  'A reader on a narrow phone never scrolls sideways, nor one who needs words wider apart or twice as large',
  async ({ page }) => {
    story.setTimeout(240_000);
    const found: string[] = [];
    for (const path of publicPaths) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await layOutAll(page);
      const narrow = await sidewaysWith(page, '');
      const wideApart = [...(await sidewaysWith(page, spaced)), ...(await cutWords(page))];
      await page.setViewportSize({ width: 1280, height: 800 });
      const large = [...(await sidewaysWith(page, doubled)), ...(await cutWords(page))];
      for (const [name, faults] of Object.entries({ narrow, wideApart, large })) {
        found.push(...faults.map((fault) => `${path}, ${name}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  },
);
