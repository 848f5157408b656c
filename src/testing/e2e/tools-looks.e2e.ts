import { tools } from '#content/tools/tools.ts';
import { expect, readingStory as story } from '../support/story.ts';
import { printedPages } from '../support/printed-pages.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

/** A4 between its margins, in CSS pixels. */
const paper = { width: 658, height: 947 } as const;

story.describe('in the dark', () => {
  story.use({ colorScheme: 'dark' });

  story(
    'Every tool prints its inputs, result, method and sources with their month on one sheet, in dark ink on white',
    async ({ page }) => {
      for (const { id, path } of tools) {
        await page.setViewportSize({ width: 360, height: 780 });
        await page.emulateMedia({ media: 'screen' });
        await page.goto(path);
        await whenHydrated(page);
        const main = page.getByRole('main');
        const answer = page.getByRole('region', { name: 'Answer' });
        const first = await main
          .locator('form select')
          .first()
          .locator('option:checked')
          .innerText();
        const label = await main
          .locator('form select')
          .first()
          .evaluate((select: HTMLSelectElement) => select.labels[0]?.textContent ?? '');
        await expect(answer.getByRole('table').first()).toBeVisible();

        await page.setViewportSize(paper);
        await page.emulateMedia({ media: 'print' });
        await expect(answer.getByRole('status'), id).toBeVisible();
        await expect(answer.getByText(label, { exact: true }), id).toBeVisible();
        await expect(
          answer.getByRole('definition').filter({ hasText: first }).first(),
        ).toBeVisible();
        await expect(main.locator('form').first(), id).toBeHidden();
        await expect(page.getByRole('heading', { name: 'How it’s worked out' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'What this doesn’t cover' })).toBeVisible();
        const sources = page.getByRole('region', { name: 'Sources' });
        await expect(sources).toContainText(/Sources, read \w+ 20\d\d\./);
        for (const source of await sources.getByRole('link').all()) {
          await expect(source).toBeVisible();
        }
        expect(await main.evaluate(cutOff), `${id}: cut at the edge of the paper`).toEqual([]);
        expect(await main.evaluate(paleInk), `${id}: too pale for paper`).toEqual([]);
        expect(await printedPages(page), `${id}: sheets`).toBe(1);
      }
    },
  );
});

story(
  'On a phone the first question is on the first screen, and the answer stays in three lines above the field that is filled in',
  async ({ page }) => {
    for (const { id, path } of tools) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(path);
      await whenHydrated(page);
      const form = page.getByRole('main').locator('form');
      const fields = form.locator(':is(input:not([type=file], [type=checkbox]), select):visible');
      const first = await fields.first().boundingBox();
      expect((first?.y ?? 0) + (first?.height ?? 0), id).toBeLessThanOrEqual(780);
      const inView = page.getByRole('link', { name: 'Go to the answer' });
      const answer = page.getByRole('region', { name: 'Answer' }).getByRole('status');
      await expect(answer, id).toHaveCount(1);
      // As high as the screen is above a phone's keyboard.
      await page.setViewportSize({ width: 360, height: 440 });
      for (const field of await fields.all()) {
        await field.focus();
        const place = await field.boundingBox();
        const above = await inView.boundingBox();
        expect(above?.y, id).toBeGreaterThan(0);
        expect((above?.y ?? 0) + (above?.height ?? 0), id).toBeLessThanOrEqual(place?.y ?? 0);
        expect(above?.height, id).toBeLessThanOrEqual(90);
      }
      expect(await inView.textContent(), id).toContain((await answer.textContent()) ?? '?');
    }
  },
);

story(
  'On a desk the answer and its drawing stay beside the inputs, and end where they end',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const { id, path } of tools) {
      await page.goto(path);
      await whenHydrated(page);
      const answer = page.getByRole('region', { name: 'Answer' });
      const sentence = answer.getByRole('status');
      const drawing = answer.getByRole('img').first();
      const fields = page.getByRole('main').locator('form :is(input, select):visible');
      await fields.nth(Math.floor((await fields.count()) / 2)).focus();
      await expect(sentence, id).toBeInViewport({ ratio: 1 });
      await expect(drawing, id).toBeInViewport({ ratio: 0.9 });
      const [table, picture] = await Promise.all([
        answer.getByRole('table').first().boundingBox(),
        drawing.boundingBox(),
      ]);
      expect((picture?.y ?? 0) + (picture?.height ?? 0), id).toBeLessThanOrEqual(table?.y ?? 0);
    }
  },
);

story('The contents page draws each tool, in three columns on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/tools');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(tools.length);
  const lefts = new Set<number>();
  for (const item of await items.all()) {
    await expect(item.locator('svg')).toBeVisible();
    lefts.add((await item.boundingBox())?.x ?? -1);
  }
  expect(lefts.size).toBe(3);
});

story('At 360 px every option of every tool is readable in full', async ({ page }) => {
  for (const { id, path } of tools) {
    await page.goto(path);
    await whenHydrated(page);
    for (const select of await page.getByRole('main').locator('form select:visible').all()) {
      expect(await select.evaluate(cutOptions), id).toEqual([]);
    }
  }
});

/** Options of a select whose text is wider than the select. */
function cutOptions(element: Element): string[] {
  const select = element as HTMLSelectElement;
  const style = getComputedStyle(select);
  const ruler = document.createElement('span');
  ruler.style.cssText = `position: absolute; white-space: pre; font: ${style.font}`;
  document.body.append(ruler);
  const room =
    select.clientWidth -
    Number.parseFloat(style.paddingLeft) -
    Number.parseFloat(style.paddingRight);
  const chosen = select.value;
  const oneLine = Number.parseFloat(style.lineHeight) * 1.5;
  const cut = [...select.options].flatMap(({ value, text }) => {
    select.value = value;
    ruler.textContent = text;
    const lines = Math.ceil(ruler.offsetWidth / room);
    const high =
      select.clientHeight -
      Number.parseFloat(style.paddingTop) -
      Number.parseFloat(style.paddingBottom);
    return lines > 1 && high < oneLine ? [text] : [];
  });
  select.value = chosen;
  ruler.remove();
  return cut;
}

/** Elements that overflow the page, or a table that scrolls on a screen. */
function cutOff(main: Element): string[] {
  const edge = document.documentElement.clientWidth + 1;
  return [...main.querySelectorAll('table, p, li, dd, figure, svg, h1, h2')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > edge) ? [element.outerHTML.slice(0, 80)] : [];
  });
}

/** Text, lines and fills that are lighter than mid-grey. */
function paleInk(main: Element): string[] {
  const probe = document.createElement('canvas').getContext('2d');
  if (!probe) throw new Error('no canvas');
  const luminance = (colour: string) => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = probe.getImageData(0, 0, 1, 1).data;
    return alpha < 128 ? 0 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const isPale = (colour: string) => colour !== 'none' && luminance(colour) > 0.5;
  const texts = [...main.querySelectorAll('p, li, td, th, dd, dt, h1, h2, h3, a, figcaption')];
  const lines = [...main.querySelectorAll('svg path, svg line, svg circle')];
  return [
    ...texts.filter(
      (element) => element.checkVisibility() && isPale(getComputedStyle(element).color),
    ),
    ...lines.filter(
      (element) => element.checkVisibility() && isPale(getComputedStyle(element).stroke),
    ),
  ].map((element) => element.outerHTML.slice(0, 80));
}
