import { afterEach, expect, test, vi } from 'vitest';
import { hasWorker } from './has-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a worker', { getRegistration: async () => ({}) }, true],
  ['none yet', { getRegistration: async () => undefined }, false],
  ['workers refused', { getRegistration: () => Promise.reject(new Error('refused')) }, false],
  ['no workers', undefined, false],
])('knows %s', async (_, serviceWorker, expected) => {
  vi.stubGlobal('navigator', { serviceWorker });
  expect(await hasWorker()).toBe(expected);
});
