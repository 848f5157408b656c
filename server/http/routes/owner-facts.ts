import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { OwnerFactBody, listOwnerFacts, patchOwnerFact } from '#shared/api/owner-facts.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { OwnerFacts } from '../../services/owner-facts.ts';
import type { AppState } from '../state.ts';

/** Reading and answering the facts of the site, for whoever is signed in. */
export function addOwnerFactRoutes(
  router: Router<AppState>,
  { ownerFacts, requireSignIn }: { ownerFacts: OwnerFacts; requireSignIn: Middleware },
): void {
  router.get(listOwnerFacts.path, requireSignIn, async (ctx) => {
    ctx.body = await ownerFacts.list();
  });
  router.patch(patchOwnerFact.path, requireSignIn, async (ctx) => {
    const body = parseBody(OwnerFactBody, await readJson(ctx));
    const answer = await ownerFacts.answer(ctx.params['fact'] ?? '', body);
    if (!answer) throw new ProblemError('not-found');
    ctx.body = answer;
  });
}
