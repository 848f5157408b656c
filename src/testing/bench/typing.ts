import { chromium } from '@playwright/test';
import process from 'node:process';
import config from '../../../playwright.config.ts';
import { fillToReview, questionnaireOf } from '../support/fill-questionnaire.ts';
import { startSite } from '../support/site.ts';
import { sized } from './short-form.ts';

/**
 * How long a keystroke takes in the longest form, filled to the last answer, on a processor four times slower: `node
 * --import tsx src/testing/bench/typing.ts` after a build. From the key to the frame that shows the character.
 */
const slowdown = 4;
const text = 'Clay loam over gravel, falling north at one in twelve; two yellow box to keep. ';
const keystrokes = sized(240, 20);

const site = await startSite();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const page = await browser.newPage({
    baseURL: site.address,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  await page.goto('/design-services?questionnaire=naturalBuilding');
  await fillToReview(page);
  const dialog = questionnaireOf(page);
  const long = page.locator('form textarea').first();
  while (!(await long.isVisible())) {
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  }
  await long.focus();
  await long.press('End');

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { keyDurations: durations });
    window.addEventListener(
      'keydown',
      (event) => {
        // After the frame that follows has been passed to the screen.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () =>
            durations.push(performance.now() - event.timeStamp),
          );
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      },
      true,
    );
  });
  for (let index = 0; index < keystrokes; index += 1) {
    await long.press(text[index % text.length] ?? ' ', { delay: 30 });
  }
  const durations = await page.evaluate(
    () => (window as unknown as { keyDurations: number[] }).keyDurations,
  );
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) =>
    `${(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1)} ms`;
  process.stdout.write(
    `${sorted.length} keystrokes at ${slowdown}x: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}\n`,
  );
} finally {
  await browser.close();
  await site.dispose();
}
