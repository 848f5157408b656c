import type { RecoveryHolder } from '#shared/api/passphrase.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { OwnerSessions, OpenedSession, Sender } from './owner-sessions.ts';
import { hashPassphrase, usualCost } from './passphrase.ts';
import { findPerson, openerOf, ownerId, readPassphraseHashes } from './people.ts';
import type { Person } from './people.ts';
import {
  changeOwnerSettings,
  findRecoveryKey,
  isValid,
  makeRecoveryCodes,
  takeRecoveryKey,
} from './recovery-keys.ts';
import { SignInQueue } from './sign-in-queue.ts';

export type ChangeOutcome =
  | ({ kind: 'changed' } & OpenedSession)
  /** The passphrase or the recovery code was wrong. */
  | { kind: 'wrong' }
  /** Somebody else has the new passphrase. */
  | { kind: 'taken' }
  | { kind: 'wait'; waitMs: number }
  /** `OWNER_PASSPHRASE` decides. */
  | { kind: 'set-on-server' };

/** People's ways to a new passphrase; each signs their browsers out and this one in. */
export interface PassphraseChanges {
  change(
    person: Person,
    passphrases: { current: string; next: string },
    sender: Sender,
    userAgent: string,
  ): Promise<ChangeOutcome>;
  /** With a recovery code, an invitation, or the key of the operator's link; that person's passkeys end as well. */
  recover(
    given: { key: string; next: string },
    sender: Sender,
    userAgent: string,
  ): Promise<ChangeOutcome>;
  /** Whose passphrase a key chooses; it stays valid. A number is the milliseconds to wait. */
  holderOf(key: string, sender: Sender): Promise<RecoveryHolder | 'wrong' | number>;
  /** Whether there is a recovery code that works. */
  takesCodes(): Promise<boolean>;
  /** New recovery codes for the owner, to be shown once; those before them are void. */
  makeCodes(): Promise<readonly string[]>;
  /** How many recovery codes are left, and whether `OWNER_PASSPHRASE` decides. */
  status(person: Person): Promise<{ codesLeft: number | null; isSetOnServer: boolean }>;
}

export function createPassphraseChanges({
  store,
  sessions,
  clock,
  isSetOnServer,
}: {
  store: RecordStore;
  sessions: Pick<OwnerSessions, 'verify' | 'verifyFree' | 'open' | 'revokeAll'>;
  clock: Clock;
  isSetOnServer: boolean;
}): PassphraseChanges {
  const recoveryQueue = new SignInQueue(clock, [1, 2, 4]);

  async function adopt(personId: string, next: string, userAgent: string): Promise<ChangeOutcome> {
    const hash = await hashPassphrase(next, usualCost);
    if (personId === ownerId) {
      while (!(await store.setPassphraseHash(hash, await store.passphraseHash())));
    } else {
      const isSet = await changeOwnerSettings(store, ({ team }) =>
        team.members.some(({ id }) => id === personId)
          ? {
              team: {
                ...team,
                members: team.members.map((one) =>
                  one.id === personId ? { ...one, passphraseHash: hash } : one,
                ),
              },
            }
          : undefined,
      );
      // Removed in the meantime.
      if (!isSet) return { kind: 'wrong' };
      await sessions.revokeAll(personId);
    }
    const opened = await sessions.open({ personId, opener: openerOf(hash) }, userAgent);
    return { kind: 'changed', ...opened };
  }

  /** Undefined where the passphrase is free. */
  async function refusalOf(next: string, personId: string): Promise<ChangeOutcome | undefined> {
    const verified = await sessions.verifyFree(next, personId);
    if (typeof verified === 'number') return { kind: 'wait', waitMs: verified };
    return verified === 'wrong' ? { kind: 'taken' } : undefined;
  }

  /** @returns undefined for a wrong key, or the milliseconds to wait before the next try */
  async function tryKey(key: string, networks: readonly string[], forgives: boolean) {
    let found: Awaited<ReturnType<typeof findRecoveryKey>>;
    const check = async () => {
      found = await findRecoveryKey(store, key, clock());
      return found !== undefined;
    };
    const outcome = await recoveryQueue.try(networks, check, forgives);
    return typeof outcome === 'number' ? outcome : found;
  }

  async function codesLeft(): Promise<number> {
    const { recoveryKeys } = await store.ownerSettings();
    return recoveryKeys.filter(
      (key) => key.expiresAt === null && key.personId === undefined && isValid(key, clock()),
    ).length;
  }

  const isFixed = (personId: string) => personId === ownerId && isSetOnServer;

  return {
    async change({ id }, { current, next }, sender, userAgent) {
      if (isFixed(id)) return { kind: 'set-on-server' };
      const verified = await sessions.verify({ passphrase: current }, sender);
      if (typeof verified === 'number') return { kind: 'wait', waitMs: verified };
      if (verified === 'wrong' || verified.personId !== id) return { kind: 'wrong' };
      return (await refusalOf(next, id)) ?? adopt(id, next, userAgent);
    },
    async recover({ key, next }, sender, userAgent) {
      const found = await tryKey(key, sender.networks, true);
      if (typeof found === 'number') return { kind: 'wait', waitMs: found };
      if (!found) return { kind: 'wrong' };
      const { personId = ownerId } = found;
      if (isFixed(personId)) return { kind: 'set-on-server' };
      const refusal = await refusalOf(next, personId);
      if (refusal) return refusal;
      const isTaken = await takeRecoveryKey(store, found, personId);
      return isTaken ? adopt(personId, next, userAgent) : { kind: 'wrong' };
    },
    makeCodes: () => makeRecoveryCodes(store),
    async status({ id, isOwner }) {
      return { codesLeft: isOwner ? await codesLeft() : null, isSetOnServer: isFixed(id) };
    },
    takesCodes: async () => !isSetOnServer && (await codesLeft()) > 0,
    async holderOf(key, { networks }) {
      // A key that is only looked at can be looked at again and again.
      const found = await tryKey(key, networks, false);
      if (typeof found === 'number') return found;
      const { team } = await store.ownerSettings();
      const holder = found && findPerson(team, found.personId ?? ownerId);
      if (!holder) return 'wrong';
      const isNew = !(await readPassphraseHashes(store)).has(holder.id);
      return { name: holder.name, isOwner: holder.isOwner, isNew, ownerName: team.ownerName };
    },
  };
}
