import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import {
  getPassphraseStatus,
  postPassphraseRecovery,
  postRecoveryCodes,
  putPassphrase,
} from '#shared/api/passphrase.ts';
import type { Logger } from '../../log.ts';
import type { InboxEvents } from '../../services/inbox-events.ts';
import type { OwnerSessions } from '../../services/owner-sessions.ts';
import type { ChangeOutcome, PassphraseChanges } from '../../services/passphrase-changes.ts';
import { networksOf } from '../middleware/address.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { requireFreshProof, waitProblem } from './fresh-proof.ts';
import type { OwnerCookie } from './owner-cookie.ts';

/** Changing the owner's passphrase, and the way back when it is lost. */
export function addPassphraseRoutes(
  router: Router<AppState>,
  options: {
    changes: PassphraseChanges;
    sessions: OwnerSessions;
    inboxEvents: Pick<InboxEvents, 'recheck'>;
    cookie: OwnerCookie;
    requireOwner: Middleware;
    log: Logger;
  },
): void {
  const { changes, sessions, inboxEvents, cookie, requireOwner, log } = options;
  const userAgentOf = (ctx: Context) => ctx.get('User-Agent').slice(0, 512);

  function answer(
    ctx: Context & { state: AppState },
    outcome: ChangeOutcome,
    refusal: 'wrong-passphrase' | 'wrong-recovery-key',
  ): void {
    log(outcome.kind === 'changed' ? 'info' : 'warn', {
      message: refusal === 'wrong-passphrase' ? 'passphrase change' : 'passphrase recovery',
      requestId: ctx.state.requestId,
      outcome: outcome.kind,
    });
    if (outcome.kind === 'wait') throw waitProblem(outcome.waitMs);
    if (outcome.kind === 'set-on-server') throw new ProblemError('set-on-server');
    if (outcome.kind === 'wrong') throw new ProblemError(refusal);
    inboxEvents.recheck();
    cookie.set(ctx, outcome.token);
    cookie.setDevice(ctx, outcome.deviceToken);
    ctx.status = 204;
  }

  router.get(getPassphraseStatus.path, requireOwner, async (ctx) => {
    ctx.body = await changes.status();
  });
  router.put(putPassphrase.path, requireOwner, async (ctx) => {
    const body = parseBody(putPassphrase.body, await readJson(ctx));
    const device = cookie.deviceTokenOf(ctx);
    const networks = networksOf(ctx.ip);
    const outcome = await changes.change(body, networks, userAgentOf(ctx), device);
    answer(ctx, outcome, 'wrong-passphrase');
  });
  router.post(postPassphraseRecovery.path, async (ctx) => {
    ctx.set('Cache-Control', 'private, no-store');
    const body = parseBody(postPassphraseRecovery.body, await readJson(ctx));
    const outcome = await changes.recover(body, networksOf(ctx.ip), userAgentOf(ctx));
    answer(ctx, outcome, 'wrong-recovery-key');
  });
  router.post(postRecoveryCodes.path, requireOwner, async (ctx) => {
    const { passphrase } = parseBody(postRecoveryCodes.body, await readJson(ctx));
    await requireFreshProof(ctx, passphrase, { sessions, cookie });
    log('info', { message: 'new recovery codes', requestId: ctx.state.requestId });
    ctx.body = { codes: await changes.makeCodes() };
  });
}
