import { OwnerFactAnswer } from '#shared/api/owner-facts.ts';
import * as v from 'valibot';
import { Folder, Note, RecordStatus } from '#shared/api/inbox.ts';
import { SpamSign } from '#shared/api/submission.ts';
import { Day } from '#shared/time.ts';
import {
  ContentEntry,
  ContentPicture,
  ContentRevision,
  applyContentEvent,
  contentEvents,
} from './content-records.ts';
import { WorkEntry } from '#shared/inbox/work-entries.ts';
import { StoredInstant } from '#shared/schemas.ts';
import {
  applyWorkEntry,
  copyWorkEntry,
  eraseWorkEntries,
  removeWorkEntry,
  setStatus,
} from './work-rules.ts';
import { OwnerSettings } from './owner-settings.ts';

/** How long expired data stays in the trash. */
export const trashRestMs = 7 * Day.ms;

/**
 * An orphan counts as at least so many bytes of its quota: each takes a kilobyte of memory, however small its file is.
 * 4 GiB are 65,536 of them.
 */
export const leastOrphanBytes = 64 * 1_024;

/** Marks expired data that is in the trash. */
export const Trashed = v.object({
  at: StoredInstant,
  /** Remaining time before it is removed for good, counted while the server runs: no change of a clock shortens it. */
  restMs: v.number(),
});
export type Trashed = v.InferOutput<typeof Trashed>;

/** The endpoint of a submission. */
export const SubmissionKind = v.picklist(['contact', 'natural-building', 'consultation']);
export type SubmissionKind = v.InferOutput<typeof SubmissionKind>;

/** A stored submission. */
export const Submission = v.object({
  /** The idempotency key, lower case. */
  id: v.pipe(v.string(), v.uuid()),
  kind: SubmissionKind,
  /** SHA-256 of kind and canonical body; distinguishes a repeat from another body under the same key. */
  fingerprint: v.string(),
  receivedAt: StoredInstant,
  /** The validated body, field by field. */
  body: v.record(v.string(), v.unknown()),
  /** Names of its stored files. */
  attachments: v.array(v.string()),
  folder: Folder,
  status: RecordStatus,
  /** Whether the owner has been notified by mail, or need not be. */
  isAnnounced: v.boolean(),
  /** Whether the sender has been sent a receipt by mail, or need not be. */
  isAcknowledged: v.boolean(),
  /** The owner's own notes, oldest first. */
  notes: v.array(Note),
  /** The morning of the day of the first payment, as its work entries say; null while nothing is paid on balance. */
  depositPaidAt: v.nullable(StoredInstant),
  /** When the owner marked it as answered, null before. */
  answeredAt: v.nullable(StoredInstant),
  /** When the owner last changed anything about it, null before. */
  changedAt: v.nullable(StoredInstant),
  /** Name of who gave it its status; missing where nobody has a name. */
  statusBy: v.optional(v.string()),
  /** From opening the form to Submit, as measured by the sender's device; missing where it was not. */
  fillTimeMs: v.optional(v.number()),
  /** What made it look like spam when it came in; missing where nothing did. */
  spamSigns: v.optional(v.array(SpamSign)),
  /**
   * Keyed digest of the network it came from, until the owner opens it: whole floods are counted and erased by it. No
   * record contains an address.
   */
  network: v.optional(v.string()),
  /** Present while it is in the trash; then nobody sees it. */
  trashed: v.optional(Trashed),
});
export type Submission = v.InferOutput<typeof Submission>;

/** Metadata of a stored file; its bytes are in the file store under `name`. */
export const Upload = v.object({
  name: v.string(),
  /** The visitor's own name for it. */
  originalName: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
  sha256: v.string(),
  storedAt: StoredInstant,
  /** Whether a submission refers to it, or it belongs to the site; otherwise it is swept. */
  isAttached: v.boolean(),
  /** Copy of a picture that the owner has added to the site; it stays attached. */
  isOfSite: v.optional(v.literal(true)),
  /** Id of the submission it was sent for, lower case; null when the sender did not say. */
  key: v.nullable(v.string()),
  /** Present while it is in the trash; a submission that refers to it restores it. */
  trashed: v.optional(Trashed),
});
export type Upload = v.InferOutput<typeof Upload>;

/** A signed-in browser. Only the hash of its token is stored. */
export const Session = v.object({
  tokenHash: v.string(),
  openedAt: StoredInstant,
  expiresAt: StoredInstant,
  /** Kind of browser and device, for the owner to tell sessions apart. */
  device: v.string(),
  /** Whose it is; missing for the owner's. */
  personId: v.optional(v.string()),
  /**
   * What it was opened with: the id of a passkey, or a digest of the passphrase's hash. It lasts as long as that does;
   * missing for what a new passphrase of the owner alone ends.
   */
  opener: v.optional(v.string()),
});
export type Session = v.InferOutput<typeof Session>;

/** All records, in memory and in a snapshot. */
export const Records = v.object({
  /** Number of the last event applied; 0 when there was none. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  submissions: v.record(v.string(), Submission),
  uploads: v.record(v.string(), Upload),
  sessions: v.record(v.string(), Session),
  /** `scrypt$…`, or null before the first start has made one. */
  passphraseHash: v.nullable(v.string()),
  /** Names of removed uploads whose bytes may still exist. */
  filesToDelete: v.array(v.string()),
  /** The owner's answers about the facts of the site, by their ids. */
  ownerFacts: v.record(v.string(), OwnerFactAnswer),
  /** The owner's content, see `content-records.ts`. */
  contentEntries: v.record(v.string(), ContentEntry),
  contentRevisions: v.record(v.string(), ContentRevision),
  contentPictures: v.record(v.string(), ContentPicture),
  /** What was done for requests, by the ids of the entries, in the order in which they were added. */
  workEntries: v.record(v.string(), WorkEntry),
  /** Missing until the owner has set anything. */
  ownerSettings: v.optional(OwnerSettings),
  /** Whether the owner has been mailed about the present flood. */
  isFloodTold: v.optional(v.boolean()),
  /** The day on which the owner was last told what there is to do. */
  todayToldOn: v.optional(v.string()),
  /** When the owner was last mailed about a kind of warning, by the kinds. */
  warningsTold: v.optional(v.record(v.string(), StoredInstant)),
});
export type Records = v.InferOutput<typeof Records>;

/** One event; the journal is a list of these. */
export const RecordEvent = v.variant('kind', [
  v.object({ kind: v.literal('submission-received'), submission: Submission }),
  v.object({
    kind: v.literal('submission-changed'),
    id: v.string(),
    status: v.optional(RecordStatus),
    ifStatus: v.optional(RecordStatus),
    folder: v.optional(Folder),
    isAnswered: v.optional(v.boolean()),
    addNote: v.optional(Note),
    removeNote: v.optional(v.string()),
    by: v.optional(v.string()),
    at: StoredInstant,
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
    at: StoredInstant,
  }),
  /** The server has run for this many milliseconds with something in the trash. */
  v.object({ kind: v.literal('trash-rested'), ms: v.number() }),
  v.object({
    kind: v.literal('trash-restored'),
    ids: v.array(v.string()),
    uploads: v.array(v.string()),
  }),
  v.object({ kind: v.literal('files-deleted'), names: v.array(v.string()) }),
  v.object({ kind: v.literal('flood-told'), isTold: v.boolean() }),
  v.object({ kind: v.literal('work-entry-added'), entry: WorkEntry }),
  /** No longer kept after the erasure of their people. */
  v.object({ kind: v.literal('work-entries-removed'), ids: v.array(v.string()) }),
  /** From other records, whose submissions have been copied before. */
  v.object({ kind: v.literal('work-entries-copied'), entries: v.array(WorkEntry) }),
  v.object({ kind: v.literal('today-told'), day: v.string() }),
  v.object({ kind: v.literal('warnings-told'), told: v.record(v.string(), StoredInstant) }),
  v.object({ kind: v.literal('owner-fact-set'), answer: OwnerFactAnswer }),
  v.object({ kind: v.literal('owner-settings-set'), settings: OwnerSettings }),
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
    workEntries: {},
  };
}

/** The sender's email address, normalised; empty when there is none. */
export function senderEmailOf({ body }: Readonly<Pick<Submission, 'body'>>): string {
  return normalisedEmail(body['email']);
}

/** Normalises an email address for comparing: trimmed and in lower case. */
export function normalisedEmail(email: unknown): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

/** Whether the owner has opened it or has been paid for it: then it is no flood's. */
export function isOpened({
  status,
  depositPaidAt,
}: Readonly<Pick<Submission, 'status' | 'depositPaidAt'>>): boolean {
  return status !== 'new' || depositPaidAt !== null;
}

/** Applies one event to the records; the same order gives the same records on every replay. */
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
      if (submission) applyChange(submission, event, event.at);
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
      eraseWorkEntries(records, event.ids);
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
    case 'work-entry-added':
      applyWorkEntry(records, event.entry);
      return;
    case 'work-entries-removed':
      for (const id of event.ids) removeWorkEntry(records, id);
      return;
    case 'work-entries-copied':
      for (const entry of event.entries) copyWorkEntry(records, entry);
      return;
    case 'flood-told':
      records.isFloodTold = event.isTold;
      return;
    case 'today-told':
      records.todayToldOn = event.day;
      return;
    case 'warnings-told':
      records.warningsTold = event.told;
      return;
    case 'owner-fact-set':
      records.ownerFacts[event.answer.fact] = event.answer;
      return;
    case 'owner-settings-set':
      records.ownerSettings = event.settings;
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

/** The submissions and uploads that an event names and that exist. */
function itemsOf(
  records: Records,
  { ids, uploads }: { ids: readonly string[]; uploads: readonly string[] },
): (Submission | Upload)[] {
  return [
    ...ids.flatMap((id) => records.submissions[id] ?? []),
    ...uploads.flatMap((name) => records.uploads[name] ?? []),
  ];
}

/** Changes of a submission; a missing key leaves it as it is. */
export interface SubmissionChange {
  status?: Submission['status'] | undefined;
  /** The status that the owner saw: it is changed only where nobody has chosen another since, see `isAsSeen`. */
  ifStatus?: Submission['status'] | undefined;
  folder?: Submission['folder'] | undefined;
  isAnswered?: boolean | undefined;
  /** Replaces a note with the same id. */
  addNote?: Note | undefined;
  removeNote?: string | undefined;
  /** Name of who changes it. */
  by?: string | undefined;
}

/** The statuses that a record gets without a choice: once it is opened, and with a payment. */
const unchosen: readonly Submission['status'][] = ['new', 'read', 'deposit-paid'];

/** Whether nobody has chosen another status since the owner saw one; undefined asks for nothing. */
function isAsSeen(seen: Submission['status'] | undefined, now: Submission['status']): boolean {
  if (seen === undefined || seen === now) return true;
  return unchosen.includes(seen) && unchosen.indexOf(seen) < unchosen.indexOf(now);
}

/**
 * Changes a submission in place.
 * @param at moment of the change
 */
export function applyChange(submission: Submission, change: SubmissionChange, at: string): void {
  const { status, ifStatus } = change;
  if (status !== undefined && isAsSeen(ifStatus, submission.status)) {
    setStatus(submission, status, change.by);
  }
  if (isOpened(submission)) delete submission.network;
  if (change.folder !== undefined) submission.folder = change.folder;
  const { addNote, removeNote } = change;
  if (addNote || removeNote !== undefined) {
    const gone = new Set([addNote?.id, removeNote]);
    submission.notes = submission.notes.filter((note) => !gone.has(note.id));
    if (addNote) submission.notes.push(addNote);
  }
  markAnswered(submission, change.isAnswered, at);
  submission.changedAt = at;
}

function markAnswered(submission: Submission, isAnswered: boolean | undefined, at: string): void {
  if (isAnswered === undefined) return;
  if (!isAnswered) submission.answeredAt = null;
  else submission.answeredAt ??= at;
}
