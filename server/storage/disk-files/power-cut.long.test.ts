import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { seed, seededRandom } from '#testing/support/seeded-random.ts';
import type { SeededRandom } from '#testing/support/seeded-random.ts';
import { leaveAfterPowerCut } from '../../testing/power-cut.ts';
import { recordingDisk } from '../../testing/recording-disk.ts';
import type { RecordingDisk } from '../../testing/recording-disk.ts';
import { sampleUpload } from '../../testing/samples.ts';
import { memoryFolder } from '../../testing/temporary-folder.ts';
import { openDiskFiles } from './disk-files.ts';
import { openDiskPictureCache } from './disk-pictures.ts';

/** More by `POWER_CUTS=2000`; the same number gives the same cuts. */
const runs = Math.ceil(Number(process.env['POWER_CUTS'] ?? 100) / 10);
const cutsPerRun = 10;

/** The outcome for a file: `from` and `until` are the numbers of disk operations before and after. */
interface Deed {
  what: 'accepted' | 'removed' | 'set aside' | 'taken back' | 'shown' | 'forgotten';
  name: string;
  from: number;
  /** Infinity until it was acknowledged. */
  until: number;
}

/** Stores, removes, moves and reads files, several at a time, recording what was acknowledged when. */
async function live(folder: string, disk: RecordingDisk, chance: SeededRandom) {
  const files = await openDiskFiles(join(folder, 'uploads'), { disk });
  const pictures = await openDiskPictureCache(join(folder, 'uploads', 'shown'), disk);
  const bytesOf = new Map<string, Buffer>();
  const deeds: Deed[] = [];
  async function note(what: Deed['what'], name: string, work: () => Promise<void>) {
    const deed: Deed = { what, name, from: disk.operations.length, until: Infinity };
    deeds.push(deed);
    await work();
    deed.until = disk.operations.length;
  }
  async function oneLife(number: number) {
    const { name } = sampleUpload(number);
    const bytes = chance.bytes(1 + chance.below(3_000));
    bytesOf.set(name, bytes);
    const half = bytes.length / 2;
    const { id } = await files.quarantine(
      Readable.from([bytes.subarray(0, half), bytes.subarray(half)]),
    );
    if (chance.next() < 0.1) return files.discard(id);
    await note('accepted', name, () => files.accept(id, name));
    if (chance.next() < 0.4) {
      await note('shown', name, () => pictures.write(name, 'thumbnail', bytes));
    }
    if (chance.next() < 0.4) {
      await note('set aside', name, () => files.setAside(name));
      if (chance.next() < 0.5) await note('taken back', name, () => files.putBack(name));
      return;
    }
    if (chance.next() < 0.5) {
      await note('removed', name, () => files.remove(name));
      await note('forgotten', name, () => pictures.remove(name));
    }
  }
  for (let number = 1; number <= 24; number += 4) {
    await Promise.all([0, 1, 2, 3].map((more) => oneLife(number + more)));
  }
  return { deeds, bytesOf };
}

test(
  `keeps every file complete, or deleted for good, after ${runs * cutsPerRun} power cuts`,
  { timeout: 5 * Minute.ms },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (turn) => {
        const chance = seededRandom(turn);
        const folder = await memoryFolder();
        await mkdir(join(folder, 'uploads'));
        const disk = await recordingDisk(folder);
        const { deeds, bytesOf } = await live(folder, disk, chance);
        for (let count = 0; count < cutsPerRun; count += 1) {
          const cut = chance.below(disk.operations.length + 1);
          const left = await memoryFolder();
          await leaveAfterPowerCut(disk.operations.slice(0, cut), folder, left, chance);
          await expectAcknowledgedKept(left, deeds, bytesOf, cut);
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  },
);

async function expectAcknowledgedKept(
  folder: string,
  deeds: readonly Deed[],
  bytesOf: ReadonlyMap<string, Buffer>,
  cut: number,
) {
  const namesOf = (what: Deed['what'], matchesFilter: (deed: Deed) => boolean) =>
    new Set(
      deeds.filter((deed) => deed.what === what && matchesFilter(deed)).map(({ name }) => name),
    );
  const started = (what: Deed['what']) => namesOf(what, ({ from }) => from <= cut);
  const promised = (what: Deed['what']) => namesOf(what, ({ until }) => until <= cut);

  const uploads = join(folder, 'uploads');
  const files = await openDiskFiles(uploads);
  const pictures = await openDiskPictureCache(join(uploads, 'shown'));
  expect(await readdir(join(uploads, 'quarantine'))).toEqual([]);

  const accepted = await readdir(join(uploads, 'accepted'));
  const aside = await files.listSetAside();
  const paths = [
    ...accepted.map((name) => [name, join(uploads, 'accepted', name)] as const),
    ...aside.map((name) => [name, join(uploads, 'unknown', name)] as const),
  ];
  for (const [name, path] of paths) expect(await readFile(path)).toEqual(bytesOf.get(name));

  const there = new Set([...accepted, ...aside]);
  for (const name of promised('accepted')) {
    if (!started('removed').has(name)) expect(there).toContain(name);
    if (!started('removed').has(name) && !started('set aside').has(name)) {
      expect(accepted).toContain(name);
    }
  }
  for (const name of promised('removed')) expect(there).not.toContain(name);
  for (const name of promised('taken back')) expect(accepted).toContain(name);
  for (const name of started('shown')) {
    const picture = await pictures.read(name, 'thumbnail');
    if (picture) expect(Buffer.from(picture)).toEqual(bytesOf.get(name));
    if (promised('forgotten').has(name)) expect(picture).toBeUndefined();
  }
}
