import { Readable } from 'node:stream';
import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { IdempotencyKey, idempotencyKeyHeader } from '#shared/api/submission.ts';
import { getRequestFiles } from '#shared/api/requests.ts';
import { postUpload } from '#shared/api/upload.ts';
import type { PreviewSize } from '#shared/api/upload.ts';
import { getUploadsOfRequest } from '#shared/api/uploads-of-request.ts';
import { networksOf } from '../middleware/address.ts';
import type { Budget } from '../middleware/budget.ts';
import { concurrencyLimit } from '../middleware/concurrency-limit.ts';
import { ProblemError } from '../problem.ts';
import { queryOf } from '../query-of.ts';
import type { Inbox } from '../../services/inbox.ts';
import { requestArchive } from '../../services/request-archive.ts';
import type { Uploads } from '../../services/uploads.ts';
import type { AppState } from '../state.ts';
import { protect, sendUpload } from './send-upload.ts';
import { createUploadReceiver } from './upload-receiver.ts';

/** Uploads at the same time; the space that they have reserved bounds what they take of the disk. */
const maxUploads = { global: 256, perAddress: 8 };

export interface UploadRoutesOptions {
  uploads: Uploads;
  inbox: Pick<Inbox, 'filesOfRequest'>;
  requireSignIn: Middleware;
  /** Requests of one address. */
  limit: Middleware;
  /** The number of uploads that are stored, and their bytes. */
  budgets: { count: Budget; bytes: Budget };
}

export function addUploadRoutes(router: Router<AppState>, options: UploadRoutesOptions): void {
  const { uploads, inbox, requireSignIn, limit, budgets } = options;
  const receiver = createUploadReceiver({ uploads, budgets });
  const concurrency = concurrencyLimit(maxUploads);

  router.post(postUpload.path, limit, concurrency, receiver.middleware, async (ctx) => {
    const files = receiver.filesOf(ctx.request);
    if (files.length === 0) throw new ProblemError('no-files');
    const sender = networksOf(ctx.ip);
    const outcome = await uploads.accept(files, { key: keyOf(ctx), sender });
    switch (outcome.kind) {
      case 'stored':
        receiver.countStored(ctx.request);
        ctx.body = { files: outcome.addresses };
        return;
      case 'digest-mismatch':
        throw new ProblemError('digest-mismatch', { retryAfterSeconds: 1 });
      case 'unsupported':
        throw new ProblemError('unsupported-file', {
          fields: {
            files: `“${outcome.originalName}” isn’t a kind of file you can attach.`,
          },
        });
    }
  });

  router.get(getUploadsOfRequest.path, async (ctx) => {
    const key = keyOf(ctx);
    if (key === undefined) throw new ProblemError('invalid-idempotency-key');
    ctx.body = { files: await uploads.listFor(key) };
  });

  router.get('/uploads/:name', requireSignIn, async (ctx) => {
    if (queryOf(ctx).has('size')) return showPicture(ctx, uploads);
    sendUpload(ctx, await uploads.open(ctx.params['name'] ?? ''));
  });

  router.get(getRequestFiles.path, requireSignIn, async (ctx) => {
    const request = await inbox.filesOfRequest(ctx.params['id'] ?? '');
    if (!request || request.files.length === 0) throw new ProblemError('not-found');
    protect(ctx);
    ctx.attachment(`${request.receipt} files.zip`);
    ctx.type = 'application/zip';
    // Chunk by chunk: nothing is read before the last is written.
    ctx.body = Readable.from(requestArchive(request.files, uploads.open), {
      objectMode: false,
    });
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

const Size = v.picklist(['thumbnail', 'screen'] satisfies PreviewSize[]);

/** A WebP made from the file, never its own bytes. */
async function showPicture(ctx: RouterContext, uploads: Uploads): Promise<void> {
  const size = v.safeParse(Size, queryOf(ctx).get('size'));
  if (!size.success) throw new ProblemError('bad-request');
  const outcome = await uploads.show(ctx.params['name'] ?? '', size.output);
  switch (outcome.kind) {
    case 'encoded':
      protect(ctx);
      ctx.set('Content-Disposition', 'inline');
      ctx.type = 'image/webp';
      ctx.body = Buffer.from(outcome.bytes);
      return;
    case 'unknown':
      throw new ProblemError('not-found');
    case 'not-a-picture':
      throw new ProblemError('unsupported-file', {
        detail: 'We can’t show this file as a picture. Download it to open it.',
      });
    case 'busy':
      throw new ProblemError('too-many-requests', { retryAfterSeconds: 2 });
  }
}
