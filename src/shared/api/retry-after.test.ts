import { expect, test } from 'vitest';
import { Hour, Minute } from '../time.ts';
import { longestRetryAfterMs, retryAfterMsOf } from './retry-after.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const read = (headers: Record<string, string>, nowMs = now) =>
  retryAfterMsOf(new Headers(headers), nowMs);

test.each([
  ['0', 0],
  ['4', 4_000],
  [' 120 ', 120_000],
  ['Sat, 21 Nov 2026 08:02:00 GMT', 2 * Minute.ms],
  ['Saturday, 21-Nov-26 08:02:00 GMT', 2 * Minute.ms],
  ['Sat Nov 21 08:02:00 2026', 2 * Minute.ms],
  // In the past.
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
])('reads %s', (value, ms) => {
  expect(read({ 'Retry-After': value })).toBe(ms);
});

test.each([
  '',
  '-5',
  '1.5',
  '1e9',
  '0x10',
  'soon',
  'Infinity',
  '2026-11-21',
  '5, 6',
  'Sat, nonsense',
])('reads no delay from %j', (value) => {
  expect(read({ 'Retry-After': value })).toBeNull();
});

test('is null without the header', () => {
  expect(read({ Date: 'Sat, 21 Nov 2026 08:00:00 GMT' })).toBeNull();
});

test.each(['86400', '9'.repeat(400), 'Mon, 21 Nov 2039 08:00:00 GMT'])(
  'waits at most an hour for %s',
  (value) => {
    expect(read({ 'Retry-After': value })).toBe(longestRetryAfterMs);
  },
);

test.each([-30 * 24 * Hour.ms, 365 * 24 * Hour.ms, -20 * Minute.ms])(
  'measures a moment by the clock of the server when the device’s is %d ms off',
  (offMs) => {
    const headers = {
      'Retry-After': 'Sat, 21 Nov 2026 08:10:00 GMT',
      Date: 'Sat, 21 Nov 2026 08:00:00 GMT',
    };
    expect(read(headers, now + offMs)).toBe(10 * Minute.ms);
  },
);
