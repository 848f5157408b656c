import { matchRoute } from './match-route.ts';

/**
 * Fetches the code of the page behind a link when a reader points at it, touches it or comes to it by keyboard; not
 * where the browser is told to save data.
 */
export function fetchPagesPointedAt(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin) return;
    const { route } = matchRoute(link.pathname);
    if (route.path === '*') return;
    // Asked for again when the link is followed; that is where a failure is told.
    route.load().catch(() => undefined);
    if (route.reads) import('./browser-reads.tsx').catch(() => undefined);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, fetchPage, { passive: true });
  }
}
