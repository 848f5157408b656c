import { whenIdle } from '#browser/when-idle.ts';

const belowFold = '[data-below-fold]';

/**
 * Lays out each block below the first screen once, one in each idle moment, so that the browser knows its height from
 * then on (`contain-intrinsic-block-size: auto`): the scrollbar is true, the End key reaches the end, and nothing
 * moves under a finger after a jump. Afterwards the blocks out of sight cost nothing again.
 */
export async function measureBelowFold(signal: AbortSignal): Promise<void> {
  const measured = new Set<HTMLElement>();
  await whenIdle();
  for (let next = nextOf(measured); next && !signal.aborted; next = nextOf(measured)) {
    // A block's height is that of what is in it, blocks inside blocks too.
    const blocks = [next, ...next.querySelectorAll<HTMLElement>(belowFold)];
    for (const block of blocks) {
      measured.add(block);
      block.style.contentVisibility = 'visible';
    }
    // A height is remembered at the end of the frame that showed it.
    await nextFrame();
    for (const block of blocks) block.style.contentVisibility = '';
    await whenIdle();
  }
}

function nextOf(measured: ReadonlySet<HTMLElement>): HTMLElement | undefined {
  const blocks = document.querySelectorAll<HTMLElement>(belowFold);
  return Array.from(blocks).find((block) => !measured.has(block));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
