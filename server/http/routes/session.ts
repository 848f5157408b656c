import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { SessionBody, deleteSession, getSession, postSession } from '#shared/api/session.ts';
import { deleteOtherSessions, deleteSessionById, listSessions } from '#shared/api/sessions.ts';
import type { Logger } from '../../log.ts';
import { networksOf } from '../middleware/address.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { InboxEvents } from '../../services/inbox-events.ts';
import type { OwnerSessions } from '../../services/owner-sessions.ts';
import type { AppState } from '../state.ts';
import { waitProblem } from './fresh-proof.ts';
import type { OwnerCookie } from './owner-cookie.ts';

export interface SessionRoutesOptions {
  sessions: OwnerSessions;
  inboxEvents: Pick<InboxEvents, 'recheck'>;
  cookie: OwnerCookie;
  requireOwner: Middleware;
  log: Logger;
}

export function addSessionRoutes(router: Router<AppState>, options: SessionRoutesOptions): void {
  const { sessions, inboxEvents, cookie, requireOwner, log } = options;
  router.post(postSession.path, async (ctx) => {
    const { passphrase } = parseBody(SessionBody, await readJson(ctx));
    const outcome = await sessions.signIn(
      passphrase,
      networksOf(ctx.ip),
      ctx.get('User-Agent').slice(0, 512),
      cookie.deviceTokenOf(ctx),
    );
    // Only the request's id: the access log has the rest.
    log(outcome.kind === 'signed-in' ? 'info' : 'warn', {
      message: 'owner sign-in',
      requestId: ctx.state.requestId,
      outcome: outcome.kind,
    });
    switch (outcome.kind) {
      case 'signed-in':
        // The cookie that this one replaces: nobody would sign it out any more.
        await sessions.signOut(cookie.tokenOf(ctx));
        inboxEvents.recheck();
        cookie.set(ctx, outcome.token);
        cookie.setDevice(ctx, outcome.deviceToken);
        ctx.status = 204;
        return;
      case 'wrong-passphrase':
        throw new ProblemError('wrong-passphrase');
      case 'wait':
        throw waitProblem(outcome.waitMs);
    }
  });

  router.get(getSession.path, requireOwner, (ctx) => {
    ctx.body = { owner: true };
  });

  router.delete(deleteSession.path, async (ctx) => {
    await sessions.signOut(cookie.tokenOf(ctx));
    inboxEvents.recheck();
    cookie.clear(ctx);
    ctx.status = 204;
  });

  router.get(listSessions.path, requireOwner, async (ctx) => {
    ctx.body = await sessions.list(cookie.tokenOf(ctx));
  });

  router.delete(deleteOtherSessions.path, requireOwner, async (ctx) => {
    await sessions.revokeOthers(cookie.tokenOf(ctx));
    inboxEvents.recheck();
    ctx.status = 204;
  });

  router.delete(deleteSessionById.path, requireOwner, async (ctx) => {
    if (!(await sessions.revoke(ctx.params['id'] ?? ''))) throw new ProblemError('not-found');
    inboxEvents.recheck();
    if (!(await sessions.isSignedIn(cookie.tokenOf(ctx)))) cookie.clear(ctx);
    ctx.status = 204;
  });
}
