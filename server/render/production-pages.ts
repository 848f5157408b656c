import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, ParameterizedContext } from 'koa';
import type { render as renderPage } from '#app/entry-server.tsx';
import type { AppRoute } from '#app/routes.tsx';
import { pageParameters } from '#shared/paths.ts';
import { answerPacked } from './answer-packed.ts';
import { contentFetch } from './content-fetch.ts';
import type { ContentReader } from './content-reader.ts';
import type { WritePageHead } from './head/page-head.ts';
import { PageCache, packPage } from './page-cache.ts';
import type { CachedPage } from './page-cache.ts';
import type { Pages } from './pages.ts';
import type { OriginOf } from './request-origin.ts';
import { leanIcons } from './lean-icons.ts';
import { pageFrames } from './page-frames.ts';
import type { BuildManifest } from './route-heads.ts';
import { fillTemplate } from './template.ts';
import type { AppState } from '../state.ts';

/** The built server half of the app: `dist/server/entry-server.js`. */
export interface RenderProgram {
  render: typeof renderPage;
  routes: readonly AppRoute[];
}

/** What a document says of its own address. */
export interface PageHeads {
  originOf: OriginOf;
  writeHead: WritePageHead;
}

const document = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' };

/**
 * Answers page requests with server-rendered documents from the build in `rootDir/dist`, cached in memory by
 * address, origin and content version, in the encoding the browser takes, with an ETag.
 * @throws Error at creation when the build is missing or incomplete
 */
export function productionPages(
  rootDir: string,
  program: RenderProgram,
  content: ContentReader,
  { originOf, writeHead }: PageHeads,
): Pages {
  const clientDir = join(rootDir, 'dist/client');
  const manifest = JSON.parse(readText(clientDir, '.vite/manifest.json')) as BuildManifest;
  const { template, frameOf } = pageFrames(
    readText(clientDir, 'index.html'),
    manifest,
    program.routes,
    (file) => readText(clientDir, file),
  );
  const cache = new PageCache(300);
  const fetch = contentFetch(content);

  async function make(
    url: string,
    pathname: string,
    origin: string | undefined,
  ): Promise<CachedPage> {
    const rendered = await program.render(url, fetch);
    const page = { ...rendered, html: leanIcons(rendered.html) };
    const frame = frameOf(page);
    const html = fillTemplate(template, page, frame.html + writeHead(page, pathname, origin));
    return packPage(page.status, html, frame);
  }

  const keyOf = (origin: string | undefined, url: string) => `${content.version} ${origin} ${url}`;

  /** Where the document of a request stands in the cache. */
  function placeOf(ctx: Context) {
    const url =
      ctx.querystring === ''
        ? ctx.path
        : canonicalAddress(ctx.path, new URLSearchParams(ctx.querystring));
    const origin = originOf(ctx);
    return { url, origin, key: keyOf(origin, url) };
  }

  function answer(ctx: ParameterizedContext<AppState>, page: CachedPage): void {
    ctx.state.csp.styleHashes.push(...page.styleHashes);
    ctx.state.csp.scriptHashes.push(...page.scriptHashes);
    answerPacked(ctx, page, document);
  }

  return {
    known(ctx, next) {
      const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
      const page = isRead ? cache.find(placeOf(ctx).key) : undefined;
      if (!page) return next();
      answer(ctx, page);
      return Promise.resolve();
    },
    async draw(ctx) {
      const { key, url, origin } = placeOf(ctx);
      answer(ctx, await cache.get(key, () => make(url, ctx.path, origin)));
    },
    async prepare(origin, pathnames) {
      const failures: Error[] = [];
      for (const path of pathnames) {
        try {
          const page = await cache.get(keyOf(origin, path), () => make(path, path, origin));
          await page.tighten();
        } catch (error) {
          failures.push(new Error(`${path} could not be drawn`, { cause: error }));
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
      }
    },
  };
}

/** The address with only the parameters a page looks at, so that tracking parameters share one cached page. */
export function canonicalAddress(pathname: string, search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of pageParameters) {
    const value = search.get(name);
    if (value !== null && value.length <= 100) kept.set(name, value);
  }
  const query = kept.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

function readText(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
