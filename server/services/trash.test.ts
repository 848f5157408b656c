import { expect, test } from 'vitest';
import { defaultRetention } from '#shared/api/retention.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { sampleSubmission, uuid } from '../testing/samples.ts';
import { createRetention } from './retention.ts';
import { createTrash } from './trash.ts';

function setUp() {
  const time = { now: new Date('2026-09-01T00:00:00.000Z') };
  const clock = () => time.now;
  const store = createRecordStore(createMemoryLog());
  const retention = createRetention({
    store,
    uploads: { removeFiles: async () => undefined },
    clock,
    periods: defaultRetention,
    monotonicMs: () => time.now.getTime(),
  });
  return {
    store,
    trash: createTrash(store, clock),
    sweepAt(moment: string) {
      time.now = new Date(moment);
      return retention.sweep();
    },
  };
}

test('lists what retention is about to delete, what goes first first, with the day', async () => {
  const { store, trash, sweepAt } = setUp();
  await store.receive(sampleSubmission(1, { body: { name: 'Ruth' } }));
  await store.receive(sampleSubmission(2, { kind: 'consultation', body: { name: 'Ali' } }));
  expect(await trash.list()).toEqual({ total: 0, records: [] });
  await sweepAt('2026-10-01T00:00:00.000Z');
  await sweepAt('2026-10-02T00:00:00.000Z');
  expect(await trash.list()).toMatchObject({
    total: 1,
    records: [
      { id: uuid(2), isRequest: true, name: 'Ali', deletedAfter: '2026-10-08T00:00:00.000Z' },
    ],
  });
  await sweepAt('2027-06-01T00:00:00.000Z');
  const { records } = await trash.list();
  expect(records.map(({ id, isRequest }) => [id, isRequest])).toEqual([[uuid(1), false]]);
});

test('brings a record back for another thirty days', async () => {
  const { store, trash, sweepAt } = setUp();
  await store.receive(sampleSubmission(1));
  await sweepAt('2027-06-01T00:00:00.000Z');
  expect(await trash.restore([uuid(1), uuid(7)])).toBe(1);
  expect(await trash.restore([uuid(1)])).toBe(0);
  expect(await store.findSubmission(uuid(1))).toBeDefined();
  expect(await sweepAt('2027-06-02T00:00:00.000Z')).toMatchObject({ trashed: 0 });
  expect(await sweepAt('2027-07-05T00:00:00.000Z')).toMatchObject({ trashed: 1 });
  await sweepAt('2027-07-13T00:00:00.000Z');
  expect(await trash.restore([uuid(1)])).toBe(0);
  expect(await trash.list()).toEqual({ total: 0, records: [] });
});
