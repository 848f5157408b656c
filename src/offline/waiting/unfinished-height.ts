/** Under this key stands the width of the window, and the height, as CSS has it, of the strip with unfinished questionnaires. */
export const unfinishedHeightKey = 'natural-building-design:unfinished';

/** Remembers the strip's height, so that the next page holds its place from the first paint on. */
export function saveUnfinishedHeight(heightPx: number): void {
  try {
    const place = `${window.innerWidth} ${Math.ceil(heightPx)}px`;
    if (localStorage.getItem(unfinishedHeightKey) !== place) {
      localStorage.setItem(unfinishedHeightKey, place);
    }
  } catch {
    // The next page moves once.
  }
}

/** Nothing is unfinished any more: nothing holds a place for it. */
export function clearUnfinishedHeight(): void {
  document.documentElement.style.removeProperty('--unfinished-height');
  try {
    localStorage.removeItem(unfinishedHeightKey);
  } catch {
    // Nothing was kept either.
  }
}
