import * as v from 'valibot';
import { BankAccount } from '#shared/api/practice.ts';
import { StoredInstant } from '#shared/schemas.ts';

/** A secret that sets a new passphrase once: a recovery code, or the link that the operator has made. Only its hash is stored. */
export const RecoveryKey = v.object({
  /** SHA-256 in hexadecimal. */
  hash: v.string(),
  /** Null for a code, which is valid until it is used or replaced. */
  expiresAt: v.nullable(StoredInstant),
  /** Whose passphrase it sets; missing for the owner's. */
  personId: v.optional(v.string()),
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

/** An email with a code, which proves that email arrives at an address. */
export const MailTest = v.object({
  address: v.string(),
  /** Six digits. */
  code: v.string(),
  requestedAt: StoredInstant,
  /** Null until the mail server has accepted it. */
  sentAt: v.nullable(StoredInstant),
  /** What the mail server said instead; null where it has said nothing yet, or accepted it. */
  problem: v.nullable(v.string()),
  wrongCodes: v.number(),
});
export type MailTest = v.InferOutput<typeof MailTest>;

/** An email that tells an address in use that another one is to replace it. */
export const AddressWarning = v.object({
  /** The new address. */
  address: v.string(),
  /** Who is warned; what is confirmed afterwards changes nothing about it. */
  to: v.string(),
  requestedAt: StoredInstant,
});
export type AddressWarning = v.InferOutput<typeof AddressWarning>;

export const MailSettings = v.object({
  /** The address whose code was entered, and what `PRACTICE_EMAIL` was then: when that changes, it counts again. */
  confirmed: v.nullable(
    v.object({ address: v.string(), at: StoredInstant, insteadOf: v.string() }),
  ),
  test: v.nullable(MailTest),
  /** Warnings that no mail server has accepted or refused yet. */
  warnings: v.optional(v.array(AddressWarning), []),
});
export type MailSettings = v.InferOutput<typeof MailSettings>;

const noMail: MailSettings = { confirmed: null, test: null, warnings: [] };

/** Somebody beside the owner who may read the inbox. */
export const TeamMember = v.object({
  id: v.string(),
  name: v.string(),
  addedAt: StoredInstant,
  /** `scrypt$…`; null until the invitation is used. */
  passphraseHash: v.nullable(v.string()),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

/** A key on somebody's device that signs in: only its public half is here. */
export const Passkey = v.object({
  /** The credential's id, base64url. */
  id: v.string(),
  personId: v.string(),
  /** Of the device, for its person to tell it from others. */
  name: v.string(),
  /** COSE key, base64url. */
  publicKey: v.string(),
  /** As the device last said it; 0 for devices that do not count. */
  counter: v.number(),
  transports: v.array(v.string()),
  addedAt: StoredInstant,
  lastUsedAt: v.nullable(StoredInstant),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** Who works in the inbox. */
export const Team = v.object({
  /** Empty until the owner has said it. */
  ownerName: v.string(),
  /** Everybody but the owner. */
  members: v.array(TeamMember),
  passkeys: v.array(Passkey),
  /** Challenges that have been answered and have not expired: none is accepted twice. */
  usedChallenges: v.array(v.object({ challenge: v.string(), expiresAt: StoredInstant })),
});
export type Team = v.InferOutput<typeof Team>;

export const noTeam: Team = { ownerName: '', members: [], passkeys: [], usedChallenges: [] };

/** What the owner sets for the practice itself; not part of the content. */
export const OwnerSettings = v.object({
  /** Increases by one with every change. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  recoveryKeys: v.array(RecoveryKey),
  bank: v.nullable(BankAccount),
  bankChange: v.nullable(BankChange),
  mail: v.optional(MailSettings, noMail),
  team: v.optional(Team, noTeam),
});
export type OwnerSettings = v.InferOutput<typeof OwnerSettings>;

/** Before the owner has set anything. */
export const noOwnerSettings: OwnerSettings = {
  revision: 0,
  recoveryKeys: [],
  bank: null,
  bankChange: null,
  mail: noMail,
  team: noTeam,
};
