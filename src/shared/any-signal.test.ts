import { expect, test, vi } from 'vitest';
import { anySignal } from './any-signal.ts';

test('is aborted with the first of several, for its reason, and stops listening to the others', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const listening = vi.spyOn(other.signal, 'addEventListener');
  const signal = anySignal(one.signal, other.signal);
  expect(signal.aborted).toBe(false);
  one.abort('first');
  other.abort('second');
  expect(signal.reason).toBe('first');
  const [, , options] = listening.mock.calls[0] ?? [];
  expect(typeof options === 'object' && options.signal?.aborted).toBe(true);
});

test('is aborted from the start when one of them is', () => {
  const signal = anySignal(new AbortController().signal, AbortSignal.abort('before'));
  expect(signal.aborted && signal.reason).toBe('before');
});
