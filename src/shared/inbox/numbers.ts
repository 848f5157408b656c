import type { ReportRequest } from '../api/requests.ts';
import { isBusinessDay, victorianDay } from '../business-days.ts';
import { Day } from '../time.ts';
import type { Instant, PlainDate } from '../time.ts';

/** A request, as far as it is counted. */
export interface CountedRequest {
  report: ReportRequest['serviceType'];
  receivedAt: Instant;
  answeredAt: Instant | null;
  depositPaidAt: Instant | null;
}

/** Money that came for a report; negative where it went back. */
export interface CountedPayment {
  /** Null of a request that was erased, of which only the payments are kept. */
  report: ReportRequest['serviceType'] | null;
  day: PlainDate;
  cents: number;
}

/** One month of one report. */
export interface MonthOfReport {
  /** `2026-11`, of Victoria’s calendar. */
  month: string;
  /** Null for the payments of erased requests. */
  report: ReportRequest['serviceType'] | null;
  requests: number;
  /** Of these, how many have paid the deposit, whenever that was. */
  paid: number;
  /** What came in this month, for whichever requests. */
  incomeCents: number;
}

export interface Numbers {
  /** Newest month first; months and reports with nothing are left out. */
  months: MonthOfReport[];
  /** Business days from a request to its first reply; null while nothing has been replied to. */
  medianReplyDays: number | null;
}

/** The practice in numbers, from its records alone. */
export function numbersOf(
  requests: Iterable<CountedRequest>,
  payments: Iterable<CountedPayment>,
): Numbers {
  const months = new Map<string, MonthOfReport>();
  const replyDays: number[] = [];
  const at = (day: PlainDate, report: MonthOfReport['report']): MonthOfReport => {
    const month = day.slice(0, 7);
    const key = `${month} ${report}`;
    const known = months.get(key) ?? { month, report, requests: 0, paid: 0, incomeCents: 0 };
    months.set(key, known);
    return known;
  };
  for (const { report, receivedAt, answeredAt, depositPaidAt } of requests) {
    const received = victorianDay(receivedAt);
    const one = at(received, report);
    one.requests += 1;
    if (depositPaidAt !== null) one.paid += 1;
    if (answeredAt !== null)
      replyDays.push(businessDaysBetween(received, victorianDay(answeredAt)));
  }
  for (const { report, day, cents } of payments) at(day, report).incomeCents += cents;
  return {
    months: [...months.values()].sort(
      (a, b) => compare(b.month, a.month) || compare(a.report ?? '~', b.report ?? '~'),
    ),
    medianReplyDays: medianOf(replyDays),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Longest wait that is counted day by day; beyond it, the calendar is near enough. */
const mostDays = 400;

function businessDaysBetween(from: PlainDate, to: PlainDate): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / Day.ms);
  if (days > mostDays) return Math.round((days * 5) / 7);
  let count = 0;
  for (let index = 1; index <= days; index += 1) {
    const day = new Date(Date.parse(from) + index * Day.ms).toISOString().slice(0, 10);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}
