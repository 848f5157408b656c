import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RecordStore } from '../ports.ts';
import { trashRestMs } from '../records.ts';
import { isOrphan, isText, isUuid } from './rows.ts';
import { countChangeOf, deleteUploads, uploadsOnlyOf } from './submission-records.ts';
import type { Tables } from './tables.ts';
import type { Step, Transactions } from './transactions.ts';

type TrashRecords = Pick<
  RecordStore,
  | 'trashSubmissions'
  | 'trashOrphanUploads'
  | 'removeOrphanUploads'
  | 'restoreTrash'
  | 'purgeTrash'
  | 'filesToDelete'
  | 'noteDeletedFiles'
>;

interface Parts extends Transactions {
  db: Kysely<Tables>;
  /** Identifies this process in notifications. */
  origin: string;
  /** Notifies the listeners of this process. */
  tellAll: () => void;
}

/** The trash, as two columns of the tables `submissions` and `uploads`, and what is to be deleted after it. */
export function trashRecords({ db, origin, tellAll, guarded, atOnce }: Parts): TrashRecords {
  /** Changes submissions as one step; `work` returns how many, and a result of its own. */
  async function changing<Result extends { submissions: number }>(
    work: (step: Step) => Promise<Result>,
  ): Promise<Result> {
    const result = await atOnce(async (step) => {
      const done = await work(step);
      if (done.submissions > 0) await countChangeOf(origin, step);
      return done;
    });
    if (result.submissions > 0) tellAll();
    return result;
  }

  return {
    async trashSubmissions(ids, at) {
      const known = ids.filter((id) => isUuid(id));
      await changing(async (step) => {
        const { numAffectedRows = 0n } = await sql`
          update submissions set trashed_at = ${at.toISOString()}, trash_rest_ms = ${trashRestMs}
          where id = any(${known}::uuid[]) and trashed_at is null
        `.execute(step);
        return { submissions: Number(numAffectedRows) };
      });
    },
    trashOrphanUploads: (before, at) =>
      atOnce(async (step) => {
        const { numAffectedRows = 0n } = await sql`
          update uploads set trashed_at = ${at.toISOString()}, trash_rest_ms = ${trashRestMs}
          where name in (
            select name from uploads
            where ${isOrphan} and trashed_at is null and stored_at < ${before.toISOString()}
            for update skip locked
          )
        `.execute(step);
        return Number(numAffectedRows);
      }),
    removeOrphanUploads: (names) =>
      atOnce(async (step) => {
        const found = await sql<{ name: string }>`
          select name from uploads
          where ${isOrphan} and name = any(${names.filter(isText)}::text[]) for update skip locked
        `.execute(step);
        const orphans = found.rows.map(({ name }) => name);
        await deleteUploads(orphans, step);
        return orphans;
      }),
    restoreTrash: (since) =>
      changing(async (step) => {
        const restore = async (table: 'submissions' | 'uploads') => {
          const { numAffectedRows = 0n } = await sql`
            update ${sql.table(table)} set trashed_at = null, trash_rest_ms = null
            where trashed_at >= ${since?.toISOString() ?? '-infinity'}
          `.execute(step);
          return Number(numAffectedRows);
        };
        return { submissions: await restore('submissions'), uploads: await restore('uploads') };
      }),
    purgeTrash(ranMs, now) {
      const limit = new Date(now.getTime() - trashRestMs).toISOString();
      const isRested = sql<boolean>`trashed_at <= ${limit} and trash_rest_ms <= 0`;
      return changing(async (step) => {
        for (const table of ['submissions', 'uploads']) {
          await sql`
            update ${sql.table(table)} set trash_rest_ms = trash_rest_ms - ${Math.round(ranMs)}
            where trashed_at is not null and trash_rest_ms > 0
          `.execute(step);
        }
        const orphans = await sql<{ name: string }>`
          select name from uploads where ${isOrphan} and ${isRested} for update skip locked
        `.execute(step);
        const rested = await sql<{ id: string }>`
          select id from submissions where ${isRested} for update skip locked
        `.execute(step);
        const ids = rested.rows.map(({ id }) => id);
        const removed = [
          ...orphans.rows.map(({ name }) => name),
          ...(await uploadsOnlyOf(ids, step)),
        ];
        if (ids.length > 0) {
          await sql`delete from submissions where id = any(${ids}::uuid[])`.execute(step);
        }
        await deleteUploads(removed, step);
        return { submissions: ids.length, uploads: removed };
      });
    },
    filesToDelete: () =>
      guarded(async () => {
        const rows = await db.selectFrom('files_to_delete').select('name').execute();
        return rows.map(({ name }) => name);
      }),
    noteDeletedFiles: (names) =>
      atOnce(async (step) => {
        await sql`delete from files_to_delete where name = any(${names}::text[])`.execute(step);
      }),
  };
}
