import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RecordStore } from '../ports.ts';
import { leastOrphanBytes } from '../records.ts';
import { fromUpload, isOrphan, isText, selectUploads, toUpload } from './rows.ts';
import type { Tables } from './table-types.ts';
import type { Transactions } from './transactions.ts';

type UploadRecords = Pick<
  RecordStore,
  'addUploads' | 'findUpload' | 'listUploads' | 'uploadsFor' | 'orphanBytes'
>;

/** Metadata of stored files, in the table `uploads`. */
export function uploadRecords({
  db,
  withStorageErrors,
  inTransaction,
}: Transactions & { db: Kysely<Tables> }): UploadRecords {
  return {
    addUploads: (uploads) =>
      inTransaction(async (tx) => {
        if (uploads.length === 0) return;
        await tx.insertInto('uploads').values(uploads.map(fromUpload)).execute();
      }),
    findUpload: (name) =>
      withStorageErrors(async () => {
        if (!isText(name)) return undefined;
        const row = await selectUploads(db).where('name', '=', name).executeTakeFirst();
        return row && toUpload(row);
      }),
    listUploads: (names) =>
      withStorageErrors(async () => {
        const all = selectUploads(db);
        const query = names
          ? all.where('name', '=', sql<string>`any(${names.filter(isText)}::text[])`)
          : all;
        return (await query.execute()).map(toUpload);
      }),
    uploadsFor: (key) =>
      withStorageErrors(async () => {
        const rows = await selectUploads(db).where('key', '=', key).orderBy('stored_at').execute();
        return rows.map(toUpload);
      }),
    orphanBytes: () =>
      withStorageErrors(async () => {
        const found = await db
          .selectFrom('uploads')
          .select(
            sql<number>`coalesce(sum(greatest(size_bytes, ${leastOrphanBytes})), 0)::float8`.as(
              'bytes',
            ),
          )
          .where(isOrphan)
          .executeTakeFirst();
        return found?.bytes ?? 0;
      }),
  };
}
