import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, Suspense, createElement, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { arrival } from '#lib/arrival.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { pointCanonicalAt } from './canonical-link.ts';
import { SiteLayout } from './layouts/site-layout.tsx';
import { BareLayout } from './layouts/bare-layout.tsx';
import { pageComponentOf } from './loaded-pages.ts';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

/** The whole program below its router: the same tree in the browser and on the server. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Suspense>
            <Routes>
              {routes.map((route) => (
                <Route
                  key={route.path}
                  path={route.path}
                  element={<RouteElement route={route} />}
                />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </QueryClientProvider>
    </StrictMode>
  );
}

function RouteElement({ route }: { route: AppRoute }) {
  // Here and not in App: what stands inside Suspense is hydrated later than what stands around it.
  useEffect(() => {
    arrival.isComplete = true;
  }, []);
  const { pathname } = useLocation();
  useEffect(() => pointCanonicalAt(pathname), [pathname]);
  const Layout = route.layout === 'bare' ? BareLayout : SiteLayout;
  return <Layout>{createElement(pageComponentOf(route))}</Layout>;
}
