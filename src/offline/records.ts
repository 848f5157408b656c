import type { FormKind } from '#shared/form-kinds.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Instant } from '#shared/time.ts';

/** Name of the IndexedDB database that page and worker share. */
export const databaseName = 'natural-building-design';

/** Its tables, in schema version 1. The worker reads and writes them without Dexie. */
export const tableNames = {
  drafts: 'drafts',
  files: 'files',
  fileBytes: 'fileBytes',
  outbox: 'outbox',
  settings: 'settings',
} as const;

/** What a form holds, by field name; JSON values only. */
export type Answers = Readonly<Record<string, unknown>>;

/** A form somebody has begun. Its id is minted here, stays for life and is the idempotency key of every try. */
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
  /** Version of the questionnaire it was begun with; absent in drafts of the first release and of short forms. */
  formVersion?: number;
  /** What the server did not accept, by field, until that answer is changed. */
  refused?: Readonly<Record<string, string>>;
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

/** Why a queued item is still here. */
export type WaitReason = 'unreachable' | 'timeout' | 'busy';

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
  /** A try has begun to send the body and no refusal followed: the server may have it. */
  mayBeStored: boolean;
  filesTotal: number;
  filesUploaded: number;
  /** How often the server had forgotten uploads that were already made. */
  reuploads: number;
  state: OutboxState;
}

/** Whether the item still has to reach the server. */
export function isWaiting(item: OutboxItem): boolean {
  return item.state.kind !== 'delivered';
}

/** One remembered fact of this device. */
export interface Setting {
  key: string;
  value: unknown;
}
