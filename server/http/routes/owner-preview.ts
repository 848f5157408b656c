import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { PreviewBody, postOwnerPreview, previewField } from '#shared/api/owner-preview.ts';
import { limits } from '#shared/limits.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { ProblemError } from '../problem.ts';
import { sendCompressed } from '../send-compressed.ts';
import type { Pages } from '../pages.ts';
import type { Publishing } from '../../services/publishing.ts';
import type { AppState } from '../state.ts';

/** The preview of a page, for the owner only. */
export function addOwnerPreviewRoute(
  router: Router<AppState>,
  {
    publishing,
    preview,
    requireOwner,
  }: { publishing: Publishing; preview: Pages['preview']; requireOwner: Middleware },
): void {
  router.post(postOwnerPreview.path, requireOwner, async (ctx) => {
    const { kind, id, slug, body } = parseBody(PreviewBody, await readForm(ctx));
    const draft = await publishing.preview(kind, id, slug, body);
    if (draft.kind === 'unknown') throw new ProblemError('not-found');
    if (draft.kind === 'invalid') {
      throw new ProblemError('invalid-fields', { fields: draft.fields, status: 422 });
    }
    if (!preview) throw new ProblemError('not-found');
    const page = await preview(draft.path, draft.content);
    ctx.set('X-Robots-Tag', 'noindex');
    sendCompressed(ctx, page, { type: 'text/html; charset=utf-8', cacheControl: 'no-store' });
  });
}

/**
 * Reads a form whose one field is JSON.
 * @throws ProblemError
 */
async function readForm(ctx: Context): Promise<unknown> {
  if (ctx.request.type.toLowerCase() !== 'application/x-www-form-urlencoded') {
    throw new ProblemError('unsupported-media-type');
  }
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const part of ctx.req) {
      const chunk = Buffer.from(part);
      sizeBytes += chunk.length;
      // Escaped, a character takes up to nine bytes.
      if (sizeBytes > limits.maxEntryBytes * 3) throw new ProblemError('body-too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    // The connection broke: nobody is left to read the answer.
    throw new ProblemError('bad-request', { cause: error });
  }
  const field = new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get(previewField);
  try {
    return JSON.parse(field ?? '') as unknown;
  } catch (error) {
    throw new ProblemError('invalid-json', { cause: error });
  }
}
