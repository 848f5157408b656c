import { expect, test } from 'vitest';
import { Day, Minute, Second } from '#shared/time.ts';
import { GuessLimiter } from './guess-limiter.ts';

function limiterAt(startMs = 0) {
  const time = { ms: startMs };
  return { time, limiter: new GuessLimiter(() => new Date(time.ms)) };
}

test('doubles the wait with each wrong guess, up to a minute', () => {
  const { time, limiter } = limiterAt();
  const waits: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    limiter.failed('a');
    waits.push(limiter.waitMs('a') / Second.ms);
    time.ms += 2 * Minute.ms;
  }
  expect(waits).toEqual([0, 0, 8, 16, 32, 60, 60, 60]);
});

test('forgets the failures of an address after the right passphrase', () => {
  const { limiter } = limiterAt();
  limiter.failed('a');
  limiter.failed('a');
  limiter.succeeded('a');
  limiter.failed('a');
  expect(limiter.waitMs('a')).toBe(0);
});

test('forgets the failures of an address a day after the last wait', () => {
  const { time, limiter } = limiterAt();
  const waits: number[] = [];
  for (const pauseMs of [0, 0, 0, Day.ms, 16 * Second.ms + Day.ms, 0, 0]) {
    time.ms += pauseMs;
    limiter.failed('a');
    waits.push(limiter.waitMs('a') / Second.ms);
  }
  expect(waits).toEqual([0, 0, 8, 16, 0, 0, 8]);
});

test('makes guessing from many addresses slow without making a new address wait', () => {
  const { limiter } = limiterAt();
  for (let address = 0; address < 40; address += 1) limiter.failed(`bot ${address}`);
  // Under attack even the first failure delays.
  expect(limiter.waitMs('bot 39')).toBeGreaterThan(0);
  for (let guess = 0; guess < 12; guess += 1) limiter.failed('bot 1');
  expect(limiter.waitMs('bot 1')).toBe(15 * Minute.ms);
  expect(limiter.waitMs('the owner')).toBe(0);
});
