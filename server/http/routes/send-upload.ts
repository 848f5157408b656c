import type { Context } from 'koa';
import { ProblemError } from '../problem.ts';
import type { Uploads } from '../../services/uploads.ts';

/** Sends a stored file to be saved, under the name that its sender gave it. @throws ProblemError `not-found` */
export function sendUpload(ctx: Context, found: Awaited<ReturnType<Uploads['open']>>): void {
  if (!found) throw new ProblemError('not-found');
  protect(ctx);
  const { originalName, mediaType } = found.upload;
  ctx.attachment(originalName, { fallback: originalName.replaceAll(/[^\x20-\x7e]/g, '_') });
  ctx.type = mediaType;
  ctx.length = found.sizeBytes;
  ctx.body = found.stream;
}

/** Nothing that was uploaded may run, be cached or be read by another site. */
export function protect(ctx: Context): void {
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cache-Control', 'private, no-store');
}
