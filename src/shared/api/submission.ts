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

/** A hidden checkbox for robots; its key is in the body only when it was ticked. */
export const robotTrapField = 'leaveUnticked';

/**
 * Keys of a body that are for robots. `companyWebsite` was a hidden text field, which browsers fill in with a person's
 * company: messages that wait on a device may have it, it is accepted and says nothing.
 */
export const robotTraps = {
  [robotTrapField]: v.optional(v.string()),
  companyWebsite: v.optional(v.string()),
};

/** What makes a record look like spam. One sign alone is never enough: people do unusual things. */
export const spamSigns = ['ticked-trap', 'too-fast', 'links'] as const;
export const SpamSign = v.picklist(spamSigns);
export type SpamSign = v.InferOutput<typeof SpamSign>;
/** A record with this many signs goes to the spam folder. */
export const spamSignsNeeded = 2;

/**
 * Optional header with the milliseconds from opening the form to Submit. A person takes longer than
 * `shortestFillTimeMs`: less is a sign of spam. A header, because the body contains only the visitor's answers; an
 * invalid value counts as none, so that it never rejects a message.
 */
export const fillTimeHeader = 'Fill-Time-Ms';
export const shortestFillTimeMs = 2_000;
