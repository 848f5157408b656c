import { expect, test } from 'vitest';
import { numbersOf } from './numbers.ts';
import type { CountedRequest } from './numbers.ts';

const request: CountedRequest = {
  report: 'house-extension',
  receivedAt: '2026-11-20T00:00:00.000Z',
  answeredAt: null,
  depositPaidAt: null,
};

test('counts requests, deposits and income by report and month, of Victoria’s calendar', () => {
  const { months } = numbersOf(
    [
      request,
      { ...request, depositPaidAt: '2026-12-01T00:00:00.000Z' },
      // The first of December in Victoria.
      { ...request, receivedAt: '2026-11-30T14:00:00.000Z' },
      { ...request, report: 'natural-building' },
    ],
    [
      { report: 'house-extension', day: '2026-12-01', cents: 27_500 },
      { report: 'house-extension', day: '2026-12-05', cents: -7_500 },
    ],
  );
  expect(months).toEqual([
    { month: '2026-12', report: 'house-extension', requests: 1, paid: 0, incomeCents: 20_000 },
    { month: '2026-11', report: 'house-extension', requests: 2, paid: 1, incomeCents: 0 },
    { month: '2026-11', report: 'natural-building', requests: 1, paid: 0, incomeCents: 0 },
  ]);
});

test('the median reply counts business days only', () => {
  const answered = (answeredAt: string) => ({ ...request, answeredAt });
  expect(numbersOf([request], []).medianReplyDays).toBeNull();
  // From a Friday: the same day, the next Monday, the Thursday after.
  const replies = ['2026-11-20', '2026-11-23', '2026-11-26'].map((day) =>
    answered(`${day}T01:00:00.000Z`),
  );
  expect(numbersOf(replies, []).medianReplyDays).toBe(1);
  expect(numbersOf([answered('2029-11-20T01:00:00.000Z')], []).medianReplyDays).toBe(783);
});
