import { createHash, timingSafeEqual } from 'node:crypto';
import { Hour } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import { noTeam } from '../storage/owner-settings.ts';
import type { OwnerSettings, RecoveryKey } from '../storage/owner-settings.ts';
import { makePassphrase } from './passphrase.ts';

/** How long the link of the operator can be used. */
export const linkLifeMs = Hour.ms;

const codeCount = 8;

/** As typed or pasted: case, spaces and hyphens do not count. The letters that look like digits are read as these. */
function hashOf(key: string): string {
  const plain = key
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`recovery ${plain}`).digest('hex');
}

/** Where the settings are. */
export type SettingsStore = Pick<RecordStore, 'ownerSettings' | 'setOwnerSettings'>;

/** Changes the settings on top of what is stored, also when somebody else changes them at the same time. */
export async function changeOwnerSettings(
  store: SettingsStore,
  change: (present: Readonly<OwnerSettings>) => Partial<OwnerSettings> | undefined,
): Promise<boolean> {
  for (;;) {
    const present = await store.ownerSettings();
    const changed = change(present);
    if (!changed) return false;
    const next = { ...present, ...changed, revision: present.revision + 1 };
    if (await store.setOwnerSettings(next)) return true;
  }
}

/**
 * Makes the key of a link with which the owner chooses a passphrase, once and within an hour. Nothing else lets anybody
 * in from now on: former links, recovery codes, passkeys and other people's passphrases are void.
 */
export async function makeLinkKey(store: SettingsStore, now: Date): Promise<string> {
  const { key, recoveryKey } = newKey(new Date(now.getTime() + linkLifeMs));
  await changeOwnerSettings(store, ({ team: { ownerName } }) => ({
    recoveryKeys: [recoveryKey],
    team: { ...noTeam, ownerName },
  }));
  return key;
}

/** A key and what is stored of it. @param expiresAt null for one that is valid until it is used */
export function newKey(expiresAt: Date | null, personId?: string) {
  const key = makePassphrase();
  const recoveryKey: RecoveryKey = {
    hash: hashOf(key),
    expiresAt: expiresAt?.toISOString() ?? null,
    ...(personId !== undefined && { personId }),
  };
  return { key, recoveryKey };
}

/** Makes recovery codes for the owner; those before them are void. */
export async function makeRecoveryCodes(store: SettingsStore): Promise<readonly string[]> {
  const made = Array.from({ length: codeCount }, () => newKey(null));
  await changeOwnerSettings(store, ({ recoveryKeys }) => ({
    recoveryKeys: [
      ...recoveryKeys.filter(({ personId }) => personId !== undefined),
      ...made.map(({ recoveryKey }) => recoveryKey),
    ],
  }));
  return made.map(({ key }) => key);
}

/** Undefined for a key that is unknown, used or too old. */
export async function findRecoveryKey(
  store: SettingsStore,
  key: string,
  now: Date,
): Promise<RecoveryKey | undefined> {
  const hash = hashOf(key);
  const { recoveryKeys } = await store.ownerSettings();
  return recoveryKeys.find((one) => isSame(one, hash) && isValid(one, now));
}

/**
 * Takes a key that was found. From then on it is void, and so are its person's passkeys: whoever needs a way back in may
 * have lost the device that has them.
 * @param personId whose passphrase it sets
 * @returns false when somebody else has taken it
 */
export function takeRecoveryKey(
  store: SettingsStore,
  { hash }: RecoveryKey,
  personId: string,
): Promise<boolean> {
  return changeOwnerSettings(store, ({ recoveryKeys, team }) => {
    const left = recoveryKeys.filter((one) => one.hash !== hash);
    if (left.length === recoveryKeys.length) return undefined;
    const passkeys = team.passkeys.filter((one) => one.personId !== personId);
    return { recoveryKeys: left, team: { ...team, passkeys } };
  });
}

export const isValid = ({ expiresAt }: RecoveryKey, now: Date): boolean =>
  expiresAt === null || expiresAt > now.toISOString();

const isSame = (one: RecoveryKey, hash: string) =>
  one.hash.length === hash.length && timingSafeEqual(Buffer.from(one.hash), Buffer.from(hash));
