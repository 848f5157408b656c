import type Router from '@koa/router';
import type { Middleware } from 'koa';
import {
  deletePasskey,
  listPasskeys,
  maxPasskeys,
  postPasskey,
  postPasskeyStart,
} from '#shared/api/passkeys.ts';
import type { Logger } from '../../log.ts';
import type { InboxEvents } from '../../services/inbox-events.ts';
import type { Passkeys } from '../../services/passkeys.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { freshOnly } from './fresh-proof.ts';
import type { RequireFreshProof } from './fresh-proof.ts';
import { personOf } from './owner-cookie.ts';

/** Everybody’s own passkeys. */
export function addPasskeyRoutes(
  router: Router<AppState>,
  options: {
    passkeys: Passkeys;
    inboxEvents: Pick<InboxEvents, 'recheck'>;
    requireSignIn: Middleware<AppState>;
    requireFreshProof: RequireFreshProof;
    log: Logger;
  },
): void {
  const { passkeys, inboxEvents, requireSignIn, log } = options;
  const isFresh = freshOnly(options.requireFreshProof);

  router.get(listPasskeys.path, requireSignIn, async (ctx) => {
    const { isAvailable } = passkeys;
    ctx.body = { isAvailable, passkeys: await passkeys.list(personOf(ctx).id) };
  });
  router.post(postPasskeyStart.path, requireSignIn, isFresh, async (ctx) => {
    if (!passkeys.isAvailable) throw new ProblemError('not-found');
    ctx.body = await passkeys.startAdding(personOf(ctx));
  });
  router.post(postPasskey.path, requireSignIn, isFresh, async (ctx) => {
    const { name, passkey } = parseBody(postPasskey.body, await readJson(ctx));
    const outcome = await passkeys.add(personOf(ctx), name, passkey);
    log('warn', { message: 'passkey added', requestId: ctx.state.requestId, outcome });
    if (outcome === 'refused') throw new ProblemError('wrong-passkey');
    if (outcome === 'too-many') {
      const detail = `You can have ${maxPasskeys} passkeys. Remove one first.`;
      throw new ProblemError('invalid-fields', { detail, fields: { name: detail } });
    }
    ctx.status = 204;
  });
  router.delete(deletePasskey.path, requireSignIn, isFresh, async (ctx) => {
    const isRemoved = await passkeys.remove(personOf(ctx).id, ctx.params['id'] ?? '');
    if (!isRemoved) throw new ProblemError('not-found');
    log('warn', { message: 'passkey removed', requestId: ctx.state.requestId });
    inboxEvents.recheck();
    ctx.status = 204;
  });
}
