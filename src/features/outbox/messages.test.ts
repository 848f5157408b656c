import { expect, test } from 'vitest';
import type { OutboxItem, OutboxState } from '#offline/records.ts';
import { sinceText, stateText } from './messages.ts';

const now = new Date(2026, 10, 21, 12, 0);

function itemIn(state: OutboxState, change: Partial<OutboxItem> = {}): OutboxItem {
  return {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    form: 'newHouseDesign',
    body: {},
    answers: {},
    position: null,
    createdAt: new Date(2026, 10, 17).toISOString(),
    queuedAt: new Date(2026, 10, 17, 9).toISOString(),
    tries: 0,
    lastTryAt: null,
    isPaused: false,
    mayBeStored: false,
    filesTotal: 8,
    filesUploaded: 2,
    reuploads: 0,
    state,
    ...change,
  };
}

test('says since when a request is only on this device', () => {
  const waiting = itemIn({ kind: 'queued', nextTryAtMs: null, waitingFor: 'unreachable' });
  expect(stateText(waiting, now).headline).toBe('Waiting on this device since Tuesday');
});

test('says plainly that a server in between refuses large files', () => {
  const refused = itemIn({
    kind: 'queued',
    nextTryAtMs: null,
    waitingFor: 'too-large-on-the-way',
  });
  const { detail } = stateText(refused, now);
  expect(detail).toMatch(/^Too large to get through/);
  expect(detail).toMatch(/saved/);
  expect(detail).toMatch(/smaller/);
});

test('counts the files while sending', () => {
  const sending = itemIn({ kind: 'sending', leaseToken: '', leaseUntilMs: 0 });
  expect(stateText(sending, now).headline).toBe('Sending 3 of 8 files');
  const single = itemIn(sending.state, { filesTotal: 1, filesUploaded: 0 });
  expect(stateText(single, now).headline).toBe('Sending 1 file');
});

test.each([
  ['fast', null, 'Sending 3 of 8 files'],
  ['slow', 170_000, 'Sending 3 of 8 files, about 3 minutes left'],
  ['at its first minute', 60_000, 'Sending 3 of 8 files, about a minute left'],
  ['nearly done', 20_000, 'Sending 3 of 8 files, less than a minute left'],
  ['slower than measured', -5_000, 'Sending 3 of 8 files, taking longer than expected'],
  ['very slow', 3_600_000, 'Sending 3 of 8 files, about an hour left'],
  ['measured before the clock was set back', 86_400_000, 'Sending 3 of 8 files'],
])('says how long the files take on a connection that is %s', (_what, leftMs, words) => {
  const filesDoneAt = leftMs === null ? {} : { filesDoneAtMs: now.getTime() + leftMs };
  const sending = itemIn({ kind: 'sending', leaseToken: '', leaseUntilMs: 0, ...filesDoneAt });
  expect(stateText(sending, now).headline).toBe(words);
});

test('says that it is paused while a part of it is still being sent', () => {
  const state = { kind: 'sending', leaseToken: '', leaseUntilMs: 0 } as const;
  expect(stateText(itemIn(state, { isPaused: true }), now).detail).toMatch(/^Paused/);
  expect(stateText(itemIn(state), now).detail).not.toMatch(/held/i);
});

test('says received only with a receipt', () => {
  const delivered = itemIn({
    kind: 'delivered',
    receipt: 'NB-7K3F-9Q',
    receivedAt: now.toISOString(),
    announcedAt: null,
  });
  expect(stateText(delivered, now).headline).toBe('Received: NB-7K3F-9Q');
  const others: OutboxState[] = [
    { kind: 'queued', nextTryAtMs: null, waitingFor: null },
    { kind: 'sending', leaseToken: '', leaseUntilMs: 0 },
    {
      kind: 'needs-attention',
      refusal: { status: 422, code: 'invalid-fields', detail: 'No.', fields: {}, message: '' },
    },
  ];
  for (const state of others) {
    const { headline, detail } = stateText(itemIn(state), now);
    expect(`${headline} ${detail}`).not.toMatch(/\breceived\b|\bwas sent\b/i);
  }
});

test('gives the time for today, the day for this week and the date before', () => {
  expect(sinceText(new Date(2026, 10, 21, 10, 42).toISOString(), now)).toMatch(/^10:42/);
  expect(sinceText(new Date(2026, 10, 16, 13).toISOString(), now)).toBe('Monday');
  expect(sinceText(new Date(2026, 10, 3).toISOString(), now)).toBe('3 November 2026');
  // The clock was wrong when the request was stored.
  expect(sinceText(new Date(2027, 0, 1).toISOString(), now)).toBe('1 January 2027');
});
