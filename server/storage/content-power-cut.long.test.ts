import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { seed, seededRandom } from '#testing/support/seeded-random.ts';
import type { SeededRandom } from '#testing/support/seeded-random.ts';
import { leaveAfterPowerCut } from '../testing/power-cut.ts';
import { recordingDisk } from '../testing/recording-disk.ts';
import type { RecordingDisk } from '../testing/recording-disk.ts';
import { sampleMoment, sampleRevision, sampleSave, uuid } from '../testing/samples.ts';
import { memoryFolder } from '../testing/temporary-folder.ts';
import { realDisk } from './disk.ts';
import { openJournalLog } from './journal/journal-log.ts';
import type { ContentStore } from './ports.ts';
import { createRecordStore } from './record-store.ts';

/** More by `POWER_CUTS=2000`; the same number gives the same cuts. */
const runs = Math.ceil(Number(process.env['POWER_CUTS'] ?? 100) / 20);
const cutsPerRun = 20;
const entryCount = 4;
const stepsOfEach = 8;

const kind = 'article';
const at = new Date(sampleMoment);
const clock = () => at;
/** A process that stays alive cannot tell whether anything was synced. */
const unsynced = {
  ...realDisk,
  openFile: async (path: string) => ({
    ...(await realDisk.openFile(path)),
    datasync: async () => undefined,
  }),
  makeFolder: async (path: string) => void (await mkdir(path, { recursive: true })),
  syncFolder: async () => undefined,
};

async function open(folder: string, disk = realDisk) {
  const log = await openJournalLog({
    folder: join(folder, 'records'),
    clock,
    idleMs: 0,
    snapshotEvery: 5,
    disk,
  });
  return createRecordStore(log);
}

/** The state of an entry after a step, which ran between disk operations `from` and `until`. */
interface Step {
  from: number;
  until: number;
  state: unknown;
}

const stateOf = async (content: ContentStore, id: string) => ({
  entry: await content.findEntry(kind, id),
  revisions: await content.listRevisions(kind, id),
  pictures: (await content.listPictures()).filter(({ colour }) => colour === id),
});

/** Writes, publishes, schedules and hides one entry, step after step, as its owner does. */
async function write(content: ContentStore, id: string, disk: RecordingDisk, chance: SeededRandom) {
  const steps: Step[] = [{ from: 0, until: 0, state: await stateOf(content, id) }];
  let saved = 0;
  const idOf = (number: number) => uuid(1_000 * Number(id) + number);
  for (let count = 0; count < stepsOfEach; count += 1) {
    const from = disk.operations.length;
    const dice = chance.next();
    if (saved === 0 || dice < 0.5) {
      saved += 1;
      const revision = sampleRevision(0, {
        entryId: id,
        slug: `page-${id}`,
        revisionId: idOf(saved),
        baseRevisionId: saved === 1 ? null : idOf(saved - 1),
        body: { title: `Version ${saved}`, text: 'clay and straw '.repeat(chance.below(90)) },
      });
      await content.save(sampleSave(revision));
    } else if (dice < 0.8) {
      const publishAt = dice < 0.6 ? '2027-01-01T00:00:00.000Z' : undefined;
      await content.publish({ kind, id, revisionId: idOf(saved), publishAt }, at);
    } else if (dice < 0.9) {
      await content.setHidden({ kind, id, number: null }, chance.next() < 0.5, at);
    } else {
      await content.addPicture({
        sha256: String(100 * Number(id) + count).padStart(64, '0'),
        width: 1,
        height: 1,
        colour: id,
        copies: [],
        addedAt: sampleMoment,
      });
    }
    steps.push({ from, until: disk.operations.length, state: await stateOf(content, id) });
  }
  return { id, steps };
}

test(
  `an entry has the state after its last step, or after the one in progress, through ${runs * cutsPerRun} power cuts`,
  { timeout: 5 * Minute.ms },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (turn) => {
        const chance = seededRandom(turn);
        const folder = await memoryFolder();
        const disk = await recordingDisk(folder);
        const store = await open(folder, disk);
        const ids = Array.from({ length: entryCount }, (_, index) => String(index + 1));
        const lives = await Promise.all(ids.map((id) => write(store.content, id, disk, chance)));
        await store.close();
        for (let count = 0; count < cutsPerRun; count += 1) {
          const cut = chance.below(disk.operations.length + 1);
          const left = await memoryFolder();
          await leaveAfterPowerCut(disk.operations.slice(0, cut), folder, left, chance);
          const found = await open(left, unsynced);
          for (const { id, steps } of lives) {
            const done = steps.findLastIndex(({ until }) => until <= cut);
            const begun = steps.findLastIndex(({ from }) => from <= cut);
            const states = steps.slice(done, begun + 1).map(({ state }) => state);
            expect(states).toContainEqual(await stateOf(found.content, id));
          }
          // The store can still be written to.
          const [first] = ids;
          await found.content.setHidden({ kind, id: first ?? '', number: null }, true, at);
          await found.close();
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  },
);
