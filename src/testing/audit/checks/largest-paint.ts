import type { Browser } from '@playwright/test';
import { newPhone, throttled } from './slow-phone.ts';

declare global {
  interface Window {
    largestPaintMs: number;
  }
}

/** Largest contentful paint of a first visit on a slow phone and network, as the browser reports it, in milliseconds. */
export async function largestPaintMs(browser: Browser, url: string): Promise<number> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await throttled(page);
    await page.addInitScript(() => {
      window.largestPaintMs = Number.POSITIVE_INFINITY;
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.largestPaintMs = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url);
    // Lazy pictures of the first screen as well.
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, width } = image.getBoundingClientRect();
        return image.complete || width === 0 || top > window.innerHeight;
      }),
    );
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => resolve(window.largestPaintMs))),
          );
        }),
    );
  } finally {
    await context.close();
  }
}
