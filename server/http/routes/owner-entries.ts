import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { postOwnerBlocks } from '#shared/api/owner-blocks.ts';
import {
  EntryId,
  PublishBody,
  RevisionBody,
  RevisionId,
  listEntryRevisions,
  listNewestRevisions,
  listOwnerEntries,
  postEntryHide,
  postEntryPublish,
  postEntryShow,
  putEntryRevision,
} from '#shared/api/owner-entries.ts';
import { isContentType } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { limits } from '#shared/limits.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { ChangeResult, Publishing } from '../../services/publishing.ts';
import type { AppState } from '../state.ts';
import type { RequireFreshProof } from './fresh-proof.ts';
import { rethrowAsStorageFull } from './full-disk.ts';

/** Reading and changing the content of the site, for whoever is signed in. */
export function addOwnerEntryRoutes(
  router: Router<AppState>,
  {
    publishing,
    requireSignIn,
    requireFreshProof,
  }: {
    publishing: Publishing;
    requireSignIn: Middleware<AppState>;
    requireFreshProof: RequireFreshProof;
  },
): void {
  router.get(listOwnerEntries.path, requireSignIn, async (ctx) => {
    ctx.body = { entries: await publishing.list() };
  });

  router.get(listNewestRevisions.path, requireSignIn, async (ctx) => {
    ctx.body = { entries: await publishing.newest() };
  });

  router.get(listEntryRevisions.path, requireSignIn, async (ctx) => {
    const { kind, id } = entryOf(ctx);
    const found = await publishing.revisions(kind, id);
    if (!found) throw new ProblemError('not-found');
    ctx.body = found;
  });

  router.put(putEntryRevision.path, requireSignIn, async (ctx) => {
    const { kind, id } = entryOf(ctx);
    const revisionId = v.safeParse(RevisionId, ctx.params['revisionId']);
    if (!revisionId.success) throw new ProblemError('not-found');
    const body = parseBody(RevisionBody, await readJson(ctx, limits.maxEntryBytes));
    const result = await publishing
      .save(kind, id, revisionId.output, body)
      .catch(rethrowAsStorageFull);
    switch (result.kind) {
      case 'unknown':
        throw new ProblemError('not-found');
      case 'mismatch':
        throw new ProblemError('idempotency-mismatch', {
          detail: 'This version has already been saved with another text.',
        });
      case 'invalid':
        throw invalid(result.fields);
      case 'conflict':
        throw new ProblemError('revision-moved', {
          more: { current: result.current, base: result.base },
        });
      default:
        ctx.status = result.kind === 'saved' ? 201 : 200;
        ctx.body = { entry: result.entry, revision: result.revision };
    }
  });

  router.post(postEntryPublish.path, requireSignIn, async (ctx) => {
    const { kind, id } = entryOf(ctx);
    const { revisionId, ...when } = parseBody(PublishBody, await readJson(ctx));
    if (await publishing.changesPrice(kind, id, revisionId)) await requireFreshProof(ctx);
    answerMove(
      ctx,
      await publishing.publish(kind, id, revisionId, when).catch(rethrowAsStorageFull),
    );
  });

  const setHidden = (path: string, isHidden: boolean) =>
    router.post(path, requireSignIn, async (ctx) => {
      const { kind, id } = entryOf(ctx);
      answerMove(ctx, await publishing.setHidden(kind, id, isHidden).catch(rethrowAsStorageFull));
    });
  setHidden(postEntryHide.path, true);
  setHidden(postEntryShow.path, false);

  router.post(postOwnerBlocks.path, requireSignIn, async (ctx) => {
    const { html } = parseBody(postOwnerBlocks.body, await readJson(ctx, limits.maxPastedBytes));
    const cleaned = publishing.blocksOf(html);
    if (cleaned === undefined) throw new ProblemError('body-too-large');
    ctx.body = cleaned;
  });
}

/** @throws ProblemError `not-found` for an invalid kind or id */
export function entryOf(ctx: Context): { kind: ContentTypeName; id: string } {
  const { kind = '', id = '' } = ctx['params'] as Record<string, string | undefined>;
  if (!isContentType(kind) || !v.is(EntryId, id)) throw new ProblemError('not-found');
  return { kind, id };
}

function answerMove(ctx: Context, result: ChangeResult): void {
  if (result.kind === 'unknown') throw new ProblemError('not-found');
  if (result.kind === 'invalid') throw invalid(result.fields);
  ctx.body = { entry: result.entry };
}

const invalid = (fields: Record<string, string>) =>
  new ProblemError('invalid-fields', { fields, status: 422 });
