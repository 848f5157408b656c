import * as v from 'valibot';
import { fillTimeField, honeypotField, shortestFillTimeMs } from '#shared/api/submission.ts';
import type { SubmissionAnswer } from '#shared/api/submission.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Submission, SubmissionKind } from '../storage/records.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Told that there is a new record; failures are its own affair, the record is safe already. */
export type Notify = () => void;

export interface SubmissionRequest {
  kind: SubmissionKind;
  /** The value of `Idempotency-Key`, or undefined. */
  key: string | undefined;
  /** The body as it came. */
  body: unknown;
  /** Checks the body; may throw, which stores nothing. */
  parse: (body: unknown) => Record<string, unknown>;
}

export type SubmissionOutcome =
  | { kind: 'stored' | 'repeated'; answer: SubmissionAnswer }
  | { kind: 'invalid-key' | 'mismatch' | 'still-storing' }
  | { kind: 'unknown-attachment'; indexes: readonly number[] };

export type Submissions = (request: SubmissionRequest) => Promise<SubmissionOutcome>;

export interface SubmissionsOptions {
  store: RecordStore;
  clock: Clock;
  /** Makes the id of a submission that came without a key. */
  makeId: () => string;
  notify?: Notify;
}

const Key = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const uploadPrefix = '/uploads/';

/** Takes contact messages and questionnaires in. `stored` and `repeated` mean that the record is on disk. */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { store, clock, makeId, notify } = options;
  return async ({ kind, key, body, parse }) => {
    const id =
      key === undefined ? { success: true as const, output: makeId() } : v.safeParse(Key, key);
    if (!id.success) return { kind: 'invalid-key' };
    const fingerprint = fingerprintOf(kind, body);

    // Before the schema: what was stored once is answered even if a release has changed the rules since.
    const known = store.findSubmission(id.output);
    if (known?.fingerprint === fingerprint) return { kind: 'repeated', answer: answerFor(known) };
    if (known) return { kind: 'mismatch' };

    const parsed = parse(body);
    const { [honeypotField]: honeypot, [fillTimeField]: fillTimeMs, ...fields } = parsed;
    const attachments = attachmentsOf(fields);
    const outcome = await store.receive({
      id: id.output,
      kind,
      fingerprint,
      receivedAt: clock().toISOString(),
      body: fields,
      attachments,
      folder: isSuspect(honeypot, fillTimeMs) ? 'spam' : 'inbox',
      status: 'new',
      isAnnounced: false,
      isAcknowledged: false,
      notes: [],
      depositPaidAt: null,
      answeredAt: null,
    });
    switch (outcome.kind) {
      case 'stored':
        notify?.();
        return { kind: 'stored', answer: answerFor(outcome.submission) };
      case 'repeated':
        return { kind: 'repeated', answer: answerFor(outcome.submission) };
      case 'unknown-attachment':
        return {
          kind: 'unknown-attachment',
          indexes: outcome.names.map((name) => attachments.indexOf(name)),
        };
      default:
        return { kind: outcome.kind };
    }
  };
}

/** A field no person sees was filled in, or the form was sent sooner than a person could. */
function isSuspect(honeypot: unknown, fillTimeMs: unknown): boolean {
  const isFilledIn = honeypot !== undefined && honeypot !== '';
  return isFilledIn || (typeof fillTimeMs === 'number' && fillTimeMs < shortestFillTimeMs);
}

function answerFor(submission: Readonly<Submission>): SubmissionAnswer {
  const { id, receivedAt } = submission;
  return { id, receipt: receiptFor(id), receivedAt };
}

/** Names of the stored files that a body refers to. */
function attachmentsOf(fields: Readonly<Record<string, unknown>>): string[] {
  const addresses = fields['attachments'];
  if (!Array.isArray(addresses)) return [];
  return addresses.map((address) => String(address).slice(uploadPrefix.length));
}
