import { lazy, memo, useEffect } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { hydration } from '#browser/hydration.ts';
import { markScripted, markUnscripted } from '#browser/scripted.ts';
import { PageContentContext } from '#pages/use-page-content.ts';
import { framePath } from '#shared/paths.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import type { RenderPage } from './app.tsx';
import { matchRoute } from './match-route.ts';
import { loadContent, useLoadedContent } from './load-page-content.ts';
import { prefetchOwnerPages } from './prefetch-pages.ts';
import { forgetReload, loadDocument } from './load-document.ts';
import type { AppRoute } from './routes.tsx';
import { whenWorthRetrying } from './when-worth-retrying.ts';

type LazyPage = LazyExoticComponent<ComponentType>;

/** Renders pages whose code is loaded on demand; until then the router leaves the previous page on the screen. */
export function lazyPages(): RenderPage {
  const pages = new Map<string, LazyPage>();
  return (route) => {
    let Page = pages.get(route.page);
    if (!Page) {
      Page = lazy(async () => ({ default: await loadPage(route).catch(loadDocument) }));
      pages.set(route.page, Page);
    }
    return (
      <>
        <Page />
        <PageMarker />
      </>
    );
  };
}

/**
 * The same, but the first page is hydrated from the document apart from the rest: header, menu and footer
 * respond before its code is loaded. If the code does not load, the page stays readable and loading is retried later.
 */
export function hydratedPages({ pathname: firstPathname, search }: Location): RenderPage {
  const renderLater = lazyPages();
  const loading = loadFirstPage(firstPathname, search);
  const FirstPage = lazy(async () => ({ default: await loading }));
  return (route, pathname) =>
    framePath(pathname) === framePath(firstPathname) ? (
      <HydrationBoundary>
        <FirstPage />
        <PageMarker />
      </HydrationBoundary>
    ) : (
      renderLater(route, pathname)
    );
}

async function loadFirstPage(pathname: string, search: string): Promise<ComponentType> {
  const { route, params } = matchRoute(pathname);
  for (;;) {
    try {
      return await loadPage(route, { params, search: new URLSearchParams(search) });
    } catch {
      markUnscripted();
      await whenWorthRetrying();
    }
  }
}

/** @param inDocument set for the page in the document: data that the document leaves out is fetched before it hydrates */
async function loadPage(
  route: AppRoute,
  inDocument?: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams },
): Promise<ComponentType> {
  const module = route.load();
  // From one of the owner's pages, the others open without a network.
  if (route.isOwnerOnly) void prefetchOwnerPages();
  const search = inDocument?.search ?? new URLSearchParams(window.location.search);
  const content = route.content && loadContent(route.content(search));
  // On a later page, the component that shows the content suspends on it and reports its failure.
  if (inDocument) await content;
  else content?.catch(() => undefined);
  if (!route.usesQueryClient) {
    return withContent(route, (await module).Page);
  }
  const [{ Page, load }, { TabQueryProvider, loadMissingData, queryClient }, persister] =
    await Promise.all([
      module,
      import('./browser-query-client.tsx'),
      isFromServer() ? null : import('#offline/query-persister.ts'),
    ]);
  await persister?.restoreQueries(queryClient);
  if (inDocument && load) await loadMissingData(load, inDocument);
  const PageWithContent = withContent(route, Page);
  return () => (
    <TabQueryProvider>
      <PageWithContent />
    </TabQueryProvider>
  );
}

/** A page, with its content where it has some. */
function withContent({ content }: AppRoute, Page: ComponentType): ComponentType {
  // A jump to an anchor changes the location: of a page, only what reads it renders again.
  const StablePage = memo(Page);
  if (content === null) return StablePage;
  return () => <PageContentProvider contentName={content} Page={StablePage} />;
}

function PageContentProvider({
  contentName,
  Page,
}: {
  contentName: NonNullable<AppRoute['content']>;
  Page: ComponentType;
}) {
  const { search } = useLocation();
  const content = useLoadedContent(contentName(new URLSearchParams(search)));
  return (
    <PageContentContext value={content}>
      <Page />
    </PageContentContext>
  );
}

/** Whether the server has rendered this document; the service worker answers with the bare shell. */
export function isFromServer(): boolean {
  return document.getElementById('app-state') !== null;
}

/** Rendered beside a page: its effect runs once the page's code is here. */
function PageMarker() {
  useEffect(() => {
    forgetReload();
    markScripted();
    void hydration.whenComplete.then(() => {
      // From here on styles may fade pictures in: a script is running to end the fade.
      document.documentElement.dataset['hydrated'] = '';
    });
  }, []);
  return null;
}
