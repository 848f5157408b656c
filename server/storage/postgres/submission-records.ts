import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Folder } from '#shared/api/inbox.ts';
import { serviceTypeOf } from '#shared/inbox/entry-of.ts';
import type {
  ListPart,
  NewCounts,
  PlaceCounts,
  ReceiveOutcome,
  RecordStore,
  RemovedSubmissions,
  SubmissionFilter,
  UnopenedWeight,
} from '../ports.ts';
import { applyChange } from '../records.ts';
import type { Submission, SubmissionChange } from '../records.ts';
import { incrementVersion } from './increment-version.ts';
import { searchTextOfSubmission } from '../search-text.ts';
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
import type { Tables } from './table-types.ts';
import type { Tx, Transactions } from './transactions.ts';
import { eraseWorkEntries } from './work-records.ts';

type SubmissionRecords = Pick<
  RecordStore,
  | 'receive'
  | 'changeSubmission'
  | 'removeSubmissions'
  | 'uploadsOnlyOf'
  | 'findSubmission'
  | 'listSubmissions'
  | 'countNew'
  | 'countPlaces'
  | 'weighUnopened'
  | 'markAnnounced'
  | 'markAcknowledged'
>;

interface Dependencies extends Transactions {
  db: Kysely<Tables>;
  /** Identifies this process in notifications, so that it ignores its own. */
  origin: string;
  /** Calls the listeners of this process. */
  notifyListeners: () => void;
}

/** The ids as one array, since a statement can have only so many parameters. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

/** As `isOpened` in `records.ts`; the condition of an index. */
const isUnopened = sql<boolean>`status = 'new' and deposit_paid_at is null`;

/** As `matchesFilter` in `record-store.ts`. */
function conditionOf(filter: SubmissionFilter): RawBuilder<boolean> {
  const { group, folder, isAnnounced, isAcknowledged, email, since, before, recordKind } = filter;
  const conditions = [filter.isTrashed ? sql`trashed_at is not null` : sql`trashed_at is null`];
  const add = (condition: RawBuilder<unknown>) => void conditions.push(condition);
  if (group) add(group === 'messages' ? sql`kind = 'contact'` : sql`kind <> 'contact'`);
  if (folder) add(sql`folder = ${folder}`);
  if (isAnnounced !== undefined) add(sql`is_announced = ${isAnnounced}`);
  if (isAcknowledged !== undefined) add(sql`is_acknowledged = ${isAcknowledged}`);
  if (email !== undefined) add(sql`address_digest = ${digestOf(email)}`);
  if (since !== undefined) add(sql`received_at >= ${since}`);
  if (before !== undefined) add(sql`received_at < ${before}`);
  if (filter.isArchived !== undefined) {
    add(filter.isArchived ? sql`status = 'archived'` : sql`status <> 'archived'`);
  }
  if (filter.statuses !== undefined) add(sql`status = any(${[...filter.statuses]})`);
  if (filter.isOpened !== undefined) add(filter.isOpened ? sql`not (${isUnopened})` : isUnopened);
  if (filter.network !== undefined) add(sql`network = ${filter.network} and ${isUnopened}`);
  if (filter.ids) add(sql`id between ${filter.ids.first}::uuid and ${filter.ids.last}::uuid`);
  if (recordKind === 'message') add(sql`kind = 'contact'`);
  else if (recordKind) add(sql`kind <> 'contact' and service_type = ${recordKind}`);
  for (const word of filter.words ?? []) add(sql`strpos(search_text, ${word}) > 0`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What visitors sent, in the tables `submissions` and `attachments`. */
export function submissionRecords({
  db,
  origin,
  notifyListeners,
  withStorageErrors,
  inTransaction,
}: Dependencies): SubmissionRecords {
  const idsUnderWay = new Set<string>();

  const incrementOwnVersion = (tx: Tx) => incrementVersion(origin, tx);

  async function storeOnce(submission: Submission, tx: Tx): Promise<ReceiveOutcome> {
    const { id, fingerprint, attachments } = submission;
    const lock = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as held
    `.execute(tx);
    if (lock.rows[0]?.held !== true) return { kind: 'still-storing' };
    const known = await selectSubmissions(tx).where('id', '=', id).executeTakeFirst();
    if (known) {
      if (known.fingerprint !== fingerprint) return { kind: 'mismatch' };
      if (known.trashed_at) {
        const { numUpdatedRows } = await tx
          .updateTable('submissions')
          .set(trashColumns({}))
          .where('id', '=', id)
          .executeTakeFirst();
        // A purge removed it at the same moment.
        if (numUpdatedRows === 0n) return { kind: 'still-storing' };
        await incrementOwnVersion(tx);
      }
      const { trashed: _, ...restored } = toSubmission(known);
      return { kind: 'repeated', submission: restored };
    }
    const originalNames = new Map<string, string>();
    if (attachments.length > 0) {
      const names = attachments.filter(isText);
      const found = await sql<{ name: string; original_name: string }>`
        select name, original_name from uploads where name = any(${names}) for key share
      `.execute(tx);
      for (const row of found.rows) originalNames.set(row.name, row.original_name);
      const present = new Set(found.rows.map(({ name }) => name));
      const unknown = attachments.filter((name) => !present.has(name));
      if (unknown.length > 0) return { kind: 'unknown-attachment', names: unknown };
    }
    const fileNames = attachments.map((name) => originalNames.get(name) ?? name);
    await tx
      .insertInto('submissions')
      .values({
        ...fromSubmission(submission),
        search_text: searchTextOfSubmission(submission, fileNames),
      })
      .execute();
    if (attachments.length > 0) {
      const rows = attachments.map((name, position) => ({
        submission_id: id,
        position,
        upload_name: name,
      }));
      await tx.insertInto('attachments').values(rows).execute();
      await sql`
        update uploads set trashed_at = null, trash_rest_ms = null
        where name = any(${attachments}) and trashed_at is not null
      `.execute(tx);
    }
    await incrementOwnVersion(tx);
    return { kind: 'stored', submission };
  }

  async function receive(given: Submission): Promise<ReceiveOutcome> {
    if (idsUnderWay.has(given.id)) return { kind: 'still-storing' };
    idsUnderWay.add(given.id);
    try {
      const submission = structuredClone(given);
      const outcome = await inTransaction((tx) => storeOnce(submission, tx));
      if (outcome.kind === 'stored') notifyListeners();
      return outcome;
    } finally {
      idsUnderWay.delete(given.id);
    }
  }

  async function changeSubmission(id: string, change: SubmissionChange, at: Date) {
    if (!isUuid(id)) return undefined;
    const changed = await inTransaction(async (tx) => {
      const row = await selectSubmissions(tx)
        .where('id', '=', id)
        .where('trashed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const submission = toSubmission(row);
      applyChange(submission, change, at.toISOString());
      await tx
        .updateTable('submissions')
        .set({
          ...changeableColumns(submission),
          ...((change.addNote || change.removeNote !== undefined) && {
            search_text: searchTextOfSubmission(submission, await fileNamesOf(submission, tx)),
          }),
        })
        .where('id', '=', id)
        .execute();
      await incrementOwnVersion(tx);
      return submission;
    });
    if (changed) notifyListeners();
    return changed;
  }

  async function removeSubmissions(
    ids: readonly string[],
    folder?: Folder,
  ): Promise<RemovedSubmissions> {
    const nothing = { ids: [], uploads: [] };
    const asked = ids.filter((id) => isUuid(id));
    if (asked.length === 0) return nothing;
    const removed = await inTransaction(async (tx) => {
      const held = await sql<{
        id: string;
        folder: Folder;
      }>`select id, folder from submissions where id = any(${asked}::uuid[]) for update`.execute(
        tx,
      );
      const known = held.rows
        .filter((row) => folder === undefined || row.folder === folder)
        .map(({ id }) => id);
      if (known.length === 0) return undefined;
      const uploads = await uploadsOnlyOf(known, tx);
      await eraseWorkEntries(known, tx);
      const { numDeletedRows } = await tx
        .deleteFrom('submissions')
        .where(isOneOf(known))
        .executeTakeFirst();
      if (numDeletedRows === 0n) return undefined;
      await deleteUploads(uploads, tx);
      await incrementOwnVersion(tx);
      return { ids: known, uploads };
    });
    if (removed) notifyListeners();
    return removed ?? nothing;
  }

  async function listSubmissions(
    filter: SubmissionFilter = {},
    part?: ListPart,
  ): Promise<Submission[]> {
    let query = selectSubmissions(db)
      .where(conditionOf(filter))
      .orderBy('received_at', 'desc')
      .orderBy('id');
    if (part?.after) {
      const { receivedAt, id } = part.after;
      query = query
        .where('received_at', '<=', new Date(receivedAt))
        .where(sql<boolean>`(received_at < ${receivedAt} or id > ${id})`);
    }
    if (part) query = query.limit(part.limit);
    return (await query.execute()).map(toSubmission);
  }

  const mark = (column: 'is_announced' | 'is_acknowledged', ids: readonly string[]) => {
    const known = ids.filter((id) => isUuid(id));
    if (known.length === 0) return Promise.resolve();
    return inTransaction(async (tx) => {
      await tx
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
    uploadsOnlyOf: (ids) => withStorageErrors(() => uploadsOnlyOf(ids, db)),
    findSubmission: (id) =>
      withStorageErrors(async () => {
        if (!isUuid(id)) return undefined;
        const row = await selectSubmissions(db)
          .where('id', '=', id)
          .where('trashed_at', 'is', null)
          .executeTakeFirst();
        return row && toSubmission(row);
      }),
    listSubmissions: (filter, part) => withStorageErrors(() => listSubmissions(filter, part)),
    countNew: () => withStorageErrors(() => countNew(db)),
    countPlaces: () => withStorageErrors(() => countPlaces(db)),
    weighUnopened: () => withStorageErrors(() => weighUnopened(db)),
    markAnnounced: (ids) => mark('is_announced', ids),
    markAcknowledged: (ids) => mark('is_acknowledged', ids),
  };
}

/** Removes the records of uploads, and remembers that their bytes are to be deleted. */
export async function deleteUploads(names: readonly string[], tx: Tx): Promise<void> {
  if (names.length === 0) return;
  await sql`delete from uploads where name = any(${names})`.execute(tx);
  await sql`
    insert into files_to_delete select unnest(${names}::text[]) on conflict do nothing
  `.execute(tx);
}

export async function uploadsOnlyOf(
  ids: readonly string[],
  executor: Kysely<Tables>,
): Promise<string[]> {
  const known = ids.filter((id) => isUuid(id));
  const found = await sql<{ upload_name: string }>`
    select distinct upload_name from upload_uses as own
    where submission_id = any(${known}::uuid[]) and not exists (
      select 1 from upload_uses as other
      where other.upload_name = own.upload_name and other.submission_id <> all(${known}::uuid[])
    )
  `.execute(executor);
  return found.rows.map(({ upload_name: name }) => name);
}

async function fileNamesOf({ attachments }: Submission, tx: Tx): Promise<string[]> {
  if (attachments.length === 0) return [];
  const found = await sql<{ name: string; original_name: string }>`
    select name, original_name from uploads where name = any(${attachments})
  `.execute(tx);
  const names = new Map(found.rows.map((row) => [row.name, row.original_name]));
  return attachments.map((name) => names.get(name) ?? name);
}

/** Writes what a search looks into, and what was asked for, for records that a release without it has stored. */
export async function writeMissingSearchTexts(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const rows = await selectSubmissions(db).where('search_text', 'is', null).limit(100).execute();
    if (rows.length === 0) return;
    await db.transaction().execute(async (tx) => {
      for (const row of rows) {
        const submission = toSubmission(row);
        const text = searchTextOfSubmission(submission, await fileNamesOf(submission, tx));
        await tx
          .updateTable('submissions')
          .set({ search_text: text, service_type: serviceTypeOf(submission) })
          .where('id', '=', row.id)
          .where('search_text', 'is', null)
          .execute();
      }
    });
  }
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

async function countPlaces(db: Kysely<Tables>): Promise<PlaceCounts> {
  const found = await sql<PlaceCounts>`
    select
      count(*) filter (where folder = 'inbox' and status <> 'archived' and kind = 'contact')::int
        as messages,
      count(*) filter (where folder = 'inbox' and status <> 'archived' and kind <> 'contact')::int
        as requests,
      count(*) filter (where folder = 'inbox' and status = 'archived')::int as archived,
      count(*) filter (where folder = 'spam')::int as spam
    from submissions where trashed_at is null
  `.execute(db);
  return found.rows[0] ?? { messages: 0, requests: 0, archived: 0, spam: 0 };
}

async function weighUnopened(db: Kysely<Tables>): Promise<UnopenedWeight[]> {
  const found = await sql<{
    network: string | null;
    is_trashed: boolean;
    records: number;
    bytes: number;
    file_bytes: number;
    since: Date;
    until: Date;
  }>`
    with weights as (
      select network, trashed_at is not null as is_trashed, count(*)::int as records,
        sum(body_bytes)::float8 as bytes, min(received_at) as since, max(received_at) as until
      from submissions where ${isUnopened} group by 1, 2
    ), files as (
      select network, submissions.trashed_at is not null as is_trashed,
        sum(size_bytes)::float8 as file_bytes
      from attachments
        join submissions on submissions.id = submission_id
        join uploads on uploads.name = upload_name
      where ${isUnopened} group by 1, 2
    )
    select weights.*, coalesce(file_bytes, 0) as file_bytes from weights left join files
      on files.network is not distinct from weights.network
        and files.is_trashed = weights.is_trashed
  `.execute(db);
  return found.rows.map((row) => ({
    network: row.network,
    isTrashed: row.is_trashed,
    records: row.records,
    bytes: row.bytes,
    fileBytes: row.file_bytes,
    since: row.since.toISOString(),
    until: row.until.toISOString(),
  }));
}
