import type { Middleware } from 'koa';
import type { ViteDevServer } from 'vite';
import type { Pages } from '../http/pages.ts';
import type { PageHeads, ServerBundle } from './production-pages.ts';
import { clientPage } from './client-page.ts';
import { contentFetch } from './content-fetch.ts';
import type { ContentReader } from './content-reader.ts';

/** Served by Vite; styles come with the modules that import them. */
const assets = {
  css: '',
  sheets: [],
  fonts: [],
  script: '/src/app/entry-client.tsx',
  chunks: [],
  webManifest: undefined,
};

/** Pages in development: Vite transforms the document and loads the app again for every request. */
export function developmentPages(
  vite: ViteDevServer,
  content: ContentReader,
  { originOf, seoHead }: PageHeads,
): Pages {
  const load = async () => (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as ServerBundle;
  return {
    client: async (view, practice) => clientPage(await load(), view, practice),
    render: async (ctx) => {
      const bundle = await load();
      const page = await bundle.render(ctx.url, contentFetch(content));
      const seo = seoHead(page, ctx.path, originOf(ctx));
      const html = bundle.renderDocument({ ...page, assets, seo });
      // Vite injects scripts and styles; the strict policy is for the build.
      ctx.set('Content-Security-Policy', "frame-ancestors 'none'");
      ctx.status = page.status;
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = await vite.transformIndexHtml(ctx.url, html);
    },
  };
}

/** Lets Vite answer its own requests (modules, styles, hot updates); the rest passes down the chain. */
export function viteFiles(vite: ViteDevServer): Middleware {
  return async (ctx, next) => {
    const isAnswered = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      vite.middlewares(ctx.req, ctx.res, () => resolve(false));
    });
    if (isAnswered) ctx.respond = false;
    else await next();
  };
}
