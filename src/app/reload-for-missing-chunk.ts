const key = 'reloaded-for-part';

/**
 * Reloads the page when its code is gone, as after an update; everything typed is stored on the device. Once per
 * address, and only when the server responds: without a network the browser's own error page would replace ours.
 * @returns never resolves while the page reloads
 * @throws error, the reason why the chunk did not load, when a reload would not help
 */
export async function reloadForMissingChunk(error: unknown): Promise<never> {
  const { href } = window.location;
  if (!rememberReload(href) || !(await isServerReachable(href))) throw error;
  window.location.reload();
  return new Promise<never>(() => {});
}

/** The page's code has loaded, so another reload is allowed after the next update. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/**
 * @returns false when this address was reloaded before, or when that cannot be stored: better no reload than endless
 * ones
 */
function rememberReload(href: string): boolean {
  try {
    if (sessionStorage.getItem(key) === href) return false;
    sessionStorage.setItem(key, href);
    return true;
  } catch {
    return false;
  }
}

async function isServerReachable(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
