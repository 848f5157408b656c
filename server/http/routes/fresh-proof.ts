import type { Middleware, ParameterizedContext } from 'koa';
import { Second } from '#shared/time.ts';
import type { OwnerSessions } from '../../services/owner-sessions.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { personOf } from './owner-cookie.ts';
import type { OwnerCookie } from './owner-cookie.ts';

/** Too many wrong guesses. */
export const waitProblem = (waitMs: number) =>
  new ProblemError('too-many-requests', {
    detail: 'Too many attempts. Wait a moment, then try again.',
    retryAfterSeconds: Math.ceil(waitMs / Second.ms),
  });

/**
 * Refuses what somebody with an unlocked phone of theirs must not do, unless it comes shortly after a sign-in or
 * after `postSessionProof`.
 */
export type RequireFreshProof = (ctx: ParameterizedContext<AppState>) => Promise<void>;

export const createFreshProof =
  (sessions: Pick<OwnerSessions, 'isFresh'>, cookie: OwnerCookie): RequireFreshProof =>
  async (ctx) => {
    if (!(await sessions.isFresh(cookie.tokenOf(ctx))))
      throw new ProblemError('fresh-proof-needed');
  };

/** The same before a whole route. */
export const freshOnly =
  (requireFreshProof: RequireFreshProof): Middleware<AppState> =>
  async (ctx, next) => {
    await requireFreshProof(ctx);
    await next();
  };

/** Lets only the owner pass, behind `requireSignIn`. */
export const ownerOnly: Middleware<AppState> = async (ctx, next) => {
  if (!personOf(ctx).isOwner) throw new ProblemError('owner-only');
  await next();
};
