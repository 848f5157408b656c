import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { measureBelowFold } from '../measure-below-fold.ts';
import { useAnchor } from './use-anchor.ts';
import styles from './page-frame.module.css';

// React warns about layout effects while rendering to a string; there is nothing to lay out there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
let lastPathname: string | null = null;

/**
 * What every page stands in: the main landmark with the 0.3 s fade and slide between routes, the scroll to the
 * top and the focus on a route change.
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
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useBrowserLayoutEffect(() => {
    const isRouteChange = lastPathname !== null && lastPathname !== pathname;
    lastPathname = pathname;
    if (!isRouteChange) return;
    // From the first route change on, a new page fades in; the first page of all is simply there.
    document.documentElement.dataset['navigated'] = '';
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useAnchor();
  useEffect(() => {
    const leaving = new AbortController();
    void measureBelowFold(leaving.signal);
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
