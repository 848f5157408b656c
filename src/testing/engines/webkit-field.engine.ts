import { expect, test } from '@playwright/test';
import { startSite } from '../support/site.ts';
import { startWebKit } from './webdriver.ts';
import type { WebDriver } from './webdriver.ts';

const patient = { timeout: 120_000 } as const;

test('In WebKit: program, pictures, search and a kept film are there with the server killed', async () => {
  test.setTimeout(300_000);
  const site = await startSite();
  const browser = await startWebKit();
  try {
    const text = async () => String(await browser.run('return document.body.innerText'));
    const shows = (words: string | RegExp) => expect.poll(text, patient).toMatch(words);

    await browser.go(`${site.address}/offline`);
    await browser.run('await navigator.serviceWorker.ready');
    await shows('Ready for the site.');
    await browser.run(`[...document.querySelectorAll('button')]
      .find((one) => one.textContent.startsWith('Keep this film') && one.offsetParent !== null)
      .click()`);
    await shows(/On this device\s+Remove\b/);
    await site.stop('SIGKILL');

    await browser.press('Check that it is ready for the site');
    await shows('Every file was read back and is whole.');
    await browser.go(`${site.address}/climate-responsive`);
    await shows('Castlemaine');
    await browser.go(`${site.address}/projects/1`);
    await shows('Muckleford Mudbrick Estate');
    await browser.go(`${site.address}/heritage-research`);
    await shows('From peasant villages to industrial suburbs');
    expect(await holes(browser)).toEqual([]);

    const parts = await browser.run(`
      const sources = [...document.querySelectorAll('video source')].map((one) => one.src);
      const answers = [];
      for (const source of sources) {
        const answer = await fetch(source, { headers: { Range: 'bytes=1000-1999' } }).catch(() => null);
        answers.push(answer === null ? null : [answer.status, (await answer.arrayBuffer()).byteLength]);
      }
      return answers;`);
    expect(parts, 'the film that was kept, and the one that was not').toEqual(
      expect.arrayContaining([[206, 1000], null]),
    );

    await browser.press('Menu');
    await shows('Search the site');
    await browser.type('dialog[open] input[type="search"]', 'mudbrik');
    await expect
      .poll(
        () =>
          browser.run(
            `return document.querySelectorAll('dialog[open] [role="search"] a, dialog[open] search a').length`,
          ),
        patient,
      )
      .toBeGreaterThan(0);
  } finally {
    await browser.end();
    await site.dispose();
  }
});

/** Brings every picture near, as a reader does, and answers those that do not decode. */
async function holes(browser: WebDriver): Promise<unknown> {
  const count = async () =>
    Number(await browser.run(`return document.querySelectorAll('main img').length`));
  // What lies below the first screen comes right after it.
  await expect.poll(count, patient).toBeGreaterThan(50);
  const all = await count();
  const found: unknown[] = [];
  for (let place = 0; place < all; place += 1) {
    const hole = await browser.run(`
      const image = document.querySelectorAll('main img')[${place}];
      if (image.getClientRects().length === 0) return null;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let turns = 0; turns < 200 && !(image.complete && image.currentSrc); turns += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const isDecoded = await image.decode().then(() => true, () => false);
      return isDecoded && image.naturalWidth > 0 ? null : image.currentSrc || image.alt;`);
    if (hole !== null) found.push(hole);
  }
  return found;
}
