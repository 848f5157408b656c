import type { Readable } from 'node:stream';
import type { Folder, Note } from '#shared/api/inbox.ts';
import type { ShownSize } from '#shared/api/upload.ts';
import type { RecordEvent, Records, Session, Submission, Upload } from './records.ts';

/** Nothing was written: the disk is full, failing or gone. The caller may try again later. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** What is on disk cannot be trusted; the message names file, line and what to do. Stops the start. */
export class DamagedStorageError extends Error {
  override readonly name = 'DamagedStorageError';
}

/** Somebody copies all records; no server may work with them meanwhile. Stops the start. */
export class BeingCopiedError extends Error {
  override readonly name = 'BeingCopiedError';
}

/** How `RecordStore.receive` ended. Only `stored` and `repeated` mean that the record is on disk. */
export type ReceiveOutcome =
  | { kind: 'stored'; submission: Submission }
  /** The same id and fingerprint were stored before. */
  | { kind: 'repeated'; submission: Submission }
  /** The id belongs to another body. */
  | { kind: 'mismatch' }
  /** A write with this id is under way. */
  | { kind: 'still-storing' }
  | { kind: 'unknown-attachment'; names: readonly string[] };

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

/** Which submissions are meant; a missing key takes all. */
export interface SubmissionFilter {
  /** Messages of the contact form and the chat, or the questionnaires. */
  group?: 'messages' | 'requests';
  folder?: Folder;
  isAnnounced?: boolean;
  isAcknowledged?: boolean;
  /** As `addressOf` gives it. */
  address?: string;
  /** First moment, ISO 8601 in UTC. */
  since?: string;
  /** First moment that is too late. */
  before?: string;
}

/** Submissions with status `new`. */
export interface NewCounts {
  messages: number;
  requests: number;
  /** Of both kinds, in the folder of spam. */
  spam: number;
  /** Grows by one with every change of a submission. */
  version: number;
}

/** Work that only one of the processes on the same records does at a time. */
export type SoleTask = 'mail' | 'upkeep';

/**
 * What the practice has received. Every write resolves after the event is safe against a power cut and
 * rejects with StorageUnavailableError when it is not known to be; sent again under the same id, it is
 * stored at most once. Reads reject with StorageUnavailableError when the records cannot be reached.
 */
export interface RecordStore {
  /** Looks for the id, checks the attachments and stores, as one serialised step. */
  receive(submission: Submission): Promise<ReceiveOutcome>;
  findSubmission(id: string): Promise<Readonly<Submission> | undefined>;
  /** Newest first. */
  listSubmissions(filter?: SubmissionFilter): Promise<readonly Readonly<Submission>[]>;
  countNew(): Promise<NewCounts>;
  /** Resolves to undefined for an unknown id. */
  changeSubmission(
    id: string,
    change: SubmissionChange,
    at: Date,
  ): Promise<Readonly<Submission> | undefined>;
  /**
   * Takes submissions out of the records, with the uploads that no other submission has.
   * @param folder takes out only what is in it, and passes over what is being changed meanwhile
   * @returns names of those uploads; their bytes are the caller's to remove
   */
  removeSubmissions(ids: readonly string[], folder?: Folder): Promise<readonly string[]>;
  /** Names of the uploads that `removeSubmissions` would give. */
  uploadsOnlyOf(ids: readonly string[]): Promise<readonly string[]>;
  /** Rewrites what is on disk from what is in the records, so that nothing removed is left in it. */
  compact(): Promise<void>;
  /** Tells about every change of a submission once it is durable; gives how to end that. */
  watch(listener: () => void): () => void;

  /** Notes that the owner has been told about these, or need not be. */
  markAnnounced(ids: readonly string[]): Promise<void>;
  /** Notes that the senders have been sent their receipt, or need not be. */
  markAcknowledged(ids: readonly string[]): Promise<void>;

  addUploads(uploads: readonly Upload[]): Promise<void>;
  findUpload(name: string): Promise<Readonly<Upload> | undefined>;
  /** All of them, or those with these names that there are; in no order. */
  listUploads(names?: readonly string[]): Promise<readonly Readonly<Upload>[]>;
  /** Uploads that were sent for a submission, the oldest first. */
  uploadsFor(key: string): Promise<readonly Readonly<Upload>[]>;
  /** Removes unattached uploads stored before `before` from the records and gives their names. */
  removeOrphanUploads(before: Date): Promise<readonly string[]>;
  /** Bytes of the uploads no submission refers to yet. */
  orphanBytes(): Promise<number>;

  openSession(session: Session): Promise<void>;
  findSession(tokenHash: string): Promise<Readonly<Session> | undefined>;
  closeSessions(tokenHashes: readonly string[]): Promise<void>;
  listSessions(): Promise<readonly Readonly<Session>[]>;
  passphraseHash(): Promise<string | null>;
  /**
   * Closes every session as well.
   * @returns false, with nothing changed, when the present hash is not `expected`
   */
  setPassphraseHash(hash: string, expected: string | null): Promise<boolean>;

  /**
   * Does work unless another process on the same records is at it.
   * @param work its signal aborts when that is no longer certain
   * @returns false when another process is at it
   */
  alone(task: SoleTask, work: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
  /** Whether another write can be tried; never rejects. */
  isHealthy(): Promise<boolean>;
  /** Waits for what is under way, then lets go of the files. Writes after it are rejected. */
  close(): Promise<void>;
}

/** Where events go before they count. `append` resolves when the event is durable and applied. */
export interface EventLog {
  readonly records: Records;
  append(event: RecordEvent): Promise<void>;
  /** Resolves when everything on disk is rewritten from the records, older versions included. */
  compact(): Promise<void>;
  isHealthy(): boolean;
  close(): Promise<void>;
}

/** A file that has arrived but is not accepted yet. */
export interface QuarantinedFile {
  id: string;
  sizeBytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

/** Bytes of uploads. What is in quarantine disappears at the next start. */
export interface FileStore {
  /** Streams to disk, hashing on the way; durable when it resolves, nothing left when it rejects. */
  quarantine(source: Readable): Promise<QuarantinedFile>;
  readQuarantined(id: string): Promise<Uint8Array>;
  /** Moves a file out of quarantine; durable when it resolves. */
  accept(id: string, name: string): Promise<void>;
  discard(id: string): Promise<void>;
  /** Undefined when there is no such file. */
  open(name: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>;
  remove(name: string): Promise<void>;
  /** Names of accepted files that were stored before `before`. */
  listOlderThan(before: Date): Promise<readonly string[]>;
  /** Throws StorageUnavailableError when nothing can be written or too little space is left. */
  probe(): Promise<void>;
}

/** Pictures made of uploads; can be made anew at any time, so it is in no backup. */
export interface PictureCache {
  read(name: string, size: ShownSize): Promise<Uint8Array | undefined>;
  /** A failure is no failure of the caller: the picture is made again next time. */
  write(name: string, size: ShownSize, bytes: Uint8Array): Promise<void>;
  /** All sizes. */
  remove(name: string): Promise<void>;
}
