import type { Context, Middleware } from 'koa';
import { ProblemError } from '../problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests that another website made a browser send. `Sec-Fetch-Site` decides; without it `Origin` must
 * be ours. A request with neither passes: browsers always send one of them with an unsafe request, and other software has
 * no visitor's cookies.
 */
export function crossSiteCheck(publicUrl: string | undefined): Middleware {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return async (ctx, next) => {
    if (!safeMethods.has(ctx.method) && !isFromOwnSite(ctx, publicHost))
      throw new ProblemError('cross-site');
    await next();
  };
}

function isFromOwnSite(ctx: Context, publicHost: string | undefined): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none';
  const origin = ctx.get('Origin');
  if (origin === '') return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === ctx.host || host === publicHost;
}
