import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Bench, Check, Verdict } from '../check.ts';
import { publicPaths } from '../../support/public-addresses.ts';
import { slow4g } from '../../support/slow-line.ts';
import type { WorkerLine } from '../../support/worker-line.ts';
import { startWorkerLine } from '../../support/worker-line.ts';
import { tapTargets } from '../targets.ts';
import { percentile } from './percentile.ts';
import { newPhone, throttled } from './slow-phone.ts';
import { elsewhereTargetMs, visits } from './tap-percentiles.ts';
import type { TapSamples, Visit } from './tap-percentiles.ts';
import { controlsInView, watchTap } from './tap-probe.ts';
import type { Control, ControlKind } from './tap-probe.ts';

/** When to tap, in milliseconds after the first paint. */
const moments = [0, 250, 1_000, 2_000, 4_000, 8_000] as const;
/** A tap without a result for so long is lost. */
const longestMs = 10_000;
/** How long the finger touches the glass. */
const fingerMs = 80;
/** How long nothing is asked of the page after a tap: the question would take its time. */
const undisturbedMs = 700;
/** How long to watch for a second result of one tap. */
const afterwardsMs = 100;

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
export const taps: Check = ({ addresses, isWhole }) =>
  // Pages that share a route have the same controls.
  (isWhole ? publicPaths : addresses).flatMap((address) =>
    visits.map((visit) => ({
      name: `${address}, ${visit}`,
      async run({ browser, site, runs }: Bench) {
        const line = await startWorkerLine(site.address, slow4g);
        try {
          const url = line.address + address;
          const controls = await findControls(browser, url);
          const measured: Tap[][] = [];
          for (let run = 0; run < runs; run += 1) {
            measured.push(await tapAll(browser, line, url, visit, controls));
          }
          return [verdictOn(`${address}, ${visit}`, visit, medians(measured))];
        } finally {
          await line.close();
        }
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
  line: WorkerLine,
  url: string,
  visit: Visit,
  controls: readonly Control[],
): Promise<Tap[]> {
  const isFirst = visit === 'first visit';
  const kept = isFirst ? null : await contextWithWorker(browser, line, url);
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
async function contextWithWorker(
  browser: Browser,
  line: WorkerLine,
  url: string,
): Promise<BrowserContext> {
  line.isSlow = false;
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  line.isSlow = true;
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
  await setTimeout(undisturbedMs);
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

/** Of runs with the same taps, the median of each; lost or doubled if it was once. */
function medians([first = [], ...others]: readonly (readonly Tap[])[]): Tap[] {
  return first.map((tap, index) => {
    const same = [tap, ...others.flatMap((run) => run[index] ?? [])];
    const median = (figure: (one: Tap) => number) => percentile(same.map(figure), 50);
    return {
      ...tap,
      acknowledgedMs: median(({ acknowledgedMs }) => acknowledgedMs),
      resultMs: same.some(({ resultMs }) => resultMs === null)
        ? null
        : median(({ resultMs }) => resultMs ?? Infinity),
      isDoubled: same.some(({ isDoubled }) => isDoubled),
      interactionMs: median(({ interactionMs }) => interactionMs),
    };
  });
}

const isInPage = ({ kind }: Tap) => kind !== 'link' && kind !== 'field';

/** A page is judged by its slowest interaction; how fast taps are answered, over the taps of all pages. */
function verdictOn(subject: string, visit: Visit, all: readonly Tap[]): Verdict {
  const results = (some: readonly Tap[]) => some.flatMap(({ resultMs }) => resultMs ?? []);
  const samples: TapSamples = {
    acknowledgedMs: all.map(({ acknowledgedMs }) => acknowledgedMs),
    inPageMs: results(all.filter(isInPage)),
    elsewhereMs: results(all.filter((tap) => !isInPage(tap))),
  };
  const figures = {
    taps: all.length,
    lost: all.filter(({ resultMs }) => resultMs === null).length,
    doubled: all.filter(({ isDoubled }) => isDoubled).length,
    acknowledgedMs: percentile(samples.acknowledgedMs, 100),
    inPageMs: percentile(samples.inPageMs, 100),
    elsewhereMs: percentile(samples.elsewhereMs, 100),
    interactionMs: percentile(
      all.map(({ interactionMs }) => interactionMs),
      98,
    ),
  };
  return {
    check: 'taps',
    subject,
    measured:
      `${figures.taps} taps, ${figures.lost} lost, ${figures.doubled} doubled · slowest: seen ${figures.acknowledgedMs} ms, ` +
      `in the page ${figures.inPageMs} ms, elsewhere ${figures.elsewhereMs} ms · INP ${figures.interactionMs} ms`,
    isMet:
      figures.lost === 0 &&
      figures.doubled === 0 &&
      figures.interactionMs <= tapTargets.interactionMs,
    findings: all
      .filter((tap) => tap.isDoubled || (tap.resultMs ?? Infinity) > targetOf(tap, visit))
      .map(
        ({ kind, name, momentMs, acknowledgedMs, resultMs, isDoubled }) =>
          `${kind} “${name}” at ${momentMs} ms: ${resultMs === null ? 'lost' : `${resultMs} ms`}, seen ${acknowledgedMs} ms${isDoubled ? ', doubled' : ''}`,
      ),
    figures,
    samples: { group: visit, values: samples },
  };
}

function targetOf(tap: Tap, visit: Visit): number {
  return isInPage(tap) ? tapTargets.inPageMs : elsewhereTargetMs(visit);
}
