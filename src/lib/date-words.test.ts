import { expect, test, vi } from 'vitest';
import { clockTime, dateWords } from './date-words.ts';

const day = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Australia/Melbourne',
} as const;

test('tells a moment in the words of its place', () => {
  // Half past ten in the evening in London is the next day in Melbourne.
  const moment = new Date('2026-11-20T22:30:00Z');
  expect(dateWords(day)(moment)).toBe('21 November 2026');
  expect(dateWords(day, 'en-US')(moment)).toBe('November 21, 2026');
});

test('makes its format with the first moment, and once', () => {
  const { DateTimeFormat } = Intl;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...settings) {
    return new DateTimeFormat(...settings);
  });
  const words = dateWords(day);
  expect(made).not.toHaveBeenCalled();
  words(new Date(0));
  words(new Date(1));
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});

test('refuses a moment that is none', () => {
  expect(() => dateWords(day)(new Date('soon'))).toThrow(RangeError);
});

test.each([
  [0, 4, '00:04'],
  [9, 5, '09:05'],
  [23, 59, '23:59'],
])('tells %i hours and %i minutes as %s', (hours, minutes, words) => {
  expect(clockTime(new Date(2026, 10, 21, hours, minutes))).toBe(words);
});
