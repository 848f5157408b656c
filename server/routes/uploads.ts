import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { IdempotencyKey, idempotencyKeyHeader } from '#shared/api/submission.ts';
import { postUpload } from '#shared/api/upload.ts';
import type { ShownSize } from '#shared/api/upload.ts';
import { getUploadsOfRequest } from '#shared/api/uploads-of-request.ts';
import { concurrencyLimit } from '../middleware/concurrency-limit.ts';
import { ProblemError } from '../problem.ts';
import type { Uploads } from '../services/uploads.ts';
import type { AppState } from '../state.ts';
import { createFileReceiver } from './receive-files.ts';

/** Uploads under way at once; each may keep 100 MB of the disk in quarantine. */
const mostUploads = { global: 64, perAddress: 8 };

export interface UploadRoutesOptions {
  uploads: Uploads;
  requireOwner: Middleware;
  limit: Middleware;
}

export function addUploadRoutes(router: Router<AppState>, options: UploadRoutesOptions): void {
  const { uploads, requireOwner, limit } = options;
  const receiver = createFileReceiver(uploads);
  const concurrency = concurrencyLimit(mostUploads);

  router.post(postUpload.path, limit, concurrency, receiver.middleware, async (ctx) => {
    const files = receiver.filesOf(ctx.request);
    if (files.length === 0) throw new ProblemError('no-files');
    const outcome = await uploads.accept(files, keyOf(ctx));
    switch (outcome.kind) {
      case 'stored':
        ctx.body = { files: outcome.addresses };
        return;
      case 'digest-mismatch':
        throw new ProblemError('digest-mismatch', { retryAfterSeconds: 1 });
      case 'unsupported':
        throw new ProblemError('unsupported-file', {
          fields: {
            files: `“${outcome.originalName}” is not a kind of file that can be attached.`,
          },
        });
    }
  });

  router.get(getUploadsOfRequest.path, async (ctx) => {
    const key = keyOf(ctx);
    if (key === undefined) throw new ProblemError('invalid-idempotency-key');
    ctx.body = { files: await uploads.listFor(key) };
  });

  router.get('/uploads/:name', requireOwner, async (ctx) => {
    if (ctx.URL.searchParams.has('size')) return showPicture(ctx, uploads);
    const found = await uploads.open(ctx.params['name'] ?? '');
    if (!found) throw new ProblemError('not-found');
    protect(ctx);
    const { originalName } = found.upload;
    ctx.attachment(originalName, { fallback: originalName.replaceAll(/[^\x20-\x7e]/g, '_') });
    ctx.type = found.upload.mediaType;
    ctx.length = found.sizeBytes;
    ctx.body = found.stream;
  });
}

/** Id of the request that the files are for, or undefined. */
function keyOf(ctx: Context): string | undefined {
  const header = ctx.get(idempotencyKeyHeader);
  if (header === '') return undefined;
  const key = v.safeParse(IdempotencyKey, header);
  if (!key.success) throw new ProblemError('invalid-idempotency-key');
  return key.output;
}

const Size = v.picklist(['thumbnail', 'screen'] satisfies ShownSize[]);

/** Our own picture of a file, never its bytes. */
async function showPicture(ctx: RouterContext, uploads: Uploads): Promise<void> {
  const size = v.safeParse(Size, ctx.URL.searchParams.get('size'));
  if (!size.success) throw new ProblemError('bad-request');
  const outcome = await uploads.show(ctx.params['name'] ?? '', size.output);
  switch (outcome.kind) {
    case 'shown':
      protect(ctx);
      ctx.set('Content-Disposition', 'inline');
      ctx.type = 'image/webp';
      ctx.body = Buffer.from(outcome.bytes);
      return;
    case 'unknown':
      throw new ProblemError('not-found');
    case 'not-showable':
      throw new ProblemError('unsupported-file', {
        detail: 'This file cannot be shown as a picture. Download it to open it.',
      });
    case 'busy':
      throw new ProblemError('too-many-requests', { retryAfterSeconds: 2 });
  }
}

/** Whatever a visitor sent must not run, be kept or be read by another site. */
function protect(ctx: Context): void {
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cache-Control', 'private, no-store');
}
