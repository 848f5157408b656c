import { Day } from './time.ts';
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

/** Days on which nobody works, both included. */
export interface Absence {
  from: PlainDate;
  until: PlainDate;
  /** When it was published: what was promised before stays promised. Absent where that is not known. */
  since?: Instant;
}

/** The day this many business days after another; the first day itself never counts, nor does a day of an absence. */
export function addBusinessDays(
  day: PlainDate,
  count: number,
  absences: readonly Absence[] = [],
): PlainDate {
  const isAway = (one: PlainDate) =>
    absences.some(({ from, until }) => from <= one && one <= until);
  const date = new Date(`${day}T00:00:00Z`);
  let left = count;
  let found = day;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    found = date.toISOString().slice(0, 10);
    if (isBusinessDay(found) && !isAway(found)) left -= 1;
  }
  return found;
}

/**
 * Whether a day is the first morning after an absence: up to its first business day, so that a Saturday's and Sunday's
 * are as well, and not while another absence lasts.
 */
export function isBackFrom(
  { until }: Absence,
  day: PlainDate,
  absences: readonly Absence[],
): boolean {
  const isAway = absences.some((one) => one.from <= day && day <= one.until);
  return !isAway && day > until && day <= addBusinessDays(until, 1, absences);
}

function dueFromDay(
  day: PlainDate,
  promise: { from: number; to: number },
  absences?: readonly Absence[],
): DueDates {
  return {
    from: addBusinessDays(day, promise.from, absences),
    to: addBusinessDays(day, promise.to, absences),
  };
}

/** When a record received at a moment is to be answered. */
export function replyDue(receivedAt: Instant, absences: readonly Absence[] = []): DueDates {
  const known = absences.filter(({ since }) => since === undefined || since <= receivedAt);
  return dueFromDay(victorianDay(receivedAt), promises.reply, known);
}

/** When a report is to be delivered, from the later of deposit and visit; null while there is no deposit. */
export function reportDue(
  depositPaidAt: Instant | null,
  visitOn?: PlainDate | null,
  absences: readonly Absence[] = [],
): DueDates | null {
  if (depositPaidAt === null) return null;
  const paidOn = victorianDay(depositPaidAt);
  const start = visitOn && visitOn > paidOn ? visitOn : paidOn;
  const known = absences.filter(({ since }) => since === undefined || victorianDay(since) <= start);
  return dueFromDay(start, promises.report, known);
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
  /** Day of the site visit, past or to come; absent or null where none is agreed. */
  visitOn?: PlainDate | null | undefined;
  /** The report has no day before a visit is agreed. */
  awaitsVisit?: true | undefined;
  /** Days of the practice's absences that move the promise; absent where there are none. */
  absences?: readonly Absence[] | undefined;
  /** Absent for messages. */
  money?: { paidCents: number; isSettled: boolean };
}): { kind: 'reply' | 'report'; due: DueDates } | null {
  const { status, folder, createdAt, answeredAt = null, depositPaidAt = null } = record;
  if (folder === 'spam' || status === 'delivered' || status === 'archived') return null;
  // All that was paid went back, and nothing is to pay: nobody waits for anything.
  if (record.money?.isSettled === true && record.money.paidCents <= 0) return null;
  // A deposit is no reply: what was promised first stays, until something went out.
  const awaitsReply = status !== 'in-progress' && answeredAt === null;
  if (awaitsReply) return { kind: 'reply', due: replyDue(createdAt, record.absences) };
  if (record.awaitsVisit) return null;
  const report = reportDue(depositPaidAt, record.visitOn, record.absences);
  return report && { kind: 'report', due: report };
}

/**
 * Whether something is due for a record within so many days of the calendar.
 * @param days 0 for today; negative for what is overdue
 */
export function isDueWithin(
  record: Parameters<typeof nextDue>[0],
  days: number,
  now: Date,
): boolean {
  const due = nextDue(record)?.due;
  if (!due) return false;
  const daysLeft = (Date.parse(due.to) - Date.parse(victorianDay(now.toISOString()))) / Day.ms;
  return days < 0 ? daysLeft < 0 : daysLeft >= 0 && daysLeft <= days;
}

/** Whether the last day of a promise is past at a moment. */
export function isOverdue(due: DueDates, now: Instant): boolean {
  return victorianDay(now) > due.to;
}
