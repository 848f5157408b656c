import { loadOptional } from '#browser/load-optional.ts';
import { savesData } from '#browser/saves-data.ts';
import { matchRoute } from './match-route.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

/**
 * Fetches the code of the linked page when a reader points at a link, touches it or focuses it; not where the browser
 * is set to save data.
 */
export function prefetchOnIntent(): void {
  if (savesData()) return;
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin) return;
    const { route } = matchRoute(link.pathname);
    if (route.path !== '*') void fetchCode(route);
  };
  for (const eventName of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(eventName, fetchPage, { passive: true });
  }
}

/**
 * Loads the code of the owner's pages, one at a time while the browser is idle, so that she can write without a network:
 * the worker caches it at its first use, not when it is installed.
 */
export async function prefetchOwnerPages(
  all: readonly AppRoute[] = routes,
  idle: () => Promise<void> = whenIdle,
): Promise<void> {
  for (const route of all.filter(({ isOwnerOnly }) => isOwnerOnly)) {
    await idle();
    await fetchCode(route);
  }
}

/** If this fails, following the link loads it again and reports the error. */
async function fetchCode(route: AppRoute): Promise<void> {
  await loadOptional(() =>
    Promise.all([
      route.load(),
      route.usesQueryClient ? import('./browser-query-client.tsx') : null,
    ]),
  );
}
