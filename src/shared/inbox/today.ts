import { isBackFrom, isDueWithin, nextDue, victorianDay } from '../business-days.ts';
import { Day } from '../time.ts';
import type { PlainDate } from '../time.ts';
import type { InboxEntry } from './entry-text.ts';
import type { SetVisit } from './visits.ts';
import { duesOf } from './dues.ts';
import { maxTodayItems } from '../api/inbox-today.ts';
import { todayGroups } from './today-groups.ts';
import type { TodayGroup } from './today-groups.ts';

type RequestEntry = Extract<InboxEntry, { kind: 'request' }>;

export interface TodayItem {
  group: TodayGroup;
  record: InboxEntry;
  /** When it is due, or since when it waits, or the day of the visit. */
  day: PlainDate;
  /** Of a visit ahead. */
  visit?: SetVisit | undefined;
}

/** Days that a deposit may be open before Today names it. */
const depositDays = 7;

/**
 * What there is to do: nothing is ticked, all of it follows from the records and what was done for them.
 * @param visitsOf the visits that are agreed with whoever sent a record
 * @param records without spam and archived ones, or with them: they are passed over, unless their client has added something
 */
export function today(
  records: readonly InboxEntry[],
  visitsOf: (id: string) => readonly SetVisit[],
  now: Date,
): TodayItem[] {
  return records
    .filter(({ folder }) => folder === 'inbox')
    .flatMap((record) => [
      ...addedOf(record),
      ...(record.status === 'archived' ? [] : itemsOf(record, visitsOf(record.id), now)),
    ])
    .sort(
      (a, b) =>
        todayGroups.indexOf(a.group) - todayGroups.indexOf(b.group) || compare(a.day, b.day),
    );
}

/** What there is to do in groups, each with its number and what is shown of it, by day. */
export function groupsOf(found: readonly TodayItem[]) {
  return todayGroups
    .map((group) => {
      const items = found
        .filter((item) => item.group === group)
        .sort((a, b) => compare(a.day, b.day) || compare(a.visit?.start, b.visit?.start));
      return { group, count: items.length, items: items.slice(0, maxTodayItems) };
    })
    .filter(({ count }) => count > 0);
}

/**
 * Whether there is something to do, now or later: a request that is not closed, a message that waits for a reply, and
 * whatever else Today leads to.
 */
export function hasWork(record: InboxEntry, visits: readonly SetVisit[], now: Date): boolean {
  const { kind, folder, status } = record;
  const isClosed = folder !== 'inbox' || status === 'archived' || status === 'delivered';
  return (
    (kind === 'request' && !isClosed) ||
    nextDue(record) !== null ||
    today([record], () => visits, now).length > 0
  );
}

/** What the client has added since the owner last looked, whatever became of the request. */
function addedOf(record: InboxEntry): TodayItem[] {
  return record.kind === 'request' && record.unseenWords
    ? [{ group: 'client-added', record, day: victorianDay(record.unseenWords.at) }]
    : [];
}

function itemsOf(record: InboxEntry, visits: readonly SetVisit[], now: Date): TodayItem[] {
  const items: TodayItem[] = [];
  const add = (group: TodayGroup, day: PlainDate) => void items.push({ group, record, day });
  const next = nextDue(record);
  const received = victorianDay(record.createdAt);
  if (next && isDueWithin(record, -1, now)) add('overdue', next.due.to);
  else if (next?.kind === 'reply' && cameInAbsence(record, now)) add('while-away', received);
  else if (next && isDueWithin(record, 7, now)) add('week', next.due.to);
  if (record.kind === 'request') {
    const { saysPaidAt } = record.money;
    if (saysPaidAt !== null) add('says-paid', victorianDay(saysPaidAt));
    else if (isDepositLate(record, now)) add('deposit-unpaid', received);
    if (isVisitOpen(record) && record.depositPaidAt !== null)
      add('visit-open', victorianDay(record.depositPaidAt));
    if (isBalanceOpen(record)) add('balance-open', received);
  }
  const lastDay = victorianDay(now.toISOString());
  for (const visit of visits) {
    const day = victorianDay(visit.start);
    if (day >= lastDay) items.push({ group: 'visits', record, day, visit });
  }
  return items;
}

/** Whether it came while the practice was away, and this is the morning after. */
function cameInAbsence({ createdAt, absences = [] }: InboxEntry, now: Date): boolean {
  const received = victorianDay(createdAt);
  const day = victorianDay(now.toISOString());
  return absences.some(
    (one) => one.from <= received && received <= one.until && isBackFrom(one, day, absences),
  );
}

/** Paid, and its report waits for a visit that is not agreed: it has no day until then. */
export function isVisitOpen(record: InboxEntry): boolean {
  return (
    record.kind === 'request' &&
    record.folder === 'inbox' &&
    record.awaitsVisit === true &&
    record.depositPaidAt !== null &&
    record.status !== 'delivered' &&
    record.status !== 'archived'
  );
}

/** Delivered, and not all paid: at the price agreed or shown, which is the only one that is sure. */
function isBalanceOpen({ status, money, shownPrice }: RequestEntry) {
  const cents = money.agreed?.cents ?? (shownPrice && shownPrice.priceAud * 100);
  const { balanceCents } = duesOf(money, { cents, depositCents: null });
  return status === 'delivered' && balanceCents !== null && balanceCents > 0;
}

function isDepositLate(record: RequestEntry, now: Date): boolean {
  const { status, shownPrice, createdAt, depositPaidAt, money } = record;
  return (
    depositPaidAt === null &&
    !money.isSettled &&
    status !== 'delivered' &&
    // Without one where it is agreed with the visit.
    (money.agreed ? money.agreed.depositCents !== null : shownPrice?.depositAud !== null) &&
    daysSince(createdAt, now) >= depositDays
  );
}

/** Days of Victoria's calendar. */
function daysSince(moment: string, now: Date): number {
  const end = victorianDay(now.toISOString());
  return (Date.parse(end) - Date.parse(victorianDay(moment))) / Day.ms;
}

const compare = (one = '', other = '') => (one < other ? -1 : one > other ? 1 : 0);
