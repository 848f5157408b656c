// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('reads the clock as often as asked, and stops when unmounted', () => {
  const { result, rerender } = renderHook(({ everyMs }) => useNow(everyMs).getTime(), {
    initialProps: { everyMs: 5_000 as number | null },
  });
  act(() => vi.advanceTimersByTime(4_999));
  expect(result.current).toBe(1_000_000);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(1_005_000);
  rerender({ everyMs: null });
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(1_005_000);
  expect(vi.getTimerCount()).toBe(0);
});
