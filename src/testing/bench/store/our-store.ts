import { writeFile } from 'node:fs/promises';
import { openJournalLog } from '#server/storage/journal/journal-log.ts';
import { journalPaths } from '#server/storage/journal/journal-log.ts';
import { SnapshotFile } from '#server/storage/lowdb/snapshot-file.ts';
import { createRecordStore } from '#server/storage/record-store.ts';
import { emptyRecords } from '#server/storage/records.ts';
import type { OpenSubject } from './subject.ts';

/** Ours: a journal synced before every answer, lowdb in memory and as the snapshot. */
export const openOurStore: OpenSubject = async (folder, records) => {
  if (records.length > 0) {
    const submissions = Object.fromEntries(records.map((record) => [record.id, record]));
    const whole = { ...emptyRecords(), sequence: records.length, submissions };
    await new SnapshotFile(journalPaths(folder).snapshot).write(whole);
    // A snapshot without a journal is refused.
    await writeFile(journalPaths(folder).journal, '');
  }
  const store = createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
  return {
    put: async (record) => {
      const { kind } = await store.receive(record);
      if (kind !== 'stored') throw new Error(`not stored: ${kind}`);
    },
    close: () => store.close(),
  };
};
