import { whenIdle } from './reader.ts';

/**
 * Lays out what is far down in a document that has just come (`src/ui/deferred/far-down.ts`), one block a frame and
 * only while the browser has nothing better to do, until all of it is.
 */
export async function layOutRest(): Promise<void> {
  const root = document.documentElement;
  while (root.hasAttribute('data-fresh')) {
    const block = document.querySelector('[data-far]');
    if (block) block.removeAttribute('data-far');
    else root.removeAttribute('data-fresh');
    await new Promise(requestAnimationFrame);
    await whenIdle();
  }
}
