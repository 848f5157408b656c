import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { serviceTypeOf } from '#shared/inbox/entry-of.ts';
import { senderEmailOf } from '../records.ts';
import type { Session, Submission, Trashed, Upload } from '../records.ts';
import type { Tables } from './table-types.ts';

type SubmissionRow = Omit<
  Selectable<Tables['submissions']>,
  'number' | 'address_digest' | 'body_bytes' | 'search_text' | 'service_type'
> & {
  attachments: string[];
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whether a query may compare it with a `uuid` column, which rejects any other text. */
export const isUuid = (id: string) => uuid.test(id);
/** Whether it can be a `text` in PostgreSQL, which takes every character but NUL. */
export const isText = (text: string) => !text.includes('\0');

export function digestOf(address: string): string {
  return createHash('sha256').update(address).digest('hex');
}

/** The columns of a submission, with the names of its files in their order. */
export const selectSubmissions = (db: Kysely<Tables>) =>
  db.selectFrom('submissions').select([
    'id',
    'kind',
    'fingerprint',
    'received_at',
    'body',
    'folder',
    'status',
    'is_announced',
    'is_acknowledged',
    'notes',
    'deposit_paid_at',
    'answered_at',
    'changed_at',
    'status_by',
    'fill_time_ms',
    'spam_signs',
    'network',
    'trashed_at',
    'trash_rest_ms',
    sql<string[]>`array(
        select upload_name from attachments
        where submission_id = submissions.id order by position
      )`.as('attachments'),
  ]);

function trashedOf({
  trashed_at: at,
  trash_rest_ms: restMs,
}: Pick<SubmissionRow, 'trashed_at' | 'trash_rest_ms'>): { trashed?: Trashed } {
  return at && restMs !== null ? { trashed: { at: at.toISOString(), restMs } } : {};
}

export function trashColumns({ trashed }: { trashed?: Trashed | undefined }) {
  return { trashed_at: trashed?.at ?? null, trash_rest_ms: trashed?.restMs ?? null };
}

export function toSubmission(row: Readonly<SubmissionRow>): Submission {
  return {
    id: row.id,
    kind: row.kind,
    fingerprint: row.fingerprint,
    receivedAt: row.received_at.toISOString(),
    body: row.body,
    attachments: row.attachments,
    folder: row.folder,
    status: row.status,
    isAnnounced: row.is_announced,
    isAcknowledged: row.is_acknowledged,
    notes: row.notes,
    depositPaidAt: row.deposit_paid_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    changedAt: row.changed_at?.toISOString() ?? null,
    ...(row.status_by === null ? {} : { statusBy: row.status_by }),
    ...(row.fill_time_ms === null ? {} : { fillTimeMs: Number(row.fill_time_ms) }),
    ...(row.spam_signs === null ? {} : { spamSigns: row.spam_signs }),
    ...(row.network === null ? {} : { network: row.network }),
    ...trashedOf(row),
  };
}

export function fromSubmission(submission: Submission): Insertable<Tables['submissions']> {
  const body = JSON.stringify(submission.body);
  return {
    id: submission.id,
    kind: submission.kind,
    fingerprint: submission.fingerprint,
    received_at: submission.receivedAt,
    body,
    body_bytes: Buffer.byteLength(body),
    search_text: null,
    service_type: serviceTypeOf(submission),
    address_digest: digestOf(senderEmailOf(submission)),
    is_announced: submission.isAnnounced,
    is_acknowledged: submission.isAcknowledged,
    fill_time_ms: submission.fillTimeMs ?? null,
    spam_signs: submission.spamSigns ? JSON.stringify(submission.spamSigns) : null,
    ...changeableColumns(submission),
    ...trashColumns(submission),
  };
}

/** The columns that the owner's changes affect. */
export function changeableColumns(submission: Submission) {
  return {
    folder: submission.folder,
    status: submission.status,
    network: submission.network ?? null,
    notes: JSON.stringify(submission.notes),
    deposit_paid_at: submission.depositPaidAt,
    answered_at: submission.answeredAt,
    changed_at: submission.changedAt,
    status_by: submission.statusBy === undefined ? null : JSON.stringify(submission.statusBy),
  };
}

/** Condition for an upload that no submission or work entry refers to, and that is not the site's. */
export const isOrphan = sql<boolean>`not uploads.is_of_site and not exists (
  select 1 from upload_uses where upload_uses.upload_name = uploads.name
)`;

export const selectUploads = (db: Kysely<Tables>) =>
  db
    .selectFrom('uploads')
    .selectAll()
    .select(sql<boolean>`not (${isOrphan})`.as('is_attached'));

export function toUpload(
  row: Readonly<Selectable<Tables['uploads']> & { is_attached: boolean }>,
): Upload {
  return {
    name: row.name,
    originalName: row.original_name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    storedAt: row.stored_at.toISOString(),
    isAttached: row.is_attached,
    key: row.key,
    ...(row.is_of_site && { isOfSite: true as const }),
    ...trashedOf(row),
  };
}

export function fromUpload(upload: Upload): Insertable<Tables['uploads']> {
  return {
    name: upload.name,
    original_name: JSON.stringify(upload.originalName),
    media_type: upload.mediaType,
    size_bytes: upload.sizeBytes,
    sha256: upload.sha256,
    stored_at: upload.storedAt,
    key: upload.key,
    is_of_site: upload.isOfSite === true,
    ...trashColumns(upload),
  };
}

export function toSession(row: Readonly<Selectable<Tables['sessions']>>): Session {
  return {
    tokenHash: row.token_hash,
    openedAt: row.opened_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    device: row.device,
    ...(row.person_id === null ? {} : { personId: row.person_id }),
    ...(row.opener === null ? {} : { opener: row.opener }),
  };
}
