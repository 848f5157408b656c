import type { Context, Middleware } from 'koa';
import { ProblemError } from '../problem.ts';

/**
 * Refuses a target without a path, a host that cannot stand in an address, and a path that would be another one in a browser: `//name/..` or
 * `/x/%2e%2e/about`. No page has such an address, and each would be kept as a page of its own.
 */
export function rejectNonCanonicalPaths(): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/')) throw new ProblemError('bad-request');
    // Koa gives an empty object for what is no address.
    if (!(ctx.URL instanceof URL) && !isHostless(ctx)) throw new ProblemError('bad-request');
    if (pathInBrowser(ctx.path) !== ctx.path) throw new ProblemError('not-found');
    await next();
  };
}

/** Whether no host is named at all, as HTTP/1.0 allows and the probe of a proxy does. */
function isHostless(ctx: Context): boolean {
  return ctx.host === '' && ctx.get('Host') === '' && ctx.originalUrl.startsWith('/');
}

function pathInBrowser(path: string): string | undefined {
  const origin = 'http://server.invalid';
  return URL.canParse(path, origin) ? new URL(path, origin).pathname : undefined;
}
