import { paths, siteName } from '#shared/paths.ts';

/** A page that somebody was on when they put the device away. */
export interface LastPage {
  /** Path and query, from the root. */
  address: string;
  title: string;
}

const key = 'natural-building-design:last-page';
/** Pages that only lead to others; and nothing of the owner's inbox is stored on a device. */
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
  // A page with `noindex`, such as one that was not found, is no page to start at.
  if (pathname !== paths.offline && document.querySelector('meta[name="robots"]')) return;
  const title = document.title.replace(` | ${siteName}`, '');
  try {
    localStorage.setItem(key, JSON.stringify([pathname + search, title]));
  } catch {
    // Not remembered: the site map is a good start too.
  }
}

/** The page that was remembered; null where there is none, or what is kept is not ours. */
export function lastPage(): LastPage | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!Array.isArray(kept)) return null;
    const [address, title]: unknown[] = kept;
    if (typeof address !== 'string' || typeof title !== 'string' || title === '') return null;
    return /^\/(?!\/)/.test(address) ? { address, title } : null;
  } catch {
    return null;
  }
}

/**
 * The installed copy starts where it was left: its start address is replaced by that of the page that was open last.
 * @param isRendered the server has rendered the site map already, so the page has to be asked for
 * @returns whether another document is on its way, and nothing more is to be done in this one
 */
export function resumeAtLastPage(isRendered: boolean): boolean {
  const { pathname, search } = window.location;
  const isStart = new URLSearchParams(search).get('from') === 'installed';
  const page = pathname === paths.siteMap && isStart ? lastPage() : null;
  if (page === null) return false;
  if (isRendered) window.location.replace(page.address);
  else window.history.replaceState(null, '', page.address);
  return isRendered;
}
