import { loadOptional } from '#browser/load-optional.ts';
import { savesData } from '#browser/saves-data.ts';
import { matchRoute } from './match-route.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

/**
 * Fetches the code of the page behind a link when a reader points at it, touches it or comes to it by keyboard; not
 * where the browser is told to save data.
 */
export function prefetchOnPointing(): void {
  if (savesData()) return;
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin) return;
    const { route } = matchRoute(link.pathname);
    if (route.path !== '*') void fetchCode(route);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, fetchPage, { passive: true });
  }
}

/**
 * Brings the code of all pages of visitors, or of the owner's, from the device, one at a time while nothing else is to be
 * done, so that whoever continues waits for none of it, and an owner can write without a network. For a device that has
 * the app cached: elsewhere it would be a download nobody asked for.
 */
export async function prefetchAllPages(
  of: 'visitors' | 'owner',
  all: readonly AppRoute[] = routes,
  idle: () => Promise<void> = whenIdle,
): Promise<void> {
  for (const route of all) {
    if (route.isOwners !== (of === 'owner')) continue;
    await idle();
    await fetchCode(route);
  }
}

/** Asked for again when the link is followed; that is where a failure is told. */
async function fetchCode(route: AppRoute): Promise<void> {
  await loadOptional(() =>
    Promise.all([route.load(), route.reads ? import('./browser-query-client.tsx') : null]),
  );
}
