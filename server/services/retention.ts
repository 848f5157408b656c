import { retentionRestDays } from '#shared/api/retention.ts';
import type { Retention } from '#shared/api/retention.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import { hasDeposit } from '../storage/records.ts';
import type { ClockTrust } from './clock-trust.ts';
import type { Uploads } from './uploads.ts';

export interface RetentionService {
  readonly periods: Retention;
  /** Removes what is past its time. A large share of all waits until the clock has run evenly for six hours. */
  sweep(): Promise<Swept>;
}

/** Numbers of messages and requests. */
export interface Swept {
  removed: number;
  /** Past their time, but too many at once to be believed yet. */
  heldBack: number;
}

export interface RetentionOptions {
  store: RecordStore;
  uploads: Pick<Uploads, 'removeFiles'>;
  clock: Clock;
  periods: Retention;
  clockTrust: Pick<ClockTrust, 'isSettled'>;
}

/** More than this at once, and more than a fifth of all, is more than an hour brings. */
const manyAtOnce = 20;
const largeShare = 1 / 5;

/** Keeps what visitors send no longer than is said. */
export function createRetention(options: RetentionOptions): RetentionService {
  const { store, uploads, clock, periods, clockTrust } = options;
  const pastOf = (group: 'messages' | 'requests', now: Date, months: number | null) =>
    months === null ? [] : store.listSubmissions({ group, before: monthsBefore(now, months) });
  const isTooMany = async (count: number) =>
    count > manyAtOnce && count > (await store.listSubmissions()).length * largeShare;
  return {
    periods,
    async sweep() {
      const now = clock();
      const messages = await pastOf('messages', now, periods.enquiryMonths);
      const requests = await pastOf('requests', now, periods.unpaidRequestMonths);
      // A report that was ordered is a business record: the owner decides about it.
      const unpaid = requests.filter((request) => !hasDeposit(request));
      const rested = new Date(now.getTime() - retentionRestDays * Day.ms).toISOString();
      const past = [...messages, ...unpaid].filter(({ changedAt }) => (changedAt ?? '') < rested);
      if (past.length === 0) return { removed: 0, heldBack: 0 };
      // Records that came while the clock was wrong make a wrong clock seem right after a restart.
      if (!clockTrust.isSettled() && (await isTooMany(past.length))) {
        return { removed: 0, heldBack: past.length };
      }
      await uploads.removeFiles(await store.removeSubmissions(past.map(({ id }) => id)));
      await store.compact();
      return { removed: past.length, heldBack: 0 };
    },
  };
}

/** The same day of the month so many calendar months earlier, or the last of a shorter month. */
export function monthsBefore(moment: Date, months: number): string {
  const before = new Date(moment);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(moment.getUTCDate(), lastDay.getUTCDate()));
  return before.toISOString();
}
