// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Readiness } from '#offline/content-pack/readiness.ts';
import { useReadiness } from './use-readiness.ts';

const answers = vi.hoisted(() => ({
  counts: [] as ((readiness: Readiness) => void)[],
  isComing: true,
}));
const tell = vi.hoisted(() => ({ listener: (_event: { type: string }) => {} }));

vi.mock('#offline/events.ts', () => ({
  subscribe: (listener: (event: { type: string }) => void) => {
    tell.listener = listener;
    return () => undefined;
  },
}));
vi.mock('#offline/content-pack/background-download.ts', () => ({ findHesitation: () => null }));
vi.mock('#offline/content-pack/content-pack.ts', () => ({
  isPackDownloading: async () => answers.isComing,
}));
vi.mock('#offline/content-pack/readiness.ts', () => ({
  readReadiness: () => new Promise<Readiness>((resolve) => answers.counts.push(resolve)),
}));

afterEach(cleanup);

const counted = (keptFiles: number): Readiness => ({
  isProgramKept: true,
  reads: { keptLists: 3, lists: 3 } as Readiness['reads'],
  isSearchKept: true,
  pack: { files: 9, keptFiles } as Readiness['pack'],
});
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test('shows what was counted last, though an earlier count takes longer, and whether a download still runs', async () => {
  const { result } = renderHook(() => useReadiness());
  await settle();
  tell.listener({ type: 'downloads-changed' });
  await settle();
  const [early, late] = answers.counts;
  // The download ends while the files are counted.
  answers.isComing = false;
  late?.(counted(9));
  await settle();
  early?.(counted(1));
  await settle();
  expect(result.current.state.readiness?.pack?.keptFiles).toBe(9);
  expect(result.current.state.isComing).toBe(false);
});
