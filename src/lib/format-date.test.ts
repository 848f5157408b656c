import { expect, test, vi } from 'vitest';
import {
  formatAmericanDay,
  clockTime,
  formatDay,
  formatFullMoment,
  formatMoment,
  practiceZone,
  formatWeekday,
} from './format-date.ts';

// Twenty-five past ten in the evening in London is the next day in Victoria.
const moment = new Date('2026-11-20T22:25:00Z');
const now = new Date('2026-11-23T00:00:00Z');

test('formats the day, the weekday and the moment in the practice’s time zone', () => {
  expect(formatDay(moment, practiceZone)).toBe('21 November 2026');
  expect(formatWeekday(moment, practiceZone)).toBe('Saturday 21 November');
  expect(formatMoment(moment, now, practiceZone)).toBe('Sat 21 Nov, 9:25 am');
  expect(formatFullMoment(moment, practiceZone)).toBe('Saturday 21 November 2026 at 9:25 am');
  expect(formatAmericanDay(moment, practiceZone)).toBe('November 21, 2026');
});

test('formats a plain date in UTC', () => {
  expect(formatWeekday(new Date('2026-11-24T00:00:00Z'), 'UTC')).toBe('Tuesday 24 November');
});

test('formats a moment in another year with its year', () => {
  const before = new Date(2025, 8, 7, 14, 5);
  expect(formatMoment(before, new Date(2026, 0, 1))).toBe('Sun 7 Sep 2025, 2:05 pm');
  expect(formatMoment(before, new Date(2025, 11, 31))).toBe('Sun 7 Sep, 2:05 pm');
});

test('creates the format of a time zone once, at its first use', () => {
  const { DateTimeFormat } = Intl;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...settings) {
    return new DateTimeFormat(...settings);
  });
  formatDay(new Date(0));
  expect(made).not.toHaveBeenCalled();
  formatDay(new Date(0), 'Australia/Perth');
  formatDay(new Date(1), 'Australia/Perth');
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});

test('shows what is no moment as it stands', () => {
  expect(formatDay(new Date('soon'))).toBe('Invalid Date');
  expect(formatMoment('soon', now, practiceZone)).toBe('soon');
});

test.each([
  [0, 4, '12:04 am'],
  [9, 5, '9:05 am'],
  [12, 0, '12:00 pm'],
  [23, 59, '11:59 pm'],
])('writes %i hours and %i minutes as %s', (hours, minutes, words) => {
  expect(clockTime(new Date(2026, 10, 21, hours, minutes))).toBe(words);
});
