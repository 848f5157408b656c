import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RecordStore } from '../ports.ts';
import { trashRestMs } from '../records.ts';
import { incrementVersion } from './increment-version.ts';
import { isOrphan, isText, isUuid } from './rows.ts';
import { deleteUploads, uploadsOnlyOf } from './submission-records.ts';
import type { Tables } from './table-types.ts';
import type { Tx, Transactions } from './transactions.ts';
import { eraseWorkEntries } from './work-records.ts';

type TrashRecords = Pick<
  RecordStore,
  | 'trashSubmissions'
  | 'trashOrphanUploads'
  | 'removeOrphanUploads'
  | 'restoreTrash'
  | 'restoreSubmissions'
  | 'purgeTrash'
  | 'filesToDelete'
  | 'noteDeletedFiles'
>;

interface Dependencies extends Transactions {
  db: Kysely<Tables>;
  /** Identifies this process in notifications. */
  origin: string;
  /** Calls the listeners of this process. */
  notifyListeners: () => void;
}

/** The trash, as two columns of the tables `submissions` and `uploads`, and what is to be deleted after it. */
export function trashRecords({
  db,
  origin,
  notifyListeners,
  withStorageErrors,
  inTransaction,
}: Dependencies): TrashRecords {
  /** Runs one transaction; counts as a change of submissions when `work` returns that it has changed any. */
  async function changeSubmissions<Result extends { submissions: number }>(
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    const result = await inTransaction(async (tx) => {
      const done = await work(tx);
      if (done.submissions > 0) await incrementVersion(origin, tx);
      return done;
    });
    if (result.submissions > 0) notifyListeners();
    return result;
  }

  return {
    async trashSubmissions(ids, at) {
      const known = ids.filter((id) => isUuid(id));
      await changeSubmissions(async (tx) => {
        const { numAffectedRows = 0n } = await sql`
          update submissions set trashed_at = ${at.toISOString()}, trash_rest_ms = ${trashRestMs}
          where id = any(${known}::uuid[]) and trashed_at is null
        `.execute(tx);
        return { submissions: Number(numAffectedRows) };
      });
    },
    trashOrphanUploads: (before, at) =>
      inTransaction(async (tx) => {
        const { numAffectedRows = 0n } = await sql`
          update uploads set trashed_at = ${at.toISOString()}, trash_rest_ms = ${trashRestMs}
          where name in (
            select name from uploads
            where ${isOrphan} and trashed_at is null and stored_at < ${before.toISOString()}
            for update skip locked
          )
        `.execute(tx);
        return Number(numAffectedRows);
      }),
    removeOrphanUploads: (names) =>
      inTransaction(async (tx) => {
        const found = await sql<{ name: string }>`
          select name from uploads
          where ${isOrphan} and name = any(${names.filter(isText)}::text[]) for update skip locked
        `.execute(tx);
        const orphans = found.rows.map(({ name }) => name);
        await deleteUploads(orphans, tx);
        return orphans;
      }),
    restoreTrash: (since, until) =>
      changeSubmissions(async (tx) => {
        const restore = async (table: 'submissions' | 'uploads') => {
          const { numAffectedRows = 0n } = await sql`
            update ${sql.table(table)} set trashed_at = null, trash_rest_ms = null
            where trashed_at >= ${since?.toISOString() ?? '-infinity'}
              and trashed_at <= ${until?.toISOString() ?? 'infinity'}
          `.execute(tx);
          return Number(numAffectedRows);
        };
        return { submissions: await restore('submissions'), uploads: await restore('uploads') };
      }),
    async restoreSubmissions(ids) {
      const known = ids.filter((id) => isUuid(id));
      const { restored } = await changeSubmissions(async (tx) => {
        const { rows } = await sql<{ id: string }>`
          update submissions set trashed_at = null, trash_rest_ms = null
          where id = any(${known}::uuid[]) and trashed_at is not null returning id
        `.execute(tx);
        return { submissions: rows.length, restored: rows.map(({ id }) => id) };
      });
      return restored;
    },
    purgeTrash(ranMs, now) {
      const limit = new Date(now.getTime() - trashRestMs).toISOString();
      const isRested = sql<boolean>`trashed_at <= ${limit} and trash_rest_ms <= 0`;
      return changeSubmissions(async (tx) => {
        for (const table of ['submissions', 'uploads']) {
          await sql`
            update ${sql.table(table)} set trash_rest_ms = trash_rest_ms - ${Math.round(ranMs)}
            where trashed_at is not null and trash_rest_ms > 0
          `.execute(tx);
        }
        const orphans = await sql<{ name: string }>`
          select name from uploads where ${isOrphan} and ${isRested} for update skip locked
        `.execute(tx);
        const rested = await sql<{ id: string }>`
          select id from submissions where ${isRested} for update skip locked
        `.execute(tx);
        const ids = rested.rows.map(({ id }) => id);
        const removed = [
          ...orphans.rows.map(({ name }) => name),
          ...(await uploadsOnlyOf(ids, tx)),
        ];
        if (ids.length > 0) {
          await eraseWorkEntries(ids, tx);
          await sql`delete from submissions where id = any(${ids}::uuid[])`.execute(tx);
        }
        await deleteUploads(removed, tx);
        return { submissions: ids.length, uploads: removed };
      });
    },
    filesToDelete: () =>
      withStorageErrors(async () => {
        const rows = await db.selectFrom('files_to_delete').select('name').execute();
        return rows.map(({ name }) => name);
      }),
    noteDeletedFiles: (names) =>
      inTransaction(async (tx) => {
        await sql`delete from files_to_delete where name = any(${names}::text[])`.execute(tx);
      }),
  };
}
