import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { issueWithKills } from '../../testing/issue-with-kills.ts';
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
    const entries = await store.listWorkEntries({ kinds: ['invoice'] });
    await store.close();
    const numbers = entries
      .flatMap((entry) => (entry.kind === 'invoice' ? [entry.number.number] : []))
      .toSorted((one, other) => one - other);
    expect(numbers.length).toBeGreaterThanOrEqual(1_000);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(Math.max(...acknowledged)).toBeLessThanOrEqual(numbers.length);
  },
);
