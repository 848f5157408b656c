import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { DepositNoteBody, postDepositNote } from '#shared/api/deposit-note.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { Inbox } from '../../services/inbox.ts';
import type { AppState } from '../state.ts';

/** The call by which a customer says that the deposit is paid. */
export function addDepositNoteRoute(
  router: Router<AppState>,
  { inbox, limit }: { inbox: Inbox; limit: Middleware },
): void {
  router.post(postDepositNote.path, limit, async (ctx) => {
    const { request } = parseBody(DepositNoteBody, await readJson(ctx));
    if ((await inbox.noteClaim(request)) === 'unknown') throw new ProblemError('not-found');
    ctx.status = 204;
  });
}
