import { QueryClientProvider } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { fingerprintOf } from '#lib/bytes.ts';
import { scriptJson } from '#lib/script-json.ts';
import { PageContentContext } from '#pages/use-page-content.ts';
import type { PageStatus } from '#pages/page-module.ts';
import { isPageContent, pagesPath } from '#shared/page-content.ts';
import type { PageContent, PageName } from '#shared/page-content.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { HeadContext } from '#ui/page-head/head-context.ts';
import type { PreloadedPicture } from '#ui/page-head/head-context.ts';
import { App } from './app.tsx';
import { Document } from './document.tsx';
import type { DocumentProps, PageFacts } from './document.tsx';
import { matchRoute } from './match-route.ts';
import type { PageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';
import './styles.ts';

export interface RenderedPage {
  status: PageStatus;
  facts: PageFacts;
  html: string;
  /** JSON for the `app-state` script; holds public content only. */
  state: string;
  /** What the page says, as JSON for the `page-content` script; null where its words come with its code. */
  content: string | null;
  /** Path of the matched route, e.g. `/projects/:id`: which chunks the page needs. */
  routePath: string;
}

/**
 * Renders one address to HTML.
 * @param url path and query, e.g. `/projects/3?x=1`
 * @param fetch answers the page's reads from the content store
 */
export async function render(url: string, fetch: typeof globalThis.fetch): Promise<RenderedPage> {
  const address = new URL(url, 'http://server.invalid');
  const { route, params } = matchRoute(address.pathname);
  const page = await route.load();
  const queryClient = createQueryClient(fetch);
  const content = route.content
    ? await readContent(route.content(address.searchParams), fetch)
    : null;
  const status =
    (await page.load?.({ params, search: address.searchParams, queryClient })) ??
    (route.path === '*' ? 404 : 200);
  const preloaded: PreloadedPicture[] = [];
  const declared: Omit<PageFacts, 'preloaded'>[] = [];
  const html = await renderWhole(
    <HeadContext
      value={{
        setPage: (facts) => void declared.push(facts),
        preloadPicture: (picture) => void preloaded.push(picture),
      }}
    >
      <StaticRouter location={address.pathname + address.search}>
        <QueryClientProvider client={queryClient}>
          <App
            renderPage={() => (
              <HydrationBoundary>
                <PageContentContext value={content}>
                  <page.Page />
                </PageContentContext>
                {null}
              </HydrationBoundary>
            )}
          />
        </QueryClientProvider>
      </StaticRouter>
    </HeadContext>,
  );
  const cached = queryClient.getQueryCache().getAll();
  const state = scriptJson({
    queries: cached
      .filter(isInDocument)
      .map(({ queryKey, state: { data, dataUpdatedAt } }) => [queryKey, data, dataUpdatedAt]),
    omitted: await fingerprints(cached.filter(isLongList)),
  } satisfies PageState);
  queryClient.clear();
  const facts = declared.at(-1);
  if (facts === undefined) throw new Error(`${route.page} has no PageHead`);
  return {
    status,
    facts: { ...facts, preloaded },
    html,
    state,
    content: content && scriptJson(content),
    routePath: route.path,
  };
}

/** Renders the whole app. @throws what a component throws: React would leave its part of the page to the browser */
async function renderWhole(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    // Otherwise a long part is written at the end of the document, and a script moves it into place.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

async function readContent(name: PageName, fetch: typeof globalThis.fetch): Promise<PageContent> {
  const content: unknown = await (await fetch(`${pagesPath}/${name}`)).json();
  if (!isPageContent(content)) throw new Error(`there is no content for ${name}`);
  return content;
}

/** The text of a whole document. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}

/**
 * Whether a query is included in the document. A list that contains every project or article in full would double its
 * size, for a page that only shows their titles: the browser reads it before it hydrates the page.
 */
function isInDocument(query: Query): boolean {
  return query.state.status === 'success' && !isLongList(query);
}

function isLongList({ state: { data } }: Query): boolean {
  return Array.isArray(data) && JSON.stringify(data).length > maxListCharacters;
}

/** By query hash, so that the browser can tell whether it has fetched the same data. */
async function fingerprints(queries: readonly Query[]): Promise<Record<string, string | null>> {
  return Object.fromEntries(
    await Promise.all(
      queries.map(async ({ queryHash, state }) => [queryHash, await fingerprintOf(state.data)]),
    ),
  );
}

/** In characters. */
const maxListCharacters = 8_000;

export { routes } from './routes.tsx';
export { renderClientPage, renderLostLink } from './client-document.tsx';
