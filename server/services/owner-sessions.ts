import { createHash, randomBytes } from 'node:crypto';
import type { OwnerSession } from '#shared/api/sessions.ts';
import { Day, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import { deviceName } from './device-name.ts';
import { calendarPrefix } from './owner-calendar.ts';
import { verifyDeviceToken, makeDeviceToken } from './device-token.ts';
import { hashPassphrase, isPassphrase, usualCost } from './passphrase.ts';
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

/** How long after a sign-in the owner need not give the passphrase again for a change that somebody else must not make. */
export const freshProofMs = 10 * Minute.ms;

/** A number is the milliseconds to wait before the next try. */
export type Verification = 'right' | 'wrong' | number;

export interface OwnerSessions {
  /** Checks the passphrase; wrong guesses count as those of a sign-in do. */
  verify(
    passphrase: string,
    networks: readonly [string, ...string[]],
    deviceToken?: string,
  ): Promise<Verification>;
  /** Signs a browser in that has proved otherwise that it is the owner's. */
  open(userAgent: string): Promise<{ token: string; deviceToken: string }>;
  /** Whether the passphrase was given with this session, at most `freshProofMs` ago. */
  isFresh(token: string | undefined): Promise<boolean>;
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

  async function listOpen() {
    const now = clock().toISOString();
    const sessions = await store.listSessions();
    return sessions
      .filter((session) => session.expiresAt > now)
      .toSorted((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
  }

  async function endOldest(): Promise<void> {
    const browsers = (await listOpen()).filter(
      ({ tokenHash }) => !tokenHash.startsWith(calendarPrefix),
    );
    const surplus = browsers.slice(maxSessions);
    await store.closeSessions(surplus.map(({ tokenHash }) => tokenHash));
  }

  const verify: OwnerSessions['verify'] = async (passphrase, networks, deviceToken) => {
    const hash = await store.passphraseHash();
    if (hash === null) return 'wrong';
    const device = verifyDeviceToken(deviceToken, hash);
    const queue = device === undefined ? unknownDeviceQueue : knownDeviceQueue;
    const outcome = await queue.try(device === undefined ? networks : [device], async () => {
      // It may have been changed while this try waited.
      return (await store.passphraseHash()) === hash && isPassphrase(passphrase, hash);
    });
    if (typeof outcome === 'number') return outcome;
    return outcome ? 'right' : 'wrong';
  };

  const open: OwnerSessions['open'] = async (userAgent) => {
    const token = randomBytes(32).toString('base64url');
    const now = clock();
    const hash = (await store.passphraseHash()) ?? '';
    await store.openSession({
      tokenHash: hashOf(token),
      openedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + sessionLifeMs).toISOString(),
      device: deviceName(userAgent),
    });
    await endOldest();
    return { token, deviceToken: makeDeviceToken(hash) };
  };

  return {
    verify,
    open,
    async signIn(passphrase, networks, userAgent = '', deviceToken) {
      const verified = await verify(passphrase, networks, deviceToken);
      if (typeof verified === 'number') return { kind: 'wait', waitMs: verified };
      if (verified === 'wrong') return { kind: 'wrong-passphrase' };
      return { kind: 'signed-in', ...(await open(userAgent)) };
    },
    async isFresh(token) {
      const session = token === undefined ? undefined : await store.findSession(hashOf(token));
      const ageMs = session ? clock().getTime() - Date.parse(session.openedAt) : -1;
      return ageMs >= 0 && ageMs <= freshProofMs;
    },
    async isSignedIn(token) {
      const session = token === undefined ? undefined : await store.findSession(hashOf(token));
      const now = clock().toISOString();
      if (!session || session.expiresAt <= now) return false;
      lastUsedAt.set(session.tokenHash, now);
      return true;
    },
    list: async (token) =>
      (await listOpen()).map((session) => ({
        id: idOf(session.tokenHash),
        device: session.device,
        openedAt: session.openedAt,
        expiresAt: session.expiresAt,
        lastUsedAt: lastUsedAt.get(session.tokenHash) ?? null,
        isCurrent: token !== undefined && session.tokenHash === hashOf(token),
      })),
    async revoke(id) {
      const found = (await listOpen()).find(({ tokenHash }) => idOf(tokenHash) === id);
      if (found) await store.closeSessions([found.tokenHash]);
      return found !== undefined;
    },
    async revokeOthers(token) {
      const own = token === undefined ? undefined : hashOf(token);
      const others = (await listOpen()).filter(({ tokenHash }) => tokenHash !== own);
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
      const left = new Set((await listOpen()).map((session) => session.tokenHash));
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

/** Makes the configured passphrase the valid one; where it is another than before, everybody is signed out. */
export async function applyPassphrase(
  store: RecordStore,
  configured: string,
  cost = usualCost,
): Promise<void> {
  const hash = await store.passphraseHash();
  if (hash === null || !(await isPassphrase(configured, hash))) {
    await store.setPassphraseHash(await hashPassphrase(configured, cost), hash);
  }
}
