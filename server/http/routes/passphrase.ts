import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import {
  getPassphraseRecovery,
  getPassphraseStatus,
  postPassphraseRecovery,
  postRecoveryCodes,
  postRecoveryHolder,
  putPassphrase,
} from '#shared/api/passphrase.ts';
import type { Logger } from '../../log.ts';
import type { InboxEvents } from '../../services/inbox-events.ts';
import type { ChangeOutcome, PassphraseChanges } from '../../services/passphrase-changes.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { freshOnly, ownerOnly, waitProblem } from './fresh-proof.ts';
import type { RequireFreshProof } from './fresh-proof.ts';
import { personOf, senderOf, userAgentOf } from './owner-cookie.ts';
import type { OwnerCookie } from './owner-cookie.ts';

/** Changing a passphrase, and the way back when it is lost. */
export function addPassphraseRoutes(
  router: Router<AppState>,
  options: {
    changes: PassphraseChanges;
    inboxEvents: Pick<InboxEvents, 'recheck'>;
    cookie: OwnerCookie;
    requireSignIn: Middleware<AppState>;
    requireFreshProof: RequireFreshProof;
    log: Logger;
  },
): void {
  const { changes, inboxEvents, cookie, requireSignIn, requireFreshProof, log } = options;

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
    if (outcome.kind === 'taken') {
      throw new ProblemError('invalid-fields', { fields: { next: 'Choose another passphrase' } });
    }
    inboxEvents.recheck();
    cookie.set(ctx, outcome.token);
    cookie.setDevice(ctx, outcome.deviceToken);
    ctx.status = 204;
  }

  router.get(getPassphraseStatus.path, requireSignIn, async (ctx) => {
    ctx.body = await changes.status(personOf(ctx));
  });
  router.put(putPassphrase.path, requireSignIn, async (ctx) => {
    const body = parseBody(putPassphrase.body, await readJson(ctx));
    const sender = senderOf(ctx, cookie);
    const outcome = await changes.change(personOf(ctx), body, sender, userAgentOf(ctx));
    answer(ctx, outcome, 'wrong-passphrase');
  });
  router.post(postPassphraseRecovery.path, async (ctx) => {
    ctx.set('Cache-Control', 'private, no-store');
    const body = parseBody(postPassphraseRecovery.body, await readJson(ctx));
    const outcome = await changes.recover(body, senderOf(ctx, cookie), userAgentOf(ctx));
    answer(ctx, outcome, 'wrong-recovery-key');
  });
  router.get(getPassphraseRecovery.path, async (ctx) => {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = { takesCodes: await changes.takesCodes() };
  });
  router.post(postRecoveryHolder.path, async (ctx) => {
    ctx.set('Cache-Control', 'private, no-store');
    const { key } = parseBody(postRecoveryHolder.body, await readJson(ctx));
    const holder = await changes.holderOf(key, senderOf(ctx, cookie));
    if (typeof holder === 'number') throw waitProblem(holder);
    if (holder === 'wrong') throw new ProblemError('wrong-recovery-key');
    ctx.body = holder;
  });
  router.post(
    postRecoveryCodes.path,
    requireSignIn,
    ownerOnly,
    freshOnly(requireFreshProof),
    async (ctx) => {
      log('info', { message: 'new recovery codes', requestId: ctx.state.requestId });
      ctx.body = { codes: await changes.makeCodes() };
    },
  );
}
