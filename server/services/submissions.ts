import * as v from 'valibot';
import {
  IdempotencyKey,
  attachmentsKey,
  robotTrapField,
  shortestFillTimeMs,
  spamSignsNeeded,
} from '#shared/api/submission.ts';
import type { SpamSign, SubmissionAnswer } from '#shared/api/submission.ts';
import { inventedPriceKey, shownPriceIn, withoutShownPrice } from '#shared/api/shown-price.ts';
import type { ShownPrice } from '#shared/api/shown-price.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Submission, SubmissionKind } from '../storage/records.ts';
import { attachmentAddressesIn, contentFingerprintOf } from './fingerprint.ts';
import type { FloodGuard } from './flood-guard.ts';

/** Called after a new record is stored; its failures do not affect the record. */
export type Notify = () => void;

export interface SubmissionRequest {
  kind: SubmissionKind;
  /** The value of `Idempotency-Key`, or undefined. */
  key: string | undefined;
  /** The body as it came. */
  body: unknown;
  /** Network of the sender, `networkOf`. */
  network?: string | undefined;
  /** From opening the form to Submit, as measured by the sender's device; undefined when it did not say. */
  fillTimeMs?: number | undefined;
  /** Validates the body; may throw, and then nothing is stored. */
  parse: (body: unknown) => Record<string, unknown>;
}

export type SubmissionOutcome =
  | { kind: 'stored' | 'repeated'; answer: SubmissionAnswer }
  | { kind: 'invalid-key' | 'mismatch' | 'still-storing' }
  /** Too much is unopened: the sender's device keeps it and tries again. */
  | { kind: 'no-room' }
  | { kind: 'unknown-attachment'; indexes: readonly number[] };

export type Submissions = (request: SubmissionRequest) => Promise<SubmissionOutcome>;

export interface SubmissionsOptions {
  store: RecordStore;
  flood: Pick<FloodGuard, 'admit' | 'digestOf'>;
  clock: Clock;
  /** Creates the id of a submission that has none. */
  makeId: () => string;
  /** Whether a report ever had this price. */
  hadPrice: (serviceType: unknown, shown: ShownPrice) => Promise<boolean>;
  notify?: Notify;
}

const uploadPrefix = '/uploads/';

/** Stores contact messages and questionnaires. `stored` and `repeated` mean that the record is on disk. */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { store, flood, clock, makeId, hadPrice, notify } = options;

  /** Looks up the content of uploads by address, undefined where there is none. */
  async function contentOf(names: readonly string[]) {
    const uploads = names.length === 0 ? [] : await store.listUploads([...new Set(names)]);
    const known = new Map(uploads.map(({ name, sha256 }) => [name, sha256]));
    return {
      sha256Of: (address: unknown) => known.get(nameIn(address)),
      fileBytes: uploads.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    };
  }

  /** The fields, with a price that nobody can have been shown under another key: nothing of ours confirms it. */
  async function withCheckedPrice(
    kind: SubmissionKind,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, unknown>> {
    const shown = shownPriceIn(fields);
    const serviceType = kind === 'natural-building' ? kind : fields['serviceType'];
    if (shown === null || (await hadPrice(serviceType, shown))) return { ...fields };
    return { ...withoutShownPrice(fields), [inventedPriceKey]: shown };
  }

  /** Stores it if there is room for it. */
  async function receive(submission: Submission, fileBytes: number) {
    const { network } = submission;
    const bytes = Buffer.byteLength(JSON.stringify(submission.body));
    const release = await flood.admit(network, { records: 1, bytes, fileBytes });
    if (!release) return { kind: 'no-room' as const };
    try {
      return await store.receive(submission);
    } finally {
      release();
    }
  }

  return async ({ kind, key, body, network, fillTimeMs, parse }) => {
    const id =
      key === undefined
        ? { success: true as const, output: makeId() }
        : v.safeParse(IdempotencyKey, key);
    if (!id.success) return { kind: 'invalid-key' };
    // Before the schema: a repeat is answered even if a release has changed the rules since.
    const known = await store.findSubmission(id.output);
    const { sha256Of, fileBytes } = await contentOf(attachmentAddressesIn(body).map(nameIn));
    const fingerprint = contentFingerprintOf(kind, body, sha256Of);
    if (known) {
      if (known.fingerprint === fingerprint) {
        return { kind: 'repeated', answer: answerFor(known) };
      }
      // The comparison needs its files: the sender uploads them again and repeats the call.
      const gone = attachmentAddressesIn(body).flatMap((address, index) =>
        sha256Of(address) === undefined ? [index] : [],
      );
      return gone.length > 0 ? { kind: 'unknown-attachment', indexes: gone } : { kind: 'mismatch' };
    }

    const parsed = parse(body);
    // A former trap, which browsers filled in, says nothing.
    const { [robotTrapField]: trap, companyWebsite: _, ...given } = parsed;
    const fields = await withCheckedPrice(kind, given);
    const signs = spamSignsIn(kind, fields, trap, fillTimeMs);
    const attachments = attachmentsOf(fields);
    const digest = await flood.digestOf(network);
    const submission: Submission = {
      id: id.output,
      kind,
      fingerprint,
      receivedAt: clock().toISOString(),
      body: fields,
      attachments,
      folder: signs.length >= spamSignsNeeded ? 'spam' : 'inbox',
      status: 'new',
      isAnnounced: false,
      isAcknowledged: false,
      notes: [],
      depositPaidAt: null,
      answeredAt: null,
      changedAt: null,
      ...(fillTimeMs !== undefined && { fillTimeMs }),
      ...(signs.length > 0 && { spamSigns: signs }),
      ...(digest !== undefined && { network: digest }),
    };
    const outcome = await receive(submission, fileBytes);
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

/** A web address, or the code of a link or an element as forums and web pages write it; “<3” is neither. */
const link = /https?:\/\/|\bwww\.|<\/?[a-z][^<>]*>|\[\/?(?:url|link|img)\b/i;

/**
 * The hidden checkbox was ticked; the form was sent sooner than a person could; a message has links or code in it. Those
 * of a questionnaire say nothing: people paste the advertisement of their block.
 */
function spamSignsIn(
  kind: SubmissionKind,
  fields: Readonly<Record<string, unknown>>,
  trap: unknown,
  fillTimeMs: number | undefined,
): SpamSign[] {
  const isTicked = trap !== undefined && trap !== '';
  const isTooFast = fillTimeMs !== undefined && fillTimeMs < shortestFillTimeMs;
  const hasLinks =
    kind === 'contact' &&
    Object.values(fields).some(
      (text) => typeof text === 'string' && link.test(text.normalize('NFKC')),
    );
  return [
    ...(isTicked ? ['ticked-trap' as const] : []),
    ...(isTooFast ? ['too-fast' as const] : []),
    ...(hasLinks ? ['links' as const] : []),
  ];
}

function answerFor(submission: Readonly<Submission>): SubmissionAnswer {
  const { id, receivedAt } = submission;
  return { id, receipt: receiptFor(id), receivedAt };
}

/** Names of the stored files that a body refers to. */
function attachmentsOf(fields: Readonly<Record<string, unknown>>): string[] {
  const addresses = fields[attachmentsKey];
  return Array.isArray(addresses) ? addresses.map(nameIn) : [];
}

/** Name of the stored file at an address; for anything else '', which no file is called. */
function nameIn(address: unknown): string {
  return typeof address === 'string' && address.startsWith(uploadPrefix)
    ? address.slice(uploadPrefix.length)
    : '';
}
