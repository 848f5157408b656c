import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import process from 'node:process';
import { tools } from '#content/tools/tools.ts';
import config from '../../../playwright.config.ts';
import { startSite } from '../support/site.ts';
import { waitUntilReady } from '../support/offline-ready.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { sized } from './short-form.ts';

/**
 * How long a tool takes to respond on a processor six times slower: `npm run bench:tools` after a build. From the input
 * to the frame that shows the new sentence of the answer, and to the frame in which everything below it is updated too;
 * for each tool at 360 px, with the pictures downloaded. Beside it what the same page takes for a frame that changes
 * nothing but one text: the floor.
 */
const slowdown = 6;
const changes = sized(60, 4);
/** The input of each tool that is changed repeatedly; for the log, whose answer needs a choice, its material. */
const fields: Readonly<
  Record<(typeof tools)[number]['id'], readonly [label: string, values: readonly string[]]>
> = {
  sun: ['Height of the glass', ['1.2', '1.5', '1.8', '2.1']],
  wall: ['Thickness of the core', ['350', '400', '450', '500']],
  tank: ['Total tank size', ['22500', '45000', '60000', '90000']],
  quantities: ['Height', ['2.1', '2.4', '2.7', '3']],
  log: ['What’s drying', ['straw', 'timber', 'light-earth']],
  'permit-path': ['Time to build', ['12', '18', '24', '30']],
};

/** A page that takes longer is broken, not slow. */
const longestMs = 20_000;

interface Turn {
  sentenceMs: number;
  allMs: number;
}

const site = await startSite();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const page = await browser.newPage({
    baseURL: site.address,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  // Otherwise the page stores pictures between one input and the next.
  await waitUntilReady(page);
  for (const { id, path } of tools) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(path);
    await whenHydrated(page);
    if (id === 'log') await addReading(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const [label, values] = fields[id];
    const { floorMs, turns } = await turnsOf(page, label, values);
    process.stdout.write(
      `${id}: ${turns.length} inputs at ${slowdown}x: sentence ${figuresOf(turns.map(({ sentenceMs }) => sentenceMs))}; ` +
        `all below it ${figuresOf(turns.map(({ allMs }) => allMs))}; floor ${figuresOf(floorMs)}\n`,
    );
  }
} finally {
  await browser.close();
  await site.dispose();
}

/** A new log, whose answer changes with the material. */
async function addReading(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a reading' });
  await form.getByLabel('Date').fill('2026-03-01');
  await form.getByRole('textbox', { name: 'Wall or stack' }).fill('South wall');
  await form.getByRole('textbox', { name: 'Place or brick' }).fill('Low');
  await form.getByRole('textbox', { name: 'Reading', exact: true }).fill('22');
  await form.getByRole('button', { name: 'Add this reading' }).click();
  await page.getByText('Reading added.').waitFor();
}

function figuresOf(durations: readonly number[]): string {
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) =>
    `${(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1)} ms`;
  return `median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`;
}

/** The answer to each value is read first, so that the right frame is waited for, not the next one. */
async function turnsOf(
  page: Page,
  label: string,
  values: readonly string[],
): Promise<{ floorMs: number[]; turns: Turn[] }> {
  const control = page.getByRole('main').getByLabel(label, { exact: true });
  return control.evaluate(
    async (element, { texts, count, patienceMs }) => {
      const field = element as HTMLInputElement | HTMLSelectElement;
      const answer = document.querySelector('section[aria-labelledby="answer"]');
      const sentence = answer?.querySelector('[role="status"]');
      if (!answer || !sentence) throw new Error('the tool has no answer');
      const afterFrame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => resolve(), { once: true });
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        });
      /** Waits until the answer has not changed for a second. */
      const settled = async () => {
        for (let before = ''; before !== answer.innerHTML;) {
          before = answer.innerHTML;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
      };
      const enter = (text: string) => {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      /** Milliseconds from the start to the end of the first frame in which the condition holds. */
      const frameWhere = async (start: number, isSo: () => boolean) => {
        for (;;) {
          await afterFrame();
          const passed = performance.now() - start;
          if (isSo()) return passed;
          if (passed > patienceMs) throw new Error('the answer did not come');
        }
      };
      const expected: { sentence: string; all: string }[] = [];
      for (const text of texts) {
        enter(text);
        await settled();
        expected.push({ sentence: sentence.textContent ?? '', all: answer.innerHTML });
      }
      const turns: { sentenceMs: number; allMs: number }[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const index = turn % texts.length;
        await afterFrame();
        const start = performance.now();
        enter(texts[index] ?? '');
        const sentenceMs = await frameWhere(
          start,
          () => sentence.textContent === expected[index]?.sentence,
        );
        const allMs =
          answer.innerHTML === expected[index]?.all
            ? sentenceMs
            : await frameWhere(start, () => answer.innerHTML === expected[index]?.all);
        turns.push({ sentenceMs, allMs });
      }
      const floorMs: number[] = [];
      const { firstChild } = sentence;
      if (!(firstChild instanceof Text)) throw new Error('the sentence is not one text');
      for (let turn = 0; turn < count; turn += 1) {
        await afterFrame();
        const start = performance.now();
        firstChild.data = expected[turn % texts.length]?.sentence ?? '';
        await afterFrame();
        floorMs.push(performance.now() - start);
      }
      return { floorMs, turns };
    },
    { texts: values, count: changes, patienceMs: longestMs },
  );
}
