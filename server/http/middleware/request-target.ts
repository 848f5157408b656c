import type { Middleware } from 'koa';

/** Stands for a target without a path; no path is written so, and `rejectNonCanonicalPaths` refuses it. */
const withoutPath = '*';

/**
 * Leaves only a path in the address of a request, before anything reads it: of a whole address, as a proxy may send it
 * (RFC 9112, 3.2.2), its path; `*` for what has none, such as `http://` or `mailto:`, which Koa's own reading of an
 * address gives null for, or throws at.
 */
export function requestTarget(): Middleware {
  return async (ctx, next) => {
    if (!ctx.originalUrl.startsWith('/')) {
      ctx.originalUrl = pathIn(ctx.originalUrl) ?? withoutPath;
      ctx.request.originalUrl = ctx.originalUrl;
      ctx.url = ctx.originalUrl;
    }
    await next();
  };
}

/** Path and query of an address of HTTP, which never needs a user's name here. */
function pathIn(target: string): string | undefined {
  const [, path] = /^https?:\/\/[^/?#@]+(\/.*)$/i.exec(target) ?? [];
  return URL.canParse(target) ? path : undefined;
}
