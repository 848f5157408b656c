import { Second } from '#shared/time.ts';

/** How long the browser may take to free a lock that this tab released. */
const ownReleaseMs = 0.5 * Second.ms;

/**
 * Requests the lock of a draft's only editor, among all tabs. Without Web Locks every tab is an editor.
 * @param name of the lock, one for each draft
 * @param isTakingOver takes the lock from the tab that has it
 * @param onLost called when another tab has the lock, now or later; not after the release
 * @returns releases the lock
 */
export function lockEditor(
  name: string,
  { isTakingOver, onLost }: { isTakingOver: boolean; onLost: () => void },
): () => void {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return () => {};
  let isReleased = false;
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const lose = () => {
    if (!isReleased) onLost();
  };
  const ask = (isLastTry: boolean): void => {
    locks
      .request(name, isTakingOver ? { steal: true } : { ifAvailable: true }, async (lock) => {
        if (lock !== null) return untilReleased;
        if (isReleased) return undefined;
        // A form of this tab may be releasing it: the same draft rendered again, or reopened.
        if (isLastTry) lose();
        else setTimeout(() => ask(true), ownReleaseMs);
        return undefined;
      })
      // Stolen by a tab that took over.
      .catch(lose);
  };
  ask(false);
  return () => {
    isReleased = true;
    release();
  };
}
