import * as v from 'valibot';
import { Instant, emailAddress } from '../schemas.ts';
import { endpoint } from './endpoint.ts';
import { IdempotencyKey } from './submission.ts';
import { UploadAddress } from './upload.ts';

/** Folder of a record: suspected spam is separate, never dropped. */
export const folders = ['inbox', 'spam'] as const;
export const Folder = v.picklist(folders);
export type Folder = v.InferOutput<typeof Folder>;

/** Status of a record; the owner changes it. */
export const recordStatuses = [
  'new',
  'read',
  'deposit-paid',
  'in-progress',
  'delivered',
  'archived',
] as const;
export const RecordStatus = v.picklist(recordStatuses);
export type RecordStatus = v.InferOutput<typeof RecordStatus>;

/** A file that came with a request. */
export const AttachedFile = v.object({
  /** Add `?size=thumbnail` or `?size=screen` (`previewSizes`) for a picture to show. */
  url: UploadAddress,
  /** Name of the file on the visitor's device; data, not to be trusted as a path. */
  name: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
});
export type AttachedFile = v.InferOutput<typeof AttachedFile>;

/** Longest note, in UTF-16 code units. */
export const maxNoteLength = 2_000;
/** Most notes on one record. */
export const maxNotes = 100;

/** The owner's note on a record; the visitor never sees it. */
export const Note = v.object({
  /** Created by the client, so that a repeated call stores one note. */
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  text: v.string(),
  writtenAt: Instant,
  /** Name of who wrote it; missing where nobody has a name. */
  by: v.optional(v.string()),
});
export type Note = v.InferOutput<typeof Note>;

/** What the owner can change about a record; a missing key leaves it as it is. */
export const RecordChange = v.pipe(
  v.object({
    status: v.optional(RecordStatus),
    /**
     * The status that the owner saw when choosing, sent late from a device without a network: where another was chosen since,
     * and not the same one, it is refused.
     */
    ifStatus: v.optional(RecordStatus),
    folder: v.optional(Folder),
    /** Whether the owner has answered; the first time is stored. */
    isAnswered: v.optional(v.boolean()),
    /** A note with a known `id` is replaced. */
    addNote: v.optional(
      v.object({
        id: Note.entries.id,
        text: v.pipe(
          v.string(),
          v.trim(),
          v.minLength(1, 'Write a note first'),
          v.maxLength(maxNoteLength, `Use fewer than ${maxNoteLength} characters`),
        ),
      }),
    ),
    /** `id` of the note to delete; an unknown one changes nothing. */
    removeNote: v.optional(Note.entries.id),
  }),
  v.check(
    (change) =>
      Object.entries(change).some(([name, value]) => name !== 'ifStatus' && value !== undefined),
    'Choose something to change',
  ),
);
export type RecordChange = v.InferOutput<typeof RecordChange>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Numbers of records in the parts of the inbox. */
export const PlaceCounts = v.object({
  messages: Count,
  requests: Count,
  archived: Count,
  spam: Count,
});
export type PlaceCounts = v.InferOutput<typeof PlaceCounts>;

/** Counts for the owner; records with status `new`, without archived ones and spam. */
export const InboxCounts = v.object({
  unreadMessages: Count,
  unreadRequests: Count,
  /** New records in the spam folder. */
  unreadSpam: Count,
  /** All records, read or not. */
  places: PlaceCounts,
  /**
   * Increases with every change of any record; restarts with the server. A different number means that the lists changed.
   */
  version: Count,
});
export type InboxCounts = v.InferOutput<typeof InboxCounts>;

/** For the badge of the app. */
export const getInboxCounts = endpoint({
  method: 'GET',
  path: '/api/inbox/counts',
  body: null,
  response: InboxCounts,
  errors: ['unauthorised'],
});

/**
 * Server-sent events for an open inbox: an event `counts` whose data is `InboxCounts` as JSON, at once and after every
 * change, and a comment every `inboxHeartbeatMs`. Read the lists again when `version` differs. 401 when not signed in;
 * the stream ends when the session does, or when many newer ones are open. 429 while the server stops.
 */
export const inboxEventsPath = '/api/inbox/events';
export const inboxEventName = 'counts';
export const inboxHeartbeatMs = 20_000;

/** Whose data to erase. */
export const ErasureBody = v.object({
  /** Compared case-insensitively. */
  email: emailAddress('Please enter a valid email address'),
  /** `true` only counts; nothing is erased. */
  isDryRun: v.boolean(),
});
export type ErasureBody = v.InferOutput<typeof ErasureBody>;

export const Erasure = v.object({
  messages: Count,
  requests: Count,
  /** Attached files; those that belong to another address's request stay. */
  files: Count,
  /** Hourly snapshots on the server that contained the data and were deleted. */
  snapshots: Count,
  /** What of it the law makes us keep, without what it doesn’t ask for: `invoice 2026-0006`. */
  keptInvoices: v.array(v.string()),
  /** False for a dry run. */
  isErased: v.boolean(),
});
export type Erasure = v.InferOutput<typeof Erasure>;

/**
 * Erases everything one person sent, found by email address: records, files, pictures made of them. When this answers,
 * journal, snapshot and hourly snapshots are rewritten without it. It cannot reach mail already sent and backups made
 * by `npm run backup`: the owner deletes those. Needs fresh proof unless it only counts.
 */
export const postErasure = endpoint({
  method: 'POST',
  path: '/api/inbox/erasures',
  body: ErasureBody,
  response: Erasure,
  errors: [
    'unauthorised',
    'fresh-proof-needed',
    'invalid-json',
    'invalid-fields',
    'storage-unavailable',
  ],
});

/** Most records that one call erases from the spam folder. */
export const maxSpamErased = 5_000;

/** Which spam to erase: records that the owner has seen there. */
export const SpamErasureBody = v.object({
  ids: v.pipe(
    v.array(IdempotencyKey),
    v.minLength(1, 'Choose something to delete'),
    v.maxLength(maxSpamErased, `At most ${maxSpamErased} at once`),
  ),
});

/** What was erased. */
export const SpamErasure = v.object({
  messages: Count,
  requests: Count,
  /** Attached files; those that another record has stay. */
  files: Count,
});
export type SpamErasure = v.InferOutput<typeof SpamErasure>;

/**
 * Erases records that are in the spam folder, with their files; an unknown id, or that of a record elsewhere, changes
 * nothing. Hourly snapshots contain what was erased until they expire. Needs fresh proof.
 */
export const postSpamErasure = endpoint({
  method: 'POST',
  path: '/api/inbox/spam-erasures',
  body: SpamErasureBody,
  response: SpamErasure,
  errors: [
    'unauthorised',
    'fresh-proof-needed',
    'invalid-json',
    'invalid-fields',
    'storage-unavailable',
  ],
});

/**
 * Says that the records, or the totals of money, are about to be downloaded as a file: the log has it. Each is also read
 * one by one, so this stops who has a phone for a moment, not who is signed in. Needs fresh proof. 204.
 */
export const postInboxExport = endpoint({
  method: 'POST',
  path: '/api/inbox/exports',
  body: null,
  response: null,
  errors: ['unauthorised', 'fresh-proof-needed'],
});
