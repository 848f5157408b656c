import { expect, test } from 'vitest';
import { Day, Hour } from '#shared/time.ts';
import { createClockTrust } from './clock-trust.ts';

const start = new Date('2026-03-01T00:00:00.000Z');

function setUp(lastKnownAt?: string) {
  const time = { wallMs: start.getTime(), monotonicMs: 0 };
  const trust = createClockTrust({
    clock: () => new Date(time.wallMs),
    monotonicMs: () => time.monotonicMs,
    lastKnownAt,
  });
  return {
    trust,
    time,
    /** Looks every hour for so many hours. */
    run(hours: number) {
      for (let hour = 0; hour < hours; hour += 1) {
        time.wallMs += Hour.ms;
        time.monotonicMs += Hour.ms;
        trust.isNear();
      }
      return trust.isNear();
    },
  };
}

test('believes a clock that comes from moments known before, and one with nothing behind it', () => {
  expect(setUp('2026-02-20T00:00:00.000Z').trust.isNear()).toBe(true);
  expect(setUp().trust.isNear()).toBe(true);
});

test('believes a clock far ahead of everything known only after six hours', () => {
  const { trust, run } = setUp('2025-02-01T00:00:00.000Z');
  expect(trust.isNear()).toBe(false);
  expect(run(5)).toBe(false);
  expect(run(1)).toBe(true);
});

test('believes a jump ahead only after six hours at that time', () => {
  const { trust, time, run } = setUp('2026-02-20T00:00:00.000Z');
  expect(run(72)).toBe(true);
  time.wallMs += 395 * Day.ms;
  expect(trust.isNear()).toBe(false);
  expect(run(5)).toBe(false);
  // A second jump begins them anew.
  time.wallMs += 30 * Day.ms;
  expect(trust.isNear()).toBe(false);
  expect(run(5)).toBe(false);
  expect(run(1)).toBe(true);
});

test('goes on at once when the clock is put right', () => {
  const { trust, time, run } = setUp('2026-02-20T00:00:00.000Z');
  run(30);
  time.wallMs += 395 * Day.ms;
  expect(run(5)).toBe(false);
  time.wallMs -= 395 * Day.ms;
  expect(trust.isNear()).toBe(true);
  expect(trust.isSettled()).toBe(false);
});

test('does not take a machine that sleeps at night for a jump', () => {
  const { trust, time, run } = setUp('2026-02-20T00:00:00.000Z');
  for (let night = 0; night < 30; night += 1) {
    time.wallMs += 9 * Hour.ms;
    expect(run(15)).toBe(true);
  }
  expect(trust.isSettled()).toBe(true);
});

test('believes the clock of a quiet machine that is on for a working day alone', () => {
  const { trust, run } = setUp('2026-01-01T00:00:00.000Z');
  expect(trust.isNear()).toBe(false);
  expect(run(8)).toBe(true);
  expect(trust.isSettled()).toBe(true);
});
