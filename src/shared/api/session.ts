import * as v from 'valibot';
import { Minute } from '../time.ts';
import { endpoint } from './endpoint.ts';
import { PasskeyAnswer, PasskeyRequest } from './passkeys.ts';

export const Passphrase = v.pipe(
  v.string(),
  v.minLength(1, 'Please enter the passphrase'),
  v.maxLength(1_024),
);

/** What somebody proves with who they are. */
export const SessionBody = v.union(
  [v.object({ passkey: PasskeyAnswer }), v.object({ passphrase: Passphrase })],
  'Please enter the passphrase',
);
export type SessionBody = v.InferOutput<typeof SessionBody>;

const proofErrors = [
  'invalid-json',
  'invalid-fields',
  'wrong-passphrase',
  'wrong-passkey',
] as const;

/**
 * Signs in: 204 and an HttpOnly cookie for 30 days. A wrong passphrase is 401 `wrong-passphrase`, a passkey that is
 * unknown, removed or answers another challenge 401 `wrong-passkey`; further guesses are slowed by 429 with `Retry-After`.
 */
export const postSession = endpoint({
  method: 'POST',
  path: '/api/session',
  body: SessionBody,
  response: null,
  errors: proofErrors,
});

/**
 * Starts a sign-in by passkey; the challenge works once, for five minutes. For a browser that is signed in, it names the
 * passkeys of that person. 404 where the site's address allows none.
 */
export const postSessionChallenge = endpoint({
  method: 'POST',
  path: '/api/session/challenge',
  body: null,
  response: PasskeyRequest,
  errors: ['not-found'],
});

/** How long a sign-in is fresh proof, which some changes ask for. */
export const freshProofMs = 10 * Minute.ms;

/**
 * Fresh proof for whoever is signed in: 204, and a new session takes the place of this one. Somebody else's passphrase or
 * passkey is refused.
 */
export const postSessionProof = endpoint({
  method: 'POST',
  path: '/api/session/proof',
  body: SessionBody,
  response: null,
  errors: ['unauthorised', ...proofErrors],
});

/** Who is signed in, or 401. `owner` is true for everybody who may read the inbox. */
export const getSession = endpoint({
  method: 'GET',
  path: '/api/session',
  body: null,
  response: v.object({
    owner: v.literal(true),
    person: v.object({
      /** Empty for an owner who has not said it. */
      name: v.string(),
      /** Whether it is the owner, who alone decides about people and the bank account. */
      isOwner: v.boolean(),
      /** Whether there is a passkey to prove it with. */
      hasPasskey: v.boolean(),
    }),
    /** What the server is set up for; for the owner alone. Servers of before November 2026 do not say it. */
    setUp: v.optional(
      v.object({
        /** Whether it can send email. */
        mail: v.boolean(),
        /** Whether a copy is kept in another place; null where the server cannot know. */
        offsiteCopy: v.nullable(v.boolean()),
      }),
    ),
  }),
  errors: ['unauthorised'],
});

/** Signs out; 204 also when nobody was signed in. */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/session',
  body: null,
  response: null,
  errors: [],
});
