import { afterEach, expect, test, vi } from 'vitest';
import { withWebLock } from './web-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A lock that a suspended tab holds: it is never granted, the wait only times out. */
const heldForEver = {
  request: (_name: string, { signal }: { signal?: AbortSignal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
};
const free = {
  request: (_name: string, _options: object, work: () => Promise<unknown>) => work(),
};

test('runs alone under the lock', async () => {
  vi.stubGlobal('navigator', { locks: free });
  expect(await withWebLock('outbox', async (isAlone) => isAlone, 10)).toBe(true);
});

test('does not wait for ever for a suspended tab that has the lock', async () => {
  vi.stubGlobal('navigator', { locks: heldForEver });
  expect(await withWebLock('outbox', async (isAlone) => isAlone, 10)).toBe(false);
});

test('passes on an error of the work itself', async () => {
  vi.stubGlobal('navigator', { locks: free });
  const failing = withWebLock('outbox', () => Promise.reject(new Error('in the work')), 10);
  await expect(failing).rejects.toThrow('in the work');
});

test('queues within the page where there are no locks, even after a failure', async () => {
  vi.stubGlobal('navigator', {});
  const order: string[] = [];
  const turn = (name: string, isFailing = false) =>
    withWebLock(
      'outbox',
      async (isAlone) => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
        if (isFailing) throw new Error(name);
        return isAlone;
      },
      10,
    );
  const first = turn('one', true);
  const second = turn('two');
  await expect(first).rejects.toThrow('one');
  expect(await second).toBe(false);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
