import type { Context, Middleware } from 'koa';
import { Day, Second } from '#shared/time.ts';
import { networksOf } from '../middleware/address.ts';
import { ProblemError } from '../problem.ts';
import { sessionLifeMs } from '../../services/owner-sessions.ts';
import type { OwnerSessions, Sender } from '../../services/owner-sessions.ts';
import type { Person } from '../../services/people.ts';
import type { AppState } from '../state.ts';

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
 * The cookie of whoever is signed in. Over https its name starts with `__Host-`: no other host of the domain can set it,
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

/** Lets only who is signed in pass, and keeps answers out of every cache. */
export function requireSignIn(sessions: OwnerSessions, cookie: OwnerCookie): Middleware<AppState> {
  return async (ctx, next) => {
    ctx.set('Cache-Control', 'private, no-store');
    const person = await sessions.personOf(cookie.tokenOf(ctx));
    if (!person) throw new ProblemError('unauthorised');
    ctx.state.person = person;
    await next();
  };
}

/** Who is signed in, behind `requireSignIn`. */
export function personOf({ state }: { state: AppState }): Person {
  if (!state.person) throw new ProblemError('unauthorised');
  return state.person;
}

/** The name that stands at what somebody writes: none where there is none to tell apart. */
export const bylineOf = (ctx: { state: AppState }): string | undefined =>
  personOf(ctx).name === '' ? undefined : personOf(ctx).name;

/** Where a try to sign in comes from. */
export const senderOf = (ctx: Context, cookie: OwnerCookie): Sender => ({
  networks: networksOf(ctx.ip),
  deviceToken: cookie.deviceTokenOf(ctx),
});

export const userAgentOf = (ctx: Context): string => ctx.get('User-Agent').slice(0, 512);
