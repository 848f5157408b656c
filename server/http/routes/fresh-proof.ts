import type { Context } from 'koa';
import { Second } from '#shared/time.ts';
import type { OwnerSessions } from '../../services/owner-sessions.ts';
import { networksOf } from '../middleware/address.ts';
import { ProblemError } from '../problem.ts';
import type { OwnerCookie } from './owner-cookie.ts';

/** Too many wrong guesses. */
export const waitProblem = (waitMs: number) =>
  new ProblemError('too-many-requests', {
    detail: 'Too many attempts. Wait a moment, then try again.',
    retryAfterSeconds: Math.ceil(waitMs / Second.ms),
  });

/**
 * Lets pass what somebody with an unlocked phone of the owner's must not do: only shortly after a sign-in, or with the
 * passphrase.
 */
export async function requireFreshProof(
  ctx: Context,
  passphrase: string | undefined,
  { sessions, cookie }: { sessions: OwnerSessions; cookie: OwnerCookie },
): Promise<void> {
  if (passphrase === undefined) {
    if (!(await sessions.isFresh(cookie.tokenOf(ctx))))
      throw new ProblemError('fresh-proof-needed');
    return;
  }
  const device = cookie.deviceTokenOf(ctx);
  const verified = await sessions.verify(passphrase, networksOf(ctx.ip), device);
  if (typeof verified === 'number') throw waitProblem(verified);
  if (verified === 'wrong') throw new ProblemError('wrong-passphrase');
}
