import type { ParameterizedContext } from 'koa';
import { codingFor } from './middleware/content-coding.ts';
import type { AppState } from './state.ts';
import type { CachedPage } from './pages.ts';

/**
 * Sends a document that was compressed in advance, in an encoding that the client accepts, or 304 to a client that has
 * it. The ETag differs by encoding.
 */
export function sendCompressed(
  ctx: ParameterizedContext<AppState>,
  page: CachedPage,
  { type, cacheControl }: { type: string; cacheControl: string },
): void {
  const encoding = codingFor(ctx);
  const { bytes, tag } = page.as(encoding);
  if (page.styleHash !== undefined) ctx.state.styleHash = page.styleHash;
  ctx.status = page.status;
  ctx.set({
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ETag: tag,
    'Content-Type': type,
  });
  if (page.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes;
}
