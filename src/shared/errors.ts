import * as v from 'valibot';

/** Every refusal the API can give. Logic decides by these codes, never by message text. */
export const errorCodes = [
  'bad-request',
  'invalid-json',
  'invalid-fields',
  'body-too-large',
  'unsupported-media-type',
  'unsupported-file',
  'file-too-large',
  'too-many-files',
  'no-files',
  'digest-mismatch',
  'incomplete-upload',
  'unknown-attachment',
  'invalid-idempotency-key',
  'idempotency-mismatch',
  'still-storing',
  'unauthorised',
  'wrong-passphrase',
  'wrong-recovery-key',
  'wrong-passkey',
  'fresh-proof-needed',
  'owner-only',
  'set-on-server',
  'cross-site',
  'revision-moved',
  'storage-full',
  'not-found',
  'taken-down',
  'device-transfer-taken',
  'device-transfer-expired',
  'method-not-allowed',
  'too-many-requests',
  'storage-unavailable',
  'internal',
] as const;

export const ErrorCode = v.picklist(errorCodes);
export type ErrorCode = v.InferOutput<typeof ErrorCode>;

/** RFC 9457 problem details, as every non-2xx answer under `/api` carries them. */
export const Problem = v.object({
  /** URI reference that names the kind of problem: `/problems/{code}`. */
  type: v.string(),
  /** The same short sentence for every problem of this code. */
  title: v.string(),
  status: v.number(),
  /** A sentence a visitor can read. */
  detail: v.string(),
  /** A code that is newer than this version is parsed as `bad-request`. */
  code: v.fallback(ErrorCode, 'bad-request'),
  /** Field path to message, for `invalid-fields`. */
  fields: v.optional(v.record(v.string(), v.string())),
  requestId: v.string(),
});
export type Problem = v.InferOutput<typeof Problem>;
