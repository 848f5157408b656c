import * as v from 'valibot';
import { Instant } from '../schemas.ts';
import { endpoint } from './endpoint.ts';

/** Most passkeys of one person. */
export const maxPasskeys = 10;

const Base64Url = (maxLength: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength), v.regex(/^[\w-]+$/));

const CredentialId = Base64Url(1_400);
const Transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10));

/** What a browser answers to a challenge when it signs in, as WebAuthn's `toJSON` writes it. */
export const PasskeyAnswer = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: Base64Url(4_000),
    authenticatorData: Base64Url(4_000),
    signature: Base64Url(4_000),
    userHandle: v.optional(Base64Url(100)),
  }),
});
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>;

/** What a browser answers when it has made a passkey. */
export const NewPasskey = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: Base64Url(4_000),
    attestationObject: Base64Url(20_000),
    transports: v.optional(Transports),
  }),
});
export type NewPasskey = v.InferOutput<typeof NewPasskey>;

const Credentials = v.array(
  v.object({ id: v.string(), type: v.literal('public-key'), transports: v.optional(Transports) }),
);

/** For `navigator.credentials.get`, as WebAuthn's JSON. */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.optional(Credentials),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>;

/** For `navigator.credentials.create`. */
export const PasskeyCreation = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: Credentials,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
});
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>;

/** A passkey as its person sees it. */
export const PasskeySummary = v.object({
  id: v.string(),
  /** Of the device, as its person named it. */
  name: v.string(),
  addedAt: Instant,
  lastUsedAt: v.nullable(Instant),
});
export type PasskeySummary = v.InferOutput<typeof PasskeySummary>;

/** The passkeys of whoever is signed in. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  body: null,
  response: v.object({
    passkeys: v.array(PasskeySummary),
    /** False where the site has no name or no https, which passkeys need. */
    isAvailable: v.boolean(),
  }),
  errors: ['unauthorised'],
});

/** Starts the making of a passkey; its challenge works once, for five minutes. Needs fresh proof. */
export const postPasskeyStart = endpoint({
  method: 'POST',
  path: '/api/passkeys/start',
  body: null,
  response: PasskeyCreation,
  errors: ['unauthorised', 'fresh-proof-needed', 'not-found', 'invalid-fields'],
});

/** Adds a passkey under the name of its device: 204. Needs fresh proof. */
export const postPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  body: v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Name this device'),
      v.maxLength(80, 'Use at most 80 characters'),
      v.regex(/^[^\p{Cc}]*$/u, 'Use one line'),
    ),
    passkey: NewPasskey,
  }),
  response: null,
  errors: ['unauthorised', 'fresh-proof-needed', 'invalid-fields', 'wrong-passkey'],
});

/** Removes a passkey; the sessions that it has opened end. Needs fresh proof. */
export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  body: null,
  response: null,
  errors: ['unauthorised', 'fresh-proof-needed', 'not-found'],
});
