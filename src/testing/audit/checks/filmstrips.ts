import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { firefox } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { startSite } from '../../support/site.ts';
import { slow4g, startSlowLine } from '../../support/slow-line.ts';
import type { Bench, Check, Verdict } from '../check.ts';
import { journeys } from './filmstrip-journeys.ts';
import type { Journey } from './filmstrip-journeys.ts';
import { filmstripKey, watchFrames } from './filmstrip-probe.ts';
import type { ShownState } from './filmstrip-probe.ts';

const folder = '.cache/audit/filmstrips';
const screen = { width: 390, height: 844 };
/** A mid-range phone; Firefox cannot be slowed down. */
const processorRate = 4;
/** Time between two screenshots. Every frame is checked, whether or not it has a screenshot. */
const pictureEveryMs = 50;
/** A state between two equal ones that lasts less than this is a flash. */
const flashMs = 300;

const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const engines = ['chromium', 'firefox'] as const;
type Engine = (typeof engines)[number];

const bank = {
  BANK_ACCOUNT_NAME: 'Natural Building Design',
  BANK_BSB: '063-000',
  BANK_ACCOUNT_NUMBER: '1234 5678',
} as const;

/**
 * Each journey through the forms on a slow phone and a slow connection, with every frame checked: none may be empty or
 * contradict itself. Pictures and a list of the states are written to `.cache/audit/filmstrips`.
 */
export const filmstrips: Check = () =>
  engines.flatMap((engine) =>
    journeys.map((journey) => ({
      name: `${engine}, ${journey.name}`,
      run: ({ browser }: Bench) => record(engine, browser, journey),
    })),
  );

async function record(engine: Engine, chromium: Browser, journey: Journey): Promise<Verdict[]> {
  const subject = `${engine}, ${journey.name}`;
  if (engine === 'firefox' && !existsSync(firefoxPath)) {
    const findings = [`${firefoxPath} is missing: node server/cli/ensure.mjs engines`];
    return [{ check: 'filmstrips', subject, measured: 'not recorded', isMet: false, findings }];
  }
  const own = join(folder, engine, journey.name.replaceAll(/\W+/g, '-'));
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  const site = await startSite(journey.hasBank ? bank : {});
  const line = await startSlowLine(site.address, slow4g);
  const browser =
    engine === 'chromium'
      ? chromium
      : await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath });
  const context = await browser.newContext({
    baseURL: line.address,
    viewport: screen,
    // Only Chromium can emulate a phone.
    ...(engine === 'chromium' ? { hasTouch: true, isMobile: true } : {}),
  });
  try {
    // tsx wraps named functions in a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(watchFrames, filmstripKey);
    const page = await context.newPage();
    const camera = await (engine === 'chromium' ? screencast(page, own) : snapshots(page, own));
    let broken: string | null = null;
    await journey.play({ page, context, line }).catch((error: unknown) => {
      broken = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    });
    const states = await page.evaluate((key) => {
      (window as unknown as { keepFilmstrip: () => void }).keepFilmstrip();
      return JSON.parse(sessionStorage.getItem(key) ?? '[]') as ShownState[];
    }, filmstripKey);
    const pictures = await camera.stop();
    writeFileSync(join(own, 'states.txt'), listOf(states));
    return [verdictOn(subject, states, pictures, broken)];
  } finally {
    await context.close();
    if (browser !== chromium) await browser.close();
    await line.close();
    await site.dispose();
  }
}

interface Camera {
  /** @returns how many pictures there are */
  stop(): Promise<number>;
}

/** Chromium's screen frames, as they arrive. */
async function screencast(page: Page, into: string): Promise<Camera> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  let lastMs = 0;
  let count = 0;
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    const atMs = (metadata.timestamp ?? 0) * 1_000;
    if (atMs - lastMs < pictureEveryMs) return;
    lastMs = atMs;
    count += 1;
    writeFileSync(join(into, `${Math.round(atMs)}.jpg`), data, 'base64');
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      return count;
    },
  };
}

/** Firefox's screenshots one after the other, as fast as it takes them. */
async function snapshots(page: Page, into: string): Promise<Camera> {
  const stopping = new AbortController();
  let count = 0;
  const taking = (async () => {
    while (!stopping.signal.aborted) {
      const startedMs = Date.now();
      // Between two documents there is none.
      const picture = await page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null);
      if (picture !== null) {
        count += 1;
        writeFileSync(join(into, `${startedMs}.jpg`), picture);
      }
      const leftMs = startedMs + pictureEveryMs - Date.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(5, leftMs)));
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await taking;
      return count;
    },
  };
}

function verdictOn(
  subject: string,
  states: readonly ShownState[],
  pictures: number,
  broken: string | null,
): Verdict {
  const frames = states.reduce((sum, state) => sum + state.frames, 0);
  const bad = states.filter(({ faults }) => faults.length > 0);
  const badFrames = bad.reduce((sum, state) => sum + state.frames, 0);
  const startMs = states[0]?.fromMs ?? 0;
  const at = (state: ShownState) => `${((state.fromMs - startMs) / 1_000).toFixed(2)} s`;
  const flashes = states.filter(
    (state, index) => isFlash(states, index) && state.faults.length === 0,
  );
  const flashFrames = flashes.reduce((sum, state) => sum + state.frames, 0);
  return {
    check: 'filmstrips',
    subject,
    measured: `${frames} frames, ${badFrames} empty or contradictory, ${flashFrames} of a flash; ${pictures} pictures`,
    isMet: broken === null && badFrames === 0 && flashFrames === 0 && frames > 0,
    findings: [
      ...(broken === null ? [] : [`the journey broke off: ${broken}`]),
      ...bad.map(
        (state) =>
          `${at(state)}, ${state.frames} frames: ${state.faults.join('; ')} (${state.words})`,
      ),
      ...flashes.map((state) => `${at(state)}, ${state.frames} frames of a flash: ${state.words}`),
    ],
    figures: { frames, badFrames, flashFrames, pictures },
  };
}

/** Whether something else appears for a moment between two equal states of one page. */
function isFlash(states: readonly ShownState[], index: number): boolean {
  const [before, now, after] = [states[index - 1], states[index], states[index + 1]];
  if (!before || !now || !after || before.words !== after.words) return false;
  return after.fromMs - now.fromMs <= flashMs && !now.words.includes('not painted yet');
}

function listOf(states: readonly ShownState[]): string {
  const startMs = states[0]?.fromMs ?? 0;
  return states
    .map(
      ({ fromMs, frames, words, faults }) =>
        `${((fromMs - startMs) / 1_000).toFixed(2)} s, ${frames} frames at ${Math.round(fromMs)}: ${words}` +
        (faults.length > 0 ? `\n  FAULT ${faults.join('; ')}` : ''),
    )
    .join('\n');
}
