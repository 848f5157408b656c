import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { defaultRetention } from '#shared/api/retention.ts';
import { Day, Hour } from '#shared/time.ts';
import { createClockTrust } from '../services/clock-trust.ts';
import { createUploadPreviews } from '../services/upload-previews.ts';
import { createRetention } from '../services/retention.ts';
import { createUploads } from '../services/uploads.ts';
import { openDiskFiles } from '../storage/disk-files/disk-files.ts';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { createMemoryPictureCache } from '../storage/memory/memory-pictures.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { openSnapshots } from './snapshots.ts';
import { sampleSubmission, sampleUpload } from '../testing/samples.ts';
import { memoryFolder } from '../testing/temporary-folder.ts';
import { createSweep } from './maintenance.ts';

/** A server's maintenance over a data folder; the test moves the clock, and time passes by hours. */
async function machine() {
  const data = join(await memoryFolder(), 'data');
  const time = { wallMs: new Date('2026-03-01T00:00:00.000Z').getTime(), monotonicMs: 0 };
  const clock = () => new Date(time.wallMs);
  const monotonicMs = () => time.monotonicMs;
  const lines: { level: string; message: string }[] = [];

  async function start() {
    const log = await openJournalLog({ folder: join(data, 'records'), clock });
    const store = createRecordStore(log);
    const files = await openDiskFiles(join(data, 'uploads'));
    const previews = createUploadPreviews({
      files,
      cache: createMemoryPictureCache(),
      encode: async () => undefined,
    });
    const uploads = createUploads({ store, files, clock, previews });
    const snapshots = openSnapshots({
      dataFolder: data,
      clock,
      sequence: () => log.records.sequence,
    });
    const retention = createRetention({
      store,
      uploads,
      clock,
      monotonicMs,
      periods: defaultRetention,
    });
    const sweep = createSweep({
      services: {
        uploads,
        retention,
        deviceTransfers: { sweep: async () => undefined },
        sessions: { sweep: async () => undefined },
      },
      snapshots,
      clockTrust: createClockTrust({ clock, monotonicMs }),
      log: (level, { message }) => lines.push({ level, message }),
    });
    return {
      store,
      files,
      snapshots,
      sweep,
      async receive(number: number) {
        await store.receive(sampleSubmission(number, { receivedAt: clock().toISOString() }));
      },
      /** A file that no request refers to; its bytes are as old as the clock says. */
      async upload(number: number) {
        const { id } = await files.quarantine(Readable.from([Buffer.from('clay')]));
        await files.accept(id, sampleUpload(number).name);
        await store.addUploads([sampleUpload(number, { storedAt: clock().toISOString() })]);
      },
      count: async () => (await store.listSubmissions()).length,
    };
  }

  let running = await start();
  return {
    lines,
    now: () => running,
    jump(days: number) {
      time.wallMs += days * Day.ms;
    },
    async restart() {
      await running.store.close();
      running = await start();
    },
    async run(hours: number) {
      for (let hour = 0; hour < hours; hour += 1) {
        time.wallMs += Hour.ms;
        time.monotonicMs += Hour.ms;
        await running.sweep();
      }
    },
  };
}

test('loses nothing to a clock that is 400 days ahead across a restart, even with a new message at that time', async () => {
  const { now, jump, restart, run } = await machine();
  for (let number = 1; number <= 15; number += 1) await now().receive(number);
  await now().upload(1);
  await run(1);
  jump(400);
  await now().receive(16);
  await restart();
  await run(5);
  expect(await now().count()).toBe(16);
  expect(await now().snapshots.count()).toBe(2);
  expect(await now().files.open(sampleUpload(1).name)).toBeDefined();
  // Longer than a recovery could take.
  await run(7 * 24 - 12);
  expect(await now().count()).toBe(1);
  jump(-400);
  await run(1);
  expect(await now().count()).toBe(16);
  expect(await now().store.findUpload(sampleUpload(1).name)).not.toHaveProperty('trashed');
  expect(await now().files.open(sampleUpload(1).name)).toBeDefined();
});

test('keeps seven days for recovery, however often the clock jumps ahead', async () => {
  const { now, jump, run, lines } = await machine();
  await now().receive(1);
  jump(400);
  await run(7);
  expect(await now().count()).toBe(0);
  for (let times = 0; times < 10; times += 1) {
    jump(400);
    await run(7);
  }
  expect(await now().store.listSubmissions({ isTrashed: true })).toHaveLength(1);
  expect(lines).toContainEqual({ level: 'warn', message: expect.stringMatching('has jumped') });
  await run(7 * 24);
  expect(await now().store.listSubmissions({ isTrashed: true })).toHaveLength(0);
  expect(lines.at(-1)).toMatchObject({ message: expect.stringMatching('emptied') });
});

test('removes expired records a week later, across nightly restarts', async () => {
  const { now, jump, restart, run } = await machine();
  await now().receive(1);
  await now().upload(1);
  for (let day = 0; day < 400; day += 20) jump(20);
  await now().receive(2);
  const states: number[] = [];
  for (let night = 0; night < 12; night += 1) {
    await restart();
    await run(24);
    states.push((await now().store.listSubmissions({ isTrashed: true })).length);
  }
  expect(states).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  expect(await now().count()).toBe(1);
  expect(await now().files.open(sampleUpload(1).name)).toBeUndefined();
});

test('sets aside all files that no record refers to, and says so', async () => {
  const { now, jump, restart, run, lines } = await machine();
  await run(6);
  for (let number = 1; number <= 30; number += 1) {
    const { id } = await now().files.quarantine(Readable.from([Buffer.from(`photo ${number}`)]));
    await now().files.accept(id, sampleUpload(number).name);
  }
  // By the real clock, the files are new.
  jump((Date.now() - new Date('2026-03-01T00:00:00.000Z').getTime()) / Day.ms + 1);
  await run(7);
  expect(await now().files.open(sampleUpload(1).name)).toBeUndefined();
  expect(await now().files.listSetAside()).toHaveLength(30);
  expect(lines).toContainEqual({
    level: 'warn',
    message: expect.stringMatching(/^files that no record knows were moved/),
  });
  await run(24 * 60);
  expect(await now().files.listSetAside()).toHaveLength(30);
  // The right records have been restored.
  await now().store.addUploads(Array.from({ length: 29 }, (_, index) => sampleUpload(index + 1)));
  await restart();
  await run(1);
  expect(await now().files.listSetAside()).toEqual([sampleUpload(30).name]);
  expect(await now().files.open(sampleUpload(29).name)).toBeDefined();
});
