import type { Context, Middleware } from 'koa';
import { ProblemError } from '../problem.ts';

/**
 * Leads a path with repeated or turned slashes to the one that was meant, on this host. Refuses a target without a path, an invalid host or several (RFC 9112, 3.2), and a path that a browser would normalise: `//name/..` or
 * `/x/%2e%2e/about`. No page has such an address, and each would be cached as a page of its own.
 */
export function rejectNonCanonicalPaths(): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/')) throw new ProblemError('bad-request');
    if ((ctx.req.headersDistinct['host']?.length ?? 0) > 1) throw new ProblemError('bad-request');
    // Koa returns an empty object for an invalid URL.
    if (!(ctx.URL instanceof URL) && !isHostless(ctx)) throw new ProblemError('bad-request');
    const path = ctx.path.replaceAll(/[/\\]+/g, '/');
    if (pathInBrowser(path) !== path) throw new ProblemError('not-found');
    if (path !== ctx.path) {
      // Only reading calls: a repeated body may be lost. One slash at the start: two would name another host.
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new ProblemError('not-found');
      ctx.redirect(path + ctx.search);
      return;
    }
    await next();
  };
}

/** Whether there is no host at all, as HTTP/1.0 and health checks of proxies allow. */
function isHostless(ctx: Context): boolean {
  return ctx.host === '' && ctx.get('Host') === '' && ctx.originalUrl.startsWith('/');
}

function pathInBrowser(path: string): string | undefined {
  const origin = 'http://server.invalid';
  return URL.canParse(path, origin) ? new URL(path, origin).pathname : undefined;
}
