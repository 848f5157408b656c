import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { listContactMessages, patchContactMessage } from '#shared/api/contact-messages.ts';
import { RecordChange } from '#shared/api/inbox.ts';
import { listRequests, patchRequest } from '#shared/api/requests.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { Inbox } from '../services/inbox.ts';
import type { AppState } from '../state.ts';

/** What only the owner may read and move. */
export function addInboxRoutes(
  router: Router<AppState>,
  inbox: Inbox,
  requireOwner: Middleware,
): void {
  router.get(listContactMessages.path, requireOwner, (ctx) => {
    ctx.body = inbox.listMessages();
  });
  router.get(listRequests.path, requireOwner, (ctx) => {
    ctx.body = inbox.listRequests();
  });
  router.patch(patchContactMessage.path, requireOwner, async (ctx) => {
    const change = parseBody(RecordChange, await readJson(ctx));
    const message = await inbox.changeMessage(ctx.params['id'] ?? '', change);
    if (!message) throw new ProblemError('not-found');
    ctx.body = message;
  });
  router.patch(patchRequest.path, requireOwner, async (ctx) => {
    const change = parseBody(RecordChange, await readJson(ctx));
    const request = await inbox.changeRequest(ctx.params['id'] ?? '', change);
    if (!request) throw new ProblemError('not-found');
    ctx.body = request;
  });
}
