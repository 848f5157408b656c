import type { Context, Middleware } from 'koa';
import { Second } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { sessionLifeMs } from '../services/owner-sessions.ts';
import type { OwnerSessions } from '../services/owner-sessions.ts';

export interface OwnerCookie {
  tokenOf(ctx: Context): string | undefined;
  set(ctx: Context, token: string | undefined): void;
}

/**
 * The cookie of the signed-in owner. Over https its name begins with `__Host-`: no other host of the
 * domain can set it, and browsers take it only when it is `Secure`.
 */
export function ownerCookie(isHttps: boolean): OwnerCookie {
  const name = isHttps ? '__Host-owner' : 'owner';
  return {
    tokenOf: (ctx) => ctx.cookies.get(name),
    // Written by hand: Koa's own `cookies.set` refuses `Secure` behind a proxy it does not know.
    set(ctx, token) {
      const lifeSeconds = token === undefined ? 0 : sessionLifeMs / Second.ms;
      const secure = isHttps || ctx.secure ? '; Secure' : '';
      ctx.append(
        'Set-Cookie',
        `${name}=${token ?? ''}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}

/** Lets only the signed-in owner through and keeps the answer out of every cache. */
export function requireOwner(sessions: OwnerSessions, cookie: OwnerCookie): Middleware {
  return async (ctx, next) => {
    ctx.set('Cache-Control', 'private, no-store');
    if (!(await sessions.isSignedIn(cookie.tokenOf(ctx)))) throw new ProblemError('unauthorised');
    await next();
  };
}
