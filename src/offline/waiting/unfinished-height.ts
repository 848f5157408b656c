/** localStorage key of the window's width, and the CSS height, of the strip with unfinished questionnaires. */
export const unfinishedHeightKey = 'natural-building-design:unfinished';

/** Stores the strip's height, so that the next page reserves its place from the first paint on. */
export function saveUnfinishedHeight(heightPx: number): void {
  try {
    const place = `${window.innerWidth} ${Math.ceil(heightPx)}px`;
    if (localStorage.getItem(unfinishedHeightKey) !== place) {
      localStorage.setItem(unfinishedHeightKey, place);
    }
  } catch {
    // The next page shifts once.
  }
}

/** Nothing is unfinished any more: no place is reserved. */
export function clearUnfinishedHeight(): void {
  document.documentElement.style.removeProperty('--unfinished-height');
  try {
    localStorage.removeItem(unfinishedHeightKey);
  } catch {
    // Nothing was stored either.
  }
}
