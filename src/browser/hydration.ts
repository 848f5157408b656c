let resolveComplete: () => void;
const whenComplete = new Promise<void>((resolve) => {
  resolveComplete = resolve;
});

/**
 * Whether React has hydrated the first page. Until then every component must render what the server rendered, and
 * nothing may change what it reads; a page reached later may render something else.
 */
export const hydration = { isComplete: false, whenComplete };

export function completeHydration(): void {
  hydration.isComplete = true;
  resolveComplete();
}
