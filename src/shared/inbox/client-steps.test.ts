import { expect, test } from 'vitest';
import { awaitsVisit, clientSteps } from './client-steps.ts';

const paid = {
  serviceType: 'site-regulatory',
  receivedAt: '2026-12-01T00:00:00.000Z',
  depositPaidAt: '2026-12-14T00:00:00.000Z',
} as const;
const now = new Date('2026-12-15T00:00:00.000Z');
const reportDay = (request: Parameters<typeof clientSteps>[0]) =>
  clientSteps(request, [], now).find(({ kind }) => kind === 'report')?.day;

test('the report is due ten business days after the deposit, without Victoria’s holidays', () => {
  // 15 to 18 and 21 to 24 December; Christmas, its Monday and the weekend; 29 and 30 December.
  expect(reportDay(paid)).toBe('2026-12-30');
});

test('days on which the practice is away move the day that the client reads', () => {
  const absences = [{ from: '2026-12-19', until: '2027-01-12' }];
  // Four days before, six after: 13, 14, 15, 18, 19 and 20 January.
  expect(reportDay({ ...paid, absences })).toBe('2027-01-20');
});

test('a report that went out first leaves the deposit open, and a visit that nobody arranged out', () => {
  const at = '2026-12-14T00:00:00.000Z';
  const entries = [
    { id: 'r1', kind: 'report', at, file: 'f1', fileName: 'Report.pdf', sizeBytes: 1000 },
    { id: 'r2', kind: 'report-sent', at, report: 'r1' },
  ] as unknown as Parameters<typeof clientSteps>[1];
  const house = { ...paid, serviceType: 'new-house-design', depositPaidAt: null } as const;
  expect(clientSteps(house, entries, now).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'received done',
    'deposit now',
    'report done',
  ]);
  expect(clientSteps(house, [], now).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'received done',
    'deposit now',
    'visit ahead',
    'report ahead',
  ]);
});

test('a request whose money all went back says so, and promises no report', () => {
  const payment = { kind: 'payment', cents: 16_000, way: 'card', note: '' };
  const entries = [
    { ...payment, id: 'p', day: '2026-12-14', paymentKind: 'deposit' },
    { ...payment, id: 'q', day: '2026-12-15', paymentKind: 'refund' },
  ] as unknown as Parameters<typeof clientSteps>[1];
  expect(clientSteps({ ...paid, depositPaidAt: null }, entries, now)).toEqual([
    { kind: 'received', day: '2026-12-01', state: 'done' },
    { kind: 'refunded', day: '2026-12-15', state: 'done' },
  ]);
});

test('while a visit is open, no day of the report is said; agreed, moved or cancelled, it follows', () => {
  const at = '2026-12-14T00:00:00.000Z';
  const visit = { visit: 'v', at, minutes: 60, place: 'Muckleford', note: '' };
  const proposed = { ...visit, id: 'a', kind: 'visit-proposed', times: ['2026-12-16T01:00:00Z'] };
  const set = { ...visit, id: 'b', kind: 'visit-set', start: '2026-12-16T01:00:00Z' };
  const cancelled = { ...visit, id: 'c', kind: 'visit-cancelled' };
  const read = (given: readonly object[], serviceType: 'site-regulatory' | 'new-house-design') => {
    const entries = given as Parameters<typeof clientSteps>[1];
    const steps = clientSteps({ ...paid, serviceType }, entries, now);
    return [awaitsVisit(serviceType, entries), steps.find(({ kind }) => kind === 'report')?.day];
  };
  // Ten business days after 16 December.
  const afterVisit = '2027-01-04';
  expect(read([proposed], 'site-regulatory')).toEqual([true, null]);
  expect(read([proposed, set], 'site-regulatory')).toEqual([false, afterVisit]);
  expect(read([set, proposed], 'site-regulatory')).toEqual([true, null]);
  expect(read([set, cancelled], 'site-regulatory')).toEqual([false, '2026-12-30']);
  expect(read([], 'new-house-design')).toEqual([true, null]);
  expect(read([set], 'new-house-design')).toEqual([false, afterVisit]);
  expect(read([set, cancelled], 'new-house-design')).toEqual([true, null]);
});
