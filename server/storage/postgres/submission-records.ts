import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Folder } from '#shared/api/inbox.ts';
import type {
  NewCounts,
  ReceiveOutcome,
  RecordStore,
  RemovedSubmissions,
  SubmissionFilter,
} from '../ports.ts';
import { applyChange } from '../records.ts';
import type { Submission, SubmissionChange } from '../records.ts';
import { channel } from './change-feed.ts';
import {
  changeableColumns,
  digestOf,
  fromSubmission,
  isText,
  isUuid,
  selectSubmissions,
  toSubmission,
  trashColumns,
} from './rows.ts';
import type { Tables } from './tables.ts';
import type { Step, Transactions } from './transactions.ts';

type SubmissionRecords = Pick<
  RecordStore,
  | 'receive'
  | 'changeSubmission'
  | 'removeSubmissions'
  | 'uploadsOnlyOf'
  | 'findSubmission'
  | 'listSubmissions'
  | 'countNew'
  | 'markAnnounced'
  | 'markAcknowledged'
>;

interface Parts extends Transactions {
  db: Kysely<Tables>;
  /** Identifies this process in notifications, so that it ignores its own. */
  origin: string;
  /** Notifies the listeners of this process. */
  tellAll: () => void;
}

/** As one parameter: there may be more than a statement allows. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

/** What visitors sent, in the tables `submissions` and `attachments`. */
export function submissionRecords({
  db,
  origin,
  tellAll,
  guarded,
  atOnce,
}: Parts): SubmissionRecords {
  const idsUnderWay = new Set<string>();

  const countChange = (step: Step) => countChangeOf(origin, step);

  async function storeOnce(submission: Submission, step: Step): Promise<ReceiveOutcome> {
    const { id, fingerprint, attachments } = submission;
    const lock = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as held
    `.execute(step);
    if (lock.rows[0]?.held !== true) return { kind: 'still-storing' };
    const known = await selectSubmissions(step).where('id', '=', id).executeTakeFirst();
    if (known) {
      if (known.fingerprint !== fingerprint) return { kind: 'mismatch' };
      if (known.trashed_at) {
        const { numUpdatedRows } = await step
          .updateTable('submissions')
          .set(trashColumns({}))
          .where('id', '=', id)
          .executeTakeFirst();
        // Removed for good at the same time.
        if (numUpdatedRows === 0n) return { kind: 'still-storing' };
        await countChange(step);
      }
      const { trashed: _, ...restored } = toSubmission(known);
      return { kind: 'repeated', submission: restored };
    }
    if (attachments.length > 0) {
      const names = attachments.filter(isText);
      const found = await sql<{ name: string }>`
        select name from uploads where name = any(${names}) for key share
      `.execute(step);
      const present = new Set(found.rows.map(({ name }) => name));
      const unknown = attachments.filter((name) => !present.has(name));
      if (unknown.length > 0) return { kind: 'unknown-attachment', names: unknown };
    }
    await step.insertInto('submissions').values(fromSubmission(submission)).execute();
    if (attachments.length > 0) {
      const rows = attachments.map((name, position) => ({
        submission_id: id,
        position,
        upload_name: name,
      }));
      await step.insertInto('attachments').values(rows).execute();
      await sql`
        update uploads set trashed_at = null, trash_rest_ms = null
        where name = any(${attachments}) and trashed_at is not null
      `.execute(step);
    }
    await countChange(step);
    return { kind: 'stored', submission };
  }

  async function receive(given: Submission): Promise<ReceiveOutcome> {
    if (idsUnderWay.has(given.id)) return { kind: 'still-storing' };
    idsUnderWay.add(given.id);
    try {
      const submission = structuredClone(given);
      const outcome = await atOnce((step) => storeOnce(submission, step));
      if (outcome.kind === 'stored') tellAll();
      return outcome;
    } finally {
      idsUnderWay.delete(given.id);
    }
  }

  async function changeSubmission(id: string, change: SubmissionChange, at: Date) {
    if (!isUuid(id)) return undefined;
    const changed = await atOnce(async (step) => {
      const row = await selectSubmissions(step)
        .where('id', '=', id)
        .where('trashed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const submission = toSubmission(row);
      applyChange(submission, change, at.toISOString());
      await step
        .updateTable('submissions')
        .set(changeableColumns(submission))
        .where('id', '=', id)
        .execute();
      await countChange(step);
      return submission;
    });
    if (changed) tellAll();
    return changed;
  }

  async function removeSubmissions(
    ids: readonly string[],
    folder?: Folder,
  ): Promise<RemovedSubmissions> {
    const nothing = { ids: [], uploads: [] };
    const asked = ids.filter((id) => isUuid(id));
    if (asked.length === 0) return nothing;
    const removed = await atOnce(async (step) => {
      const held = await sql<{
        id: string;
        folder: Folder;
      }>`select id, folder from submissions where id = any(${asked}::uuid[]) for update`.execute(
        step,
      );
      const known = held.rows
        .filter((row) => folder === undefined || row.folder === folder)
        .map(({ id }) => id);
      if (known.length === 0) return undefined;
      const uploads = await uploadsOnlyOf(known, step);
      const { numDeletedRows } = await step
        .deleteFrom('submissions')
        .where(isOneOf(known))
        .executeTakeFirst();
      if (numDeletedRows === 0n) return undefined;
      await deleteUploads(uploads, step);
      await countChange(step);
      return { ids: known, uploads };
    });
    if (removed) tellAll();
    return removed ?? nothing;
  }

  async function listSubmissions(filter: SubmissionFilter = {}): Promise<Submission[]> {
    const { group, folder, isAnnounced, isAcknowledged, address, since, before } = filter;
    let query = selectSubmissions(db)
      .where('trashed_at', filter.isTrashed ? 'is not' : 'is', null)
      .orderBy('received_at', 'desc')
      .orderBy('number');
    if (group) query = query.where('kind', group === 'messages' ? '=' : '<>', 'contact');
    if (folder) query = query.where('folder', '=', folder);
    if (isAnnounced !== undefined) query = query.where('is_announced', '=', isAnnounced);
    if (isAcknowledged !== undefined) query = query.where('is_acknowledged', '=', isAcknowledged);
    if (address !== undefined) query = query.where('address_digest', '=', digestOf(address));
    if (since !== undefined) query = query.where('received_at', '>=', new Date(since));
    if (before !== undefined) query = query.where('received_at', '<', new Date(before));
    return (await query.execute()).map(toSubmission);
  }

  const mark = (column: 'is_announced' | 'is_acknowledged', ids: readonly string[]) => {
    const known = ids.filter((id) => isUuid(id));
    if (known.length === 0) return Promise.resolve();
    return atOnce(async (step) => {
      await step
        .updateTable('submissions')
        .set({ [column]: true })
        .where(isOneOf(known))
        .execute();
    });
  };

  return {
    receive,
    changeSubmission,
    removeSubmissions,
    uploadsOnlyOf: (ids) => guarded(() => uploadsOnlyOf(ids, db)),
    findSubmission: (id) =>
      guarded(async () => {
        if (!isUuid(id)) return undefined;
        const row = await selectSubmissions(db)
          .where('id', '=', id)
          .where('trashed_at', 'is', null)
          .executeTakeFirst();
        return row && toSubmission(row);
      }),
    listSubmissions: (filter) => guarded(() => listSubmissions(filter)),
    countNew: () => guarded(() => countNew(db)),
    markAnnounced: (ids) => mark('is_announced', ids),
    markAcknowledged: (ids) => mark('is_acknowledged', ids),
  };
}

/** The last thing in a transaction: other changes of submissions wait here, so that versions are in order. */
export async function countChangeOf(origin: string, step: Step): Promise<void> {
  await step
    .updateTable('practice')
    .set({ version: sql`version + 1` })
    .execute();
  await sql`select pg_notify(${channel}, ${origin})`.execute(step);
}

/** Removes uploads that no submission has, and marks their bytes for deletion. */
export async function deleteUploads(names: readonly string[], step: Step): Promise<void> {
  if (names.length === 0) return;
  await sql`delete from uploads where name = any(${names})`.execute(step);
  await sql`
    insert into files_to_delete select unnest(${names}::text[]) on conflict do nothing
  `.execute(step);
}

export async function uploadsOnlyOf(
  ids: readonly string[],
  over: Kysely<Tables>,
): Promise<string[]> {
  const known = ids.filter((id) => isUuid(id));
  const found = await sql<{ upload_name: string }>`
    select distinct upload_name from attachments as own
    where submission_id = any(${known}::uuid[]) and not exists (
      select 1 from attachments as other
      where other.upload_name = own.upload_name and other.submission_id <> all(${known}::uuid[])
    )
  `.execute(over);
  return found.rows.map(({ upload_name: name }) => name);
}

async function countNew(db: Kysely<Tables>): Promise<NewCounts> {
  const found = await sql<{ messages: number; requests: number; spam: number; version: number }>`
    select
      count(*) filter (where folder = 'inbox' and kind = 'contact')::int as messages,
      count(*) filter (where folder = 'inbox' and kind <> 'contact')::int as requests,
      count(*) filter (where folder = 'spam')::int as spam,
      (select version::float8 from practice) as version
    from submissions where status = 'new' and trashed_at is null
  `.execute(db);
  return found.rows[0] ?? { messages: 0, requests: 0, spam: 0, version: 0 };
}
