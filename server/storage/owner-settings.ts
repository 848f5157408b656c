import * as v from 'valibot';
import { BankAccount } from '#shared/api/practice.ts';
import { StoredInstant } from '#shared/schemas.ts';

/** A secret that sets a new passphrase once: a recovery code, or the link that the operator has made. Only its hash is stored. */
export const RecoveryKey = v.object({
  /** SHA-256 in hexadecimal. */
  hash: v.string(),
  /** Null for a code, which is valid until it is used or replaced. */
  expiresAt: v.nullable(StoredInstant),
});
export type RecoveryKey = v.InferOutput<typeof RecoveryKey>;

/** A change of the bank account that waits. */
export const BankChange = v.object({
  account: BankAccount,
  requestedAt: StoredInstant,
  /** From this moment on it is the practice's account. */
  takesEffectAt: StoredInstant,
  /** Whether the practice has been mailed about it. */
  isTold: v.boolean(),
});
export type BankChange = v.InferOutput<typeof BankChange>;

/** What the owner sets for the practice itself; not part of the content. */
export const OwnerSettings = v.object({
  /** Increases by one with every change. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  recoveryKeys: v.array(RecoveryKey),
  bank: v.nullable(BankAccount),
  bankChange: v.nullable(BankChange),
});
export type OwnerSettings = v.InferOutput<typeof OwnerSettings>;

/** Before the owner has set anything. */
export const noOwnerSettings: OwnerSettings = {
  revision: 0,
  recoveryKeys: [],
  bank: null,
  bankChange: null,
};
