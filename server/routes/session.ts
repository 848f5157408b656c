import type Router from '@koa/router';
import { SessionBody, deleteSession, getSession, postSession } from '#shared/api/session.ts';
import { Second } from '#shared/time.ts';
import { addressKey } from '../middleware/address.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { OwnerSessions } from '../services/owner-sessions.ts';
import type { AppState } from '../state.ts';
import { requireOwner, setOwnerCookie, tokenOf } from './owner-cookie.ts';

export function addSessionRoutes(
  router: Router<AppState>,
  sessions: OwnerSessions,
  isHttps: boolean,
): void {
  router.post(postSession.path, async (ctx) => {
    const { passphrase } = parseBody(SessionBody, await readJson(ctx));
    const outcome = await sessions.signIn(passphrase, addressKey(ctx.ip));
    switch (outcome.kind) {
      case 'signed-in':
        setOwnerCookie(ctx, outcome.token, isHttps);
        ctx.status = 204;
        return;
      case 'wrong-passphrase':
        throw new ProblemError('wrong-passphrase');
      case 'wait':
        throw new ProblemError('too-many-requests', {
          detail: 'Too many wrong passphrases. Please wait a moment before the next try.',
          retryAfterSeconds: Math.ceil(outcome.waitMs / Second.ms),
        });
    }
  });

  router.get(getSession.path, requireOwner(sessions), (ctx) => {
    ctx.body = { owner: true };
  });

  router.delete(deleteSession.path, async (ctx) => {
    await sessions.signOut(tokenOf(ctx));
    setOwnerCookie(ctx, undefined, isHttps);
    ctx.status = 204;
  });
}
