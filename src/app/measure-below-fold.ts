import { whenIdle } from '#browser/when-idle.ts';

const belowFold = '[data-below-fold]';

/**
 * Lays out each block below the first screen once, one per idle moment, so that the browser knows its height from then
 * on (`contain-intrinsic-block-size: auto`): the scrollbar is right, the End key reaches the end, and nothing moves
 * under a finger after a jump. Afterwards blocks out of sight cost nothing again. Call it when the page is idle.
 */
export async function measureBelowFold(signal: AbortSignal): Promise<void> {
  const measured = new Set<HTMLElement>();
  while (!signal.aborted) {
    const next = [...document.querySelectorAll<HTMLElement>(belowFold)].find(
      (block) => !measured.has(block),
    );
    if (next === undefined) return;
    measured.add(next);
    // What is in view is laid out already; shown again, it would count as moved.
    if (isInView(next)) continue;
    // A block's height includes the blocks inside it.
    const blocks = [next, ...next.querySelectorAll<HTMLElement>(belowFold)];
    for (const block of blocks) {
      measured.add(block);
      block.style.contentVisibility = 'visible';
    }
    // The browser remembers a height at the end of the frame that showed it.
    await nextFrame();
    for (const block of blocks) block.style.contentVisibility = '';
    await whenIdle();
  }
}

function isInView(block: HTMLElement): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
