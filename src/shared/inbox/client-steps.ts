import { reportDue, victorianDay } from '../business-days.ts';
import type { Absence } from '../business-days.ts';
import type { ReportRequest } from '../api/requests.ts';
import type { Instant } from '../time.ts';
import { isCalledOff, moneyOf } from './dues.ts';
import { reportsOf } from './client-state.ts';
import type { ClientStep } from './client-view.ts';
import { visitsOf } from './visits.ts';
import type { Visit } from './visits.ts';
import type { WorkEntry } from './work-entries.ts';

type Step = Omit<ClientStep, 'state'> & { isDone: boolean };

/** Reports that begin with a visit to the site. */
const withVisit: readonly ReportRequest['serviceType'][] = ['new-house-design', 'house-extension'];

/** The visit that counts: the last one that was not cancelled. */
export function presentVisit(entries: Iterable<Readonly<WorkEntry>>): Visit | undefined {
  return visitsOf(entries)
    .filter(({ state }) => state !== 'cancelled')
    .at(-1);
}

/** The visit that a report begins with; null where it needs none, or none any more. */
function visitOfReport(
  serviceType: ReportRequest['serviceType'],
  entries: readonly Readonly<WorkEntry>[],
): { visitedAt: Instant | null } | null {
  if (isCalledOff(moneyOf(entries))) return null;
  const visit = presentVisit(entries);
  // A report that went out without a visit needs none any more.
  const isReady = reportsOf(entries).some(({ sentAt }) => sentAt !== null);
  if (visit === undefined && (isReady || !withVisit.includes(serviceType))) return null;
  return { visitedAt: visit?.state === 'set' ? visit.start : null };
}

/** Whether the day of a report can’t be said before a visit is agreed: so for the owner and the client. */
export function awaitsVisit(
  serviceType: ReportRequest['serviceType'],
  entries: readonly Readonly<WorkEntry>[],
): boolean {
  return visitOfReport(serviceType, entries)?.visitedAt === null;
}

/** How far a request is, in the order of the work; without what its kind of report does not have. */
export function clientSteps(
  request: {
    serviceType: ReportRequest['serviceType'];
    receivedAt: Instant;
    depositPaidAt: Instant | null;
    /** Days on which the practice is away; absent where there are none. */
    absences?: readonly Absence[] | undefined;
  },
  entries: readonly Readonly<WorkEntry>[],
  now: Date,
): ClientStep[] {
  const { serviceType, receivedAt, depositPaidAt, absences } = request;
  const visit = visitOfReport(serviceType, entries);
  const visitedAt = visit?.visitedAt ?? null;
  const isVisited = visitedAt !== null && Date.parse(visitedAt) <= now.getTime();
  const sentAt = reportsOf(entries)
    .filter((report) => report.sentAt !== null)
    .at(-1)?.sentAt;
  const isReady = sentAt !== undefined && sentAt !== null;
  const money = moneyOf(entries);
  const isOff = isCalledOff(money);
  // Promised from the later of the deposit and the visit.
  const startsAt =
    depositPaidAt === null || visit?.visitedAt === null
      ? null
      : [depositPaidAt, visitedAt ?? ''].reduce((one, other) => (one > other ? one : other));
  const report: Step = {
    kind: 'report',
    day: isReady ? victorianDay(sentAt) : (reportDue(startsAt, null, absences)?.to ?? null),
    isDone: isReady,
  };
  const steps: Step[] = [
    { kind: 'received', day: victorianDay(receivedAt), isDone: true },
    isOff
      ? { kind: 'refunded', day: money.payments.at(-1)?.day ?? null, isDone: true }
      : {
          kind: 'deposit',
          day: depositPaidAt === null ? null : victorianDay(depositPaidAt),
          isDone: depositPaidAt !== null,
        },
    ...(visit ? [{ kind: 'visit' as const, day: null, isDone: isVisited }] : []),
    ...(isOff && !isReady ? [] : [report]),
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ isDone, ...step }, index) => ({
    ...step,
    state: isDone ? 'done' : index === current ? 'now' : 'ahead',
  }));
}
