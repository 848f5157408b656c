import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { codingFor } from './content-coding.ts';

/**
 * Answers public JSON with a strong ETag, or 304. Caches must ask every time (`no-cache`).
 * The tag differs by content coding, since a strong tag stands for the bytes sent.
 */
export function answerCached(ctx: Context, value: unknown): void {
  const json = JSON.stringify(value);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 27);
  const coding = codingFor(ctx);
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.etag = `${hash}-${coding}`;
  if (hasTag(ctx.get('If-None-Match'), ctx.response.get('ETag'))) {
    ctx.status = 304;
    return;
  }
  ctx.body = json;
  ctx.type = 'application/json';
}

/** Not Koa's `fresh`: that ignores the tag when a script sends it, because `fetch` then adds `no-cache`. */
export function hasTag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
