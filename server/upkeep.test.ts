import { expect, test } from 'vitest';
import { createMemoryLog } from './storage/memory/memory-log.ts';
import { createRecordStore } from './storage/record-store.ts';
import { sampleSession, sampleSubmission, sampleUpload, uuid } from './testing/samples.ts';
import { createSweep, lastKnownMoment } from './upkeep.ts';

test('removes nothing while the clock is in doubt, says so once, and copies all the same', async () => {
  const done: string[] = [];
  let isNear = true;
  const counting = (name: string) => ({
    async sweep() {
      done.push(name);
      return 0;
    },
  });
  const sweep = createSweep({
    services: {
      uploads: counting('files'),
      sessions: {
        async sweep() {
          done.push('sessions');
        },
      },
      retention: {
        async sweep() {
          done.push('records');
          return { removed: 0, heldBack: 0 };
        },
      },
    },
    snapshots: {
      async take({ keepsOld = false } = {}) {
        done.push(keepsOld ? 'copy, keep the old ones' : 'copy');
        return undefined;
      },
    },
    clockTrust: { isNear: () => isNear },
    log: (level, { message }) => done.push(`${level}: ${message.slice(0, 9)}`),
  });
  await sweep();
  expect(done.splice(0)).toEqual(['files', 'sessions', 'records', 'copy']);
  isNear = false;
  await sweep();
  await sweep();
  expect(done.splice(0)).toEqual([
    'warn: the clock',
    'copy, keep the old ones',
    'copy, keep the old ones',
  ]);
  isNear = true;
  await sweep();
  expect(done).toEqual(['files', 'sessions', 'records', 'copy']);
});

test('says once how many are held back because too much is past its time at once', async () => {
  const warnings: unknown[] = [];
  const sweep = createSweep({
    services: {
      uploads: { sweep: async () => 0 },
      sessions: { sweep: async () => undefined },
      retention: { sweep: async () => ({ removed: 0, heldBack: 40 }) },
    },
    snapshots: { take: async () => undefined },
    clockTrust: { isNear: () => true },
    log: (level, { records }) => warnings.push([level, records]),
  });
  await sweep();
  await sweep();
  expect(warnings).toEqual([['warn', 40]]);
});

test('knows the newest moment that is not in the future', async () => {
  const store = createRecordStore(createMemoryLog());
  const newest = () => lastKnownMoment(store, new Date('2026-06-01T00:00:00.000Z'));
  expect(await newest()).toBeUndefined();
  await store.receive(sampleSubmission(1, { receivedAt: '2026-03-01T00:00:00.000Z' }));
  expect(await newest()).toBe('2026-03-01T00:00:00.000Z');
  await store.changeSubmission(uuid(1), { status: 'read' }, new Date('2026-03-02T00:00:00.000Z'));
  expect(await newest()).toBe('2026-03-02T00:00:00.000Z');
  await store.openSession(sampleSession(1, { openedAt: '2026-03-03T00:00:00.000Z' }));
  expect(await newest()).toBe('2026-03-03T00:00:00.000Z');
  await store.addUploads([sampleUpload(1, { storedAt: '2026-03-04T00:00:00.000Z' })]);
  expect(await newest()).toBe('2026-03-04T00:00:00.000Z');
  await store.receive(sampleSubmission(2, { receivedAt: '2028-01-01T00:00:00.000Z' }));
  expect(await newest()).toBe('2026-03-04T00:00:00.000Z');
});
