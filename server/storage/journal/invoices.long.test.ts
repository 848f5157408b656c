import { test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { expectAllNumbered, issueWithKills } from '../../testing/issue-with-kills.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createRecordStore } from '../record-store.ts';
import { openJournalLog } from './journal-log.ts';

test(
  'numbers a thousand invoices without gap or double, by processes that are killed one after the other',
  { timeout: 5 * Minute.ms },
  async () => {
    const folder = await temporaryFolder();
    const acknowledged = await issueWithKills(folder, {
      runs: 6,
      killAfter: (run) => 170 + run * 3,
    });
    const store = createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
    await expectAllNumbered(store, acknowledged);
    await store.close();
  },
);
