import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { TextQuery, findOwnerTexts, postEntryConsequences } from '#shared/api/owner-texts.ts';
import { limits } from '#shared/limits.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { OwnerTexts } from '../../services/owner-texts.ts';
import type { AppState } from '../state.ts';
import { entryOf } from './owner-entries.ts';

/** Finding texts of the site, and what a change makes untrue elsewhere; for whoever is signed in. */
export function addOwnerTextRoutes(
  router: Router<AppState>,
  { texts, requireSignIn }: { texts: OwnerTexts; requireSignIn: Middleware },
): void {
  router.get(findOwnerTexts.path, requireSignIn, async (ctx) => {
    const { search, by } = parseBody(TextQuery, { ...ctx.query });
    ctx.body = { matches: await (by === 'all' ? texts.find(search) : texts.nearest(search)) };
  });
  router.post(postEntryConsequences.path, requireSignIn, async (ctx) => {
    const { kind, id } = entryOf(ctx);
    const { body } = parseBody(
      postEntryConsequences.body,
      await readJson(ctx, limits.maxEntryBytes),
    );
    const found = await texts.consequences(kind, id, body);
    if (!found) throw new ProblemError('not-found');
    ctx.body = found;
  });
}
