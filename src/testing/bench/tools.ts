import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import process from 'node:process';
import { tools } from '#content/tools/tools.ts';
import config from '../../../playwright.config.ts';
import { startSite } from '../support/site.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

/**
 * How long a tool takes to respond on a processor six times slower: `npm run bench:tools` after a build. From the input
 * to the frame that shows the new answer, for each tool at 360 px.
 */
const slowdown = 6;
const changes = 60;
/** The input of each tool that is changed repeatedly; for the log, whose answer needs a choice, its material. */
const fields: Readonly<
  Record<(typeof tools)[number]['id'], readonly [label: string, values: readonly string[]]>
> = {
  sun: ['Height of the glass', ['1.2', '1.5', '1.8', '2.1']],
  wall: ['Thickness of the core', ['350', '400', '450', '500']],
  tank: ['Total tank size', ['22500', '45000', '60000', '90000']],
  quantities: ['Height', ['2.1', '2.4', '2.7', '3']],
  log: ['What’s drying', ['straw', 'timber', 'light-earth']],
  'permit-path': ['Months of building', ['12', '18', '24', '30']],
};

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
  for (const { id, path } of tools) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(path);
    await whenHydrated(page);
    if (id === 'log') await addReading(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const [label, values] = fields[id];
    const durations = await durationsOf(page, label, values);
    const sorted = durations.toSorted((one, other) => one - other);
    const at = (share: number) =>
      `${(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1)} ms`;
    process.stdout.write(
      `${id}: ${sorted.length} inputs at ${slowdown}x: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}\n`,
    );
  }
} finally {
  await browser.close();
  await site.dispose();
}

/** A log of its own, whose answer changes with the material. */
async function addReading(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a reading' });
  await form.getByLabel('Date').fill('2026-03-01');
  await form.getByRole('textbox', { name: 'Wall or stack' }).fill('South wall');
  await form.getByRole('textbox', { name: 'Spot and depth' }).fill('Low');
  await form.getByRole('textbox', { name: 'Reading', exact: true }).fill('22');
  await form.getByRole('button', { name: 'Add this reading' }).click();
  await page.getByText('Reading added.').waitFor();
}

/** Milliseconds from each input to the end of the frame that shows the answer. */
async function durationsOf(
  page: Page,
  label: string,
  values: readonly string[],
): Promise<number[]> {
  const control = page.getByRole('main').getByLabel(label, { exact: true });
  return control.evaluate(
    async (element, { texts, count }) => {
      const field = element as HTMLInputElement | HTMLSelectElement;
      const afterFrame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => resolve(), { once: true });
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        });
      const durations: number[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        field.value = texts[turn % texts.length] ?? '';
        await afterFrame();
        const start = performance.now();
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await afterFrame();
        durations.push(performance.now() - start);
      }
      return durations;
    },
    { texts: values, count: changes },
  );
}
