import { StrictMode, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { pointCanonicalAt } from './canonical-link.ts';
import { LateLetters } from './late-letters.ts';
import { SiteLayout } from './layouts/site-layout.tsx';
import { BareLayout } from './layouts/bare-layout.tsx';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

/** Draws the page of a route at an address; the browser and the server come by its code in different ways. */
export type DrawPage = (route: AppRoute, pathname: string) => ReactNode;

/** The whole program below its router: the same tree in the browser and on the server. */
export function App({ drawPage }: { drawPage: DrawPage }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Suspense>
          <Routes>
            {routes.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={<RouteElement route={route} drawPage={drawPage} />}
              />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </StrictMode>
  );
}

const lateLetters = new LateLetters();

function RouteElement({ route, drawPage }: { route: AppRoute; drawPage: DrawPage }) {
  const { pathname } = useLocation();
  useEffect(() => {
    pointCanonicalAt(pathname);
    lateLetters.showOn(pathname);
  }, [pathname]);
  const Layout = route.layout === 'bare' ? BareLayout : SiteLayout;
  return <Layout>{drawPage(route, pathname)}</Layout>;
}
