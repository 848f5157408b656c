import type { Pages } from './pages.ts';
import type { ViteDevServer } from 'vite';
import type { PageHeads, ServerBundle } from './production-pages.ts';
import { contentFetch } from './content-fetch.ts';
import type { ContentReader } from './content-reader.ts';

/** What Vite serves as it is; styles come with the modules that import them. */
const assets = {
  css: '',
  sheets: [],
  fonts: [],
  script: '/src/app/entry-client.tsx',
  chunks: [],
  webManifest: undefined,
};

/** Pages while developing: Vite transforms the document and loads the app anew for every request. */
export function developmentPages(
  vite: ViteDevServer,
  content: ContentReader,
  { originOf, seoHead }: PageHeads,
): Pages {
  return {
    render: async (ctx) => {
      const bundle = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as ServerBundle;
      const page = await bundle.render(ctx.url, contentFetch(content));
      const seo = seoHead(page, ctx.path, originOf(ctx));
      const html = bundle.renderDocument({ ...page, assets, seo });
      // Vite puts scripts and styles into the page as it goes; the strict policy belongs to the build.
      ctx.set('Content-Security-Policy', "frame-ancestors 'none'");
      ctx.status = page.status;
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = await vite.transformIndexHtml(ctx.url, html);
    },
  };
}
