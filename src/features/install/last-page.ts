import { isInstalledStart } from '#shared/installed-start.ts';
import { paths, siteName } from '#shared/paths.ts';

/** The page that was open last. */
export interface LastPage {
  /** Path and query, from the root. */
  address: string;
  title: string;
}

const key = 'natural-building-design:last-page';
/** Not remembered: pages that only lead to others, and the owner's inbox, of which nothing is stored on a device. */
const excludedPaths: readonly string[] = [paths.landing, paths.siteMap, paths.messages];

/** Remembers the page each time it is hidden: a phone may close it later without another event. */
export function rememberPages(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') rememberPage();
  });
  window.addEventListener('pagehide', rememberPage);
}

function rememberPage(): void {
  const { pathname, search } = window.location;
  if (excludedPaths.includes(pathname)) return;
  // A page with `noindex`, such as one that was not found, is not remembered.
  if (pathname !== paths.offline && document.querySelector('meta[name="robots"]')) return;
  const title = document.title.replace(` | ${siteName}`, '');
  try {
    localStorage.setItem(key, JSON.stringify([pathname + search, title]));
  } catch {
    // Not stored: the app starts at the site map.
  }
}

/** The remembered page; null if there is none, or the stored value is not valid. */
export function lastPage(): LastPage | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!Array.isArray(stored)) return null;
    const [address, title]: unknown[] = stored;
    if (typeof address !== 'string' || typeof title !== 'string' || title === '') return null;
    return /^\/(?!\/)/.test(address) ? { address, title } : null;
  } catch {
    return null;
  }
}

/**
 * Starts the installed app at the page that was open last, by replacing its start address.
 * @param isRendered whether the server has rendered the site map, so that the page has to be loaded
 * @returns whether another document is being loaded, so that nothing more is to be done in this one
 */
export function resumeAtLastPage(isRendered: boolean): boolean {
  const page = isInstalledStart(window.location) ? lastPage() : null;
  if (page === null) return false;
  if (isRendered) window.location.replace(page.address);
  else window.history.replaceState(null, '', page.address);
  return isRendered;
}
