import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { framePath } from '#shared/paths.ts';
import { pointCanonicalAt } from './canonical-link.ts';
import { SiteLayout } from './layouts/site-layout.tsx';
import { PageOverlays } from './layouts/page-overlays.tsx';
import { BareLayout } from './layouts/bare-layout.tsx';
import { matchRoute } from './match-route.ts';
import type { AppRoute } from './routes.tsx';

/** Renders the page of a route at an address; the browser and the server load its code in different ways. */
export type RenderPage = (route: AppRoute, pathname: string) => ReactNode;

/** The whole app below its router: the same tree in the browser and on the server. */
export function App({ renderPage }: { renderPage: RenderPage }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <HydrationBoundary>
          <MatchedRoute renderPage={renderPage} />
        </HydrationBoundary>
        <HydrationBoundary>
          <PageOverlays />
        </HydrationBoundary>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** The router gets the one route that matches: it would compile the patterns of all. */
function MatchedRoute({ renderPage }: { renderPage: RenderPage }) {
  const { route } = matchRoute(useLocation().pathname);
  return (
    <Routes>
      <Route path={route.path} element={<RouteElement route={route} renderPage={renderPage} />} />
    </Routes>
  );
}

function RouteElement({ route, renderPage }: { route: AppRoute; renderPage: RenderPage }) {
  const { pathname } = useLocation();
  useEffect(() => pointCanonicalAt(pathname), [pathname]);
  const Layout = route.layout === 'bare' ? BareLayout : SiteLayout;
  return (
    <Layout>
      {/* The layout stays usable when a page fails, and the next page is rendered anew. */}
      <ErrorBoundary key={framePath(pathname)} isInLayout>
        {renderPage(route, pathname)}
      </ErrorBoundary>
    </Layout>
  );
}
