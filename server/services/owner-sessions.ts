import { createHash, randomBytes } from 'node:crypto';
import { Day, Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import { GuessLimiter } from './guess-limiter.ts';
import { hashPassphrase, isPassphrase, makePassphrase } from './passphrase.ts';

/** How long a sign-in lasts. */
export const sessionLifeMs = 30 * Day.ms;

/** Sign-ins that may wait for their check; each check takes the memory of one scrypt run. */
const maxWaiting = 20;

export type SignInOutcome =
  | { kind: 'signed-in'; token: string }
  | { kind: 'wrong-passphrase' }
  | { kind: 'wait'; waitMs: number };

export interface OwnerSessions {
  signIn(passphrase: string, address: string): Promise<SignInOutcome>;
  isSignedIn(token: string | undefined): boolean;
  signOut(token: string | undefined): Promise<void>;
  /** Forgets sessions that have ended. */
  sweep(): Promise<void>;
}

export function createOwnerSessions(store: RecordStore, clock: Clock): OwnerSessions {
  const limiter = new GuessLimiter(clock);
  let waiting = 0;
  let lastCheck: Promise<unknown> = Promise.resolve();

  /** One at a time: many guesses at once must not take the memory of the whole server. */
  function check(passphrase: string): Promise<boolean> {
    const result = lastCheck.then(async () => {
      const hash = store.passphraseHash();
      return hash !== null && (await isPassphrase(passphrase, hash));
    });
    lastCheck = result.catch(() => undefined);
    return result;
  }

  return {
    async signIn(passphrase, address) {
      const waitMs = limiter.waitMs(address);
      if (waitMs > 0) return { kind: 'wait', waitMs };
      if (waiting >= maxWaiting) return { kind: 'wait', waitMs: Second.ms };
      waiting += 1;
      try {
        if (!(await check(passphrase))) {
          limiter.failed(address);
          return { kind: 'wrong-passphrase' };
        }
      } finally {
        waiting -= 1;
      }
      limiter.succeeded(address);
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await store.openSession({
        tokenHash: hashOf(token),
        openedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + sessionLifeMs).toISOString(),
      });
      return { kind: 'signed-in', token };
    },
    isSignedIn(token) {
      const session = token === undefined ? undefined : store.findSession(hashOf(token));
      return session !== undefined && session.expiresAt > clock().toISOString();
    },
    async signOut(token) {
      if (token !== undefined) await store.closeSessions([hashOf(token)]);
    },
    async sweep() {
      const now = clock().toISOString();
      const ended = store.listSessions().filter((session) => session.expiresAt <= now);
      await store.closeSessions(ended.map((session) => session.tokenHash));
    },
  };
}

/** The token itself is never stored: a copy of the data folder signs nobody in. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes sure that there is a passphrase. The configured one wins, and changing it signs everybody out.
 * @returns the passphrase made for a first start, to be shown once; undefined otherwise
 */
export async function preparePassphrase(
  store: RecordStore,
  configured: string | undefined,
): Promise<string | undefined> {
  const hash = store.passphraseHash();
  if (configured === undefined) {
    if (hash !== null) return undefined;
    const made = makePassphrase();
    await store.setPassphraseHash(await hashPassphrase(made));
    return made;
  }
  if (hash === null || !(await isPassphrase(configured, hash))) {
    await store.setPassphraseHash(await hashPassphrase(configured));
  }
  return undefined;
}
