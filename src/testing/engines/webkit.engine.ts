import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readInbox } from '../support/owner.ts';
import { attachedHashes, pdf, sha256 } from '../support/request.ts';
import { startSite } from '../support/site.ts';
import { startWebKit } from './webdriver.ts';

test('In WebKit: a questionnaire filled in offline survives a reload and arrives exactly once', async ({
  browserName: _none,
}, info) => {
  const site = await startSite();
  const browser = await startWebKit();
  try {
    const text = async () => String(await browser.run('return document.body.innerText'));
    const shows = (words: string | RegExp) => expect.poll(text, { timeout: 30_000 }).toMatch(words);
    const form = `${site.address}/design-services?questionnaire=propertyAssessment`;

    await browser.go(`${site.address}/design-services`);
    // Polled: one script may take no longer than half a minute, and this is only there after the whole bundle.
    await expect
      .poll(() => browser.run('return navigator.serviceWorker.controller !== null'), {
        timeout: 90_000,
      })
      .toBe(true);
    await site.stop('SIGKILL');

    // The server is stopped; page, form and code come from the cache.
    await browser.go(form);
    await expect
      .poll(
        () =>
          browser.run(`return document.querySelector('[role="dialog"] [name="email"]') !== null`),
        {
          timeout: 30_000,
        },
      )
      .toBe(true);
    await browser.type('[role="dialog"] [name="name"]', 'Rosa Kirk');
    await browser.type('[role="dialog"] [name="email"]', 'rosa@example.org');
    await shows(/Saved on this device at \d/);
    await browser.go(form);
    await expect
      .poll(
        () => browser.run(`return document.querySelector('[role="dialog"] [name="name"]')?.value`),
        {
          timeout: 30_000,
        },
      )
      .toBe('Rosa Kirk');

    const plan = pdf('plan.pdf', 400_000);
    const planPath = info.outputPath('plan.pdf');
    await writeFile(planPath, plan.buffer);
    for (const title of ['The property', 'What you propose', 'Constraints and questions']) {
      await browser.press('Next');
      await shows(title);
    }
    await browser.press('Next');
    await shows('0 of 10 files attached');
    await browser.type('input[name="attachments"]', planPath);
    await shows('1 of 10 files attached');
    await browser.press('Next');
    await shows('Review your answers');
    await shows('plan.pdf');
    await browser.press('Submit');
    await shows('1 waiting');

    await site.start();
    await browser.go(`${site.address}/offline`);
    await shows(/Received: NB-/);
    const { requests } = await readInbox(site);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ name: 'Rosa Kirk', email: 'rosa@example.org' });
    const addresses = requests[0]?.attachments.map(({ url }) => url) ?? [];
    expect(await attachedHashes(site, addresses)).toEqual([sha256(plan.buffer)]);
    await shows(requests[0]?.receipt ?? 'no receipt');

    await browser.go(`${site.address}/offline`);
    await shows(requests[0]?.receipt ?? 'no receipt');
    expect((await readInbox(site)).requests).toHaveLength(1);
  } finally {
    await browser.end();
    await site.dispose();
  }
});
