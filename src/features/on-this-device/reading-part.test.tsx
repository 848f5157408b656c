// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packChoiceKey } from '#offline/content-pack/background-download.ts';
import { FakeCacheStorage } from '#offline/testing/fake-caches.ts';
import { ReadingPart } from './reading-part.tsx';

const files = [
  { url: '/attached_assets_compressed/projects/one-800.avif', bytes: 3, sha256: 'a'.repeat(64) },
];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('caches', new FakeCacheStorage());
  const held: object[] = [];
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => ({}),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    locks: {
      query: async () => ({ held }),
      request: async (name: string, _options: object, work: () => Promise<unknown>) => {
        held.push({ name });
        return work().finally(() => held.pop());
      },
    },
  });
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    if (address.startsWith('/api/')) return Response.json([]);
    if (address === '/content-pack.json') return Response.json({ files });
    // A picture that never comes.
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who stops a download is believed: it ends, and does not go on by itself another time', async () => {
  render(<ReadingPart />);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep on this device' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped. What came is kept; go on when it suits you.');
  expect(await screen.findByRole('button', { name: 'Keep on this device' })).toBeTruthy();
  expect(localStorage.getItem(packChoiceKey)).toBe('stopped');
});
