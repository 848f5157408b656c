import type { EntryRevision } from '#shared/api/owner-entries.ts';
import type { UploadedPicture } from '#shared/api/owner-pictures.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Instant } from '#shared/time.ts';

/** Name of the IndexedDB database that page and worker share. */
export const databaseName = 'natural-building-design';

/** Table of the owner's unsent notes, since schema version 3. */
export const noteDraftsTable = 'noteDrafts';
/** Table of what the owner has written for the site and not sent, since schema version 5. */
export const entryDraftsTable = 'entryDrafts';

/** The tables that the worker, too, reads and writes, without Dexie; they are those of schema version 1. */
export const tableNames = {
  drafts: 'drafts',
  files: 'files',
  fileBytes: 'fileBytes',
  outbox: 'outbox',
  settings: 'settings',
} as const;

/** What a form holds, by field name; JSON values only. */
export type Answers = Readonly<Record<string, unknown>>;

/** A form somebody has started. Its id is minted here, stays for life and is the idempotency key of every try. */
export interface Draft {
  id: string;
  form: FormKind;
  answers: Answers;
  /** Where in the form the visitor was, in the form's own words (a section, a field name); null at the start. */
  position: string | null;
  /** When the form was opened for it. */
  createdAt: Instant;
  /** Never goes back, whatever the clock does: a form opens with the draft that has the latest. */
  updatedAt: Instant;
  /** Version of the questionnaire it was started with; absent in drafts of the first release and of short forms. */
  formVersion?: number;
  /** What the server did not accept, by field, until that answer is changed. */
  refused?: Readonly<Record<string, string>>;
  /**
   * Fingerprints of the copies that it came from, on this device and on others, oldest first: a device that still holds
   * one of them, unchanged, holds an earlier state of this draft.
   */
  ancestors?: readonly string[];
  /** Grows by one with every save; a save on an older revision is a conflict, not an overwrite. */
  revision: number;
}

/** What is known of one attached file. Its bytes are in a table of their own, so that listing never loads them. */
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
  /** Size as picked, of a file whose visitor lets photos be made smaller; absent where it is to stay as it is. */
  pickedBytes?: number;
  /** 64 hexadecimal digits, null where the page could not hash. */
  sha256: string | null;
  addedAt: Instant;
  /** Place among the files of its draft; the server gets them in this order. */
  order: number;
  /** Address the server gave it, remembered the moment it came, so that it is never sent twice. */
  url: string | null;
}

/** Bytes of a file, as an ArrayBuffer: WebKit loses Blobs in IndexedDB. Written once, never rewritten. */
export interface StoredBytes {
  fileId: string;
  bytes: ArrayBuffer;
}

/** Why a queued item is still here; `too-large-on-the-way`: a proxy refused the size of a part, not our server. */
export type WaitReason = 'unreachable' | 'timeout' | 'busy' | 'too-large-on-the-way';

/** A refusal, kept with the item until the visitor has dealt with it. */
export interface Refusal {
  status: number;
  /** Null when the answer was not our problem document. */
  code: ErrorCode | null;
  /** A sentence the visitor can read, or null. */
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
      /** Whoever holds this token is sending it, until the lease runs out. */
      leaseToken: string;
      leaseUntilMs: number;
      /** When its last file will be there, as measured by those that have gone; only where the line is slow. */
      filesDoneAtMs?: number;
    }
  | {
      kind: 'delivered';
      receipt: string;
      /** The server's moment. */
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

/** A finished form on its way. Stays, with its receipt, until the visitor deletes it. */
export interface OutboxItem {
  id: string;
  form: FormKind;
  /** JSON of the endpoint, without the addresses of attachments. */
  body: Answers;
  /** What the form held, to open it again. */
  answers: Answers;
  position: string | null;
  createdAt: Instant;
  /** As in the draft. */
  formVersion?: number;
  /** Milliseconds from opening the form to Submit, however late it is sent; absent where a clock was set back. */
  fillTimeMs?: number;
  /** When the visitor pressed Submit. */
  queuedAt: Instant;
  /** Tries since it was queued. */
  tries: number;
  lastTryAt: Instant | null;
  /** The visitor holds it back. */
  isPaused: boolean;
  /** A try has started to send the body and no refusal followed: the server may have it. */
  mayBeStored: boolean;
  filesTotal: number;
  filesUploaded: number;
  /** How often the server had forgotten uploads that were already made. */
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

/** A note of the owner to a record of the inbox, until the server has it. Holds nothing of the record but its id. */
export interface NoteDraft {
  /** Made with its first letter, and that of the note at the server: sent again, it is the same note. */
  id: string;
  /** Of the message or request. */
  recordId: string;
  recordKind: 'message' | 'request';
  text: string;
  /** The owner pressed "Save note": it waits to be sent. */
  isFinished: boolean;
  updatedAt: Instant;
  /** Grows by one with every save; a save on an older revision is a conflict, not an overwrite. */
  revision: number;
}

/** One remembered fact of this device. */
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

/** What an entry of the site says, in one version. */
export interface EntryWords {
  slug: string;
  /** As its kind has it, finished or not. */
  body: Readonly<Record<string, unknown>>;
}

/** What the owner wants done with a draft of an entry as soon as the server can be reached. */
export type EntryWish =
  | { kind: 'save' }
  /** `publishAt`: null for at once. */
  | { kind: 'publish'; publishAt: Instant | null };

/** What stops a draft of an entry until the owner has decided. */
export type EntryTrouble =
  /** The server did not accept it. `fields`: path in the body to message; `message` where no field is named. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; message: string }
  /** It was changed on another device or, where `revisionId` is null, in another tab of this one. */
  | {
      kind: 'moved';
      current: EntryWords & Pick<EntryRevision, 'savedAt'> & { revisionId: string | null };
    };

/** What the owner has written of an entry and the server does not have yet. */
export interface EntryDraft extends EntryWords {
  /** `{kind}/{id}` of the entry. */
  key: string;
  kind: ContentKindName;
  entryId: string;
  /** The newest revision that this one was made from; null for a new entry. */
  baseRevisionId: string | null;
  /** Id under which it is sent; a new one with the first change after a try. */
  revisionId: string;
  /** Ids of tries: the server may have any of them, as the answer may have been lost. */
  triedRevisionIds: readonly string[];
  /** Null while it is being written. */
  wish: EntryWish | null;
  trouble: EntryTrouble | null;
  updatedAt: Instant;
  /** Grows by one with every save; a save on an older revision is a conflict, not an overwrite. */
  revision: number;
}

/** A photograph of a draft of an entry, without its bytes. */
export interface EntryPicture {
  sha256: string;
  /** Name of the file that was picked. */
  name: string;
  type: string;
  sizeBytes: number;
  addedAt: Instant;
  /** How much of it the server has. */
  receivedBytes: number;
  /** Null until the server has drawn every size of it. */
  uploaded: UploadedPicture | null;
  /** Why the server did not accept it, as a sentence; null as long as it has not refused. */
  refusal: string | null;
}

/** Bytes of such a photograph, written once. */
export interface EntryPictureBytes {
  sha256: string;
  bytes: ArrayBuffer;
}
