import { vi } from 'vitest';

/** Moves the fake timers on, a second at a time, until the promise has settled, however many turns it takes. */
export async function advanceUntil<Value>(promise: Promise<Value>): Promise<Value> {
  const progress = { isSettled: false };
  const settle = () => {
    progress.isSettled = true;
  };
  promise.then(settle, settle);
  while (!progress.isSettled) {
    await vi.advanceTimersByTimeAsync(1_000);
    // What is read or hashed beside JavaScript comes back between two turns.
    await new Promise(setImmediate);
  }
  return promise;
}
