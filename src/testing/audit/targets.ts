import type { CheckName } from './check.ts';

/** Lighthouse's targets for every public page, mobile preset, median of the runs. */
export const lighthouseTargets = {
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  /** Below 100, since the bundle starts at once: the answered tap decides. */
  performance: 95,
  /** First contentful paint as Lighthouse measures it, largest as seen on a slow phone, in milliseconds. */
  firstPaintMs: 900,
  largestPaintMs: 1_400,
  blockingMs: 250,
  layoutShift: 0,
} as const;

/** Targets for the response to a tap, in milliseconds: the 95th percentile of all pages; of `interactionMs` each page's 98th. */
export const tapTargets = {
  acknowledgedMs: 100,
  /** The menu, in-page links and whatever opens in place. */
  inPageMs: 100,
  /** Links to other pages and fields, on a first visit. */
  elsewhereFirstMs: 500,
  /** The same once the worker is installed. */
  elsewhereMs: 200,
  interactionMs: 200,
} as const;

/** The targets of every check as text, for the table. */
export const targetTexts: Readonly<Record<CheckName, string>> = {
  lighthouse:
    'accessibility, best practices, SEO 100 (a page that asks to be left out: but for that); performance ≥ 95; FCP ≤ 0.9 s, LCP on a slow phone ≤ 1.4 s, TBT ≤ 250 ms, CLS 0',
  axe: 'no violation in light, dark and forced colours at 320, 768 and 1280 px',
  html: 'no error and no warning',
  links: 'no broken link, anchor, picture or file',
  manifest: 'installable, every icon and picture in the size it says',
  taps: 'none lost or doubled, INP ≤ 200 ms on every page; 95 % of all taps seen and answered in the page ≤ 100 ms, elsewhere ≤ 500 ms on a first visit and ≤ 200 ms with the worker',
  filmstrips: 'no frame that is empty, contradicts itself or only flashes up',
  csp: 'no weakness above low, nothing refused while every page is visited',
};
