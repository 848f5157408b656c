import type { JudgeName } from './judge.ts';

/** What Lighthouse must find on every public page, mobile preset, median of the runs. */
export const lighthouseReaches = {
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  performance: 98,
  /** First and largest contentful paint, in milliseconds. */
  firstPaintMs: 900,
  largestPaintMs: 1_500,
  blockingMs: 50,
  layoutShift: 0,
} as const;

/** The reach of every judge in words, for the table. */
export const reachWords: Readonly<Record<JudgeName, string>> = {
  lighthouse:
    'accessibility, best practices, SEO 100 (a page that asks to be left out: but for that); performance ≥ 98; FCP ≤ 0.9 s, LCP ≤ 1.5 s, TBT ≤ 50 ms, CLS 0',
  axe: 'no violation in light, dark and forced colours at 320, 768 and 1280 px',
  html: 'no error and no warning',
  links: 'no broken link, anchor, picture or file',
  manifest: 'installable, every icon and picture in the size it says',
  csp: 'no weakness above low, nothing refused while every page is visited',
};
