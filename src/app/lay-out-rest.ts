import { whenIdle } from './reader.ts';

/**
 * Lays out what is far down in a document that has just come (`src/ui/deferred/far-down.ts`), one block a frame and
 * only while the browser has nothing better to do, until all of it is; at once when a key is pressed, which may lead
 * far down the page.
 */
export async function layOutRest(): Promise<void> {
  const root = document.documentElement;
  const layOutAll = () => root.removeAttribute('data-fresh');
  window.addEventListener('keydown', layOutAll, { capture: true, once: true });
  while (root.hasAttribute('data-fresh')) {
    await whenIdle();
    const block = document.querySelector('[data-far]');
    if (block) block.removeAttribute('data-far');
    else layOutAll();
    await new Promise(requestAnimationFrame);
  }
  window.removeEventListener('keydown', layOutAll, { capture: true });
}
