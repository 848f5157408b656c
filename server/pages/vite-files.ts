import type { Middleware } from 'koa';
import type { ViteDevServer } from 'vite';

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
