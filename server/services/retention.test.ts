import { expect, test } from 'vitest';
import { defaultRetention } from '#shared/api/retention.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import type { Submission } from '../storage/records.ts';
import { samplePayment, sampleSubmission, uuid } from '../testing/samples.ts';
import { createInbox } from './inbox.ts';
import { createRetention } from './retention.ts';

function setUp() {
  const time = { now: new Date('2026-03-01T00:00:00.000Z') };
  const clock = () => time.now;
  const store = createRecordStore(createMemoryLog());
  const inbox = createInbox({ store, clock });
  const retention = createRetention({
    store,
    uploads: { removeFiles: async () => undefined },
    clock,
    periods: defaultRetention,
    monotonicMs: () => time.now.getTime(),
  });
  return {
    store,
    /** Changes the request, as the owner does, at a moment. */
    async change(moment: string, status: Submission['status']) {
      time.now = new Date(moment);
      return inbox.changeRequest(uuid(1), { status });
    },
    async sweepAt(moment: string) {
      time.now = new Date(moment);
      return retention.sweep();
    },
  };
}

test('keeps a paid request whose status was chosen by mistake, with the day of its deposit', async () => {
  const { store, change, sweepAt } = setUp();
  await store.receive(sampleSubmission(1, { kind: 'consultation' }));
  await store.addWorkEntry(samplePayment(10));
  await change('2026-04-01T00:00:00.000Z', 'delivered');
  const slip = await change('2026-11-20T00:00:00.000Z', 'read');
  expect(slip?.depositPaidAt).toBe('2026-03-02T00:00:00.000Z');
  expect(await sweepAt('2027-11-20T00:00:00.000Z')).toMatchObject({ trashed: 0 });
});

test('moves a record to the trash no sooner than 30 days after its last change', async () => {
  const { store, change, sweepAt } = setUp();
  await store.receive(sampleSubmission(1, { kind: 'consultation' }));
  await store.receive(sampleSubmission(2, { kind: 'consultation' }));
  await change('2026-09-01T00:00:00.000Z', 'read');
  expect(await sweepAt('2026-09-02T00:00:00.000Z')).toMatchObject({ trashed: 1 });
  expect(await sweepAt('2026-10-01T00:00:00.000Z')).toMatchObject({ trashed: 0 });
  expect(await sweepAt('2026-10-01T00:00:00.001Z')).toMatchObject({ trashed: 1 });
});
