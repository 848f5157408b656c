/** The browser's own question about installing. It is in no TypeScript library, since not every browser asks it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let captured: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Saves the browser's offer for the page where a visitor looks for it, instead of a banner over what they read. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if ('prompt' in event) setPrompt(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => setPrompt(null));
}

/** The offer that is open now; null where there is none, or it was answered. */
export function installPrompt(): InstallPrompt | null {
  return captured;
}

/** Asks the visitor, once: an answered offer is used up. */
export async function askToInstall(): Promise<boolean> {
  const prompt = captured;
  if (prompt === null) return false;
  setPrompt(null);
  return (await prompt.prompt()).outcome === 'accepted';
}

/** For `useSyncExternalStore`. */
export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setPrompt(prompt: InstallPrompt | null): void {
  captured = prompt;
  for (const listener of listeners) listener();
}
