// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readerSigns, restMs } from '#shared/reader-signs.ts';
import { afterRest, nextSign } from './reader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Watches a promise without waiting for it. */
function watch(promise: Promise<void>): { isResolved: boolean } {
  const seen = { isResolved: false };
  void promise.then(() => {
    seen.isResolved = true;
  });
  return seen;
}

test.each(readerSigns)('takes %s as a sign of a reader, wherever it happens', async (sign) => {
  const seen = watch(nextSign());
  await vi.advanceTimersByTimeAsync(10 * restMs);
  expect(seen.isResolved).toBe(false);
  document.body.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isResolved).toBe(true);
});

test('listens no longer once there was a sign', async () => {
  const listening = vi.spyOn(window, 'addEventListener');
  const sign = nextSign();
  const options = listening.mock.calls.map(([, , given]) => given);
  document.body.dispatchEvent(new Event('keydown'));
  await sign;
  expect(options).toHaveLength(readerSigns.length);
  for (const given of options) {
    expect(typeof given === 'object' && given.signal?.aborted).toBe(true);
  }
});

test('rests from the moment the address was asked for, not from when the program began', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(restMs - 200);
  const seen = watch(afterRest());
  await vi.advanceTimersByTimeAsync(199);
  expect(seen.isResolved).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.isResolved).toBe(true);
});

test('does not rest again where the program came late', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(restMs + 1);
  const seen = watch(afterRest());
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isResolved).toBe(true);
});
