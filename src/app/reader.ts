import { readerSigns, restMs } from '#shared/reader-signs.ts';

/** Resolves with the next sign that somebody is doing something with the page. */
export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const answer = () => {
      listening.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const sign of readerSigns) window.addEventListener(sign, answer, options);
  });
}

/** Resolves when a page that nobody has touched has rested since its address was asked for. */
export function afterRest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, restMs - performance.now())));
}

/** Resolves when the document and its pictures are here and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 500);
  });
}
