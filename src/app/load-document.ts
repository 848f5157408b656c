const key = 'reloaded-for-part';

/** A page that can be shown neither from what this tab can read nor from a document of the server. */
export class PageUnavailableError extends Error {
  readonly reason: 'unreachable' | 'server-fault';

  constructor(reason: PageUnavailableError['reason'], cause: unknown) {
    super(`the page did not load: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Loads the server's document of this address when the page's code or content did not load; everything typed is stored on
 * the device. Once per address, and only when the server responds: without a network the browser's own error page would
 * replace ours.
 * @returns never resolves while the document loads
 * @throws PageUnavailableError when that would not help
 */
export async function loadDocument(cause: unknown): Promise<never> {
  const { href } = window.location;
  const reason = await reasonAgainst(href);
  if (reason === null && rememberReload(href)) {
    window.location.reload();
    return new Promise<never>(() => {});
  }
  throw new PageUnavailableError(reason ?? 'server-fault', cause);
}

/** The page has loaded, so its document may be loaded again after the next update. */
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

/** Why the server has no document for an address now; null when it has. */
async function reasonAgainst(href: string): Promise<PageUnavailableError['reason'] | null> {
  try {
    const { status } = await fetch(href, { method: 'HEAD', cache: 'no-store' });
    return status < 500 ? null : 'server-fault';
  } catch {
    return 'unreachable';
  }
}
