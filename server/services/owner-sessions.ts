import { createHash, randomBytes } from 'node:crypto';
import type { OwnerSession } from '#shared/api/sessions.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import { deviceName } from './device-name.ts';
import { verifyDeviceToken, makeDeviceToken } from './device-token.ts';
import { hashPassphrase, isPassphrase, makePassphrase, usualCost } from './passphrase.ts';
import { SignInQueue } from './sign-in-queue.ts';

/** How long a sign-in lasts. */
export const sessionLifeMs = 30 * Day.ms;

/** Wrong guesses of an address, its /56 and its /48, as multiples of those of one address. */
const networkShares = [1, 2, 4];

/** Browsers that may be signed in at once; one more signs the oldest out. */
export const maxSessions = 20;

export type SignInOutcome =
  /** `deviceToken` lets this browser skip the queue of unknown devices next time. */
  | { kind: 'signed-in'; token: string; deviceToken: string }
  | { kind: 'wrong-passphrase' }
  | { kind: 'wait'; waitMs: number };

export interface OwnerSessions {
  /**
   * @param networks the address, then the larger networks around it
   * @param userAgent header of the browser, for its name in the list of sessions
   * @param deviceToken from an earlier sign-in of this browser
   */
  signIn(
    passphrase: string,
    networks: readonly [string, ...string[]],
    userAgent?: string,
    deviceToken?: string,
  ): Promise<SignInOutcome>;
  isSignedIn(token: string | undefined): Promise<boolean>;
  signOut(token: string | undefined): Promise<void>;
  /** Sessions that have not expired, newest first. */
  list(token: string | undefined): Promise<OwnerSession[]>;
  /** Resolves to false for an unknown id. */
  revoke(id: string): Promise<boolean>;
  /** Ends every session but the one of this token. */
  revokeOthers(token: string | undefined): Promise<void>;
  /** Removes expired sessions. */
  sweep(): Promise<void>;
}

export function createOwnerSessions(store: RecordStore, clock: Clock): OwnerSessions {
  // Browsers that have signed in before never queue behind unknown devices, however many there are.
  const knownDeviceQueue = new SignInQueue(clock);
  const unknownDeviceQueue = new SignInQueue(clock, networkShares);
  /** In this process's memory only: not worth a write for every request. */
  const lastUsedAt = new Map<string, string>();

  async function open() {
    const now = clock().toISOString();
    const sessions = await store.listSessions();
    return sessions
      .filter((session) => session.expiresAt > now)
      .toSorted((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
  }

  async function endOldest(): Promise<void> {
    const surplus = (await open()).slice(maxSessions);
    await store.closeSessions(surplus.map(({ tokenHash }) => tokenHash));
  }

  return {
    async signIn(passphrase, networks, userAgent = '', deviceToken) {
      const hash = await store.passphraseHash();
      if (hash === null) return { kind: 'wrong-passphrase' };
      const device = verifyDeviceToken(deviceToken, hash);
      const queue = device === undefined ? unknownDeviceQueue : knownDeviceQueue;
      const outcome = await queue.try(device === undefined ? networks : [device], async () => {
        // It may have been changed while this try waited.
        return (await store.passphraseHash()) === hash && isPassphrase(passphrase, hash);
      });
      if (typeof outcome === 'number') return { kind: 'wait', waitMs: outcome };
      if (!outcome) return { kind: 'wrong-passphrase' };
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await store.openSession({
        tokenHash: hashOf(token),
        openedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + sessionLifeMs).toISOString(),
        device: deviceName(userAgent),
      });
      await endOldest();
      return { kind: 'signed-in', token, deviceToken: makeDeviceToken(hash) };
    },
    async isSignedIn(token) {
      const session = token === undefined ? undefined : await store.findSession(hashOf(token));
      const now = clock().toISOString();
      if (!session || session.expiresAt <= now) return false;
      lastUsedAt.set(session.tokenHash, now);
      return true;
    },
    list: async (token) =>
      (await open()).map((session) => ({
        id: idOf(session.tokenHash),
        device: session.device,
        openedAt: session.openedAt,
        expiresAt: session.expiresAt,
        lastUsedAt: lastUsedAt.get(session.tokenHash) ?? null,
        isCurrent: token !== undefined && session.tokenHash === hashOf(token),
      })),
    async revoke(id) {
      const found = (await open()).find(({ tokenHash }) => idOf(tokenHash) === id);
      if (found) await store.closeSessions([found.tokenHash]);
      return found !== undefined;
    },
    async revokeOthers(token) {
      const own = token === undefined ? undefined : hashOf(token);
      const others = (await open()).filter(({ tokenHash }) => tokenHash !== own);
      await store.closeSessions(others.map(({ tokenHash }) => tokenHash));
    },
    async signOut(token) {
      if (token !== undefined) await store.closeSessions([hashOf(token)]);
    },
    async sweep() {
      const now = clock().toISOString();
      const sessions = await store.listSessions();
      const ended = sessions.filter((session) => session.expiresAt <= now);
      await store.closeSessions(ended.map((session) => session.tokenHash));
      const left = new Set((await open()).map((session) => session.tokenHash));
      for (const hash of lastUsedAt.keys()) if (!left.has(hash)) lastUsedAt.delete(hash);
    },
  };
}

/** A public id for a session; neither the token nor its hash can be derived from it. */
function idOf(tokenHash: string): string {
  return createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 16);
}

/** The token itself is never stored: a copy of the data folder signs nobody in. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes sure that there is a passphrase. The configured one has precedence, and changing it signs everybody out.
 * @returns the passphrase created by a first start, to be shown once; undefined otherwise
 */
export async function preparePassphrase(
  store: RecordStore,
  configured: string | undefined,
  cost = usualCost,
): Promise<string | undefined> {
  const hash = await store.passphraseHash();
  if (configured === undefined) {
    if (hash !== null) return undefined;
    const made = makePassphrase();
    // Another process may have been first: then its passphrase was shown.
    return (await store.setPassphraseHash(await hashPassphrase(made, cost), hash))
      ? made
      : undefined;
  }
  if (hash === null || !(await isPassphrase(configured, hash))) {
    await store.setPassphraseHash(await hashPassphrase(configured, cost), hash);
  }
  return undefined;
}
