import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import {
  PictureDigest,
  getOwnerPicture,
  pictureLimits,
  putOwnerPicture,
} from '#shared/api/owner-pictures.ts';
import { matchesEtag } from '../middleware/cached-read.ts';
import { dropDocumentHeaders } from '../middleware/security-headers.ts';
import { ProblemError } from '../problem.ts';
import type { OwnerPictures, PartRange } from '../../services/owner-pictures.ts';
import type { AppState } from '../state.ts';
import { rethrowAsStorageFull } from './full-disk.ts';

const tooLarge = `This photo is larger than ${pictureLimits.bytes / 1024 ** 2} MB. Make it smaller and try again.`;

/** Uploading the owner's pictures, and serving their copies to everybody. */
export function addOwnerPictureRoutes(
  router: Router<AppState>,
  { pictures, requireSignIn }: { pictures: OwnerPictures; requireSignIn: Middleware },
): void {
  router.get(getOwnerPicture.path, requireSignIn, async (ctx) => {
    const progress = await pictures.progress(digestOf(ctx));
    if (!progress) throw new ProblemError('not-found');
    ctx.body = progress;
  });

  router.put(putOwnerPicture.path, requireSignIn, async (ctx) => {
    const sha256 = digestOf(ctx);
    const type = ctx.request.type.toLowerCase();
    if (type !== 'application/octet-stream' || ctx.get('Content-Encoding') !== '') {
      throw new ProblemError('unsupported-media-type');
    }
    const range = rangeOf(ctx);
    if (Number(ctx.get('Content-Length')) > pictureLimits.bytes) throw fileTooLarge(ctx);
    const result = await pictures.receive(sha256, ctx.req, range).catch((error: unknown) => {
      if (!ctx.req.complete && ctx.req.errored === error) {
        throw new ProblemError('incomplete-upload', { retryAfterSeconds: 1, cause: error });
      }
      return rethrowAsStorageFull(error);
    });
    switch (result.kind) {
      case 'too-large':
        throw fileTooLarge(ctx);
      case 'incomplete':
        throw new ProblemError('incomplete-upload', { retryAfterSeconds: 1 });
      case 'digest-mismatch':
        throw new ProblemError('digest-mismatch', { retryAfterSeconds: 1 });
      case 'refused':
        throw new ProblemError('unsupported-file', { detail: result.why });
      default: {
        const { isNew, progress } = result;
        ctx.status = progress.state === 'receiving' ? 202 : isNew ? 201 : 200;
        ctx.body = progress;
      }
    }
  });

  router.get('/attached_assets_compressed/uploaded/:file', async (ctx) => {
    const [, sha256, width, format] =
      /^([0-9a-f]{64})-(\d{2,4})\.(avif|webp|jpg)$/.exec(ctx.params['file'] ?? '') ?? [];
    if (sha256 === undefined || format === undefined) throw new ProblemError('not-found');
    const copy = await pictures.open(sha256, Number(width), format);
    if (!copy) throw new ProblemError('not-found');
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
    ctx.etag = `${sha256.slice(0, 27)}-${width}-${format}`;
    dropDocumentHeaders(ctx.res);
    if (matchesEtag(ctx.get('If-None-Match'), ctx.response.get('ETag'))) {
      copy.stream.destroy();
      ctx.status = 304;
      return;
    }
    ctx.type = format === 'jpg' ? 'image/jpeg' : `image/${format}`;
    ctx.length = copy.sizeBytes;
    ctx.body = copy.stream;
  });
}

function digestOf(ctx: Context): string {
  const { sha256 } = ctx['params'] as Record<string, string | undefined>;
  if (!v.is(PictureDigest, sha256)) throw new ProblemError('not-found');
  return sha256;
}

/**
 * Null without the header.
 * @throws ProblemError `bad-request` for an invalid one
 */
function rangeOf(ctx: Context): PartRange | null {
  const header = ctx.get('Content-Range');
  if (header === '') return null;
  const [, first, last, all] = /^bytes (\d{1,10})-(\d{1,10})\/(\d{1,10})$/.exec(header) ?? [];
  if (first === undefined || Number(first) > Number(last) || Number(last) >= Number(all)) {
    throw new ProblemError('bad-request');
  }
  return { first: Number(first), allBytes: Number(all) };
}

function fileTooLarge(ctx: Context): ProblemError {
  // The rest of the body is not read.
  ctx.set('Connection', 'close');
  return new ProblemError('file-too-large', { detail: tooLarge });
}
