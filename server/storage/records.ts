import { OwnerFactAnswer } from '#shared/api/owner-facts.ts';
import * as v from 'valibot';
import { Folder, Note, RecordStatus } from '#shared/api/inbox.ts';
import { Day } from '#shared/time.ts';
import {
  ContentEntry,
  ContentPicture,
  ContentRevision,
  applyContentEvent,
  contentEvents,
} from './content-records.ts';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** For how long what is past its time can be brought back. */
export const trashRestMs = 7 * Day.ms;

/** Past its time, and removed for good after a rest. */
export const Trashed = v.object({
  at: Moment,
  /** Time that is left, counted while the server runs: no setting of a clock shortens it. */
  restMs: v.number(),
});
export type Trashed = v.InferOutput<typeof Trashed>;

/** Which call a submission came through. */
export const SubmissionKind = v.picklist(['contact', 'natural-building', 'consultation']);
export type SubmissionKind = v.InferOutput<typeof SubmissionKind>;

/** What a visitor sent, as it is kept. */
export const Submission = v.object({
  /** The idempotency key, lower case. */
  id: v.pipe(v.string(), v.uuid()),
  kind: SubmissionKind,
  /** SHA-256 of kind and canonical body; tells a repeat from another body under the same key. */
  fingerprint: v.string(),
  receivedAt: Moment,
  /** The checked body, field by field. */
  body: v.record(v.string(), v.unknown()),
  /** Names of the stored files that came with it. */
  attachments: v.array(v.string()),
  folder: Folder,
  status: RecordStatus,
  /** Whether the owner has been told by mail, or need not be. */
  isAnnounced: v.optional(v.boolean(), false),
  /** Whether the sender has been sent a receipt by mail, or need not be. */
  isAcknowledged: v.optional(v.boolean(), false),
  /** The owner's own, oldest first. */
  notes: v.optional(v.array(Note), []),
  /** When the deposit was noted, null before; only `isDepositPaid: false` takes it back. */
  depositPaidAt: v.optional(v.nullable(Moment), null),
  /** When the owner noted an answer, null before. */
  answeredAt: v.optional(v.nullable(Moment), null),
  /** When the owner last changed anything about it, null before. */
  changedAt: v.optional(v.nullable(Moment), null),
  /** From opening the form to Submit, as the sender's device said; missing where it did not. */
  fillTimeMs: v.optional(v.number()),
  /** Missing unless it is in the trash; then nobody is shown it. */
  trashed: v.optional(Trashed),
});
export type Submission = v.InferOutput<typeof Submission>;

/** A stored file; its bytes are in the file store under `name`. */
export const Upload = v.object({
  name: v.string(),
  /** The visitor's own name for it. */
  originalName: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
  sha256: v.string(),
  storedAt: Moment,
  /** Whether a submission refers to it, or it belongs to the site; if not, it is swept. */
  isAttached: v.boolean(),
  /** Copy of a picture that the owner has added to the site; it is attached for good. */
  isOfSite: v.optional(v.literal(true)),
  /** Id of the submission it was sent for, lower case; null when the sender did not say. */
  key: v.optional(v.nullable(v.string()), null),
  /** Missing unless it is in the trash, from which a submission that refers to it takes it. */
  trashed: v.optional(Trashed),
});
export type Upload = v.InferOutput<typeof Upload>;

/** A signed-in browser of the owner. Only the hash of its token is kept. */
export const Session = v.object({
  tokenHash: v.string(),
  openedAt: Moment,
  expiresAt: Moment,
  /** Kind of browser and device, for the owner to tell sessions apart. */
  device: v.optional(v.string(), ''),
});
export type Session = v.InferOutput<typeof Session>;

/** Everything the practice has received, in memory and in a snapshot. */
export const Records = v.object({
  /** Number of the last event in here; 0 when nothing has happened yet. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  submissions: v.record(v.string(), Submission),
  uploads: v.record(v.string(), Upload),
  sessions: v.record(v.string(), Session),
  /** `scrypt$…`, or null before the first start has made one. */
  passphraseHash: v.nullable(v.string()),
  /** Names of uploads that were removed and whose bytes may still be there. */
  filesToDelete: v.optional(v.array(v.string()), () => []),
  /** What the owner has said about the facts of the site, by their ids. */
  ownerFacts: v.optional(v.record(v.string(), OwnerFactAnswer), () => ({})),
  /** What the owner has written, see `content-records.ts`. */
  contentEntries: v.optional(v.record(v.string(), ContentEntry), () => ({})),
  contentRevisions: v.optional(v.record(v.string(), ContentRevision), () => ({})),
  contentPictures: v.optional(v.record(v.string(), ContentPicture), () => ({})),
});
export type Records = v.InferOutput<typeof Records>;

/** One thing that happened; the journal is a list of these. */
export const RecordEvent = v.variant('kind', [
  v.object({ kind: v.literal('submission-received'), submission: Submission }),
  v.object({
    kind: v.literal('submission-changed'),
    id: v.string(),
    status: v.optional(RecordStatus),
    folder: v.optional(Folder),
    isAnswered: v.optional(v.boolean()),
    isDepositPaid: v.optional(v.boolean()),
    addNote: v.optional(Note),
    removeNote: v.optional(v.string()),
    /** Missing in journals of the first release. */
    at: v.optional(Moment),
    /** Missing where a status from before the deposit still took the deposit back. */
    statusKeepsDeposit: v.optional(v.literal(true)),
  }),
  v.object({ kind: v.literal('submissions-announced'), ids: v.array(v.string()) }),
  v.object({ kind: v.literal('submissions-acknowledged'), ids: v.array(v.string()) }),
  /** Erased, or in the trash for long enough; the uploads are those that no other submission has. */
  v.object({
    kind: v.literal('submissions-removed'),
    ids: v.array(v.string()),
    uploads: v.array(v.string()),
  }),
  v.object({ kind: v.literal('uploads-stored'), uploads: v.array(Upload) }),
  v.object({ kind: v.literal('uploads-removed'), names: v.array(v.string()) }),
  v.object({
    kind: v.literal('trashed'),
    ids: v.array(v.string()),
    uploads: v.array(v.string()),
    at: Moment,
  }),
  /** The server has run for so long with something in the trash. */
  v.object({ kind: v.literal('trash-rested'), ms: v.number() }),
  v.object({
    kind: v.literal('trash-restored'),
    ids: v.array(v.string()),
    uploads: v.array(v.string()),
  }),
  v.object({ kind: v.literal('files-deleted'), names: v.array(v.string()) }),
  v.object({ kind: v.literal('owner-fact-set'), answer: OwnerFactAnswer }),
  v.object({ kind: v.literal('session-opened'), session: Session }),
  v.object({ kind: v.literal('sessions-closed'), tokenHashes: v.array(v.string()) }),
  /** Closes every session as well. */
  v.object({ kind: v.literal('passphrase-set'), passphraseHash: v.string() }),
  ...contentEvents,
]);
export type RecordEvent = v.InferOutput<typeof RecordEvent>;

export function emptyRecords(): Records {
  return {
    sequence: 0,
    submissions: {},
    uploads: {},
    sessions: {},
    passphraseHash: null,
    filesToDelete: [],
    ownerFacts: {},
    contentEntries: {},
    contentRevisions: {},
    contentPictures: {},
  };
}

/** The sender's address for comparing; empty when there is none. */
export function addressOf({ body }: Readonly<Pick<Submission, 'body'>>): string {
  return comparableAddress(body['email']);
}

/** Without the differences that people make in writing an address. */
export function comparableAddress(email: unknown): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

/** Brings one event into the records; the same order gives the same records on every replay. */
export function applyEvent(records: Records, sequence: number, event: RecordEvent): void {
  records.sequence = sequence;
  switch (event.kind) {
    case 'submission-received': {
      records.submissions[event.submission.id] = event.submission;
      for (const name of event.submission.attachments) {
        const upload = records.uploads[name];
        if (!upload) continue;
        upload.isAttached = true;
        delete upload.trashed;
      }
      return;
    }
    case 'submission-changed': {
      const submission = records.submissions[event.id];
      if (!submission) return;
      applyChange(submission, event, event.at);
      if (!event.statusKeepsDeposit && isBeforeDeposit(event.status))
        submission.depositPaidAt = null;
      return;
    }
    case 'submissions-announced':
      for (const id of event.ids) {
        const submission = records.submissions[id];
        if (submission) submission.isAnnounced = true;
      }
      return;
    case 'submissions-acknowledged':
      for (const id of event.ids) {
        const submission = records.submissions[id];
        if (submission) submission.isAcknowledged = true;
      }
      return;
    case 'submissions-removed':
      for (const id of event.ids) delete records.submissions[id];
      removeUploads(records, event.uploads);
      return;
    case 'uploads-stored':
      for (const upload of event.uploads) records.uploads[upload.name] = upload;
      return;
    case 'uploads-removed':
      removeUploads(records, event.names);
      return;
    case 'files-deleted': {
      const deleted = new Set(event.names);
      records.filesToDelete = records.filesToDelete.filter((name) => !deleted.has(name));
      return;
    }
    case 'trashed':
      for (const item of itemsOf(records, event)) {
        item.trashed = { at: event.at, restMs: trashRestMs };
      }
      return;
    case 'trash-rested':
      for (const item of [...Object.values(records.submissions), ...Object.values(records.uploads)])
        if (item.trashed) item.trashed.restMs -= event.ms;
      return;
    case 'trash-restored':
      for (const item of itemsOf(records, event)) delete item.trashed;
      return;
    case 'owner-fact-set':
      records.ownerFacts[event.answer.fact] = event.answer;
      return;
    case 'session-opened':
      records.sessions[event.session.tokenHash] = event.session;
      return;
    case 'sessions-closed':
      for (const hash of event.tokenHashes) delete records.sessions[hash];
      return;
    case 'passphrase-set':
      records.passphraseHash = event.passphraseHash;
      records.sessions = {};
      return;
    default:
      applyContentEvent(records, event);
  }
}

function removeUploads(records: Records, names: readonly string[]): void {
  for (const name of names) delete records.uploads[name];
  records.filesToDelete.push(...names);
}

/** Submissions and uploads that an event names, as far as they are there. */
function itemsOf(
  records: Records,
  { ids, uploads }: { ids: readonly string[]; uploads: readonly string[] },
): (Submission | Upload)[] {
  return [
    ...ids.flatMap((id) => records.submissions[id] ?? []),
    ...uploads.flatMap((name) => records.uploads[name] ?? []),
  ];
}

/** What changes about a submission; a missing key leaves it as it is. */
export interface SubmissionChange {
  status?: Submission['status'] | undefined;
  folder?: Submission['folder'] | undefined;
  isAnswered?: boolean | undefined;
  /** False takes the noted deposit back, and a status that says it has been paid. */
  isDepositPaid?: boolean | undefined;
  /** Takes the place of a note with the same id. */
  addNote?: Note | undefined;
  removeNote?: string | undefined;
}

/**
 * Changes a submission in place.
 * @param at moment of the change; missing in journals of the first release
 */
export function applyChange(submission: Submission, change: SubmissionChange, at?: string): void {
  moveOn(submission, change, at);
  if (change.folder !== undefined) submission.folder = change.folder;
  const { addNote, removeNote } = change;
  if (addNote || removeNote !== undefined) {
    const gone = new Set([addNote?.id, removeNote]);
    submission.notes = submission.notes.filter((note) => !gone.has(note.id));
    if (addNote) submission.notes.push(addNote);
  }
  noteAnswer(submission, change.isAnswered, at);
  submission.changedAt = at ?? submission.changedAt;
}

/** Choosing one of these says that the deposit has been paid; choosing another one does not say that it has not. */
const statusesAfterDeposit: readonly RecordStatus[] = ['deposit-paid', 'in-progress', 'delivered'];

function isBeforeDeposit(status?: RecordStatus): boolean {
  return status !== undefined && status !== 'archived' && !statusesAfterDeposit.includes(status);
}

/** Whether a deposit was ever noted; also in records that have the status alone. */
export function hasDeposit({ status, depositPaidAt }: Readonly<Submission>): boolean {
  return depositPaidAt !== null || statusesAfterDeposit.includes(status);
}

/** Moves the status on, and notes the deposit or takes it back. */
function moveOn(submission: Submission, change: SubmissionChange, at?: string): void {
  const { status, isDepositPaid } = change;
  // Before the status goes: records of the first release have nothing else that says it.
  const wasPaid = status !== undefined && hasDeposit(submission);
  if (status !== undefined) submission.status = status;
  const saysPaid = statusesAfterDeposit.includes(submission.status);
  if (isDepositPaid === false) {
    submission.depositPaidAt = null;
    if (saysPaid) submission.status = 'read';
  } else if (isDepositPaid || wasPaid || (saysPaid && status !== undefined)) {
    submission.depositPaidAt ??= at ?? submission.receivedAt;
  }
}

function noteAnswer(submission: Submission, isAnswered?: boolean, at?: string): void {
  if (isAnswered === undefined) return;
  if (!isAnswered) submission.answeredAt = null;
  else submission.answeredAt ??= at ?? submission.receivedAt;
}
