import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatMoment } from './format-date.ts';
import { isRealDay, isRealInstant } from './real-moment.ts';

const noInstants = [
  '2026-01-01T00:00:00+05',
  '2026-01-01T00:00:00+00:00',
  '2026-02-31T00:00:00Z',
  '2027-02-29T00:00:00.000Z',
  '2026-01-01T24:00:00Z',
  '2026-06-30T23:59:60Z',
  '2026-01-01T00:60:00Z',
  '0000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '2026-01-01T00:00:00z',
  '2026-01-01t00:00:00Z',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00Z',
  '2026-01-01',
  ' 2026-01-01T00:00:00Z',
  'never',
  '',
];

test('takes what a device writes, and no moment that does not exist', () => {
  for (const text of noInstants) expect(isRealInstant(text), text).toBe(false);
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31') }), (date) => {
      fc.pre(!Number.isNaN(date.getTime()));
      expect(isRealInstant(date.toISOString())).toBe(true);
      expect(isRealDay(date.toISOString().slice(0, 10))).toBe(true);
    }),
  );
  expect(isRealInstant('2028-02-29T23:59:59Z')).toBe(true);
});

test('takes no day that does not exist', () => {
  for (const text of ['2026-02-31', '2026-02-29', '2026-13-01', '0000-01-01', '2026-1-1', 'never'])
    expect(isRealDay(text), text).toBe(false);
});

test('shows a stored text that is no moment as it stands', () => {
  for (const text of [...noInstants, '-271821-04-19T23:59:59Z']) {
    expect(formatDay(text)).toBe(text);
    expect(formatMoment(text)).toBe(text);
  }
  fc.assert(fc.property(fc.string(), (text) => formatDay(text, 'UTC') !== undefined));
});
