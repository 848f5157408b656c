import type { ColumnType, GeneratedAlways } from 'kysely';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import type { Submission, SubmissionKind } from '../records.ts';

/** `timestamptz`; no milliseconds are lost. */
type Moment = ColumnType<Date, string, string>;

/** JSON as text, not `jsonb`: that refuses NUL characters and lone surrogates, which visitors can send. */
type Json<Value> = ColumnType<Value, string, string>;

/** Both are null unless the row is in the trash. */
interface Trashable {
  trashed_at: ColumnType<Date | null, string | null, string | null>;
  trash_rest_ms: number | null;
}

interface SubmissionsTable extends Trashable {
  /** Order of arrival. */
  number: GeneratedAlways<string>;
  id: string;
  kind: SubmissionKind;
  fingerprint: string;
  received_at: Moment;
  body: Json<Submission['body']>;
  /** SHA-256 of the sender's normalised email address, to find a submission by. */
  address_digest: string;
  folder: Submission['folder'];
  status: Submission['status'];
  is_announced: boolean;
  is_acknowledged: boolean;
  notes: Json<Submission['notes']>;
  deposit_paid_at: ColumnType<Date | null, string | null, string | null>;
  answered_at: ColumnType<Date | null, string | null, string | null>;
  changed_at: ColumnType<Date | null, string | null, string | null>;
  fill_time_ms: ColumnType<string | null, number | null, number | null>;
  spam_signs: ColumnType<Submission['spamSigns'] | null, string | null, string | null>;
  /** A name as `json`. */
  status_by: ColumnType<string | null, string | null, string | null>;
  /** Keyed digest of the network it came from; null once it is opened. */
  network: string | null;
  body_bytes: number;
  /** `serviceTypeOf`: of the body itself, PostgreSQL cannot read a key where a text has a NUL in it. */
  service_type: string | null;
  /** `searchTextOfSubmission`; null only until a start has written it. */
  search_text: ColumnType<string | null, string | null, string | null>;
}

/** Which upload belongs to which submission. While there is a row, neither can be deleted alone. */
interface AttachmentsTable {
  submission_id: string;
  position: number;
  upload_name: string;
}

/** What was done for requests; without a submission, what is kept of an erased one. */
interface WorkEntriesTable {
  /** Order in which they were added. */
  number: GeneratedAlways<string>;
  id: string;
  submission_id: string | null;
  kind: WorkEntry['kind'];
  at: Moment;
  entry: Json<WorkEntry>;
  invoice_year: number | null;
  invoice_number: number | null;
}

/** Which upload belongs to which work entry. */
interface WorkEntryUploadsTable {
  entry_id: string;
  upload_name: string;
}

interface UploadsTable extends Trashable {
  name: string;
  original_name: Json<string>;
  media_type: string;
  size_bytes: number;
  sha256: string;
  stored_at: Moment;
  key: string | null;
  is_of_site: boolean;
}

interface SessionsTable {
  token_hash: string;
  opened_at: Moment;
  expires_at: Moment;
  device: string;
  person_id: string | null;
  opener: string | null;
}

/** Uploads whose bytes may still be there. */
interface FilesToDeleteTable {
  name: string;
}

/** The owner's answers about the facts of the site. */
interface OwnerFactsTable {
  fact: string;
  /** An `OwnerFactAnswer` as `json`. */
  answer: ColumnType<unknown, string, string>;
}

/** What the owner has done with each entry of the site. */
interface ContentEntriesTable {
  kind: string;
  id: string;
  entry: ColumnType<unknown, string, string>;
}

interface ContentRevisionsTable {
  kind: string;
  entry_id: string;
  revision_id: string;
  revision: ColumnType<unknown, string, never>;
}

interface ContentPicturesTable {
  sha256: string;
  picture: ColumnType<unknown, string, string>;
}

/** One row. */
interface PracticeTable {
  passphrase_hash: string | null;
  /** Number of changes of submissions so far. */
  version: string;
  is_flood_told: ColumnType<boolean, boolean | undefined, boolean>;
  /** An `OwnerSettings` as `json`; null before the first. */
  owner_settings: ColumnType<unknown, string | undefined, string>;
  owner_settings_revision: ColumnType<number, number | undefined, number>;
  /** A `PlainDate`. */
  today_told_on: string | null;
  /** Instants by kinds of warnings; null before the first. */
  warnings_told: ColumnType<unknown, string | undefined, string>;
}

/** Tables of all records, as `migrations.ts` creates them. */
export interface Tables {
  submissions: SubmissionsTable;
  attachments: AttachmentsTable;
  work_entries: WorkEntriesTable;
  work_entry_uploads: WorkEntryUploadsTable;
  uploads: UploadsTable;
  sessions: SessionsTable;
  practice: PracticeTable;
  owner_facts: OwnerFactsTable;
  files_to_delete: FilesToDeleteTable;
  content_entries: ContentEntriesTable;
  content_revisions: ContentRevisionsTable;
  content_pictures: ContentPicturesTable;
}
