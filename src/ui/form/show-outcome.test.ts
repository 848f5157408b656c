import { expect, test } from 'vitest';
import { currentToast } from '../toast/toasts.ts';
import { serverBusyMessage } from './outcome-toasts.ts';
import { showOutcome } from './show-outcome.ts';

const toasts = {
  delivered: { title: 'delivered' },
  waiting: { title: 'waiting' },
  slow: { title: 'slow' },
  failed: (detail: string | null) => ({ title: detail ?? 'failed' }),
  left: { title: 'left' },
};

test.each([
  [{ kind: 'delivered' }, 'delivered', 'done'],
  [{ kind: 'waiting', reason: 'unreachable' }, 'waiting', 'done'],
  [{ kind: 'waiting', reason: 'timeout' }, 'waiting', 'done'],
  // The server was reached: the toast must not say that there is no connection.
  [{ kind: 'waiting', reason: 'busy' }, 'slow', 'done'],
  [{ kind: 'left', isRefused: true }, 'left', 'done'],
  [{ kind: 'failed', reason: 'unreachable' }, 'failed', { refused: {} }],
  [{ kind: 'failed', reason: 'busy' }, serverBusyMessage, { refused: {} }],
  [{ kind: 'not-sent' }, 'Not sent', { refused: {} }],
  [
    { kind: 'refused', error: { detail: 'Too long' }, fields: { message: 'Too long' } },
    'Too long',
    { refused: { message: 'Too long' } },
  ],
] as const)('says of %j “%s”', (sent, title, outcome) => {
  expect(showOutcome(sent, toasts)).toEqual(outcome);
  expect(currentToast()?.title).toBe(title);
});
