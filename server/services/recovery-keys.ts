import { createHash, timingSafeEqual } from 'node:crypto';
import { Hour } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
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

/** Changes the settings on top of what is stored, also when somebody else changes them at the same time. */
export async function changeOwnerSettings(
  store: Pick<RecordStore, 'ownerSettings' | 'setOwnerSettings'>,
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
 * Makes the key of a link with which the owner chooses a passphrase, once and within an hour. Former links and recovery
 * codes are void from now on.
 */
export async function makeLinkKey(
  store: Pick<RecordStore, 'ownerSettings' | 'setOwnerSettings'>,
  now: Date,
): Promise<string> {
  const key = makePassphrase();
  const expiresAt = new Date(now.getTime() + linkLifeMs).toISOString();
  await changeOwnerSettings(store, () => ({ recoveryKeys: [{ hash: hashOf(key), expiresAt }] }));
  return key;
}

/** Makes recovery codes; those before them are void. */
export async function makeRecoveryCodes(
  store: Pick<RecordStore, 'ownerSettings' | 'setOwnerSettings'>,
): Promise<readonly string[]> {
  const codes = Array.from({ length: codeCount }, makePassphrase);
  const recoveryKeys = codes.map((code) => ({ hash: hashOf(code), expiresAt: null }));
  await changeOwnerSettings(store, () => ({ recoveryKeys }));
  return codes;
}

/** Takes a key, which from then on is void. @returns false for one that is unknown, used or too old */
export function takeRecoveryKey(
  store: Pick<RecordStore, 'ownerSettings' | 'setOwnerSettings'>,
  key: string,
  now: Date,
): Promise<boolean> {
  const hash = hashOf(key);
  return changeOwnerSettings(store, ({ recoveryKeys }) => {
    const taken = recoveryKeys.find((one) => isSame(one, hash) && isValid(one, now));
    return taken && { recoveryKeys: recoveryKeys.filter((one) => one !== taken) };
  });
}

export const isValid = ({ expiresAt }: RecoveryKey, now: Date): boolean =>
  expiresAt === null || expiresAt > now.toISOString();

const isSame = (one: RecoveryKey, hash: string) =>
  one.hash.length === hash.length && timingSafeEqual(Buffer.from(one.hash), Buffer.from(hash));
