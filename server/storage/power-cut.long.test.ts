import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { seed, seededRandom } from '#testing/support/seeded-random.ts';
import type { SeededRandom } from '#testing/support/seeded-random.ts';
import { leaveAfterPowerCut } from '../testing/power-cut.ts';
import { recordingDisk } from '../testing/recording-disk.ts';
import type { RecordingDisk } from '../testing/recording-disk.ts';
import { sampleMoment, sampleSubmission, sampleUpload, uuid } from '../testing/samples.ts';
import { memoryFolder } from '../testing/temporary-folder.ts';
import { realDisk } from './disk.ts';
import { openDiskFiles } from './disk-files/disk-files.ts';
import { openJournalLog } from './journal/journal-log.ts';
import { createRecordStore } from './record-store.ts';
import type { Submission, Upload } from './records.ts';

/** More by `POWER_CUTS=2000`; the same number gives the same cuts. */
const runs = Math.ceil(Number(process.env['POWER_CUTS'] ?? 100) / 20);
const cutsPerRun = 10;
const generations = 2;

const clock = () => new Date(sampleMoment);
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

/** An operation of the store: `at` and `until` are the numbers of disk operations before and after. */
interface Deed {
  what: 'stored' | 'removed' | 'compacted' | 'uploaded' | 'worked';
  id: string;
  from: number;
  /** Infinity until it was acknowledged. */
  until: number;
  submission?: Submission;
  /** The submission of a work entry, and the files of it. */
  of?: string;
  files?: readonly string[];
  upload?: { upload: Upload; bytes: Buffer };
}

async function openData(folder: string, disk = realDisk) {
  const log = await openJournalLog({
    folder: join(folder, 'data', 'records'),
    clock,
    idleMs: 0,
    snapshotEvery: 7,
    disk,
  });
  const files = await openDiskFiles(join(folder, 'data', 'uploads'), { disk });
  return { store: createRecordStore(log), files };
}

/** Uses the store as on a busy day, recording what was acknowledged when. */
async function live(
  folder: string,
  disk: RecordingDisk,
  chance: SeededRandom,
  firstNumber: number,
) {
  const deeds: Deed[] = [];
  const { store, files } = await openData(folder, disk);
  let number = firstNumber;
  async function note(deed: Omit<Deed, 'from' | 'until'>, work: () => Promise<unknown>) {
    const noted: Deed = { ...deed, from: disk.operations.length, until: Number.POSITIVE_INFINITY };
    deeds.push(noted);
    await work();
    noted.until = disk.operations.length;
  }
  const receive = (attachments: string[] = []) => {
    number += 1;
    const message = `secret ${number} ${'clay and straw '.repeat(chance.below(90))}`;
    const body = { name: 'Ruth', email: `visitor${number}@example.org`, message };
    const submission = sampleSubmission(number, { body, attachments });
    return note({ what: 'stored', id: submission.id, submission }, () => store.receive(submission));
  };
  const work = (of: string, names: string[] = []) => {
    number += 1;
    const entry = {
      id: uuid(number),
      submissionId: of,
      at: sampleMoment,
      by: 'client',
      kind: 'client-words',
      text: `secret ${Number.parseInt(of.slice(-12), 16)} answers`,
      files: names,
    } as const;
    return note({ what: 'worked', id: entry.id, of, files: names }, () =>
      store.addWorkEntry(entry),
    );
  };
  const upload = async () => {
    number += 1;
    const bytes = chance.bytes(100 + chance.below(3_000));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const stored = sampleUpload(number, { sha256, sizeBytes: bytes.length });
    await note(
      { what: 'uploaded', id: stored.name, upload: { upload: stored, bytes } },
      async () => {
        const { id } = await files.quarantine(
          Readable.from([bytes.subarray(0, 90), bytes.subarray(90)]),
        );
        await files.accept(id, stored.name);
        await store.addUploads([stored]);
      },
    );
    return stored.name;
  };
  for (let step = 0; step < 12; step += 1) {
    const dice = chance.next();
    if (dice < 0.55) {
      await Promise.all(Array.from({ length: 1 + chance.below(6) }, () => receive()));
    } else if (dice < 0.75) {
      const names = await Promise.all(Array.from({ length: 1 + chance.below(3) }, upload));
      await receive(names);
    } else if (dice < 0.9) {
      const known = (await store.listSubmissions()).map(({ id }) => id);
      if (known.length === 0) continue;
      await work(chance.pick(known), [await upload()]);
      const id = chance.pick(known);
      await Promise.all([
        work(chance.pick(known)),
        note({ what: 'removed', id }, () => store.removeSubmissions([id])),
        receive(),
      ]);
      await note({ what: 'compacted', id }, () => store.compact());
    } else {
      await store.compact();
    }
  }
  await store.close();
  return { deeds, lastNumber: number };
}

const without = (list: readonly Deed[], what: Deed['what']) =>
  new Set(list.filter((deed) => deed.what === what).map(({ id }) => id));

/** Opens the disk as a cut left it: everything acknowledged is there, and nothing that nobody sent. */
async function expectAcknowledgedKept(folder: string, deeds: readonly Deed[], cut: number) {
  const started = deeds.filter(({ from }) => from <= cut);
  const promised = deeds.filter(({ until }) => until <= cut);
  const removed = without(promised, 'removed');
  const perhapsRemoved = without(started, 'removed');
  const sent = new Map(
    started.flatMap(({ id, submission }) => (submission ? [[id, submission] as const] : [])),
  );

  // Before the start, because the start itself cleans up.
  for (const id of without(promised, 'compacted')) {
    const text = `secret ${Number.parseInt(id.slice(-12), 16)} `;
    expect(await filesWith(join(folder, 'data', 'records'), text)).toEqual([]);
  }
  const { store, files } = await openData(folder, unsynced);
  const found = await store.listSubmissions();
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  for (const submission of found) {
    // A work entry changes it.
    expect({ ...submission, changedAt: null }).toEqual(sent.get(submission.id));
    expect(removed.has(submission.id)).toBe(false);
    for (const name of submission.attachments) expect(await store.findUpload(name)).toBeDefined();
  }
  const foundIds = new Set(found.map(({ id }) => id));
  const entries = await store.listWorkEntries({ isWhole: true });
  for (const { submissionId } of entries) expect(foundIds.has(submissionId ?? '')).toBe(true);
  const entryIds = new Set(entries.map(({ id }) => id));
  const lostWork = promised.filter(
    ({ what, id, of = '' }) => what === 'worked' && !perhapsRemoved.has(of) && !entryIds.has(id),
  );
  expect(lostWork).toEqual([]);
  const lost = promised.filter(
    ({ what, id }) => what === 'stored' && !perhapsRemoved.has(id) && !foundIds.has(id),
  );
  expect(lost).toEqual([]);
  const erasedUploads = new Set(
    started.flatMap(({ id, submission, of = id, files: own = submission?.attachments ?? [] }) =>
      perhapsRemoved.has(of) ? own : [],
    ),
  );
  for (const { what, id, upload } of promised) {
    if (what !== 'uploaded' || erasedUploads.has(id)) continue;
    expect((await store.findUpload(id))?.sha256).toBe(upload?.upload.sha256);
    const opened = await files.open(id);
    expect(Buffer.concat((await opened?.stream.toArray()) ?? [])).toEqual(upload?.bytes);
  }
  await store.close();
}

async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return names.filter((_, index) => texts[index]?.includes(text));
}

test(
  `keeps every acknowledged record after ${runs * cutsPerRun * generations} power cuts, even starting from what a cut had left`,
  { timeout: 5 * Minute.ms },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (turn) => {
        const chance = seededRandom(turn);
        let folder = await memoryFolder();
        let earlier: Deed[] = [];
        let lastNumber = 0;
        for (let generation = 0; generation < generations; generation += 1) {
          const disk = await recordingDisk(folder);
          const before = disk.operations.length;
          const lived = await live(folder, disk, chance, lastNumber);
          ({ lastNumber } = lived);
          const deeds = [...earlier, ...lived.deeds];
          let left = folder;
          let cut = 0;
          for (let count = 0; count < cutsPerRun; count += 1) {
            cut = before + chance.below(disk.operations.length - before + 1);
            left = await memoryFolder();
            await leaveAfterPowerCut(disk.operations.slice(0, cut), folder, left, chance);
            await expectAcknowledgedKept(left, deeds, cut);
          }
          // The next generation continues from the last disk: stored records stay, erased ones stay erased.
          const { store } = await openData(left, unsynced);
          const there = new Set((await store.listSubmissions()).map(({ id }) => id));
          for (const { what, id } of deeds) {
            if (what === 'uploaded' && (await store.findUpload(id))) there.add(id);
          }
          await store.close();
          const isTrusted = ({ what, id, of = '', until }: Deed) => {
            if (what === 'worked') return until <= cut && there.has(of);
            return what === 'stored' || what === 'uploaded' ? there.has(id) : until <= cut;
          };
          earlier = deeds.filter(isTrusted).map((deed) => ({ ...deed, from: 0, until: 0 }));
          folder = left;
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  },
);

test(
  'reports where a synced file was damaged, or has everything: never silently less',
  { timeout: Minute.ms },
  async () => {
    const folder = await memoryFolder();
    const { store } = await openData(folder);
    for (let number = 1; number <= 12; number += 1) await store.receive(sampleSubmission(number));
    const records = join(folder, 'data', 'records');
    const whole = new Map<string, Buffer>();
    for (const name of await readdir(records)) {
      if (name !== 'lock') whole.set(name, await readFile(join(records, name)));
    }
    const journal = whole.get('journal.log') ?? Buffer.alloc(0);
    // The last line cannot be distinguished from one that was being written.
    const lastLine = journal.lastIndexOf(10, journal.length - 2) + 1;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'snapshot.json',
          'snapshot.json.bak',
          'journal.previous.log',
          'journal.log',
        ),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (name, place, flip) => {
          const copy = await memoryFolder();
          await unsynced.makeFolder(join(copy, 'data', 'records'));
          for (const [each, bytes] of whole) {
            const damaged = Buffer.from(bytes);
            if (each === name) {
              const at = place % (each === 'journal.log' ? lastLine : bytes.length);
              damaged[at] = (damaged[at] ?? 0) ^ flip;
            }
            const file = await realDisk.openFile(join(copy, 'data', 'records', each));
            await file.write(damaged, 0);
            await file.close();
          }
          const opening = openData(copy, unsynced).then(async (opened) => {
            const ids = (await opened.store.listSubmissions()).map(({ id }) => id);
            await opened.store.close();
            return ids.toSorted();
          });
          const outcome = await opening.catch((error: unknown) => String(error));
          if (typeof outcome === 'string') {
            expect(outcome).toMatch(/DamagedStorageError.*(?:damaged at line|are missing)/);
          } else {
            expect(outcome).toEqual(Array.from({ length: 12 }, (_, index) => uuid(index + 1)));
          }
        },
      ),
      { numRuns: 60, seed, endOnFailure: true },
    );
    await store.close();
  },
);
