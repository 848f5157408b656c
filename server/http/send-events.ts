import type { Readable } from 'node:stream';
import type { Context } from 'koa';

/** Answers with server-sent events, which a proxy must not buffer. */
export function sendEvents(ctx: Context, stream: Readable): void {
  ctx.set('X-Accel-Buffering', 'no');
  ctx.type = 'text/event-stream';
  ctx.body = stream;
  ctx.flushHeaders();
}
