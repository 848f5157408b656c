let resolveComplete: () => void;
const whenComplete = new Promise<void>((resolve) => {
  resolveComplete = resolve;
});

/**
 * Whether React has hydrated all of the first page. Until then every component must render what the server rendered, and
 * nothing may change what it reads; a page reached later may render something else.
 */
export const hydration = { isComplete: false, whenComplete };

export function completeHydration(): void {
  hydration.isComplete = true;
  resolveComplete();
}

let dehydratedParts = 0;

/**
 * Counts the parts of the page that are in the document and not hydrated; hydration is complete when there are none.
 * @returns undoes it
 */
export function countDehydrated(change: number): () => void {
  dehydratedParts += change;
  // A microtask later: React runs the effects of all components first, and in development twice.
  queueMicrotask(() => {
    if (dehydratedParts === 0) completeHydration();
  });
  return () => void countDehydrated(-change);
}
