/**
 * Goes one step back inside an open form; false when it is at its first step, so that Back leaves it. The steps have no
 * history entries of their own: after a reload a browser would skip them.
 */
type BackHandler = () => boolean;

let backHandler: BackHandler | null = null;
/** Index in the router's history of the page that `backHandler` belongs to. */
let handlerIndex = Number.NaN;
let isUndoingBack = false;

/** Sets what Back does on this page; null for the browser's default. */
export function setBackHandler(next: BackHandler | null): void {
  backHandler = next;
  handlerIndex = historyIndexOf(window.history.state);
}

/** Listens for Back. Call it before the router is created, which must not see the events that are cancelled here. */
export function listenForBackButton(): void {
  window.addEventListener('popstate', (event) => {
    if (isUndoingBack) {
      isUndoingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const steps = handlerIndex - historyIndexOf(event.state);
    if (!(steps > 0) || backHandler?.() !== true) return;
    event.stopImmediatePropagation();
    isUndoingBack = true;
    window.history.go(steps);
  });
}

/** NaN for a history entry that is not the router's. */
function historyIndexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state
    ? Number(state.idx)
    : Number.NaN;
}
