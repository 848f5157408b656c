import { vi } from 'vitest';

/** Locks that a suspended tab holds: none is granted, and whoever waits for one stops at once. */
export function locksOfSuspendedTab(): object {
  const waited = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waited.signal);
  const request = (_name: string, { signal }: LockOptions): Promise<never> =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (signal !== undefined) waited.abort();
    });
  return { request };
}
