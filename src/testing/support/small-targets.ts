import type { Page } from '@playwright/test';

/** The minimum target size: WCAG 2.5.5, in CSS pixels. */
const leastPx = 44;

/** Navigation links below the minimum height: contents, footer, chips, the wordmark. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const ways =
      'header a, footer a, nav[aria-label="On this page"] :is(a, summary), nav[aria-label="Reports"] a, fieldset label';
    return [...document.querySelectorAll<HTMLElement>(ways)]
      .map((way) => ({ words: way.textContent.trim(), ...way.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 1 && height > 0 && height < least - 0.5)
      .map(({ words, height }) => `“${words}” is ${height} px high`);
  }, leastPx);
}
