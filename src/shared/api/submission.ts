import * as v from 'valibot';

/** Header with the UUID made when the draft was made; the same on every try. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The id of a submission as the server keeps it. */
export const IdempotencyKey = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** Answer to every submission, once the record is on disk: 201 the first time, 200 for a repeat. */
export const SubmissionAnswer = v.object({
  /** The idempotency key, or a fresh UUID when none was sent. */
  id: v.pipe(v.string(), v.uuid()),
  /** `receiptFor(id)`. */
  receipt: v.string(),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type SubmissionAnswer = v.InferOutput<typeof SubmissionAnswer>;

/** Key of a body under which the addresses of its uploaded files stand. */
export const attachmentsKey = 'attachments';

/** Name of the field no person sees; a value in it sends the record to the spam folder. */
export const honeypotField = 'companyWebsite';

/**
 * Optional header with the milliseconds from opening the form to Submit. Less than `shortestFillTimeMs` is no person:
 * the record goes to the spam folder. A header, because the body holds what the visitor said and nothing else; a
 * strange value counts as none, it must not keep a message out.
 */
export const fillTimeHeader = 'Fill-Time-Ms';
export const shortestFillTimeMs = 2_000;
