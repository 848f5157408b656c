import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RecordStore } from '../ports.ts';
import { fromUpload, isOrphan, isText, selectUploads, toUpload } from './rows.ts';
import type { Tables } from './tables.ts';
import type { Transactions } from './transactions.ts';

type UploadRecords = Pick<
  RecordStore,
  'addUploads' | 'findUpload' | 'listUploads' | 'uploadsFor' | 'orphanBytes'
>;

/** Metadata of stored files, in the table `uploads`. */
export function uploadRecords({
  db,
  guarded,
  atOnce,
}: Transactions & { db: Kysely<Tables> }): UploadRecords {
  return {
    addUploads: (uploads) =>
      atOnce(async (step) => {
        if (uploads.length === 0) return;
        await step.insertInto('uploads').values(uploads.map(fromUpload)).execute();
      }),
    findUpload: (name) =>
      guarded(async () => {
        if (!isText(name)) return undefined;
        const row = await selectUploads(db).where('name', '=', name).executeTakeFirst();
        return row && toUpload(row);
      }),
    listUploads: (names) =>
      guarded(async () => {
        const all = selectUploads(db);
        const query = names
          ? all.where('name', '=', sql<string>`any(${names.filter(isText)}::text[])`)
          : all;
        return (await query.execute()).map(toUpload);
      }),
    uploadsFor: (key) =>
      guarded(async () => {
        const rows = await selectUploads(db).where('key', '=', key).orderBy('stored_at').execute();
        return rows.map(toUpload);
      }),
    orphanBytes: () =>
      guarded(async () => {
        const found = await db
          .selectFrom('uploads')
          .select(sql<number>`coalesce(sum(size_bytes), 0)::float8`.as('bytes'))
          .where(isOrphan)
          .executeTakeFirst();
        return found?.bytes ?? 0;
      }),
  };
}
