import type { Readable } from 'node:stream';
import type { Folder, RecordStatus } from '#shared/api/inbox.ts';
import type { recordKinds } from '#shared/api/inbox-list.ts';
import type { OwnerFactAnswer } from '#shared/api/owner-facts.ts';
import type { PlainDate } from '#shared/time.ts';
import type { PreviewSize } from '#shared/api/upload.ts';
import type { NewWorkEntry, WorkEntry, WorkKind } from '#shared/inbox/work-entries.ts';
import type { ContentEntry, ContentPicture, ContentRevision } from './content-records.ts';
import type {
  RecordEvent,
  Records,
  Session,
  Submission,
  SubmissionChange,
  Upload,
} from './records.ts';
import type { OwnerSettings } from './owner-settings.ts';

/** Nothing was written: the disk is full, failing or gone. The caller may try again later. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** What is on disk cannot be trusted; the message names file, line and what to do. Stops the start. */
export class DamagedStorageError extends Error {
  override readonly name = 'DamagedStorageError';
}

/** All records are being copied; no server may use them in the meantime. Stops the start. */
export class BeingCopiedError extends Error {
  override readonly name = 'BeingCopiedError';
}

/** Outcome of `RecordStore.receive`. Only `stored` and `repeated` mean that the record is on disk. */
export type ReceiveOutcome =
  | { kind: 'stored'; submission: Submission }
  /** The same id and fingerprint were stored before. */
  | { kind: 'repeated'; submission: Submission }
  /** The id belongs to another body. */
  | { kind: 'mismatch' }
  /** A write with this id is running. */
  | { kind: 'still-storing' }
  | { kind: 'unknown-attachment'; names: readonly string[] };

/** Filter of submissions; a missing key matches all. */
export interface SubmissionFilter {
  /** Messages of the contact form and the chat, or the questionnaires. */
  group?: 'messages' | 'requests';
  folder?: Folder;
  isAnnounced?: boolean;
  isAcknowledged?: boolean;
  /** Only what is in the trash; by default, only what is not. */
  isTrashed?: boolean;
  /** The sender's, as `senderEmailOf` returns it. */
  email?: string;
  /** Received at or after this moment, ISO 8601 in UTC. */
  since?: string;
  /** Received before this moment. */
  before?: string;
  isOpened?: boolean;
  isArchived?: boolean;
  statuses?: readonly RecordStatus[];
  /** What it is: a message, or a request for this report. */
  recordKind?: (typeof recordKinds)[number] | undefined;
  /** Between these ids, both included. */
  ids?: { first: string; last: string };
  /** `searchWords`: each is in what a search looks into. */
  words?: readonly string[];
  /** Unopened, and from this network. */
  network?: string;
}

/** A part of a list: at most so many, after the given one. */
export interface ListPart {
  limit: number;
  after?: Pick<Submission, 'receivedAt' | 'id'> | undefined;
}

/** What one network has sent that nobody has opened. */
export interface UnopenedWeight {
  /** Null for what arrived before networks were noted. */
  network: string | null;
  isTrashed: boolean;
  records: number;
  /** Of their bodies as JSON in UTF-8. */
  bytes: number;
  /** Of their files; one that several records have counts for each. */
  fileBytes: number;
  /** When the first and the last of them came. */
  since: string;
  until: string;
}

/** Numbers of submissions outside the trash, by the parts of the inbox. */
export interface PlaceCounts {
  messages: number;
  requests: number;
  archived: number;
  spam: number;
}

/** Submissions with status `new`. */
export interface NewCounts {
  messages: number;
  requests: number;
  /** Of both kinds, in the spam folder. */
  spam: number;
  /** Increases by one with every change of a submission. */
  version: number;
}

/** Filter of work entries; a missing key matches all. */
export interface WorkFilter {
  /** Ids of the entries. */
  ids?: readonly string[];
  submissionIds?: readonly string[];
  kinds?: readonly WorkKind[];
  /** Stored at or after this moment, ISO 8601 in UTC. */
  since?: string;
  /** Also those of submissions in the trash, and what is kept of erased ones. Default false. */
  isWhole?: boolean;
}

/** Outcome of `RecordStore.addWorkEntry`. Only `stored` and `repeated` mean that the entry is on disk. */
export type WorkOutcome =
  | { kind: 'stored'; entry: Readonly<WorkEntry> }
  /** The same entry was stored under this id before. */
  | { kind: 'repeated'; entry: Readonly<WorkEntry> }
  /** The id belongs to another entry. */
  | { kind: 'mismatch' }
  /** There is no such submission, or it is in the trash. */
  | { kind: 'unknown-submission' }
  | { kind: 'unknown-upload'; names: readonly string[] }
  /** By the caller's own rule. */
  | { kind: 'refused' };

/** Numbers of what was restored from the trash. */
export interface RestoredTrash {
  submissions: number;
  uploads: number;
}

export interface PurgedTrash {
  /** Number of submissions. */
  submissions: number;
  /** Names of uploads; the caller deletes their bytes. */
  uploads: readonly string[];
}

/** A revision to be saved, with what only the caller knows. */
export interface RevisionSave {
  revision: ContentRevision & { savedAt: string };
  /** The shipped revision; null for an entry of the owner's. */
  shipped: ContentRevision | null;
  /** Lowest number of a new entry, for numbered kinds; null for all others. */
  firstFreeNumber: number | null;
  /** Slugs of the shipped entries of this kind, by id. */
  shippedSlugs: ReadonlyMap<string, string>;
}

/** Outcome of `ContentStore.save`. Only `saved` and `repeated` mean that the revision is on disk. */
export type SaveOutcome =
  | { kind: 'saved' | 'repeated'; entry: Readonly<ContentEntry>; revision: ContentRevision }
  /** The id belongs to other content. */
  | { kind: 'mismatch' }
  /** Something newer was saved since; null where there is no such entry. */
  | { kind: 'conflict'; newestId: string | null }
  /** Another entry of the kind has, had or will have this slug. */
  | { kind: 'slug-taken' };

export interface Publication {
  kind: string;
  id: string;
  revisionId: string;
  /** Slug of the shipped entry, if it is one. */
  shippedSlug?: string | undefined;
  /** A later moment; without it, now. */
  publishAt?: string | undefined;
}

/** What is copied from one store to another: some entries with all of their revisions, some pictures. */
export interface ContentCopy {
  entries: readonly ContentEntry[];
  revisions: readonly ContentRevision[];
  pictures: readonly ContentPicture[];
}

/**
 * The owner's changes to the shipped content. Writes resolve and reject as those of `RecordStore`; nothing is ever
 * removed.
 */
export interface ContentStore {
  /** Entries that the owner has changed, in no order. */
  listEntries(): Promise<readonly Readonly<ContentEntry>[]>;
  findEntry(kind: string, id: string): Promise<Readonly<ContentEntry> | undefined>;
  /** Newest first. */
  listRevisions(kind: string, id: string): Promise<readonly Readonly<ContentRevision>[]>;
  /** The revisions that are the newest of their entry, or live. */
  listCurrent(): Promise<readonly Readonly<ContentRevision>[]>;
  /** Checks the id, the base and the slug and stores, as one serialised step. */
  save(save: RevisionSave): Promise<SaveOutcome>;
  /** Resolves to undefined for a revision that is not stored. */
  publish(publication: Publication, at: Date): Promise<Readonly<ContentEntry> | undefined>;
  /** @param number of a shipped entry of a numbered kind */
  setHidden(
    entry: { kind: string; id: string; number: number | null },
    isHidden: boolean,
    at: Date,
  ): Promise<Readonly<ContentEntry>>;
  /** Publishes what is scheduled for this moment or before; returns the number of entries. */
  publishDue(now: Date): Promise<number>;
  /** Replaces a picture with the same digest. */
  addPicture(picture: ContentPicture): Promise<void>;
  listPictures(): Promise<readonly Readonly<ContentPicture>[]>;
  /** Adds entries of other records; replaces those with the same id. */
  copyIn(copy: ContentCopy): Promise<void>;
  /** Calls back after every durable change, also by another process; returns a function that ends it. */
  watch(listener: () => void): () => void;
}

/** Tasks that only one process on the same records may do at a time. */
export type LockName = 'mail' | 'maintenance';

/**
 * The received records. Every write resolves when the event is durable and rejects with StorageUnavailableError when
 * that is not known; repeated under the same id, it is stored at most once. Reads reject with StorageUnavailableError
 * when the records cannot be reached.
 */
export interface RecordStore {
  /** Checks the id and the attachments and stores, as one serialised step. */
  receive(submission: Submission): Promise<ReceiveOutcome>;
  findSubmission(id: string): Promise<Readonly<Submission> | undefined>;
  /** Newest first; of one moment, in the order of their ids. */
  listSubmissions(
    filter?: SubmissionFilter,
    part?: ListPart,
  ): Promise<readonly Readonly<Submission>[]>;
  countNew(): Promise<NewCounts>;
  /** By the parts of the inbox. */
  countPlaces(): Promise<PlaceCounts>;
  weighUnopened(): Promise<readonly UnopenedWeight[]>;
  isFloodTold(): Promise<boolean>;
  /** Remembers that the owner has been told of a flood, or that it is over. */
  setFloodTold(isTold: boolean): Promise<void>;
  /** The day on which the owner was last told what there is to do; null before the first. */
  todayToldOn(): Promise<PlainDate | null>;
  setTodayToldOn(day: PlainDate): Promise<void>;
  /** When the owner was last mailed about a kind of warning, by the kinds. */
  warningsTold(): Promise<Readonly<Record<string, string>>>;
  setWarningsTold(told: Readonly<Record<string, string>>): Promise<void>;
  /** Resolves to undefined for an unknown id. */
  changeSubmission(
    id: string,
    change: SubmissionChange,
    at: Date,
  ): Promise<Readonly<Submission> | undefined>;
  /**
   * Removes submissions, with the uploads that no other submission has.
   * @param folder removes only those in this folder, and skips those that are being changed
   * @returns the ids that this call removed, and the names of their uploads, whose bytes the caller deletes
   */
  removeSubmissions(ids: readonly string[], folder?: Folder): Promise<RemovedSubmissions>;
  /** Moves submissions to the trash, where nobody sees them; they and their uploads can be restored until they are purged. */
  trashSubmissions(ids: readonly string[], at: Date): Promise<void>;
  /** The same for uploads that were stored before `before` and that no submission refers to; returns their number. */
  trashOrphanUploads(before: Date, at: Date): Promise<number>;
  /**
   * Restores what was put in the trash at `since` or later, and not after `until`; without them, everything. `receive` also restores: a submission
   * that is sent again, and the uploads that a submission refers to.
   */
  restoreTrash(since?: Date, until?: Date): Promise<RestoredTrash>;
  /** Restores these submissions from the trash; returns the ids that were in it. */
  restoreSubmissions(ids: readonly string[]): Promise<readonly string[]>;
  /**
   * Purges what has been in the trash for seven days, both of running time and by the clock.
   * @param ranMs how long the server has run since the last call
   */
  purgeTrash(ranMs: number, now: Date): Promise<PurgedTrash>;
  /** Names of removed uploads, until the caller has reported that their bytes are deleted. */
  filesToDelete(): Promise<readonly string[]>;
  noteDeletedFiles(names: readonly string[]): Promise<void>;
  /** Names of the uploads that `removeSubmissions` would remove. */
  uploadsOnlyOf(ids: readonly string[]): Promise<readonly string[]>;
  /** Rewrites the files on disk from the records, so that nothing removed is left in them. */
  compact(): Promise<void>;
  /** Calls back after every durable change of a submission; returns a function that ends it. */
  watch(listener: () => void): () => void;

  /** Marks these as announced: the owner has been notified of them, or need not be. */
  markAnnounced(ids: readonly string[]): Promise<void>;
  /** Marks these as acknowledged: their senders have been sent a receipt, or need not be. */
  markAcknowledged(ids: readonly string[]): Promise<void>;

  /**
   * Adds a work entry to its submission, and numbers it if it is an invoice, as one serialised step.
   * @param refuses called with the entries that the submission has; true stores nothing
   */
  addWorkEntry(
    entry: NewWorkEntry,
    refuses?: (others: readonly Readonly<WorkEntry>[]) => boolean,
  ): Promise<WorkOutcome>;
  /** In the order in which they were added. */
  listWorkEntries(filter?: WorkFilter): Promise<readonly Readonly<WorkEntry>[]>;
  /** Removes what is kept of erased people, of entries that were stored before `before`; returns their number. */
  removeKeptEntries(before: Date): Promise<number>;
  /** Adds entries of other records as they are; those that are there already stay. */
  copyWorkEntries(entries: readonly WorkEntry[]): Promise<void>;

  addUploads(uploads: readonly Upload[]): Promise<void>;
  findUpload(name: string): Promise<Readonly<Upload> | undefined>;
  /** All of them, or those with these names; in no order. */
  listUploads(names?: readonly string[]): Promise<readonly Readonly<Upload>[]>;
  /** Uploads that were sent for a submission, the oldest first. */
  uploadsFor(key: string): Promise<readonly Readonly<Upload>[]>;
  /** Removes those of these uploads that no submission refers to, and returns their names. */
  removeOrphanUploads(names: readonly string[]): Promise<readonly string[]>;
  /** Bytes of the uploads no submission refers to yet, including those in the trash; each at least `leastOrphanBytes`. */
  orphanBytes(): Promise<number>;

  openSession(session: Session): Promise<void>;
  findSession(tokenHash: string): Promise<Readonly<Session> | undefined>;
  closeSessions(tokenHashes: readonly string[]): Promise<void>;
  listSessions(): Promise<readonly Readonly<Session>[]>;
  /** The owner's answers about the facts of the site, by the fact's id. */
  listOwnerFacts(): Promise<readonly Readonly<OwnerFactAnswer>[]>;
  /** Replaces the answer about the same fact. */
  setOwnerFact(answer: OwnerFactAnswer): Promise<void>;
  ownerSettings(): Promise<Readonly<OwnerSettings>>;
  /** @returns false, with nothing changed, unless the revision is the one after the present */
  setOwnerSettings(settings: OwnerSettings): Promise<boolean>;
  passphraseHash(): Promise<string | null>;
  /**
   * Closes every session as well.
   * @returns false, with nothing changed, when the present hash is not `expected`
   */
  setPassphraseHash(hash: string, expected: string | null): Promise<boolean>;

  /** What the owner has written. */
  readonly content: ContentStore;

  /**
   * Runs a task while holding a lock that all processes on the same records share; never waits for it.
   * @param work its signal aborts when the lock may have been lost
   * @returns false, without running the task, when another process holds the lock
   */
  withLock(name: LockName, work: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
  /** Whether another write can be tried; never rejects. */
  isHealthy(): Promise<boolean>;
  /** Waits for running writes, then releases the files. Later writes are rejected. */
  close(): Promise<void>;
}

/** Where events are made durable. `append` resolves when the event is durable and applied. */
export interface EventLog {
  readonly records: Records;
  append(event: RecordEvent): Promise<void>;
  /** Resolves when everything on disk is rewritten from the records, older versions included. */
  compact(): Promise<void>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

/** A file that has been received but not accepted yet. */
export interface QuarantinedFile {
  id: string;
  sizeBytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

export interface RemovedSubmissions {
  ids: readonly string[];
  uploads: readonly string[];
}

/** Bytes of uploads. What is in quarantine disappears at the next start. */
export interface FileStore {
  /** Streams to disk, hashing on the way; durable when it resolves, nothing left when it rejects. */
  quarantine(source: AsyncIterable<Uint8Array>): Promise<QuarantinedFile>;
  readQuarantined(id: string): Promise<Uint8Array>;
  /** Moves a file out of quarantine; durable when it resolves. */
  accept(id: string, name: string): Promise<void>;
  discard(id: string): Promise<void>;
  /** Undefined when there is no such file. */
  open(name: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>;
  remove(name: string): Promise<void>;
  /** Names of accepted files that were stored before `before`. */
  listOlderThan(before: Date): Promise<readonly string[]>;
  /** Moves an accepted file to a folder for the operator; a missing one is not an error. */
  setAside(name: string): Promise<void>;
  /** Moves a file that was set aside back to the accepted ones. */
  putBack(name: string): Promise<void>;
  listSetAside(): Promise<readonly string[]>;
  /** Rejects with StorageUnavailableError when nothing can be written or too little space is left. */
  probe(): Promise<void>;
}

/** Smaller copies of uploaded pictures; they can be made again at any time, so no backup contains them. */
export interface PictureCache {
  read(name: string, size: PreviewSize): Promise<Uint8Array | undefined>;
  /** Never rejects: a copy that could not be stored is made again next time. */
  write(name: string, size: PreviewSize, bytes: Uint8Array): Promise<void>;
  /** All sizes. */
  remove(name: string): Promise<void>;
}

/** Encrypted drafts between two devices, as small objects; in no backup. */
export interface DeviceTransferStore {
  /** Stores a new object, durably and complete; false, with nothing changed, when the name exists. */
  add(name: string, bytes: Uint8Array): Promise<boolean>;
  /** A small object, whole. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** A part, as it is read: thousands that are sent slowly would otherwise fill the memory. */
  open(name: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>;
  /** A missing one is not an error. */
  remove(name: string): Promise<void>;
  list(): Promise<readonly { name: string; sizeBytes: number }[]>;
}
