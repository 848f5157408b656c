// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Readiness } from '#offline/content-pack/readiness.ts';
import { publishHere } from '#offline/events.ts';
import { useReadiness } from './use-readiness.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counted = (cachedFiles: number): Readiness => ({
  isShellCached: true,
  reads: { cachedLists: 3, lists: 3 } as Readiness['reads'],
  isSearchIndexCached: true,
  pack: { files: 9, cachedFiles } as Readiness['pack'],
});
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test('shows the latest count even if an earlier one takes longer, and whether a download is still running', async () => {
  // A held lock shows that some tab is downloading.
  let held = [{ name: 'content-pack' }];
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
  const counts: ((readiness: Readiness) => void)[] = [];
  const readDevice = () => new Promise<Readiness>((resolve) => counts.push(resolve));
  const { result } = renderHook(() => useReadiness(readDevice));
  await vi.waitFor(() => expect(counts).toHaveLength(1));
  publishHere({ type: 'downloads-changed' });
  await vi.waitFor(() => expect(counts).toHaveLength(2));
  const [early, late] = counts;
  // The download ends while the files are counted.
  held = [];
  late?.(counted(9));
  await settle();
  early?.(counted(1));
  await settle();
  expect(result.current.state.readiness?.pack?.cachedFiles).toBe(9);
  expect(result.current.state.isDownloading).toBe(false);
});
