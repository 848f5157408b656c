import * as v from 'valibot';
import { Instant } from '../schemas.ts';

/** Header with the UUID that was created with the draft; the same on every try. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The id of a submission on the server. */
export const IdempotencyKey = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** Answer to every submission, once the record is on disk: 201 the first time, 200 for a repeat. */
export const SubmissionAnswer = v.object({
  /** The idempotency key, or a fresh UUID when none was sent. */
  id: v.pipe(v.string(), v.uuid()),
  /** `receiptFor(id)`. */
  receipt: v.string(),
  receivedAt: Instant,
});
export type SubmissionAnswer = v.InferOutput<typeof SubmissionAnswer>;

/** Key of a body with the addresses of its uploaded files. */
export const attachmentsKey = 'attachments';

/** Name of the honeypot field; a value in it moves the record to the spam folder. */
export const honeypotField = 'companyWebsite';

/**
 * Optional header with the milliseconds from opening the form to Submit. A person takes longer than
 * `shortestFillTimeMs`: the record goes to the spam folder otherwise. A header, because the body contains only the
 * visitor's answers; an invalid value counts as none, so that it never rejects a message.
 */
export const fillTimeHeader = 'Fill-Time-Ms';
export const shortestFillTimeMs = 2_000;
