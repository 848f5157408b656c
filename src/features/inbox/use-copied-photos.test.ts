// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findHead, startCopy, storePhoto, storeRecords } from '#offline/inbox-copy/inbox-copy.ts';
import { newDevice } from '#testing/device/device.ts';
import { useCopiedPhotos } from './use-copied-photos.ts';

const files = [
  { url: `/uploads/${'a'.repeat(32)}.jpg`, name: 'a.jpg', mediaType: 'image/jpeg', sizeBytes: 5 },
];
/** What the server does with every request. */
let answer: () => Promise<Response>;
/** Addresses of photos that take up memory. */
let addresses: Set<string>;

beforeEach(async () => {
  await newDevice();
  await startCopy();
  const head = await findHead();
  if (!head) throw new Error('no copy');
  await storeRecords(head, []);
  await storePhoto(head, files[0]?.url ?? '', new Uint8Array([1]).buffer);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => answer());
  addresses = new Set();
  const createObjectURL = vi.fn(() => {
    const address = `blob:${addresses.size}`;
    addresses.add(address);
    return address;
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(createObjectURL);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void addresses.delete(address));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a photo that the server cannot show leaves the files at the server, until it cannot be reached', async () => {
  const { result } = renderHook(() => useCopiedPhotos(files));
  const ping = vi.fn(async () => Response.json({ nonce: '' }));
  answer = ping;
  result.current.onMissing();
  await waitFor(() => expect(ping.mock.settledResults[0]?.type).toBe('fulfilled'));
  expect(result.current).toMatchObject({ files, isCopied: false });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await waitFor(() => {
    result.current.onMissing();
    expect(result.current).toMatchObject({ files: [{ url: 'blob:0' }], isCopied: true });
  });
});

test('frees the photos of a record that was closed, also before they were read', async () => {
  const open = renderHook(() => useCopiedPhotos(files));
  open.result.current.onMissing();
  await waitFor(() => expect(open.result.current.isCopied).toBe(true));
  open.unmount();
  expect(addresses.size).toBe(0);
  const early = renderHook(() => useCopiedPhotos(files));
  early.result.current.onMissing();
  early.unmount();
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(addresses.size).toBe(0));
});
