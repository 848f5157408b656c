/** Under this key stands the width of the window, and the height, as CSS has it, of the strip with unfinished questionnaires. */
export const unfinishedPlaceKey = 'natural-building-design:unfinished';

/** Remembers the strip's height, so that the next page holds its place from the first paint on. */
export function keepUnfinishedPlace(heightPx: number): void {
  try {
    const place = `${window.innerWidth} ${Math.ceil(heightPx)}px`;
    if (localStorage.getItem(unfinishedPlaceKey) !== place) {
      localStorage.setItem(unfinishedPlaceKey, place);
    }
  } catch {
    // The next page moves once.
  }
}

/** Nothing is unfinished any more: nothing holds a place for it. */
export function forgetUnfinishedPlace(): void {
  document.documentElement.style.removeProperty('--unfinished-height');
  try {
    localStorage.removeItem(unfinishedPlaceKey);
  } catch {
    // Nothing was kept either.
  }
}
