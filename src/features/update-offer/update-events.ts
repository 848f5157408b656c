/** What a reload would bring: a newer version that waits, or the part of this one that a deploy took away. */
export type ReloadReason = 'new-version' | 'missing-part';

let reason: ReloadReason | null = null;
const listeners = new Set<() => void>();

/** Says that a reload should be offered; the first reason stays until the page is reloaded. */
export function offerReload(next: ReloadReason): void {
  reason ??= next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToReloadOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentReloadOffer(): ReloadReason | null {
  return reason;
}
