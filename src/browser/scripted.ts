// `data-scripted` is set before the first paint (`src/shared/before-paint.ts`). Without it, styles hide what would do
// nothing without script, and show what stands in for it.

/** The page's controls respond, or will once their code is here. */
export function markScripted(): void {
  document.documentElement.dataset['scripted'] = '';
}

/** The page stays as the server sent it: its code did not load, or failed. */
export function markUnscripted(): void {
  delete document.documentElement.dataset['scripted'];
}

/** Whether the browser lacks something that the code needs. */
export function isBrowserTooOld(): boolean {
  return 'tooOld' in document.documentElement.dataset;
}
