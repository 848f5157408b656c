import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pages } from './pages.ts';
import type { ViteDevServer } from 'vite';
import type { PageHeads, RenderProgram } from './production-pages.ts';
import { contentFetch } from './content-fetch.ts';
import type { ContentReader } from './content-reader.ts';
import { fillTemplate } from './template.ts';

/** Pages while developing: Vite transforms the template and loads the app anew for every request. */
export function developmentPages(
  rootDir: string,
  vite: ViteDevServer,
  content: ContentReader,
  { originOf, writeHead }: PageHeads,
): Pages {
  return {
    draw: async (ctx) => {
      const source = await readFile(join(rootDir, 'index.html'), 'utf8');
      const template = await vite.transformIndexHtml(ctx.url, source);
      const program = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as RenderProgram;
      const page = await program.render(ctx.url, contentFetch(content));
      // Vite puts scripts and styles into the page as it goes; the strict policy belongs to the build.
      ctx.set('Content-Security-Policy', "frame-ancestors 'none'");
      ctx.status = page.status;
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = fillTemplate(template, page, writeHead(page, ctx.path, originOf(ctx)));
    },
  };
}
