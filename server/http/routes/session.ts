import type Router from '@koa/router';
import type { Middleware, ParameterizedContext } from 'koa';
import {
  SessionBody,
  deleteSession,
  getSession,
  postSession,
  postSessionChallenge,
  postSessionProof,
} from '#shared/api/session.ts';
import { deleteOtherSessions, deleteSessionById, listSessions } from '#shared/api/sessions.ts';
import type { Logger } from '../../log.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { InboxEvents } from '../../services/inbox-events.ts';
import type { Launch } from '../../services/launch.ts';
import type { OpenedSession, OwnerSessions } from '../../services/owner-sessions.ts';
import type { Passkeys } from '../../services/passkeys.ts';
import type { AppState } from '../state.ts';
import { waitProblem } from './fresh-proof.ts';
import { personOf, senderOf, userAgentOf } from './owner-cookie.ts';
import type { OwnerCookie } from './owner-cookie.ts';

export interface SessionRoutesOptions {
  sessions: OwnerSessions;
  passkeys: Passkeys;
  inboxEvents: Pick<InboxEvents, 'recheck'>;
  cookie: OwnerCookie;
  launch: Pick<Launch, 'setUp'>;
  requireSignIn: Middleware<AppState>;
  log: Logger;
}

export function addSessionRoutes(router: Router<AppState>, options: SessionRoutesOptions): void {
  const { sessions, passkeys, inboxEvents, cookie, launch, requireSignIn, log } = options;

  /** Only the request's id: the access log has the rest. */
  function note(ctx: ParameterizedContext<AppState>, message: string, outcome: string): void {
    const level = outcome === 'signed-in' ? 'info' : 'warn';
    log(level, { message, requestId: ctx.state.requestId, outcome });
  }

  const wrongProblem = (proof: SessionBody) =>
    new ProblemError('passkey' in proof ? 'wrong-passkey' : 'wrong-passphrase');

  function answer(ctx: ParameterizedContext<AppState>, opened: OpenedSession) {
    cookie.set(ctx, opened.token);
    cookie.setDevice(ctx, opened.deviceToken);
    ctx.status = 204;
  }

  router.post(postSessionChallenge.path, async (ctx) => {
    if (!passkeys.isAvailable) throw new ProblemError('not-found');
    ctx.set('Cache-Control', 'private, no-store');
    const person = await sessions.personOf(cookie.tokenOf(ctx));
    ctx.body = await passkeys.request(person?.id);
  });

  router.post(postSession.path, async (ctx) => {
    const proof = parseBody(SessionBody, await readJson(ctx));
    const replaced = cookie.tokenOf(ctx);
    const outcome = await sessions.signIn(proof, senderOf(ctx, cookie), userAgentOf(ctx), replaced);
    note(ctx, 'owner sign-in', outcome.kind);
    if (outcome.kind === 'wait') throw waitProblem(outcome.waitMs);
    if (outcome.kind === 'wrong') throw wrongProblem(proof);
    // The cookie that this one replaces: nobody would sign it out any more.
    await sessions.signOut(replaced);
    inboxEvents.recheck();
    answer(ctx, outcome);
  });

  router.post(postSessionProof.path, requireSignIn, async (ctx) => {
    const proof = parseBody(SessionBody, await readJson(ctx));
    const proved = await sessions.verify(proof, senderOf(ctx, cookie));
    const isOwn = typeof proved === 'object' && proved.personId === personOf(ctx).id;
    note(ctx, 'fresh proof', isOwn ? 'signed-in' : typeof proved === 'number' ? 'wait' : 'wrong');
    if (typeof proved === 'number') throw waitProblem(proved);
    if (proved === 'wrong' || !isOwn) throw wrongProblem(proof);
    const replaced = cookie.tokenOf(ctx);
    const opened = await sessions.open(proved, userAgentOf(ctx), replaced);
    sessions.retire(replaced);
    answer(ctx, opened);
  });

  router.get(getSession.path, requireSignIn, async (ctx) => {
    const { id, name, isOwner } = personOf(ctx);
    const hasPasskey = (await passkeys.list(id)).length > 0;
    const person = { name, isOwner, hasPasskey };
    ctx.body = { owner: true, person, ...(isOwner && { setUp: launch.setUp() }) };
  });

  router.delete(deleteSession.path, async (ctx) => {
    await sessions.signOut(cookie.tokenOf(ctx));
    inboxEvents.recheck();
    cookie.clear(ctx);
    ctx.status = 204;
  });

  router.get(listSessions.path, requireSignIn, async (ctx) => {
    ctx.body = await sessions.list(cookie.tokenOf(ctx));
  });

  router.delete(deleteOtherSessions.path, requireSignIn, async (ctx) => {
    await sessions.revokeOthers(cookie.tokenOf(ctx));
    inboxEvents.recheck();
    ctx.status = 204;
  });

  router.delete(deleteSessionById.path, requireSignIn, async (ctx) => {
    const token = cookie.tokenOf(ctx);
    if (!(await sessions.revoke(token, ctx.params['id'] ?? ''))) {
      throw new ProblemError('not-found');
    }
    inboxEvents.recheck();
    if (!(await sessions.personOf(token))) cookie.clear(ctx);
    ctx.status = 204;
  });
}
