import { retentionGraceDays } from '#shared/api/retention.ts';
import type { Retention } from '#shared/api/retention.ts';
import { Day, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Uploads } from './uploads.ts';

export interface RetentionService {
  readonly periods: Retention;
  /** Restores what was put in the trash with a date in the future: the clock was ahead. Returns the number. */
  undoFuture(): Promise<number>;
  /** Puts expired data in the trash, and deletes what has been there for seven days. */
  sweep(): Promise<SweptRecords>;
}

/** Numbers of messages and requests. */
export interface SweptRecords {
  trashed: number;
  removed: number;
}

export interface RetentionOptions {
  store: RecordStore;
  uploads: Pick<Uploads, 'removeFiles'>;
  clock: Clock;
  /** Milliseconds of a monotonic clock. */
  monotonicMs: () => number;
  periods: Retention;
}

/** Deletes visitors' data after the published periods. */
export function createRetention(options: RetentionOptions): RetentionService {
  const { store, uploads, clock, monotonicMs, periods } = options;
  let countedMs = monotonicMs();

  const expiredOf = (group: 'messages' | 'requests', now: Date, months: number | null) =>
    months === null ? [] : store.listSubmissions({ group, before: monthsBefore(now, months) });

  async function trashExpired(now: Date): Promise<number> {
    const messages = await expiredOf('messages', now, periods.enquiryMonths);
    const requests = await expiredOf('requests', now, periods.unpaidRequestMonths);
    // A report that was ordered is a business record: the owner decides about it.
    const sales = await store.listWorkEntries({ kinds: ['payment', 'invoice'] });
    const sold = new Set(sales.map(({ submissionId }) => submissionId));
    const unpaid = requests.filter(({ id }) => !sold.has(id));
    const rested = new Date(now.getTime() - retentionGraceDays * Day.ms).toISOString();
    const past = [...messages, ...unpaid].filter(({ changedAt }) => (changedAt ?? '') < rested);
    await store.trashSubmissions(
      past.map(({ id }) => id),
      now,
    );
    return past.length;
  }

  /** Months that the law makes a business keep what it sold. */
  const salesMonths = 60;

  return {
    periods,
    async undoFuture() {
      const { submissions, uploads: files } = await store.restoreTrash(
        new Date(clock().getTime() + Minute.ms),
      );
      return submissions + files;
    },
    async sweep() {
      const now = clock();
      const trashed = await trashExpired(now);
      const ranMs = monotonicMs() - countedMs;
      const { submissions: removed, uploads: names } = await store.purgeTrash(ranMs, now);
      countedMs += ranMs;
      await uploads.removeFiles(names);
      const sales = await store.removeKeptEntries(new Date(monthsBefore(now, salesMonths)));
      if (removed + sales > 0) await store.compact();
      return { trashed, removed };
    },
  };
}

/** The same day some calendar months earlier, or the last day of a shorter month. */
export function monthsBefore(moment: Date, months: number): string {
  const before = new Date(moment);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(moment.getUTCDate(), lastDay.getUTCDate()));
  return before.toISOString();
}
