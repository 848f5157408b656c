/**
 * Whether the owner is signed in, as far as this browser remembers: the session's cookie is hidden from scripts. A hint
 * only, for links that lead to a page which asks the server.
 */
const name = 'natural-building-design:owner';
const changed = 'owner-hint';

export function isOwnerHere(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function noteSignedIn(): void {
  set((store) => store.setItem(name, ''));
}

export function noteSignedOut(): void {
  set((store) => store.removeItem(name));
}

function set(change: (store: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    // Then there are no links.
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls back when the owner has signed in or out in this tab, until the returned function is called. */
export function onOwnerHint(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
