import type { Middleware } from 'koa';

/** Replaces a target without a path. No path looks like it, so `rejectNonCanonicalPaths` refuses it. */
const withoutPath = '*';

/**
 * Reduces a request's target to a path, before anything reads it: of an absolute URL, as a proxy may send it (RFC 9112,
 * 3.2.2), its path; `*` for one without, such as `http://` or `mailto:`, on which Koa's own parsing returns null or
 * throws.
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

/** Path and query of an HTTP URL; user information is not supported here. */
function pathIn(target: string): string | undefined {
  const [, path] = /^https?:\/\/[^/?#@]+(\/.*)$/i.exec(target) ?? [];
  return URL.canParse(target) ? path : undefined;
}
