import { createHash, randomBytes } from 'node:crypto';
import { freshProofMs } from '#shared/api/session.ts';
import type { SessionBody } from '#shared/api/session.ts';
import type { OwnerSession } from '#shared/api/sessions.ts';
import { Day, Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Session } from '../storage/records.ts';
import { deviceName } from './device-name.ts';
import { calendarPrefix } from './owner-calendar.ts';
import { verifyDeviceToken, makeDeviceToken } from './device-token.ts';
import type { Passkeys } from './passkeys.ts';
import { hashPassphrase, isPassphrase, usualCost } from './passphrase.ts';
import { findPerson, openerOf, ownerId, readPassphraseHashes } from './people.ts';
import type { Person } from './people.ts';
import { SignInQueue } from './sign-in-queue.ts';

/** How long a sign-in lasts. */
export const sessionLifeMs = 30 * Day.ms;

/** Wrong guesses of an address, its /56 and its /48, as multiples of those of one address. */
const networkShares = [1, 2, 4];

/** Browsers of one person that may be signed in at once; one more signs the oldest out. */
export const maxSessions = 20;

/** An address, then the larger networks around it. */
export type Networks = readonly [string, ...string[]];

/** Who somebody has proved to be, and with what. */
export interface Identity {
  personId: string;
  /** See `Session`. */
  opener: string;
}

export interface OpenedSession {
  token: string;
  /** Lets this browser skip the queue of unknown devices next time. */
  deviceToken: string;
}

/** Requests that were sent before the cookie of a new session came are answered for so long. */
export const replacedGraceMs = 10 * Second.ms;

export type SignInOutcome =
  | ({ kind: 'signed-in' } & OpenedSession)
  | { kind: 'wrong' }
  | { kind: 'wait'; waitMs: number };

/** A number is the milliseconds to wait before the next try. */
export type Verification<Proved> = Proved | 'wrong' | number;

/** Where a try comes from. */
export interface Sender {
  networks: Networks;
  /** From an earlier sign-in of this browser. */
  deviceToken?: string | undefined;
}

export interface OwnerSessions {
  /** Whose passphrase or passkey it is; wrong guesses count, whatever they are for. */
  verify(proof: SessionBody, sender: Sender): Promise<Verification<Identity>>;
  /** Whether a passphrase is free for this person: no other has it. To ask is to guess, whatever the answer, and counts so. */
  verifyFree(passphrase: string, personId: string): Promise<Verification<'free'>>;
  /**
   * @param userAgent header of the browser, for its name in the list of sessions
   * @param replaced token of the same browser, which the caller ends: it takes no other browser's place
   */
  open(identity: Identity, userAgent: string, replaced?: string): Promise<OpenedSession>;
  signIn(
    proof: SessionBody,
    sender: Sender,
    userAgent?: string,
    replaced?: string,
  ): Promise<SignInOutcome>;
  /** Who is signed in; undefined also when what opened the session has been removed or changed since. */
  personOf(token: string | undefined): Promise<Person | undefined>;
  /** Whether this session was opened at most `freshProofMs` ago. */
  isFresh(token: string | undefined): Promise<boolean>;
  signOut(token: string | undefined): Promise<void>;
  /**
   * Ends a session that another has replaced, `replacedGraceMs` from now: what this browser has under way still goes through, instead
   * of looking signed out.
   */
  retire(token: string | undefined): void;
  /** Sessions that have not expired, newest first: of whoever asks; the owner sees everybody's. */
  list(token: string | undefined): Promise<OwnerSession[]>;
  /** Ends a session of that list. Resolves to false for any other id. */
  revoke(token: string | undefined, id: string): Promise<boolean>;
  /** Ends every other session of this person. */
  revokeOthers(token: string | undefined): Promise<void>;
  /** Ends every session of a person. */
  revokeAll(personId: string): Promise<void>;
  /** Removes expired sessions. */
  sweep(): Promise<void>;
}

export function createOwnerSessions(
  store: RecordStore,
  clock: Clock,
  passkeys: Pick<Passkeys, 'accept'>,
): OwnerSessions {
  // Browsers that have signed in before never queue behind unknown devices, however many there are.
  const knownDeviceQueue = new SignInQueue(clock);
  const unknownDeviceQueue = new SignInQueue(clock, networkShares);
  /** In this process's memory only: not worth a write for every request. */
  const lastUsedAt = new Map<string, string>();

  /**
   * When replaced sessions end. In this process's memory only: nobody has their tokens any more, and those that it forgets expire.
   */
  const retiredAtMs = new Map<string, number>();
  const isRetired = ({ tokenHash }: Readonly<Session>) =>
    (retiredAtMs.get(tokenHash) ?? Infinity) <= clock().getTime();

  /** Whose a session is; undefined for one that nothing opens any more. */
  async function readOwners() {
    const { team } = await store.ownerSettings();
    const hashes = await readPassphraseHashes(store);
    return ({ personId = ownerId, opener }: Readonly<Session>): Person | undefined => {
      const person = findPerson(team, personId);
      const hash = hashes.get(personId);
      const isOpen =
        opener === undefined
          ? person?.isOwner
          : (hash !== undefined && opener === openerOf(hash)) ||
            team.passkeys.some((one) => one.id === opener && one.personId === personId);
      return isOpen ? person : undefined;
    };
  }

  async function listOpen() {
    const now = clock().toISOString();
    const ownerOf = await readOwners();
    return (await store.listSessions())
      .filter((session) => session.expiresAt > now && !isRetired(session))
      .flatMap((session) => {
        const person = ownerOf(session);
        return person ? [{ ...session, person }] : [];
      })
      .toSorted((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
  }

  async function endOldest(personId: string, replaced: string | undefined): Promise<void> {
    const isLeaving = (hash: string) =>
      retiredAtMs.has(hash) || (replaced !== undefined && hash === hashOf(replaced));
    const browsers = (await listOpen()).filter(
      ({ tokenHash, person }) =>
        person.id === personId && !tokenHash.startsWith(calendarPrefix) && !isLeaving(tokenHash),
    );
    const surplus = browsers.slice(maxSessions);
    await store.closeSessions(surplus.map(({ tokenHash }) => tokenHash));
  }

  async function findSession(token: string | undefined) {
    const session = token === undefined ? undefined : await store.findSession(hashOf(token));
    if (!session || session.expiresAt <= clock().toISOString() || isRetired(session)) {
      return undefined;
    }
    const person = (await readOwners())(session);
    return person && { session, person };
  }

  /** One try at a time for known devices and one for all others. */
  async function attempt<Proved>(
    { networks, deviceToken }: Sender,
    check: () => Promise<Proved | undefined>,
  ): Promise<Verification<Proved>> {
    const hashes = [...(await readPassphraseHashes(store)).values()];
    const [device] = hashes.flatMap((hash) => verifyDeviceToken(deviceToken, hash) ?? []);
    const queue = device === undefined ? unknownDeviceQueue : knownDeviceQueue;
    let proved: Proved | undefined;
    const senders = device === undefined ? networks : [device];
    const tryOnce = async () => {
      proved = await check();
      return proved !== undefined;
    };
    // With one's own passphrase in between, somebody invited could guess at another's without limit.
    const outcome = await queue.try(senders, tryOnce, hashes.length === 1);
    if (typeof outcome === 'number') return outcome;
    return proved ?? 'wrong';
  }

  /** Whose passphrase it is. */
  async function findByPassphrase(passphrase: string): Promise<Identity | undefined> {
    for (const [personId, hash] of await readPassphraseHashes(store)) {
      if (await isPassphrase(passphrase, hash)) return { personId, opener: openerOf(hash) };
    }
    return undefined;
  }

  const verify: OwnerSessions['verify'] = (proof, sender) =>
    attempt(sender, () =>
      'passkey' in proof ? passkeys.accept(proof.passkey) : findByPassphrase(proof.passphrase),
    );

  const open: OwnerSessions['open'] = async ({ personId, opener }, userAgent, replaced) => {
    const token = randomBytes(32).toString('base64url');
    const now = clock();
    await store.openSession({
      tokenHash: hashOf(token),
      openedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + sessionLifeMs).toISOString(),
      device: deviceName(userAgent),
      ...(personId !== ownerId && { personId }),
      opener,
    });
    await endOldest(personId, replaced);
    const hash = (await readPassphraseHashes(store)).get(personId) ?? '';
    return { token, deviceToken: makeDeviceToken(hash) };
  };

  return {
    verify,
    verifyFree: async (passphrase, personId) => {
      // With nobody else there is nothing to find out.
      const people = [...(await readPassphraseHashes(store)).keys()];
      if (people.every((id) => id === personId)) return 'free';
      let answer: 'free' | 'wrong' = 'wrong';
      // Counted for the person, and right by nothing: their own passphrase is free each time.
      const outcome = await knownDeviceQueue.try([`free for ${personId}`], async () => {
        const found = await findByPassphrase(passphrase);
        if (found === undefined || found.personId === personId) answer = 'free';
        return false;
      });
      return typeof outcome === 'number' ? outcome : answer;
    },
    open,
    async signIn(proof, sender, userAgent = '', replaced) {
      const verified = await verify(proof, sender);
      if (typeof verified === 'number') return { kind: 'wait', waitMs: verified };
      if (verified === 'wrong') return { kind: 'wrong' };
      return { kind: 'signed-in', ...(await open(verified, userAgent, replaced)) };
    },
    async personOf(token) {
      const found = await findSession(token);
      if (found) lastUsedAt.set(found.session.tokenHash, clock().toISOString());
      return found?.person;
    },
    async isFresh(token) {
      const found = await findSession(token);
      const ageMs = found ? clock().getTime() - Date.parse(found.session.openedAt) : -1;
      return ageMs >= 0 && ageMs <= freshProofMs;
    },
    async list(token) {
      const viewer = (await findSession(token))?.person;
      return (await listOpen())
        .filter(
          ({ person, tokenHash }) =>
            isVisible(person, viewer) &&
            !retiredAtMs.has(tokenHash) &&
            // No device: it has a place of its own in the settings.
            !tokenHash.startsWith(calendarPrefix),
        )
        .map((session) => ({
          id: idOf(session.tokenHash),
          device: session.device,
          openedAt: session.openedAt,
          expiresAt: session.expiresAt,
          lastUsedAt: lastUsedAt.get(session.tokenHash) ?? null,
          isCurrent: token !== undefined && session.tokenHash === hashOf(token),
          personName: session.person.id === viewer?.id ? null : session.person.name,
        }));
    },
    async revoke(token, id) {
      const viewer = (await findSession(token))?.person;
      const found = (await listOpen()).find(
        ({ tokenHash, person }) => idOf(tokenHash) === id && isVisible(person, viewer),
      );
      if (found) await store.closeSessions([found.tokenHash]);
      return found !== undefined;
    },
    async revokeOthers(token) {
      const own = await findSession(token);
      const others = (await listOpen()).filter(
        ({ tokenHash, person }) =>
          person.id === own?.person.id && tokenHash !== own.session.tokenHash,
      );
      await store.closeSessions(others.map(({ tokenHash }) => tokenHash));
    },
    async revokeAll(personId) {
      const sessions = await store.listSessions();
      const own = sessions.filter((session) => (session.personId ?? ownerId) === personId);
      await store.closeSessions(own.map(({ tokenHash }) => tokenHash));
    },
    async signOut(token) {
      if (token !== undefined) await store.closeSessions([hashOf(token)]);
    },
    retire(token) {
      if (token !== undefined) retiredAtMs.set(hashOf(token), clock().getTime() + replacedGraceMs);
    },
    async sweep() {
      // First: a session that opens in the meantime is in neither list, or in that of the open ones alone.
      const sessions = await store.listSessions();
      const left = new Set((await listOpen()).map(({ tokenHash }) => tokenHash));
      const ended = sessions.filter(({ tokenHash }) => !left.has(tokenHash));
      await store.closeSessions(ended.map((session) => session.tokenHash));
      for (const known of [lastUsedAt, retiredAtMs]) {
        for (const hash of known.keys()) if (!left.has(hash)) known.delete(hash);
      }
    },
  };
}

/** Everybody sees their own sessions, the owner everybody's. */
const isVisible = (person: Person, viewer: Person | undefined) =>
  viewer !== undefined && (viewer.isOwner || person.id === viewer.id);

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
