/** Why to reload: a new version is ready, or a chunk of this one could not be loaded. */
export type ReloadReason = 'new-version' | 'missing-part';

let reason: ReloadReason | null = null;
/** The reason that the reader has postponed; it is not offered again in this document. */
let postponed: ReloadReason | null = null;
const listeners = new Set<() => void>();

/** Offers a reload. The first reason stays until it is postponed or the page is reloaded. */
export function offerReload(next: ReloadReason): void {
  if (next !== postponed) reason ??= next;
  for (const listener of listeners) listener();
}

/** Hides the offer in this document, unless there is another reason. */
export function postponeReload(): void {
  postponed = reason;
  reason = null;
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
