import { Second } from '#shared/time.ts';

/** Within this time a lock that this tab gave back is free again. */
const ownReleaseMs = 0.5 * Second.ms;

/**
 * Asks to be the one editor of a draft, among all tabs: a lock says who. Without Web Locks every tab is.
 * @param isTakingOver takes the lock from the tab that has it
 * @param onLost called where another tab has the lock, now or later; not after the release
 * @returns gives the lock back
 */
export function lockEditor(
  id: string,
  { isTakingOver, onLost }: { isTakingOver: boolean; onLost: () => void },
): () => void {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return () => {};
  let isReleased = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const lose = () => {
    if (!isReleased) onLost();
  };
  const ask = (isLastTry: boolean): void => {
    locks
      .request(
        `draft:${id}`,
        isTakingOver ? { steal: true } : { ifAvailable: true },
        async (lock) => {
          if (lock !== null) return held;
          if (isReleased) return undefined;
          // This tab's own form may just be releasing it: the same draft shown anew, or opened again.
          if (isLastTry) lose();
          else setTimeout(() => ask(true), ownReleaseMs);
          return undefined;
        },
      )
      // Stolen by a tab that took over.
      .catch(lose);
  };
  ask(false);
  return () => {
    isReleased = true;
    release();
  };
}
