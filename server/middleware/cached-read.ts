import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/**
 * Answers public JSON with a strong ETag, or 304. Caches must ask every time (`no-cache`).
 * The tag differs by content coding, since a strong tag stands for the bytes sent.
 */
export function answerCached(ctx: Context, value: unknown): void {
  const json = JSON.stringify(value);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 27);
  const coding = ctx.acceptsEncodings('br', 'gzip', 'identity') || 'identity';
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.etag = `${hash}-${coding}`;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = json;
  ctx.type = 'application/json';
}
