import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Bench, Judge, Verdict } from '../judge.ts';
import { publicPaths } from '../../support/public-addresses.ts';
import { tapTargets } from '../targets.ts';
import { newPhone, throttled } from './slow-phone.ts';
import { controlsInView, watchTap } from './tap-probe.ts';
import type { Control, ControlKind } from './tap-probe.ts';

/** When to tap, in milliseconds after the first paint. */
const moments = [0, 250, 1_000, 2_000, 4_000, 8_000] as const;
/** A tap without a result for so long is lost. */
const longestMs = 10_000;
/** How long the finger touches the glass. */
const fingerMs = 80;
/** How long to watch for a second result of one tap. */
const afterwardsMs = 400;
type Visit = 'first visit' | 'with the worker';

interface Tap {
  kind: ControlKind;
  name: string;
  momentMs: number;
  /** From the touch to the next frame. */
  acknowledgedMs: number;
  /** From lifting the finger to the result; null when the tap was lost. */
  resultMs: number | null;
  isDoubled: boolean;
  /** The slowest event of this tap. */
  interactionMs: number;
}

/**
 * Each kind of control in the first screen of one page of each route, tapped by touch at several moments, on a first
 * visit and with the worker, with the processor four times slower and on slow 4G.
 */
export const taps: Judge = ({ addresses, isWhole }) =>
  // Pages that share a route have the same controls.
  (isWhole ? publicPaths : addresses).flatMap((address) =>
    (['first visit', 'with the worker'] as const).map((visit) => ({
      name: `${address}, ${visit}`,
      async run({ browser, site, runs }: Bench) {
        const kinds = await findControls(browser, site.address + address);
        const all: Tap[] = [];
        for (let run = 0; run < runs; run += 1) {
          all.push(...(await tapAll(browser, site.address + address, visit, kinds)));
        }
        return [verdictOn(`${address}, ${visit}`, visit, all)];
      },
    })),
  );

async function findControls(browser: Browser, url: string): Promise<Control[]> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.goto(url);
  const found = await page.evaluate(controlsInView);
  await context.close();
  return found;
}

async function tapAll(
  browser: Browser,
  url: string,
  visit: Visit,
  controls: readonly Control[],
): Promise<Tap[]> {
  const isFirst = visit === 'first visit';
  const kept = isFirst ? null : await contextWithWorker(browser, url);
  const all: Tap[] = [];
  for (const control of controls) {
    for (const momentMs of moments) {
      const context = kept ?? (await newPhone(browser));
      const page = await context.newPage();
      all.push(await tapOnce(page, url, control, momentMs));
      await (kept ? page.close() : context.close());
    }
  }
  await kept?.close();
  return all;
}

/** An earlier visit, long enough for the worker to install. */
async function contextWithWorker(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  return context;
}

async function tapOnce(page: Page, url: string, control: Control, momentMs: number): Promise<Tap> {
  const session = await throttled(page);
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchTap, control);
  await page.goto(url, { waitUntil: 'commit' });
  const place = await page.evaluate((atMs) => window.tapProbe.placeAt(atMs), momentMs);
  await touch(session, place);
  if (control.kind === 'field') await page.keyboard.type('x');
  const found = await resultOf(page);
  return { kind: control.kind, name: control.name, momentMs, ...found };
}

/** A finger does not wait for the page to notice it: it is lifted after a fixed time. */
export async function touch(
  session: CDPSession,
  { x, y }: { x: number; y: number },
): Promise<void> {
  const pressed = session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y }],
  });
  await setTimeout(fingerMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pressed;
}

async function resultOf(page: Page): Promise<Omit<Tap, 'kind' | 'name' | 'momentMs'>> {
  try {
    await page.waitForFunction(() => window.tapProbe.resultMs() !== null, null, {
      timeout: longestMs,
      polling: 50,
    });
    await page.waitForTimeout(afterwardsMs);
  } catch {
    // Lost: reported by the figures below.
  }
  return page.evaluate(() => ({
    acknowledgedMs: window.tapProbe.acknowledgedMs(),
    resultMs: window.tapProbe.resultMs(),
    isDoubled: window.tapProbe.isDoubled(),
    interactionMs: window.tapProbe.interactionMs(),
  }));
}

const isInPage = ({ kind }: Tap) => kind !== 'link' && kind !== 'field';

function verdictOn(subject: string, visit: Visit, all: readonly Tap[]): Verdict {
  const results = (some: readonly Tap[]) => some.flatMap(({ resultMs }) => resultMs ?? []);
  const figures = {
    taps: all.length,
    lost: all.filter(({ resultMs }) => resultMs === null).length,
    doubled: all.filter(({ isDoubled }) => isDoubled).length,
    acknowledgedMs: percentile(
      all.map(({ acknowledgedMs }) => acknowledgedMs),
      95,
    ),
    inPageMs: percentile(results(all.filter(isInPage)), 95),
    elsewhereMs: percentile(results(all.filter((tap) => !isInPage(tap))), 95),
    interactionMs: percentile(
      all.map(({ interactionMs }) => interactionMs),
      98,
    ),
  };
  const elsewhereReach =
    visit === 'first visit' ? tapTargets.elsewhereFirstMs : tapTargets.elsewhereMs;
  return {
    judge: 'taps',
    subject,
    measured:
      `${figures.taps} taps, ${figures.lost} lost, ${figures.doubled} doubled · seen ${figures.acknowledgedMs} ms · ` +
      `in the page ${figures.inPageMs} ms · elsewhere ${figures.elsewhereMs} ms · INP ${figures.interactionMs} ms`,
    isMet:
      figures.lost === 0 &&
      figures.doubled === 0 &&
      figures.acknowledgedMs <= tapTargets.acknowledgedMs &&
      figures.inPageMs <= tapTargets.inPageMs &&
      figures.elsewhereMs <= elsewhereReach &&
      figures.interactionMs <= tapTargets.interactionMs,
    findings: all
      .filter((tap) => tap.isDoubled || (tap.resultMs ?? Infinity) > reachOf(tap, elsewhereReach))
      .map(
        ({ kind, name, momentMs, acknowledgedMs, resultMs, isDoubled }) =>
          `${kind} “${name}” at ${momentMs} ms: ${resultMs === null ? 'lost' : `${resultMs} ms`}, seen ${acknowledgedMs} ms${isDoubled ? ', doubled' : ''}`,
      ),
    figures,
  };
}

function reachOf(tap: Tap, elsewhereMs: number): number {
  return isInPage(tap) ? tapTargets.inPageMs : elsewhereMs;
}

/** The percentile; 0 for none. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? 0;
}
