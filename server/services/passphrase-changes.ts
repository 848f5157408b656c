import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { OwnerSessions } from './owner-sessions.ts';
import { hashPassphrase, usualCost } from './passphrase.ts';
import { isValid, makeRecoveryCodes, takeRecoveryKey } from './recovery-keys.ts';
import { SignInQueue } from './sign-in-queue.ts';

type Networks = readonly [string, ...string[]];

export type ChangeOutcome =
  | { kind: 'changed'; token: string; deviceToken: string }
  /** The passphrase or the recovery code was wrong. */
  | { kind: 'wrong' }
  | { kind: 'wait'; waitMs: number }
  /** `OWNER_PASSPHRASE` decides. */
  | { kind: 'set-on-server' };

/** The owner's ways to a new passphrase; each signs every browser out and this one in. */
export interface PassphraseChanges {
  change(
    passphrases: { current: string; next: string },
    networks: Networks,
    userAgent: string,
    deviceToken: string | undefined,
  ): Promise<ChangeOutcome>;
  /** With a recovery code, or the key of the operator's link. */
  recover(
    given: { key: string; next: string },
    networks: Networks,
    userAgent: string,
  ): Promise<ChangeOutcome>;
  /** New recovery codes, to be shown once; those before them are void. */
  makeCodes(): Promise<readonly string[]>;
  /** How many recovery codes are left, and whether `OWNER_PASSPHRASE` decides. */
  status(): Promise<{ codesLeft: number; isSetOnServer: boolean }>;
}

export function createPassphraseChanges({
  store,
  sessions,
  clock,
  isSetOnServer,
}: {
  store: RecordStore;
  sessions: Pick<OwnerSessions, 'verify' | 'open'>;
  clock: Clock;
  isSetOnServer: boolean;
}): PassphraseChanges {
  const recoveryQueue = new SignInQueue(clock, [1, 2, 4]);

  async function adopt(next: string, userAgent: string): Promise<ChangeOutcome> {
    const hash = await hashPassphrase(next, usualCost);
    while (!(await store.setPassphraseHash(hash, await store.passphraseHash())));
    return { kind: 'changed', ...(await sessions.open(userAgent)) };
  }

  return {
    async change({ current, next }, networks, userAgent, deviceToken) {
      if (isSetOnServer) return { kind: 'set-on-server' };
      const verified = await sessions.verify(current, networks, deviceToken);
      if (typeof verified === 'number') return { kind: 'wait', waitMs: verified };
      return verified === 'wrong' ? { kind: 'wrong' } : adopt(next, userAgent);
    },
    async recover({ key, next }, networks, userAgent) {
      if (isSetOnServer) return { kind: 'set-on-server' };
      const outcome = await recoveryQueue.try(networks, () => takeRecoveryKey(store, key, clock()));
      if (typeof outcome === 'number') return { kind: 'wait', waitMs: outcome };
      return outcome ? adopt(next, userAgent) : { kind: 'wrong' };
    },
    makeCodes: () => makeRecoveryCodes(store),
    async status() {
      const { recoveryKeys } = await store.ownerSettings();
      const codes = recoveryKeys.filter((key) => key.expiresAt === null && isValid(key, clock()));
      return { codesLeft: codes.length, isSetOnServer };
    },
  };
}
