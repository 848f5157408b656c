import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sampleMoment, sampleSubmission, uuid } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openJournalLog } from './journal/journal-log.ts';
import { createRecordStore } from './record-store.ts';
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
  const event = { kind: 'submission-changed', id, status: 'read', at, statusKeepsDeposit: true };
  applyEvent(records, 6, v.parse(RecordEvent, event));
  expect(submission?.depositPaidAt).toBe(at);
});

test.each([
  ['of the release before takes a noted deposit back', {}, null],
  ['of this release keeps it', { statusKeepsDeposit: true }, '2026-03-02T00:00:00.000Z'],
])('a status of before the deposit in a journal %s', (_, marker, depositPaidAt) => {
  const records = v.parse(Records, firstRelease);
  let sequence = 3;
  const replay = (status: string, at: string) => {
    const event = { kind: 'submission-changed', id: uuid(1), status, at, ...marker };
    applyEvent(records, (sequence += 1), v.parse(RecordEvent, event));
    return records.submissions[uuid(1)];
  };
  replay('deposit-paid', '2026-03-02T00:00:00.000Z');
  expect(replay('archived', '2026-03-03T00:00:00.000Z')?.depositPaidAt).not.toBeNull();
  expect(replay('read', '2026-03-04T00:00:00.000Z')?.depositPaidAt).toBe(depositPaidAt);
});

test('writes journals whose replay keeps the deposit that a status leaves as it is', async () => {
  const folder = await temporaryFolder();
  const open = async () =>
    createRecordStore(await openJournalLog({ folder, clock: () => new Date(sampleMoment) }));
  const first = await open();
  await first.receive(sampleSubmission(1, { kind: 'consultation' }));
  await first.changeSubmission(uuid(1), { status: 'deposit-paid' }, new Date(sampleMoment));
  await first.changeSubmission(uuid(1), { status: 'read' }, new Date(sampleMoment));
  await first.close();
  const second = await open();
  expect((await second.findSubmission(uuid(1)))?.depositPaidAt).toBe(sampleMoment);
  await second.close();
});

test('knows nothing of what was removed', () => {
  const records = v.parse(Records, firstRelease);
  applyEvent(records, 4, { kind: 'submissions-removed', ids: [uuid(1), uuid(2)], uploads: ['x'] });
  expect(records).toMatchObject({ sequence: 4, submissions: {}, uploads: {} });
});
