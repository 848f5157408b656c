import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeoHead } from '#app/document.tsx';
import type { RenderedPage, render as renderPage, renderDocument } from '#app/entry-server.tsx';
import type { AppRoute } from '#app/routes.tsx';
import { renderCost } from '../http/middleware/render-budget.ts';
import type { RenderBudget } from '../http/middleware/render-budget.ts';
import { redirectToPresent } from '../http/redirect-to-present.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import { clientPage } from './client-page.ts';
import type { ClientPageRenderer } from './client-page.ts';
import { contentFetch } from './content-fetch.ts';
import type { ContentReader } from './content-reader.ts';
import type { SeoHeadOf } from './seo/page-head.ts';
import { PageCache, compressPage } from './page-cache.ts';
import type { CachedPage, Pages } from '../http/pages.ts';
import type { OriginOf } from './request-origin.ts';
import { pageAddresses } from './page-address.ts';
import { routeAssets, styleHashOf } from './route-assets.ts';
import type { BuildManifest, RouteAssets } from './route-assets.ts';

/** The built server half of the app. */
export interface ServerBundle extends ClientPageRenderer {
  render: typeof renderPage;
  renderDocument: typeof renderDocument;
  routes: readonly AppRoute[];
}

/** What a document needs to know about its own address. */
export interface PageHeads {
  originOf: OriginOf;
  seoHead: SeoHeadOf;
}

/** Decides about requests before anything is rendered for them. */
export interface PageGate {
  /** Whether a project or an article is at a path. */
  isPublic: (path: string) => boolean;
  /** The present path of a page that was at this path before. */
  movedTo: (path: string) => string | undefined;
  /** Whether the owner has taken down what was at a path. */
  isTakenDown: (path: string) => boolean;
  /** Anchors of the page on the design process, drafts included. */
  sectionsOfProcess: () => readonly string[];
  budget: RenderBudget;
}

/** The site's own documents four times over: as they were before changes of the content, and under other names of its host. */
const maxCachedBytes = 32 * 1_024 ** 2;

const document = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' };

/**
 * Answers page requests with server-rendered documents from the build in `rootDir/dist`, cached in memory by address,
 * origin and content version, in the encoding the client accepts, with an ETag.
 * @throws Error at creation when the build is missing or incomplete
 */
export function productionPages(
  rootDir: string,
  bundle: ServerBundle,
  content: ContentReader,
  gate: PageHeads & PageGate,
): Pages {
  const { originOf, seoHead, isPublic, movedTo, isTakenDown, budget } = gate;
  const clientDir = join(rootDir, 'dist/client');
  const manifest = JSON.parse(readText(clientDir, '.vite/manifest.json')) as BuildManifest;
  const assets = routeAssets(manifest, bundle.routes, (file) => readText(clientDir, file));
  const cache = new PageCache(maxCachedBytes, () => content.state);
  const fetch = contentFetch(content);

  const addresses = pageAddresses(bundle.routes, isPublic, isTakenDown, gate.sectionsOfProcess);

  async function make({ url, path }: { url: string; path: string }, origin?: string) {
    const page = await bundle.render(url, fetch);
    return pack(page, assetsOf(page), seoHead(page, path, origin));
  }

  function assetsOf({ routePath }: RenderedPage): RouteAssets {
    const found = assets.get(routePath);
    if (!found) throw new Error(`no built files for the route ${routePath}`);
    return found;
  }

  function pack(page: RenderedPage, route: RouteAssets, seo?: SeoHead): Promise<CachedPage> {
    const html = bundle.renderDocument({ ...page, assets: route.assets, seo });
    return compressPage(page.status, html, route.styleHash);
  }

  const keyOf = (origin: string | undefined, url: string) => `${content.version} ${origin} ${url}`;

  return {
    cached(ctx, next) {
      const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
      // Everything else passes to `render`, which counts it.
      const address = isRead && ctx.querystring === '' ? addresses.exact(ctx.path, '') : undefined;
      const page = address && cache.find(keyOf(originOf(ctx), address.url));
      if (!page) return next();
      sendCompressed(ctx, page, document);
      return Promise.resolve();
    },
    async render(ctx) {
      const present = movedTo(ctx.path);
      const address =
        present === undefined
          ? addresses.find(ctx.path, ctx.querystring)
          : { kind: 'redirect' as const, path: present };
      if (address.kind === 'redirect') {
        await budget.take(ctx, renderCost.lookup);
        if (present !== undefined) redirectToPresent(ctx, address.path + ctx.search);
        else {
          ctx.status = 301;
          ctx.redirect(address.path + ctx.search);
        }
        return;
      }
      // A missing page has no address of its own.
      const origin = address.kind === 'missing' ? undefined : originOf(ctx);
      const keyNow = () => keyOf(origin, address.url);
      const isCached = cache.find(keyNow()) !== undefined;
      if (!isCached) await budget.take(ctx, renderCost.render);
      else if (ctx.path + ctx.search !== address.url) await budget.take(ctx, renderCost.lookup);
      const page = await cache.get(keyNow, () => make(address, origin));
      sendCompressed(ctx, page, document);
    },
    client: (view, practice) => clientPage(bundle, view, practice),
    async preview(path, other) {
      const page = await bundle.render(path, contentFetch(content.over(other)));
      const route = assetsOf(page);
      // Without its script, which would route by the preview's own address.
      const css = route.assets.css + noteStyle;
      const withoutScript = { ...route.assets, css, script: undefined, chunks: [] };
      const html = bundle.renderDocument({ ...page, assets: withoutScript, seo: undefined, note });
      return compressPage(page.status, html, styleHashOf(css));
    },
    async warm(origin, pathnames) {
      const failures: Error[] = [];
      for (const path of pathnames) {
        try {
          const page = await cache.get(
            () => keyOf(origin, path),
            () => make({ url: path, path }, origin),
          );
          await page.recompress();
        } catch (error) {
          failures.push(new Error(`${path} could not be rendered`, { cause: error }));
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
      }
    },
  };
}

/** A preview looks like the page itself; this is above it, also while the page is scrolled. */
const note = {
  label: 'Preview',
  text: 'Only you can see this. Close this tab to continue writing.',
};
const noteStyle =
  '#page-note{position:sticky;inset-block-start:0;z-index:50;margin:0;padding:var(--space-2) var(--gutter);' +
  'background:var(--color-ink);color:var(--color-paper);font-size:var(--text-s)}';

function readText(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
