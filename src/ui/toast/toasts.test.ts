import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, showToast, updateToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('shows one toast at a time: a newer one replaces the older', () => {
  const first = showToast({ title: 'First' });
  const second = showToast({ title: 'Second' });
  expect(currentToast()).toMatchObject({ id: second, title: 'Second', isOpen: true });
  dismissToast(first);
  expect(currentToast()?.isOpen).toBe(true);
});

test('stays open for five seconds by default', () => {
  showToast({ title: 'Short' });
  expect(currentToast()?.durationMs).toBe(5_000);
  showToast({ title: 'Long', durationMs: 10_000 });
  expect(currentToast()?.durationMs).toBe(10_000);
});

test('changes an open toast in place', () => {
  const id = showToast({ title: 'Sending 3 of 8 files' });
  updateToast(id, { title: 'Sending 4 of 8 files' });
  expect(currentToast()?.title).toBe('Sending 4 of 8 files');
});

test('removes a dismissed toast after 1,000,000 ms', () => {
  dismissToast(showToast({ title: 'Gone' }));
  expect(currentToast()?.isOpen).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});
