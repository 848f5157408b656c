import type { Page } from '@playwright/test';
import { violationsAtTop } from './violations.ts';

/** The narrowest phone, which is also a desktop at 400% zoom, and a desktop. */
const widths = [320, 1280];

/**
 * What is wrong with an interface state on the narrowest phone and on a desktop: axe-core's findings, and whatever has to
 * be scrolled sideways. The viewport is as before afterwards.
 */
export async function faultsAtBothWidths(page: Page, state: string): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await violationsAtTop(page);
    const tooWide = await page.evaluate(widerThanPage);
    faults.push(...[...found, ...tooWide].map((fault) => `${state}, ${width} px: ${fault}`));
  }
  if (before !== null) await page.setViewportSize(before);
  return faults;
}

/** What reaches over the right edge of the page, and is not in a part that scrolls or cuts off what is too wide. */
function widerThanPage(): string[] {
  const width = document.documentElement.clientWidth;
  const cuts = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || cuts(element.parentElement));
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right > width + 1 &&
      !cuts(element.parentElement) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden') === null,
  );
  const scrolled = document.documentElement.scrollWidth - width;
  return [
    ...(scrolled > 0 ? [`the page can be scrolled sideways by ${scrolled} px`] : []),
    ...wide.slice(0, 3).map((element) => `too wide: ${element.outerHTML.slice(0, 120)}`),
  ];
}
