import type { Locator, Page } from '@playwright/test';
import { questionnaireOf } from '../support/fill-questionnaire.ts';
import { signInDialog } from '../support/owner.ts';
import { startRequest, submit } from '../support/request.ts';
import { expect, mainStory, story } from '../support/story.ts';
import { touchInput } from '../support/touch-input.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

// A finger's press ends with a click. What closes before, at the touch's end, gives that click to the page beneath.

interface Overlay {
  name: string;
  /** Opens it, with a link or button of the page under what is pressed where the page has one there. */
  open(page: Page): Promise<Locator>;
  /** On a phone it has no backdrop. */
  coversPhones?: boolean;
  /** What closes it: a control, or null for the backdrop. */
  closers: readonly (((overlay: Locator) => Locator) | null)[];
}

const named = (name: string) => (overlay: Locator) =>
  overlay.getByRole('button', { name, exact: true });

const lightboxOf = (path: string, name: RegExp = /^Enlarge picture/): Overlay => ({
  name: `lightbox of ${path}`,
  async open(page) {
    await page.goto(path);
    await whenHydrated(page);
    const pictures = page.getByRole('link', { name });
    await pictures.first().scrollIntoViewIfNeeded();
    await pictures.first().tap();
    const lightbox = page.getByRole('dialog');
    await lightbox.locator('img').first().waitFor();
    return lightbox;
  },
  closers: [null, named('Close picture')],
});

const overlays: readonly Overlay[] = [
  lightboxOf('/projects/1'),
  lightboxOf('/projects/2'),
  lightboxOf('/projects/5'),
  lightboxOf('/community-projects/1'),
  lightboxOf('/community-projects/2'),
  lightboxOf('/heritage-research', /^Enlarge/),
  lightboxOf('/climate-responsive', /^Enlarge/),
  lightboxOf('/natural-building-materials', /^Enlarge/),
  {
    name: 'menu',
    coversPhones: true,
    async open(page) {
      await page.goto('/projects');
      await whenHydrated(page);
      await page.getByRole('button', { name: 'Menu' }).tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('searchbox').waitFor();
      return menu;
    },
    closers: [null, named('Close')],
  },
  {
    name: 'chat',
    async open(page) {
      await page.goto('/projects');
      await whenHydrated(page);
      await page.getByRole('button', { name: 'Chat with us' }).tap();
      const chat = page.getByRole('dialog', { name: 'Ask us about your project' });
      await chat.getByLabel('Name').waitFor();
      return chat;
    },
    closers: [(chat) => chat.page().getByRole('button', { name: 'Close the enquiry form' })],
  },
  {
    name: 'coming soon',
    async open(page) {
      await page.goto('/resources');
      await whenHydrated(page);
      await page.getByRole('button', { name: /Tools & Methods/ }).tap();
      const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
      await dialog.waitFor();
      return dialog;
    },
    closers: [null, named('Close'), named('Got it')],
  },
  {
    name: 'questionnaire',
    async open(page) {
      await page.goto('/design-services');
      await whenHydrated(page);
      await page
        .getByRole('button', { name: /Request questionnaire/i })
        .first()
        .tap();
      const dialog = questionnaireOf(page);
      await dialog.getByLabel('Name').waitFor();
      return dialog;
    },
    closers: [named('Cancel')],
  },
  {
    name: 'payment',
    async open(page) {
      await submit(await startRequest(page));
      const dialog = page.getByRole('dialog', { name: /pay/i });
      await dialog.waitFor();
      return dialog;
    },
    closers: [named('Close')],
  },
  {
    name: 'list of a select',
    async open(page) {
      // A laptop with a touch screen: the list instead of the phone's own picker.
      await page.addInitScript(() => {
        const { matchMedia } = window;
        window.matchMedia = (query) =>
          matchMedia.call(window, query.replace('(pointer: coarse)', 'not all'));
      });
      const dialog = await startRequest(page, 'newHouseDesign');
      await dialog.getByRole('button', { name: 'Next' }).tap();
      await dialog.locator('button[aria-haspopup="listbox"]').first().tap();
      const list = page.getByRole('listbox');
      await list.waitFor();
      return list;
    },
    closers: [null, (list) => list.getByRole('option').first()],
  },
  {
    name: 'sign-in',
    async open(page) {
      await page.goto('/messages');
      const dialog = signInDialog(page);
      await dialog.waitFor();
      return dialog;
    },
    closers: [null],
  },
  {
    name: 'open photo',
    async open(page) {
      await page.goto('/photos');
      await whenHydrated(page);
      await page.getByRole('main').locator('button[aria-expanded]').first().tap();
      const detail = page.locator('#photo-1');
      await detail.waitFor();
      return detail;
    },
    closers: [named('Close')],
  },
];

/** A point of the overlay's backdrop, above a link or button of the page if there is such a point. */
async function pointOfBackdrop(overlay: Locator): Promise<readonly [x: number, y: number]> {
  return overlay.evaluate(async (element) => {
    // A lightbox's picture comes and grows over its backdrop first.
    await Promise.allSettled([...element.querySelectorAll('img')].map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const app = document.querySelector('#app');
    const isBackdrop = (top: Element | null) =>
      top !== null &&
      (top === element ||
        // Beneath the list of a select the whole page is inert.
        top === app ||
        !(element.contains(top) || app?.contains(top)) ||
        top.matches('[class*="PhotoWrap"]'));
    const controls = [...document.querySelectorAll('#app main a, #app a, #app button')]
      .filter((control) => !element.contains(control))
      .map((control) => control.getBoundingClientRect());
    let found: readonly [number, number] | undefined;
    for (let y = 4; y < window.innerHeight; y += 8) {
      for (let x = 4; x < window.innerWidth; x += 8) {
        if (!isBackdrop(document.elementFromPoint(x, y))) continue;
        found ??= [x, y];
        const isBeneath = ({ left, right, top, bottom }: DOMRect) =>
          left < x && x < right && top < y && y < bottom;
        if (controls.some(isBeneath)) return [x, y] as const;
      }
    }
    if (found === undefined) throw new Error('it has no backdrop');
    return found;
  });
}

/** Notes each click that reaches the page instead of the overlay, its backdrop or the button beside it that closes it. */
async function watchPage(overlay: Locator): Promise<void> {
  await overlay.evaluate((element) => {
    const own = [element, ...document.querySelectorAll('[aria-controls="chat-panel"]')];
    Object.assign(window, { reached: [] });
    window.addEventListener(
      'click',
      ({ target }) => {
        const control =
          target instanceof Element ? target.closest('a, button, input, select') : null;
        if (!control || own.some((part) => part.contains(control))) return;
        (window as Window & { reached?: string[] }).reached?.push(control.outerHTML.slice(0, 80));
      },
      true,
    );
  });
}

const reachedOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // The browser sends the click right after the touch's end.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve((window as Window & { reached?: string[] }).reached ?? 'another page'),
          ),
        );
      }),
  );

story.use({ hasTouch: true });

/** Each way of closing once, on a phone and on a tablet by turns. */
const ways = overlays
  .flatMap((opened, place) =>
    opened.closers.map((closer, index) => ({
      opened,
      closer,
      index,
      isPhone: (place + index) % 2 === 0,
    })),
  )
  .map((way) => ({
    ...way,
    width: way.isPhone && !(way.closer === null && way.opened.coversPhones) ? 360 : 768,
  }));

for (const { opened, closer, index, width } of ways) {
  const by = closer === null ? 'beside it' : `on button ${index}`;
  story(
    `A finger ${by} closes the ${opened.name} at ${width} px and presses nothing beneath`,
    { tag: opened === overlays[0] && index === 0 ? mainStory : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      const overlay = await opened.open(page);
      // A trial waits until it has stopped moving.
      await closer?.(overlay).tap({ trial: true });
      const box = await closer?.(overlay).boundingBox();
      const point = box
        ? ([box.x + box.width / 2, box.y + box.height / 2] as const)
        : await pointOfBackdrop(overlay);
      await watchPage(overlay);
      const fingers = await touchInput(page);
      await fingers.down(point);
      await fingers.up();
      await expect(overlay).toBeHidden();
      expect(await reachedOf(page)).toEqual([]);
      await expect(overlay).toBeHidden();
    },
  );
}
