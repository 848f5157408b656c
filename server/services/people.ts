import { createHash, randomUUID } from 'node:crypto';
import { maxPeople } from '#shared/api/people.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { OwnerSettings, Team } from '../storage/owner-settings.ts';
import type { RecordStore } from '../storage/ports.ts';
import { calendarPrefix } from './owner-calendar.ts';
import { changeOwnerSettings, isValid, newKey } from './recovery-keys.ts';

/** Id of the person whose passphrase is the practice's own; nobody can remove that one. */
export const ownerId = 'owner';

/** Somebody who is signed in. */
export interface Person {
  id: string;
  /** Empty for an owner who has not said it. */
  name: string;
  isOwner: boolean;
}

/** How long an invitation can be used: it is often read in the evening. */
export const invitationLifeMs = Day.ms;

/** Undefined for somebody who has been removed. */
export function findPerson({ ownerName, members }: Team, id: string): Person | undefined {
  if (id === ownerId) return { id, name: ownerName, isOwner: true };
  const member = members.find((one) => one.id === id);
  return member && { id, name: member.name, isOwner: false };
}

/** Hashes of the passphrases that open the inbox, by whose they are. */
export async function readPassphraseHashes(
  store: Pick<RecordStore, 'passphraseHash' | 'ownerSettings'>,
): Promise<ReadonlyMap<string, string>> {
  const own = await store.passphraseHash();
  const { team } = await store.ownerSettings();
  return new Map([
    ...(own === null ? [] : [[ownerId, own] as const]),
    ...team.members.flatMap(({ id, passphraseHash }) =>
      passphraseHash === null ? [] : [[id, passphraseHash] as const],
    ),
  ]);
}

/** What a session says it was opened with, where that was a passphrase. */
export const openerOf = (passphraseHash: string): string =>
  createHash('sha256').update(`opener ${passphraseHash}`).digest('base64url');

export interface PersonSummary {
  id: string;
  name: string;
  isOwner: boolean;
  /** Whether the invitation has been used. */
  hasJoined: boolean;
  /** Until when the link works that was made last; null where there is none. */
  linkExpiresAt: string | null;
}

/** Who may read the inbox beside the owner, who alone decides it. */
export interface People {
  /** The owner first. */
  list(): Promise<PersonSummary[]>;
  /** Adds somebody; the key is the link's, and is shown once. Undefined when there is no room for more. */
  invite(name: string): Promise<{ id: string; key: string } | undefined>;
  /** Another link for somebody, to choose a passphrase with; the one before is void. Undefined for an unknown id. */
  makeLink(id: string): Promise<string | undefined>;
  /** False for an unknown id. */
  rename(id: string, name: string): Promise<boolean>;
  /** Ends everything that lets somebody in, the calendar's address as well; false for an unknown id and for the owner. */
  remove(id: string): Promise<boolean>;
}

export function createPeople(store: RecordStore, clock: Clock): People {
  const changeTeam = (
    change: (present: Readonly<OwnerSettings>) => Partial<OwnerSettings> | undefined,
  ) => changeOwnerSettings(store, change);

  const linkFor = (id: string) => newKey(new Date(clock().getTime() + invitationLifeMs), id);

  return {
    async list() {
      const { team, recoveryKeys } = await store.ownerSettings();
      const now = clock();
      const expiryOf = (id: string) =>
        recoveryKeys.find((one) => one.personId === id && isValid(one, now))?.expiresAt ?? null;
      const owner = { id: ownerId, name: team.ownerName, isOwner: true, hasJoined: true };
      return [
        { ...owner, linkExpiresAt: null },
        ...team.members.map(({ id, name, passphraseHash }) => ({
          id,
          name,
          isOwner: false,
          hasJoined: passphraseHash !== null,
          linkExpiresAt: expiryOf(id),
        })),
      ];
    },
    async invite(name) {
      const id = randomUUID();
      const { key, recoveryKey } = linkFor(id);
      const member = { id, name, addedAt: clock().toISOString(), passphraseHash: null };
      const isAdded = await changeTeam(({ team, recoveryKeys }) =>
        team.members.length + 1 >= maxPeople
          ? undefined
          : {
              team: { ...team, members: [...team.members, member] },
              recoveryKeys: [...recoveryKeys, recoveryKey],
            },
      );
      return isAdded ? { id, key } : undefined;
    },
    async makeLink(id) {
      const { key, recoveryKey } = linkFor(id);
      const isMade = await changeTeam(({ team, recoveryKeys }) =>
        team.members.some((one) => one.id === id)
          ? { recoveryKeys: [...recoveryKeys.filter((one) => one.personId !== id), recoveryKey] }
          : undefined,
      );
      return isMade ? key : undefined;
    },
    rename: (id, name) =>
      changeTeam(({ team }) => {
        if (id === ownerId) return { team: { ...team, ownerName: name } };
        if (!team.members.some((one) => one.id === id)) return undefined;
        const members = team.members.map((one) => (one.id === id ? { ...one, name } : one));
        return { team: { ...team, members } };
      }),
    async remove(id) {
      const isRemoved = await changeTeam(({ team, recoveryKeys }) =>
        team.members.some((one) => one.id === id)
          ? {
              team: {
                ...team,
                members: team.members.filter((one) => one.id !== id),
                passkeys: team.passkeys.filter(({ personId }) => personId !== id),
              },
              recoveryKeys: recoveryKeys.filter(({ personId }) => personId !== id),
            }
          : undefined,
      );
      if (!isRemoved) return false;
      // Theirs are void already, since nothing opens them any more; the calendar's address says to nobody who reads it.
      const sessions = (await store.listSessions()).filter(
        ({ personId, tokenHash }) => personId === id || tokenHash.startsWith(calendarPrefix),
      );
      await store.closeSessions(sessions.map(({ tokenHash }) => tokenHash));
      return true;
    },
  };
}
