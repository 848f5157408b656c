const key = 'reloaded-for-part';

/**
 * Loads the present address anew where the code of its page is gone, as after an update; whatever was typed is on the
 * device. Once for an address, and only when the server has the page: without a network the browser's own page of
 * failure would take the place of ours.
 * @returns never, when the page is on its way out
 * @throws error, the reason why the code did not come, when loading anew would not help
 */
export async function reloadForMissingChunk(error: unknown): Promise<never> {
  const { href } = window.location;
  if (!rememberReload(href) || !(await isAnswered(href))) throw error;
  window.location.reload();
  return new Promise<never>(() => {});
}

/** The code of the page came: the next time may be another update. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

/** @returns false when it was done for this address before, or cannot be remembered: better never than for ever */
function rememberReload(href: string): boolean {
  try {
    if (sessionStorage.getItem(key) === href) return false;
    sessionStorage.setItem(key, href);
    return true;
  } catch {
    return false;
  }
}

async function isAnswered(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
