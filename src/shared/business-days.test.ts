import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  isBusinessDay,
  isOverdue,
  nextDue,
  replyDue,
  reportDue,
  victorianDay,
} from './business-days.ts';
import { holidaySource, victorianHolidays } from './victorian-holidays.ts';

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The nth weekday (0 is Sunday) of a month. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = weekdayOf(dayOf(year, month, 1));
  return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (count - 1));
}

/** Easter Sunday by the anonymous Gregorian rule, as days after 21 March. */
function easter(year: number, offset: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1 + offset);
}

/** The holidays of the Act, computed. */
function holidaysByRule(year: number): string[] {
  const newYear = dayOf(year, 1, 1);
  const australiaDay = dayOf(year, 1, 26);
  const christmas = weekdayOf(dayOf(year, 12, 25));
  return [
    newYear,
    ...(weekdayOf(newYear) === 6 ? [dayOf(year, 1, 3)] : []),
    ...(weekdayOf(newYear) === 0 ? [dayOf(year, 1, 2)] : []),
    weekdayOf(australiaDay) === 6
      ? dayOf(year, 1, 28)
      : weekdayOf(australiaDay) === 0
        ? dayOf(year, 1, 27)
        : australiaDay,
    nth(year, 3, 1, 2),
    ...[-2, -1, 0, 1].map((offset) => easter(year, offset)),
    dayOf(year, 4, 25),
    nth(year, 6, 1, 2),
    // The Friday before the last Saturday of September.
    dayOf(year, 9, 30 - ((weekdayOf(dayOf(year, 9, 30)) + 1) % 7) - 1),
    nth(year, 11, 2, 1),
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
    ...(christmas === 6 ? [dayOf(year, 12, 27), dayOf(year, 12, 28)] : []),
    ...(christmas === 5 ? [dayOf(year, 12, 28)] : []),
    ...(christmas === 0 ? [dayOf(year, 12, 27)] : []),
  ].toSorted();
}

test.each([2026, 2027, holidaySource.lastYear])(
  'lists the holidays of %i as in the Act',
  (year) => {
    const listed = Object.keys(victorianHolidays).filter((day) => day.startsWith(String(year)));
    expect(listed).toEqual(holidaysByRule(year));
  },
);

test('knows weekends and holidays', () => {
  expect(isBusinessDay('2026-11-20')).toBe(true);
  expect(isBusinessDay('2026-11-21')).toBe(false);
  expect(isBusinessDay('2026-11-22')).toBe(false);
  expect(isBusinessDay('2026-11-03')).toBe(false);
  expect(isBusinessDay('2031-12-24')).toBe(true);
});

test('counts from the day it was in Victoria, with and without daylight saving', () => {
  expect(victorianDay('2026-01-31T12:59:59.999Z')).toBe('2026-01-31');
  expect(victorianDay('2026-01-31T13:00:00.000Z')).toBe('2026-02-01');
  expect(victorianDay('2026-06-30T13:59:00.000Z')).toBe('2026-06-30');
  expect(victorianDay('2026-06-30T14:00:00.000Z')).toBe('2026-07-01');
});

test('promises an answer within one to two business days', () => {
  // Friday afternoon in Melbourne.
  expect(replyDue('2026-11-20T04:00:00.000Z')).toEqual({ from: '2026-11-23', to: '2026-11-24' });
  // Saturday, then a Tuesday that is Melbourne Cup Day.
  expect(replyDue('2026-10-31T04:00:00.000Z')).toEqual({ from: '2026-11-02', to: '2026-11-04' });
  // Christmas Eve: Friday, weekend, and the additional Monday are off.
  expect(replyDue('2026-12-24T02:00:00.000Z')).toEqual({ from: '2026-12-29', to: '2026-12-30' });
});

test('promises a report within seven to ten business days after the deposit', () => {
  expect(reportDue(null)).toBeNull();
  expect(reportDue('2026-11-20T04:00:00.000Z')).toEqual({ from: '2026-12-01', to: '2026-12-04' });
  // Over Easter and ANZAC Day on a weekend.
  expect(reportDue('2026-03-31T04:00:00.000Z')).toEqual({ from: '2026-04-13', to: '2026-04-16' });
});

test('an absence moves what is promised after it was published, and nothing that was promised before', () => {
  const away = { from: '2026-11-27', until: '2026-12-09', since: '2026-11-26T03:00:00.000Z' };
  const before = '2026-11-26T02:59:00.000Z';
  const after = '2026-11-26T03:00:00.000Z';
  expect(replyDue(before, [away]).to).toBe('2026-11-30');
  expect(replyDue(after, [away]).to).toBe('2026-12-11');
  expect(replyDue(before, [{ from: away.from, until: away.until }]).to).toBe('2026-12-11');
  const paidBefore = '2026-11-24T02:00:00.000Z';
  expect(reportDue(paidBefore, null, [away])).toEqual(reportDue(paidBefore));
  expect(reportDue(paidBefore, '2026-11-25', [away])).toEqual(reportDue(paidBefore, '2026-11-25'));
  // The visit is after the notice, so its days are promised with it.
  expect(
    reportDue(paidBefore, '2026-12-14', [{ ...away, from: '2026-12-16', until: '2026-12-18' }])?.to,
  ).toBe(addBusinessDays('2026-12-14', 13));
  expect(reportDue(after, null, [away])?.to).toBe('2026-12-23');
});

test('returns the day itself for zero days', () => {
  expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-21');
});

describe('what is due next', () => {
  const record = { status: 'new', folder: 'inbox', createdAt: '2026-11-20T04:00:00.000Z' };
  const paid = { ...record, depositPaidAt: '2026-11-20T04:00:00.000Z' };

  test('is an answer until one is noted or the record is archived; reading it answers nobody', () => {
    expect(nextDue(record)?.kind).toBe('reply');
    expect(nextDue({ ...record, status: 'read' })?.kind).toBe('reply');
    const answeredAt = '2026-11-20T05:00:00.000Z';
    expect(nextDue({ ...record, status: 'read', answeredAt })).toBeNull();
    expect(nextDue({ ...record, status: 'archived' })).toBeNull();
  });

  test('is nothing for spam', () => {
    expect(nextDue({ ...record, folder: 'spam' })).toBeNull();
  });

  test('is the reply although the deposit is received, until something went out', () => {
    expect(nextDue({ ...paid, status: 'deposit-paid' })).toEqual({
      kind: 'reply',
      due: replyDue(record.createdAt),
    });
  });

  test('is nothing once all money went back', () => {
    expect(nextDue({ ...paid, money: { paidCents: 0, isSettled: true } })).toBeNull();
    expect(nextDue({ ...paid, money: { paidCents: 1, isSettled: true } })).not.toBeNull();
  });

  test('is the report once the deposit is received and a reply sent, until it is delivered', () => {
    const answered = { ...paid, status: 'deposit-paid', answeredAt: record.createdAt };
    expect(nextDue(answered)?.due.to).toBe('2026-12-04');
    expect(nextDue({ ...paid, status: 'in-progress' })?.kind).toBe('report');
    expect(nextDue({ ...paid, status: 'delivered' })).toBeNull();
  });

  test('is overdue after its last day in Victoria', () => {
    const due = replyDue(record.createdAt);
    expect(isOverdue(due, '2026-11-24T12:59:00.000Z')).toBe(false);
    expect(isOverdue(due, '2026-11-24T13:00:00.000Z')).toBe(true);
  });
});

test('a report is due from the later of deposit and visit', () => {
  const paidAt = '2026-11-20T00:00:00.000Z';
  const onlyPaid = reportDue(paidAt);
  expect(onlyPaid).toEqual({ from: '2026-12-01', to: '2026-12-04' });
  expect(reportDue(paidAt, '2026-11-10')).toEqual(onlyPaid);
  expect(reportDue(paidAt, '2026-11-27')).toEqual({ from: '2026-12-08', to: '2026-12-11' });
  expect(reportDue(null, '2026-11-27')).toBeNull();
});

test('no promised day falls into an absence', () => {
  const absences = [{ from: '2026-12-18', until: '2027-01-12' }];
  // A Thursday: without the absence, Friday and Monday.
  const received = '2026-12-17T00:00:00.000Z';
  expect(replyDue(received).to).toBe('2026-12-21');
  expect(replyDue(received, absences)).toEqual({ from: '2027-01-13', to: '2027-01-14' });
  expect(reportDue('2026-12-14T00:00:00.000Z', null, absences)?.to).toBe('2027-01-21');
  const record = { status: 'new', folder: 'inbox', createdAt: received, absences };
  expect(nextDue(record)?.due.to).toBe('2027-01-14');
  // One that is past moves nothing.
  expect(replyDue('2027-01-13T00:00:00.000Z', absences)).toEqual(
    replyDue('2027-01-13T00:00:00.000Z'),
  );
});
