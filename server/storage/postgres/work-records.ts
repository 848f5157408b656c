import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { uploadsOf } from '#shared/inbox/work-entries.ts';
import type { NewWorkEntry, WorkEntry } from '#shared/inbox/work-entries.ts';
import type { RecordStore, WorkFilter, WorkOutcome } from '../ports.ts';
import { applyToSubmission, isSameEntry, keptAfterErasure } from '../work-rules.ts';
import { incrementVersion } from './increment-version.ts';
import { changeableColumns, isText, isUuid, selectSubmissions, toSubmission } from './rows.ts';
import type { Tables } from './table-types.ts';
import type { Tx, Transactions } from './transactions.ts';

type WorkRecords = Pick<
  RecordStore,
  'addWorkEntry' | 'listWorkEntries' | 'removeKeptEntries' | 'copyWorkEntries'
>;

interface Dependencies extends Transactions {
  db: Kysely<Tables>;
  /** Identifies this process in notifications. */
  origin: string;
  /** Calls the listeners of this process. */
  notifyListeners: () => void;
}

/** What was done for requests, in the tables `work_entries` and `work_entry_uploads`. */
export function workRecords({
  db,
  origin,
  notifyListeners,
  withStorageErrors,
  inTransaction,
}: Dependencies): WorkRecords {
  async function add(
    given: NewWorkEntry,
    refuses: (others: readonly Readonly<WorkEntry>[]) => boolean,
    tx: Tx,
  ): Promise<WorkOutcome> {
    const { id, submissionId } = given;
    const isKnown = submissionId !== null && isUuid(submissionId);
    // Held to the end: the entries of a submission are added one after the other.
    const row = isKnown
      ? await selectSubmissions(tx).where('id', '=', submissionId).forUpdate().executeTakeFirst()
      : undefined;
    const known = await tx
      .selectFrom('work_entries')
      .select('entry')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) {
      const isSame = isSameEntry(known.entry, given);
      return isSame ? { kind: 'repeated', entry: known.entry } : { kind: 'mismatch' };
    }
    if (!row || row.trashed_at) return { kind: 'unknown-submission' };
    const names = uploadsOf(given);
    const found = await sql<{ name: string }>`
      select name from uploads where name = any(${names.filter(isText)}::text[]) for key share
    `.execute(tx);
    const present = new Set(found.rows.map(({ name }) => name));
    const unknown = names.filter((name) => !present.has(name));
    if (unknown.length > 0) return { kind: 'unknown-upload', names: unknown };
    const others = await entriesOf([row.id], tx);
    if (refuses(others)) return { kind: 'refused' };
    const entry =
      given.kind === 'invoice' ? { ...given, number: await numberFor(given, tx) } : given;
    await insert(entry, tx);
    const submission = toSubmission(row);
    applyToSubmission(submission, entry, () => [...others, entry]);
    await tx
      .updateTable('submissions')
      .set(changeableColumns(submission))
      .where('id', '=', submission.id)
      .execute();
    await incrementVersion(origin, tx);
    return { kind: 'stored', entry };
  }

  return {
    async addWorkEntry(given, refuses = () => false) {
      const entry = structuredClone(given);
      const outcome = await inTransaction((tx) => add(entry, refuses, tx));
      if (outcome.kind === 'stored') notifyListeners();
      return outcome;
    },
    listWorkEntries: (filter = {}) => withStorageErrors(() => list(filter, db)),
    removeKeptEntries: (before) =>
      inTransaction(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('work_entries')
          .where('submission_id', 'is', null)
          .where('at', '<', before)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
    async copyWorkEntries(entries) {
      await inTransaction(async (tx) => {
        for (const entry of entries) {
          const known = await tx
            .selectFrom('work_entries')
            .select('id')
            .where('id', '=', entry.id)
            .executeTakeFirst();
          if (!known) await insert(entry, tx);
        }
        await incrementVersion(origin, tx);
      });
      notifyListeners();
    },
  };
}

/**
 * Removes the entries of submissions that are about to be removed; what has to be kept loses its person. Call
 * `uploadsOnlyOf` before it.
 */
export async function eraseWorkEntries(ids: readonly string[], tx: Tx): Promise<void> {
  for (const entry of await entriesOf(ids, tx)) {
    const kept = keptAfterErasure(entry);
    if (!kept) continue;
    await sql`
      update work_entries set submission_id = null, entry = ${JSON.stringify(kept)} where id = ${kept.id}
    `.execute(tx);
  }
  // The others are removed with their submission.
}

async function list(filter: WorkFilter, db: Kysely<Tables>): Promise<WorkEntry[]> {
  const { ids, submissionIds, kinds, since, isWhole = false } = filter;
  let query = db.selectFrom('work_entries').select('entry').orderBy('number');
  if (ids !== undefined) {
    query = query.where(sql<boolean>`id = any(${ids.filter((id) => isUuid(id))}::uuid[])`);
  }
  if (submissionIds !== undefined) query = query.where(isOf(submissionIds));
  if (kinds) query = query.where('kind', 'in', [...kinds]);
  if (since !== undefined) query = query.where('at', '>=', new Date(since));
  if (!isWhole) {
    query = query.where(
      sql<boolean>`exists (select 1 from submissions where id = submission_id and trashed_at is null)`,
    );
  }
  return (await query.execute()).map(({ entry }) => entry);
}

const isOf = (submissionIds: readonly string[]) =>
  sql<boolean>`submission_id = any(${submissionIds.filter((id) => isUuid(id))}::uuid[])`;

const entriesOf = (submissionIds: readonly string[], executor: Kysely<Tables>) =>
  list({ submissionIds, isWhole: true }, executor);

/** Waits for others that issue one, so that no number is given twice; none is lost, because a rollback takes it back. */
async function numberFor({ day }: { day: string }, tx: Tx) {
  await sql`select 1 from practice for update`.execute(tx);
  const year = Number(day.slice(0, 4));
  const found = await sql<{ last: number }>`
    select coalesce(max(invoice_number), 0) as last from work_entries where invoice_year = ${year}
  `.execute(tx);
  return { year, number: (found.rows[0]?.last ?? 0) + 1 };
}

async function insert(entry: WorkEntry, tx: Tx): Promise<void> {
  const number = entry.kind === 'invoice' ? entry.number : undefined;
  await tx
    .insertInto('work_entries')
    .values({
      id: entry.id,
      submission_id: entry.submissionId,
      kind: entry.kind,
      at: entry.at,
      entry: JSON.stringify(entry),
      invoice_year: number?.year ?? null,
      invoice_number: number?.number ?? null,
    })
    .execute();
  const names = [...new Set(uploadsOf(entry))];
  if (names.length === 0) return;
  await tx
    .insertInto('work_entry_uploads')
    .values(names.map((name) => ({ entry_id: entry.id, upload_name: name })))
    .execute();
  await sql`
    update uploads set trashed_at = null, trash_rest_ms = null
    where name = any(${names}::text[]) and trashed_at is not null
  `.execute(tx);
}
