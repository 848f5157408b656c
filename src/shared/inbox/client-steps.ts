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
  const visit = presentVisit(entries);
  const visitedAt = visit?.state === 'set' && visit.start !== null ? visit.start : null;
  const isVisited = visitedAt !== null && Date.parse(visitedAt) <= now.getTime();
  const sentAt = reportsOf(entries)
    .filter((report) => report.sentAt !== null)
    .at(-1)?.sentAt;
  const isReady = sentAt !== undefined && sentAt !== null;
  // A report that went out without a visit needs none any more.
  const money = moneyOf(entries);
  const isOff = isCalledOff(money);
  const hasVisit = !isOff && (visit !== undefined || (withVisit.includes(serviceType) && !isReady));
  // Promised from the later of the deposit and the visit.
  const startsAt =
    depositPaidAt === null || (hasVisit && visitedAt === null)
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
    ...(hasVisit ? [{ kind: 'visit' as const, day: null, isDone: isVisited }] : []),
    ...(isOff && !isReady ? [] : [report]),
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ isDone, ...step }, index) => ({
    ...step,
    state: isDone ? 'done' : index === current ? 'now' : 'ahead',
  }));
}
