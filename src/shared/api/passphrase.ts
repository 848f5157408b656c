import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Passphrase } from './session.ts';

/** Shortest passphrase that can be chosen, in UTF-16 code units. */
export const minPassphraseLength = 12;

const NewPassphrase = v.pipe(
  v.string(),
  v.minLength(minPassphraseLength, `Use at least ${minPassphraseLength} characters`),
  v.maxLength(1_024, 'Use at most 1,024 characters'),
);

const RecoveryKey = v.pipe(v.string(), v.minLength(1, 'Enter the code'), v.maxLength(200));

/** How whoever is signed in can change the passphrase. */
export const getPassphraseStatus = endpoint({
  method: 'GET',
  path: '/api/passphrase',
  body: null,
  response: v.object({
    /** Recovery codes that are not used yet; null for everybody but the owner. */
    codesLeft: v.nullable(v.number()),
    /** Whether `OWNER_PASSPHRASE` on the server decides; then nothing here can change it. */
    isSetOnServer: v.boolean(),
  }),
  errors: ['unauthorised'],
});

/**
 * Changes the passphrase: 204, every other browser of this person is signed out, and this one gets a new session. The
 * owner's signs everybody out.
 */
export const putPassphrase = endpoint({
  method: 'PUT',
  path: '/api/passphrase',
  body: v.object({ current: Passphrase, next: NewPassphrase }),
  response: null,
  errors: ['unauthorised', 'invalid-fields', 'wrong-passphrase', 'set-on-server'],
});

/**
 * Chooses a passphrase with a recovery code, the link that the operator has made or an invitation, and signs this browser
 * in: 204. Each works once. Nobody need be signed in.
 */
export const postPassphraseRecovery = endpoint({
  method: 'POST',
  path: '/api/passphrase/recovery',
  body: v.object({ key: RecoveryKey, next: NewPassphrase }),
  response: null,
  errors: ['invalid-fields', 'wrong-recovery-key', 'set-on-server'],
});

/** The ways to a new passphrase, for whoever has lost theirs. Nobody need be signed in. */
export const getPassphraseRecovery = endpoint({
  method: 'GET',
  path: '/api/passphrase/recovery',
  body: null,
  response: v.object({
    /** Whether there is a recovery code that works. */
    takesCodes: v.boolean(),
  }),
  errors: [],
});

/** Whose passphrase a key chooses, without using it up; wrong keys count as with `postPassphraseRecovery`. */
export const postRecoveryHolder = endpoint({
  method: 'POST',
  path: '/api/passphrase/recovery/holder',
  body: v.object({ key: RecoveryKey }),
  response: v.object({
    /** Empty for an owner who has not said it. */
    name: v.string(),
    isOwner: v.boolean(),
    /** Whether it is their first passphrase. */
    isNew: v.boolean(),
    /** Empty where it has not been said. */
    ownerName: v.string(),
  }),
  errors: ['invalid-fields', 'wrong-recovery-key'],
});
export type RecoveryHolder = v.InferOutput<(typeof postRecoveryHolder)['response']>;

/** Makes new recovery codes for the owner, shown only in this response; those before them are void. Needs fresh proof. */
export const postRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/passphrase/codes',
  body: null,
  response: v.object({ codes: v.array(v.string()) }),
  errors: ['unauthorised', 'owner-only', 'fresh-proof-needed'],
});

/** The part after `#` in the address of a link, before its key. */
export const linkKeyPrefix = 'key=';
