// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packChoiceKey } from '#offline/content-pack/background-download.ts';
import { FakeCacheStorage } from '#testing/device/fake-caches.ts';
import { unfinishedManifestAddress } from '#offline/content-pack/manifest.ts';
import { packCacheName, packHashHeader } from '#offline/content-pack/pack-cache.ts';
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
    if (address === '/content-pack.json')
      return Response.json({ files, tabletPictures: [], videos: [] });
    // A picture that never loads.
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a download that the visitor stops does not resume automatically', async () => {
  render(<ReadingPart />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download for offline use' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped. Your downloads so far are saved. Continue any time.');
  expect(await screen.findByRole('button', { name: 'Download for offline use' })).toBeTruthy();
  expect(localStorage.getItem(packChoiceKey)).toBe('stopped');
});

test('an unfinished download is counted offline, and the pages that lack pictures are listed', async () => {
  const listed = [
    ...files,
    {
      url: '/attached_assets_compressed/heritage/two-800.avif',
      bytes: 4,
      sha256: 'b'.repeat(64),
    },
  ];
  const cache = await caches.open(packCacheName);
  await cache.put(
    unfinishedManifestAddress,
    Response.json({ files: listed, tabletPictures: [], videos: [] }),
  );
  const one = new Response('one', { headers: { [packHashHeader]: 'a'.repeat(64) } });
  await cache.put(listed[0]?.url ?? '', one);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  render(
    <MemoryRouter>
      <ReadingPart />
    </MemoryRouter>,
  );
  expect(await screen.findByText('1 page is missing pictures or PDFs')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Heritage & Research', hidden: true });
  expect(link.parentElement?.textContent).toContain('1 missing');
  expect(screen.getByRole('row', { name: /^Pictures 1 of 2/ })).toBeTruthy();
});
