/** Inputs of tools that nobody saved, until the tab is closed. */

const keyPrefix = 'tool-inputs-';

/** What was kept of a tool; null where nothing was. Throws where the browser refuses storage. */
export function readKeptInputs(tool: string): string | null {
  return sessionStorage.getItem(keyPrefix + tool);
}

/**
 * Throws where the browser refuses storage, or it is full.
 * @param text null forgets them
 */
export function keepInputs(tool: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(keyPrefix + tool);
  else sessionStorage.setItem(keyPrefix + tool, text);
}

/** Part of deleting everything that was written here. */
export function removeAllKeptInputs(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(keyPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
}
