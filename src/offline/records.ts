import type { RecordChange } from '#shared/api/inbox.ts';
import type { EntryRevision, EntrySummary } from '#shared/api/owner-entries.ts';
import type { UploadedPicture } from '#shared/api/owner-pictures.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Instant } from '#shared/time.ts';
import type { WrittenBy } from './autosave/written-by.ts';

/** Name of the IndexedDB database that page and worker share. */
export const databaseName = 'natural-building-design';

/** The tables that are also read and written without Dexie. */
export const tableNames = {
  drafts: 'drafts',
  files: 'files',
  fileBytes: 'fileBytes',
  outbox: 'outbox',
  noteDrafts: 'noteDrafts',
} as const;

/** The answers of a form, by field name; JSON values only. */
export type Answers = Readonly<Record<string, unknown>>;

/** A started form. Its id is created here, never changes and is the idempotency key of every try. */
export interface Draft {
  id: string;
  form: FormKind;
  answers: Answers;
  /** Where in the form the visitor was, as the form defines it (a section, a field name); null at the start. */
  position: string | null;
  /** When the form was opened for it. */
  createdAt: Instant;
  /** Never decreases, whatever the clock does: a form opens with the latest draft. */
  updatedAt: Instant;
  /** Version of the questionnaire it was started with; absent in drafts of short forms. */
  formVersion?: number;
  /** What the server refused, by field, until that answer is changed. */
  refused?: Readonly<Record<string, string>>;
  /**
   * Fingerprints of earlier states, on this device and on others, oldest first: a device that still has one of them,
   * unchanged, has an earlier state of this draft.
   */
  ancestors?: readonly string[];
  /** Increases by one with every save; a save on an older revision is a conflict, not an overwrite. */
  revision: number;
  /** The change that made it: a later one of the same page follows it, whatever the revision. */
  writtenBy?: WrittenBy;
}

/** Metadata of one attached file. Its bytes are in a table of their own, so that listing never loads them. */
export interface StoredFile {
  id: string;
  /** Draft or outbox item the file belongs to (both have the same id). */
  draftId: string;
  /** Field of the form it was attached to. */
  fieldName: string;
  name: string;
  /** MIME type as the browser gave it; may be empty. */
  type: string;
  sizeBytes: number;
  /** Size as picked, of a file whose visitor lets photos be reduced; absent when it should stay unchanged. */
  pickedBytes?: number;
  /** 64 hexadecimal digits, null where the page could not hash. */
  sha256: string | null;
  addedAt: Instant;
  /** Position among the files of its draft; the server gets them in this order. */
  order: number;
  /** Its address on the server, stored as soon as it is uploaded, so that it is never sent twice. */
  url: string | null;
  /** Name, type and hash of a file of the owner's, encrypted; they are empty in the row itself. */
  encrypted?: EncryptionOfFile & { bytes: ArrayBuffer };
}

/** Bytes of a file, as an ArrayBuffer: WebKit loses Blobs in IndexedDB. Written once, never rewritten. */
export interface StoredBytes {
  fileId: string;
  bytes: ArrayBuffer;
  /** Present where they are encrypted. */
  encryption?: EncryptionOfFile;
}

/** How a file of the owner's is encrypted: with the key of this id in `settings`. */
export interface EncryptionOfFile {
  keyId: string;
  /** Id that the file was encrypted for; a copy has another. */
  fileId: string;
  iv: Uint8Array<ArrayBuffer>;
}

/** Why a queued item is still here; `too-large-on-the-way`: a proxy refused the size of a part, not our server. */
export type WaitReason = 'unreachable' | 'timeout' | 'busy' | 'too-large-on-the-way';

/** A refusal, stored with the item until the visitor has dealt with it. */
export interface Refusal {
  status: number;
  /** Null when the answer was not our problem document. */
  code: ErrorCode | null;
  /** A sentence for the visitor, or null. */
  detail: string | null;
  /** Field path to message. */
  fields: Readonly<Record<string, string>>;
  /** `"{status}: {body text}"`. */
  message: string;
}

export type OutboxState =
  | {
      kind: 'queued';
      /** Not to be tried before this moment (milliseconds since 1970); null: at once. */
      nextTryAtMs: number | null;
      /** Outcome of the last try; null before the first. */
      waitingFor: WaitReason | null;
    }
  | {
      kind: 'sending';
      /** The sender with this token is sending it, until the lease expires. */
      leaseToken: string;
      leaseUntilMs: number;
      /** When its last file will be uploaded, as measured by the others; only on a slow connection. */
      filesDoneAtMs?: number;
    }
  | {
      kind: 'delivered';
      receipt: string;
      /** The server's timestamp. */
      receivedAt: Instant;
      /** When a tab told the visitor; null until one has. */
      announcedAt: Instant | null;
    }
  | { kind: 'needs-attention'; refusal: Refusal };

/** The visitor says that the deposit is paid. */
export interface DepositNote {
  at: Instant;
  /** `waiting` until the practice has it; `refused`: it has no such request (any more). */
  state: 'waiting' | 'told' | 'refused';
}

/** A submitted form. It stays, with its receipt, until the visitor deletes it. */
export interface OutboxItem {
  id: string;
  form: FormKind;
  /** JSON of the endpoint, without the addresses of attachments. */
  body: Answers;
  /** The form's answers, to open it again. */
  answers: Answers;
  position: string | null;
  createdAt: Instant;
  /** As in the draft. */
  formVersion?: number;
  /** Milliseconds from opening the form to Submit, however late it is sent; absent when a clock was set back. */
  fillTimeMs?: number;
  /** When the visitor pressed Submit. */
  queuedAt: Instant;
  /** Tries since it was queued. */
  tries: number;
  lastTryAt: Instant | null;
  /** Paused by the visitor. */
  isPaused: boolean;
  /** A try has started to send the body and no refusal followed: the server may have it. */
  mayBeStored: boolean;
  filesTotal: number;
  filesUploaded: number;
  /** How often the server had lost uploads that were already made. */
  reuploads: number;
  /** When the visitor first saw how to pay for it; absent before. */
  paymentSeenAt?: Instant;
  /** That the visitor says the deposit is paid; absent before. */
  depositNote?: DepositNote;
  state: OutboxState;
}

/** Whether the item still has to reach the server. */
export function isWaiting(item: OutboxItem): boolean {
  return item.state.kind !== 'delivered';
}

/** What makes a note a reply to the sender of a record: the text is the note's. */
export interface ReplyDraft {
  to: string;
  subject: string;
  /** Names of its files. They are stored like those of a form, under the note's id. */
  files: readonly string[];
}

/**
 * The owner's note on a record of the inbox, or a reply to its sender, until the server has it. A note contains nothing of
 * the record but its id; a reply also the address it goes to.
 */
export interface NoteDraft {
  /** Created with its first keystroke, and the note's id on the server: sent again, it is the same note. */
  id: string;
  /** Id of the message or request. */
  recordId: string;
  recordKind: 'message' | 'request';
  /** The note; or `work` or `change` in words. */
  text: string;
  /** An entry of work on the record, sent in place of a note; its id is this one's. */
  work?: OwnerEntry;
  /** A change of the record itself (its status), sent in place of a note. */
  change?: RecordChange;
  /** A try of the change has started: the server may have it, whatever it answered. */
  mayBeStored?: true;
  /** Why the server did not take it as it is. */
  refusal?: string;
  /** Present in a reply; once it is finished it has its entry of work as well. */
  reply?: ReplyDraft;
  /** The owner pressed "Save note": it waits to be sent. */
  isFinished: boolean;
  updatedAt: Instant;
  /** Increases by one with every save; a save on an older revision is a conflict, not an overwrite. */
  revision: number;
  /** The change that made it: a later one of the same page follows it, whatever the revision. */
  writtenBy?: WrittenBy;
}

/** A note as it is stored: what its owner wrote is encrypted, with the key of this id in `settings`. */
export interface EncryptedNote extends Pick<
  NoteDraft,
  'id' | 'recordId' | 'recordKind' | 'isFinished' | 'updatedAt' | 'revision' | 'writtenBy'
> {
  keyId: string;
  /** Whether its text has a letter, for whoever only counts. */
  hasText: boolean;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** One stored fact about this device. */
export interface Setting {
  key: string;
  value: unknown;
}

/** A photo of a row of saved tool work. */
export interface ToolPhoto {
  readonly id: string;
  readonly workId: string;
  /** Number of the row. */
  readonly row: number;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** The content of an entry of the site, in one version. */
export interface EntryContent {
  slug: string;
  /** In the schema of its kind, finished or not. */
  body: Readonly<Record<string, unknown>>;
}

/** What to do with a draft of an entry as soon as the server can be reached. */
export type PendingAction =
  | { kind: 'save' }
  /** `publishAt`: null for at once. */
  | { kind: 'publish'; publishAt: Instant | null };

/** What stops a draft of an entry until the owner has decided. */
export type EntryTrouble =
  /** The server refused it. `fields`: path in the body to message; `message` where no field is named. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; message: string }
  /** It was changed on another device or, where `revisionId` is null, in another tab of this one. */
  | {
      kind: 'conflict';
      current: EntryContent & Pick<EntryRevision, 'savedAt'> & { revisionId: string | null };
    };

/** The owner's draft of an entry that the server does not have yet. */
export interface EntryDraft extends EntryContent {
  /** `{kind}/{id}` of the entry. */
  key: string;
  kind: ContentTypeName;
  entryId: string;
  /** The newest revision that this one was made from; null for a new entry. */
  baseRevisionId: string | null;
  /** Id under which it is sent; a new one with the first change after a try. */
  revisionId: string;
  /** Ids of tries: the server may have any of them, as the answer may have been lost. */
  triedRevisionIds: readonly string[];
  /** Null while it is being edited. */
  pendingAction: PendingAction | null;
  trouble: EntryTrouble | null;
  updatedAt: Instant;
  /** Increases by one with every save; a save on an older revision is a conflict, not an overwrite. */
  revision: number;
  /** The change that made it: a later one of the same page follows it, whatever the revision. */
  writtenBy?: WrittenBy;
}

/** Metadata of a photo in a draft of an entry. */
export interface EntryPicture {
  sha256: string;
  /** Name of the picked file. */
  name: string;
  type: string;
  sizeBytes: number;
  addedAt: Instant;
  /** How much of it the server has. */
  receivedBytes: number;
  /** Null until the server has encoded every size of it. */
  uploaded: UploadedPicture | null;
  /** Why the server refused it, as a sentence; null otherwise. */
  refusal: string | null;
}

/** Bytes of such a photo, written once. */
export interface EntryPictureBytes {
  sha256: string;
  bytes: ArrayBuffer;
}

/** What is known of the copy of open requests and messages on this device, beside its rows; the key cannot be read out. */
export interface CopyHead {
  id: 'head';
  /** Differs from that of every earlier copy. */
  copyId: string;
  key: CryptoKey;
  /** When the server last said what belongs in it; null before the first time. */
  refreshedAt: Instant | null;
  /** Photos that belong in it and are not there: no space, or not loaded yet. */
  missingPhotos: number;
}

/** One record, or one photo, of that copy: encrypted, under an id that says nothing of its content. */
export interface CopyRow {
  id: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** An entry of the site as the server had it, for writing without a network. */
export interface SiteCopyEntry {
  /** `{kind}/{id}` of the entry. */
  key: string;
  /** Position in the owner's list. */
  order: number;
  entry: EntrySummary;
  /** Its newest revision. */
  revision: EntryRevision;
}
