import { expect, onTestFinished, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { issueWithKills } from '../../testing/issue-with-kills.ts';
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
    const acknowledged = both.flat();
    const entries = await store.listWorkEntries({ kinds: ['invoice'] });
    const numbers = entries
      .flatMap((entry) => (entry.kind === 'invoice' ? [entry.number.number] : []))
      .toSorted((one, other) => one - other);
    expect(numbers.length).toBeGreaterThanOrEqual(1_000);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(Math.max(...acknowledged)).toBeLessThanOrEqual(numbers.length);
  },
);
