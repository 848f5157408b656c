/** What a reload would bring: a newer version that waits, or the part of this one that a deploy took away. */
export type ReloadReason = 'new-version' | 'missing-part';

let reason: ReloadReason | null = null;
/** What the reader wants to hear of later: not on the next page. */
let putOff: ReloadReason | null = null;
const listeners = new Set<() => void>();

/** Says that a reload should be offered; the first reason stays until it is put off or the page is reloaded. */
export function offerReload(next: ReloadReason): void {
  if (next !== putOff) reason ??= next;
  for (const listener of listeners) listener();
}

/** Offers it no more in this document, unless for another reason. */
export function putOffReload(): void {
  putOff = reason;
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
