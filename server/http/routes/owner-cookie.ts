import type { Context, Middleware } from 'koa';
import { Day, Second } from '#shared/time.ts';
import { ProblemError } from '../problem.ts';
import { sessionLifeMs } from '../../services/owner-sessions.ts';
import type { OwnerSessions } from '../../services/owner-sessions.ts';

export interface OwnerCookie {
  tokenOf(ctx: Context): string | undefined;
  set(ctx: Context, token: string): void;
  /** Token of a browser that has signed in before; kept when a session expires, cleared by signing out. */
  deviceTokenOf(ctx: Context): string | undefined;
  setDevice(ctx: Context, token: string): void;
  /** Clears both cookies. */
  clear(ctx: Context): void;
}

const deviceLifeMs = 365 * Day.ms;

/**
 * The cookie of the signed-in owner. Over https its name starts with `__Host-`: no other host of the domain can set it,
 * and browsers accept it only with `Secure`.
 */
export function ownerCookie(isHttps: boolean): OwnerCookie {
  const name = isHttps ? '__Host-owner' : 'owner';
  const deviceName = `${name}-device`;
  // Serialised here: Koa's own `cookies.set` refuses `Secure` behind a proxy it does not know.
  function write(ctx: Context, cookie: string, value: string, lifeMs: number): void {
    const secure = isHttps || ctx.secure ? '; Secure' : '';
    ctx.append(
      'Set-Cookie',
      `${cookie}=${value}; Path=/; Max-Age=${lifeMs / Second.ms}; HttpOnly; SameSite=Strict${secure}`,
    );
  }
  return {
    tokenOf: (ctx) => ctx.cookies.get(name),
    set: (ctx, token) => write(ctx, name, token, sessionLifeMs),
    deviceTokenOf: (ctx) => ctx.cookies.get(deviceName),
    setDevice: (ctx, token) => write(ctx, deviceName, token, deviceLifeMs),
    clear(ctx) {
      write(ctx, name, '', 0);
      write(ctx, deviceName, '', 0);
    },
  };
}

/** Lets only the signed-in owner pass, and keeps answers out of every cache. */
export function requireOwner(sessions: OwnerSessions, cookie: OwnerCookie): Middleware {
  return async (ctx, next) => {
    ctx.set('Cache-Control', 'private, no-store');
    if (!(await sessions.isSignedIn(cookie.tokenOf(ctx)))) throw new ProblemError('unauthorised');
    await next();
  };
}
