import type { Instant, PlainDate } from './time.ts';
import { isVictorianHoliday } from './victorian-holidays.ts';

/** First and last day by which something is promised, both included. */
export interface DueDates {
  from: PlainDate;
  to: PlainDate;
}

/** What the practice promises, in business days. */
export const promises = {
  /** Reply to an enquiry or a request. */
  reply: { from: 1, to: 2 },
  /** Report, from the day the deposit is received. */
  report: { from: 7, to: 10 },
} as const;

let melbourneDay: Intl.DateTimeFormat | undefined;

/** The day it was in Victoria at a moment, with daylight saving. */
export function victorianDay(moment: Instant): PlainDate {
  melbourneDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Australia/Melbourne',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = melbourneDay.formatToParts(new Date(moment));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Monday to Friday, except public holidays of the whole of Victoria. */
export function isBusinessDay(day: PlainDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isVictorianHoliday(day);
}

/** The day this many business days after another; the first day itself never counts. */
export function addBusinessDays(day: PlainDate, count: number): PlainDate {
  const date = new Date(`${day}T00:00:00Z`);
  let left = count;
  let found = day;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    found = date.toISOString().slice(0, 10);
    if (isBusinessDay(found)) left -= 1;
  }
  return found;
}

function dueFrom(moment: Instant, promise: { from: number; to: number }): DueDates {
  const day = victorianDay(moment);
  return { from: addBusinessDays(day, promise.from), to: addBusinessDays(day, promise.to) };
}

/** When a record received at a moment is to be answered. */
export function replyDue(receivedAt: Instant): DueDates {
  return dueFrom(receivedAt, promises.reply);
}

/** When a report is to be delivered; null while there is no deposit. */
export function reportDue(depositPaidAt: Instant | null): DueDates | null {
  return depositPaidAt === null ? null : dueFrom(depositPaidAt, promises.report);
}

/** What is due next for a record; null when nothing is. A record that was only read is still due for a reply. */
export function nextDue(record: {
  status: string;
  folder: string;
  createdAt: Instant;
  /** When the owner marked it as answered; absent or null before. */
  answeredAt?: Instant | null;
  /** Absent for messages. */
  depositPaidAt?: Instant | null;
}): { kind: 'reply' | 'report'; due: DueDates } | null {
  if (record.folder === 'spam') return null;
  if (record.status === 'new' || record.status === 'read') {
    const isAnswered = (record.answeredAt ?? null) !== null;
    return isAnswered ? null : { kind: 'reply', due: replyDue(record.createdAt) };
  }
  const isUnderWay = record.status === 'deposit-paid' || record.status === 'in-progress';
  const due = isUnderWay ? reportDue(record.depositPaidAt ?? null) : null;
  return due && { kind: 'report', due };
}

/** Whether the last day of a promise is past at a moment. */
export function isOverdue(due: DueDates, now: Instant): boolean {
  return victorianDay(now) > due.to;
}
