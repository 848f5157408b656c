import { onTestFinished, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { expectAllNumbered, issueWithKills } from '../../testing/issue-with-kills.ts';
import { temporaryDatabase } from '../../testing/test-database.ts';
import { openPostgresRecords } from './postgres-records.ts';

test(
  'numbers a thousand invoices of two processes without gap or double, killed again and again',
  { timeout: 5 * Minute.ms },
  async () => {
    const url = await temporaryDatabase();
    const store = await openPostgresRecords({ url });
    onTestFinished(() => store.close());
    const both = await Promise.all(
      [0, 1].map((first) =>
        issueWithKills(url, { runs: 4, killAfter: (run) => 125 + first * 4 + run * 3 }),
      ),
    );
    await expectAllNumbered(store, both.flat());
  },
);
