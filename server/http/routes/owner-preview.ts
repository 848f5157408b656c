import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { PreviewBody, postOwnerPreview, previewField } from '#shared/api/owner-preview.ts';
import { limits } from '#shared/limits.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readForm } from '../middleware/read-form.ts';
import { ProblemError } from '../problem.ts';
import { sendCompressed } from '../send-compressed.ts';
import type { Pages } from '../pages.ts';
import type { Publishing } from '../../services/publishing.ts';
import type { AppState } from '../state.ts';

/** The preview of a page, for whoever is signed in. */
export function addOwnerPreviewRoute(
  router: Router<AppState>,
  {
    publishing,
    preview,
    requireSignIn,
  }: { publishing: Publishing; preview: Pages['preview']; requireSignIn: Middleware },
): void {
  router.post(postOwnerPreview.path, requireSignIn, async (ctx) => {
    const { kind, id, slug, body } = parseBody(PreviewBody, await readEntry(ctx));
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

/** Escaped, a character takes up to nine bytes. */
const maxFormBytes = limits.maxEntryBytes * 3;

/**
 * Reads a form whose one field is JSON.
 * @throws ProblemError
 */
async function readEntry(ctx: Context): Promise<unknown> {
  const { [previewField]: entry = '' } = await readForm(ctx, maxFormBytes);
  try {
    return JSON.parse(entry) as unknown;
  } catch (error) {
    throw new ProblemError('invalid-json', { cause: error });
  }
}
