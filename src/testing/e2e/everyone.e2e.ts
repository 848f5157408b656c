import type { Page } from '@playwright/test';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { readInbox } from '../support/owner.ts';
import { attachmentsStep, pdf, reviewStep } from '../support/request.ts';
import { beginProgram } from '../support/begin-program.ts';
import { expect, story } from '../support/story.ts';

/** What has the focus: its name, and what is wrong with how it shows. */
async function focusOf(page: Page): Promise<{ words: string; fault: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { words: 'the page', fault: null };
    }
    const words = (element.getAttribute('aria-label') ?? element.innerText.trim()).slice(0, 60);
    // A control laid invisibly over its label shows the focus on the label.
    const shown = getComputedStyle(element).opacity === '0' ? element.closest('label') : element;
    // The frame round a field may carry its ring.
    const hasRing = [shown, element, element.parentElement].some(
      (one) => one && getComputedStyle(one).outlineStyle !== 'none',
    );
    if (!hasRing) return { words, fault: 'has no focus ring' };
    const { left, right, top, bottom } = (shown ?? element).getClientRects()[0] ?? new DOMRect();
    const [width, height] = [window.innerWidth, window.innerHeight];
    if (right <= 0 || left >= width || bottom <= 0 || top >= height) {
      return { words, fault: 'is outside the window' };
    }
    // Some part of it lies on top of everything else.
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || shown?.contains(found));
    });
    return { words, fault: isSeen ? null : 'is covered' };
  });
}

/** Presses Tab until something with these words has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const { words, fault } = await focusOf(page);
    expect(fault, words).toBeNull();
    if (wanted.test(words)) return;
  }
  throw new Error(`Tab never comes to ${wanted}`);
}

story('A reader goes through a page by Tab alone, always seeing where', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/projects/1', '/climate-responsive', '/library']) {
    await page.goto(path);
    await beginProgram(page);
    const stops: string[] = [];
    const faults: string[] = [];
    for (let stop = 0; stop < 150; stop += 1) {
      await page.keyboard.press('Tab');
      const { words, fault } = await focusOf(page);
      if (words === 'the page') break;
      stops.push(words);
      if (fault !== null) faults.push(`${path}: “${words}” ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(stops[0]).toBe('Skip to the text');
    // Out at the other end: nothing holds the focus.
    expect(stops.length, path).toBeLessThan(150);
    expect((await focusOf(page)).words, path).toBe('the page');
  }
});

story('Somebody without a mouse asks for a report, with a plan', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/design-services');
  await beginProgram(page);
  await tabTo(page, /^Request Questionnaire/i);
  await page.keyboard.press('Enter');
  const dialog = questionnaireOf(page);
  await dialog.getByLabel('Name').focus();
  await page.keyboard.type('Rosa Kirk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa@example.org');
  const heading = dialog.getByRole('heading', { level: 3 }).first();
  while ((await heading.innerText()) !== reviewStep) {
    const before = await heading.innerText();
    if (before === attachmentsStep) {
      const chosen = page.waitForEvent('filechooser');
      await dialog.locator('input[name="attachments"]').focus();
      await page.keyboard.press('Enter');
      await (await chosen).setFiles([pdf('plan.pdf')]);
      await expect(dialog.getByText('1 of 10 files attached')).toBeVisible();
    }
    await tabTo(page, /^Next$/);
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(before);
    await expect(heading).toBeFocused();
  }
  await tabTo(page, /^Submit$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const { requests } = await readInbox(site);
  expect(requests.map(({ email, attachments }) => [email, attachments.length])).toEqual([
    ['rosa@example.org', 1],
  ]);
});

story('Words set wider apart on a narrow phone stay whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const faults: string[] = [];
  for (const path of ['/site-map', '/projects/1', '/design-services', '/climate-responsive']) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      // The distances of WCAG 1.4.12.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; ' +
          'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
      const root = document.documentElement;
      const cut = root.scrollWidth > root.clientWidth ? ['it scrolls sideways'] : [];
      for (const frame of document.querySelectorAll<HTMLElement>('main *, header *')) {
        const { overflowX, clip, clipPath } = getComputedStyle(frame);
        if (overflowX !== 'hidden' || clip !== 'auto' || clipPath !== 'none') continue;
        const edge = frame.getBoundingClientRect();
        const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          const isCut = [...range.getClientRects()].some(
            ({ right, bottom }) => right > edge.right + 1 || bottom > edge.bottom + 1,
          );
          if (isCut) cut.push(`“${text.textContent}” is cut`);
        }
      }
      return cut;
    });
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

story('Nothing moves for somebody who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/site-map');
  await beginProgram(page);
  await page.getByRole('link', { name: /Built Projects/ }).click();
  await expect(page).toHaveURL('/projects');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0))
        .filter((durationMs) => durationMs > 20),
    );
  expect(await moving()).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await moving()).toEqual([]);
});
