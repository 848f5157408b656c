/**
 * The way one step back inside what is open on a page; false where there is none before it, so that Back closes it.
 * The address stays while steps change: entries for each of them would be passed over by a browser after a reload.
 */
type BackHandler = () => boolean;

let way: BackHandler | null = null;
/** Place in the history, as the router counts, of the page that `way` belongs to. */
let here = Number.NaN;
let isReturning = false;

/** Says what Back does on the page that is shown; null: what it always does. */
export function setBackHandler(next: BackHandler | null): void {
  way = next;
  here = placeOf(window.history.state);
}

/** Listens for Back; to be called before the router listens, which is not to hear of what is turned round here. */
export function listenForBackButton(): void {
  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const steps = here - placeOf(event.state);
    if (!(steps > 0) || way?.() !== true) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(steps);
  });
}

/** NaN for an entry that is not the router's. */
function placeOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state
    ? Number(state.idx)
    : Number.NaN;
}
