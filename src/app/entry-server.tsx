import { QueryClientProvider, dehydrate } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { matchRoute } from './match-route.ts';
import { scriptJson } from '#lib/script-json.ts';
import type { PageStatus } from '#pages/page-module.ts';
import { createQueryClient } from './query-client.ts';
import './styles.ts';

export interface RenderedPage {
  status: PageStatus;
  /** `<title>`, `<meta>` and `<link>` elements that React hoisted. */
  head: string;
  html: string;
  /** JSON for the `app-state` script; holds public content only. */
  state: string;
  /** Path of the matched route, e.g. `/projects/:id`: which chunks the page needs. */
  routePath: string;
}

/** Elements that React puts before the markup of the page, because they belong into the head. */
const hoisted = /^(?:<(?:title)>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

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
  const status =
    (await page.prepare?.({ params, search: address.searchParams, queryClient })) ??
    (route.path === '*' ? 404 : 200);
  const markup = renderToString(
    <StaticRouter location={address.pathname + address.search}>
      <QueryClientProvider client={queryClient}>
        <App
          drawPage={() => (
            // The browser takes over what stands inside later than what stands around it. The places left empty are
            // those of its own helpers: the ids that React counts out must agree.
            <>
              {null}
              <Suspense>
                <page.Page />
                {null}
              </Suspense>
            </>
          )}
        />
      </QueryClientProvider>
    </StaticRouter>,
  );
  const head = hoisted.exec(markup)?.[0] ?? '';
  const state = scriptJson(dehydrate(queryClient, { shouldDehydrateQuery: isShort }));
  queryClient.clear();
  return { status, head, html: markup.slice(head.length), state, routePath: route.path };
}

/**
 * Whether a read goes along in the document. A list that holds every project or article whole would double its weight,
 * for a page that only shows their titles: the browser reads it before it takes the page over.
 */
function isShort({ state }: Query): boolean {
  if (state.status !== 'success') return false;
  return !Array.isArray(state.data) || JSON.stringify(state.data).length <= longestListText;
}

/** In characters. */
const longestListText = 8_000;

export { routes } from './routes.tsx';
