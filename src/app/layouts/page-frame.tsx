import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadOptional } from '#browser/load-optional.ts';
import { isNativeDialogOpen } from '#browser/open-dialogs.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { framePath } from '#shared/paths.ts';
import { useScrollToAnchor } from './use-scroll-to-anchor.ts';
import styles from './page-frame.module.css';

// React warns about layout effects during server rendering, where there is no layout.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
let lastPathname: string | null = null;

/**
 * Around every page: the main landmark with the 0.3 s fade and slide between routes, scrolling to the top and moving
 * the focus on a route change.
 */
export function PageFrame({
  before,
  after,
  children,
}: {
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}) {
  const pathname = framePath(useLocation().pathname);
  const main = useRef<HTMLElement>(null);
  useBrowserLayoutEffect(() => {
    const isRouteChange = lastPathname !== null && lastPathname !== pathname;
    lastPathname = pathname;
    if (!isRouteChange) return;
    // Pages fade in from the first route change on; the first page of a visit does not.
    document.documentElement.dataset['navigated'] = '';
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    // The menu can be open already, while the page's code was loading.
    if (!isNativeDialogOpen()) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useScrollToAnchor();
  useEffect(() => {
    const leaving = new AbortController();
    void measureWhenIdle(leaving.signal);
    return () => leaving.abort();
  }, [pathname]);
  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to main content
      </a>
      {before}
      <main ref={main} id="main" key={pathname} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {after}
    </>
  );
}

/** Without its code, blocks below the first screen have estimated heights until they are near. */
async function measureWhenIdle(signal: AbortSignal): Promise<void> {
  await whenIdle();
  const code = await loadOptional(() => import('../measure-below-fold.ts'));
  await code?.measureBelowFold(signal);
}
