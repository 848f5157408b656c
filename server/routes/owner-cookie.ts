import type { Context, Middleware } from 'koa';
import { Second } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { sessionLifeMs } from '../services/owner-sessions.ts';
import type { OwnerSessions } from '../services/owner-sessions.ts';

const cookieName = 'owner';

export function tokenOf(ctx: Context): string | undefined {
  return ctx.cookies.get(cookieName);
}

/** Written by hand: Koa's own `cookies.set` refuses `Secure` behind a proxy it does not know. */
export function setOwnerCookie(ctx: Context, token: string | undefined, isHttps: boolean): void {
  const lifeSeconds = token === undefined ? 0 : sessionLifeMs / Second.ms;
  const secure = isHttps || ctx.secure ? '; Secure' : '';
  ctx.append(
    'Set-Cookie',
    `${cookieName}=${token ?? ''}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Lets only the signed-in owner through and keeps the answer out of every cache. */
export function requireOwner(sessions: OwnerSessions): Middleware {
  return async (ctx, next) => {
    ctx.set('Cache-Control', 'private, no-store');
    if (!sessions.isSignedIn(tokenOf(ctx))) throw new ProblemError('unauthorised');
    await next();
  };
}
