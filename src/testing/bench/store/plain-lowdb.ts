import { join } from 'node:path';
import { JSONFilePreset } from 'lowdb/node';
import type { Submission } from '#server/storage/records.ts';
import type { OpenSubject } from './subject.ts';

/** Plain lowdb: the whole file is rewritten for every record, without fsync. */
export const openPlainLowdb: OpenSubject = async (folder, records) => {
  const submissions = Object.fromEntries(records.map((record) => [record.id, record]));
  const database = await JSONFilePreset<{ submissions: Record<string, Submission> }>(
    join(folder, 'db.json'),
    { submissions },
  );
  return {
    async put(record) {
      database.data.submissions[record.id] = record;
      await database.write();
    },
    close: async () => undefined,
  };
};
