import { expect, test } from 'vitest';
import { Day, Hour, Minute } from '#shared/time.ts';
import { createClockTrust } from './clock-trust.ts';

function setUp(known?: Date) {
  const time = { wallMs: new Date('2026-03-01T00:00:00.000Z').getTime(), monotonicMs: 0 };
  const trust = createClockTrust({
    clock: () => new Date(time.wallMs),
    monotonicMs: () => time.monotonicMs,
    ...(known && { known }),
  });
  return {
    trust,
    time,
    /** Observes the clock every hour for so many hours. */
    run(hours: number) {
      for (let hour = 0; hour < hours; hour += 1) {
        time.wallMs += Hour.ms;
        time.monotonicMs += Hour.ms;
        trust.isTrusted();
      }
      return trust.isTrusted();
    },
  };
}

test('trusts a clock that has run evenly for six hours, whatever it says', () => {
  const { trust, run } = setUp();
  expect(trust.isTrusted()).toBe(false);
  expect(run(5)).toBe(false);
  expect(run(1)).toBe(true);
});

test('trusts a jump, ahead or back, only after six hours at that time', () => {
  const { trust, time, run } = setUp();
  expect(run(72)).toBe(true);
  time.wallMs += 395 * Day.ms;
  expect(trust.isTrusted()).toBe(false);
  expect(run(5)).toBe(false);
  // A second jump restarts the six hours.
  time.wallMs -= 365 * Day.ms;
  expect(trust.isTrusted()).toBe(false);
  expect(run(5)).toBe(false);
  expect(run(1)).toBe(true);
});

test('does not count a machine’s sleep at night as a jump', () => {
  const { trust, time, run } = setUp();
  for (let night = 0; night < 30; night += 1) {
    time.wallMs += 9 * Hour.ms;
    expect(run(15)).toBe(true);
  }
  expect(trust.isTrusted()).toBe(true);
});

test('is certain of the time that an earlier process knew plus the uptime since, however wrong the clock is', () => {
  const known = new Date('2026-02-28T23:40:00.000Z');
  const { trust, time, run } = setUp(known);
  // A flat battery: the clock says next year.
  time.wallMs += 365 * Day.ms;
  expect(trust.trustedNow()).toEqual(known);
  run(1);
  expect(trust.trustedNow()).toEqual(new Date('2026-03-01T00:40:00.000Z'));
  // Corrected by a time server.
  time.wallMs -= 365 * Day.ms;
  run(1);
  expect(trust.trustedNow()).toEqual(new Date('2026-03-01T01:40:00.000Z'));
  run(6);
  expect(trust.trustedNow()).toEqual(new Date('2026-03-01T08:00:00.000Z'));
});

test('is certain of no time at the first start, until the clock has settled or another clock agrees', () => {
  const { trust, time, run } = setUp();
  expect(trust.trustedNow()).toBeNull();
  trust.compare(new Date(time.wallMs + Hour.ms));
  expect(trust.trustedNow()).toBeNull();
  trust.compare(new Date(time.wallMs + Minute.ms));
  expect(trust.trustedNow()).toEqual(new Date('2026-02-28T23:59:00.000Z'));
  run(6);
  expect(trust.trustedNow()).toEqual(new Date('2026-03-01T06:00:00.000Z'));
});

test('is never certain of a later time than a clock that was ahead and is set back', () => {
  const { trust, time, run } = setUp();
  time.wallMs += 30 * Day.ms;
  run(7);
  expect(trust.trustedNow()).toEqual(new Date(time.wallMs));
  time.wallMs -= 30 * Day.ms;
  expect(trust.trustedNow()).toEqual(new Date('2026-03-01T07:00:00.000Z'));
});
