import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

export interface TouchInput {
  /** Puts one or two fingers on the screen. */
  down(...points: readonly Point[]): Promise<void>;
  /** Moves them there in a few steps, each of which the page has painted before the next. */
  move(...points: readonly Point[]): Promise<void>;
  up(): Promise<void>;
}

const steps = 4;

/** Touches on a page's screen, for swipes and pinches that a mouse cannot make. Only in Chromium. */
export async function touchInput(page: Page): Promise<TouchInput> {
  const session = await page.context().newCDPSession(page);
  let places: readonly Point[] = [];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const drawn = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
  return {
    async down(...points) {
      places = points;
      await send('touchStart', points);
      await drawn();
    },
    async move(...points) {
      const from = places;
      for (let step = 1; step <= steps; step += 1) {
        const between = (start: number, end: number) => start + ((end - start) * step) / steps;
        await send(
          'touchMove',
          points.map(([x, y], finger) => {
            const [startX, startY] = from[finger] ?? [x, y];
            return [between(startX, x), between(startY, y)];
          }),
        );
        await drawn();
      }
      places = points;
    },
    async up() {
      await send('touchEnd', []);
    },
  };
}
