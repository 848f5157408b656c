import { Second } from '#shared/time.ts';

/** What a reader does with a page that only lies there; a screen reader's reader comes with focus or click. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
] as const;

/** Resolves with the next sign that somebody is doing something with the page. */
export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const answer = () => {
      listening.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const sign of signs) window.addEventListener(sign, answer, options);
  });
}

/** Resolves when a page that nobody has touched has rested: three seconds after its address was asked for. */
export function afterRest(): Promise<void> {
  const restMs = 3 * Second.ms - performance.now();
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, restMs)));
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
