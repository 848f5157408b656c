import { expect, test } from 'vitest';
import { Day, Hour } from '#shared/time.ts';
import { createClockTrust } from './clock-trust.ts';

function setUp() {
  const time = { wallMs: new Date('2026-03-01T00:00:00.000Z').getTime(), monotonicMs: 0 };
  const trust = createClockTrust({
    clock: () => new Date(time.wallMs),
    monotonicMs: () => time.monotonicMs,
  });
  return {
    trust,
    time,
    /** Looks every hour for so many hours. */
    run(hours: number) {
      for (let hour = 0; hour < hours; hour += 1) {
        time.wallMs += Hour.ms;
        time.monotonicMs += Hour.ms;
        trust.isSettled();
      }
      return trust.isSettled();
    },
  };
}

test('believes a clock when it has run evenly for six hours, whatever it says', () => {
  const { trust, run } = setUp();
  expect(trust.isSettled()).toBe(false);
  expect(run(5)).toBe(false);
  expect(run(1)).toBe(true);
});

test('believes a jump, ahead or back, only after six hours at that time', () => {
  const { trust, time, run } = setUp();
  expect(run(72)).toBe(true);
  time.wallMs += 395 * Day.ms;
  expect(trust.isSettled()).toBe(false);
  expect(run(5)).toBe(false);
  // A second jump starts them anew.
  time.wallMs -= 365 * Day.ms;
  expect(trust.isSettled()).toBe(false);
  expect(run(5)).toBe(false);
  expect(run(1)).toBe(true);
});

test('does not take a machine that sleeps at night for a jump', () => {
  const { trust, time, run } = setUp();
  for (let night = 0; night < 30; night += 1) {
    time.wallMs += 9 * Hour.ms;
    expect(run(15)).toBe(true);
  }
  expect(trust.isSettled()).toBe(true);
});
