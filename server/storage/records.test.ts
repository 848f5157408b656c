import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sampleMoment, uuid } from '../testing/samples.ts';
import { RecordEvent, Records, applyEvent } from './records.ts';

/** As the first release wrote it: no notes, no deposit, no receipts, no names of devices. */
const firstRelease = {
  sequence: 3,
  submissions: {
    [uuid(1)]: {
      id: uuid(1),
      kind: 'contact',
      fingerprint: 'f',
      receivedAt: sampleMoment,
      body: { name: 'Ruth', email: 'ruth@example.org', message: 'We have a slope.' },
      attachments: [],
      folder: 'inbox',
      status: 'new',
    },
  },
  uploads: {},
  sessions: {
    h: { tokenHash: 'h', openedAt: sampleMoment, expiresAt: '2026-03-31T00:00:00.000Z' },
  },
  passphraseHash: null,
};

test('reads what the first release has written', () => {
  const records = v.parse(Records, firstRelease);
  expect(records.submissions[uuid(1)]).toMatchObject({
    isAnnounced: false,
    isAcknowledged: false,
    notes: [],
    depositPaidAt: null,
    changedAt: null,
  });
  expect(records.sessions['h']?.device).toBe('');
});

test('dates a deposit that the first release noted without a moment by the request itself', () => {
  const records = v.parse(Records, firstRelease);
  const event = { kind: 'submission-changed', id: uuid(1), status: 'in-progress' };
  applyEvent(records, 4, v.parse(RecordEvent, event));
  expect(records.submissions[uuid(1)]?.depositPaidAt).toBe(sampleMoment);
});

test('dates a deposit that a status alone has told, before another status comes', () => {
  const records = v.parse(Records, firstRelease);
  const id = uuid(1);
  applyEvent(records, 4, { kind: 'submission-changed', id, status: 'delivered' });
  const submission = records.submissions[id];
  if (submission) submission.depositPaidAt = null;
  const at = '2026-03-05T00:00:00.000Z';
  applyEvent(records, 5, { kind: 'submission-changed', id, isAnswered: true, at });
  expect(submission?.depositPaidAt).toBeNull();
  applyEvent(records, 6, { kind: 'submission-changed', id, status: 'read', at });
  expect(submission?.depositPaidAt).toBe(at);
});

test('knows nothing of what was removed', () => {
  const records = v.parse(Records, firstRelease);
  applyEvent(records, 4, { kind: 'submissions-removed', ids: [uuid(1), uuid(2)], uploads: ['x'] });
  expect(records).toMatchObject({ sequence: 4, submissions: {}, uploads: {} });
});
