import { vi } from 'vitest';

/** Advances the fake timers, a second at a time, until the promise has settled, however many steps it takes. */
export async function advanceUntil<Value>(promise: Promise<Value>): Promise<Value> {
  const progress = { isSettled: false };
  const settle = () => {
    progress.isSettled = true;
  };
  promise.then(settle, settle);
  while (!progress.isSettled) {
    await vi.advanceTimersByTimeAsync(1_000);
    // Reads and hashes outside JavaScript settle between two steps.
    await new Promise(setImmediate);
  }
  return promise;
}
