import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createSerialQueue } from '#lib/serial-queue.ts';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { listNames } from '../storage/attached-files.ts';
import { backUp } from './backup.ts';

export interface Snapshots {
  /**
   * Copies all data unless nothing has changed since the last copy; returns its folder.
   * @param options `keepsAll` deletes no copy, for a clock that is not trusted; default false
   */
  take(options?: { keepsAll?: boolean }): Promise<string | undefined>;
  count(): Promise<number>;
  /** Deletes all copies and returns their number; waits for a running copy and deletes it as well. */
  removeAll(): Promise<number>;
}

export interface SnapshotsOptions {
  dataFolder: string;
  clock: Clock;
  /** Number of the last event in the records. */
  sequence: () => number;
  /** Whether the files are in a bucket; then copies contain only the records. Default false. */
  leavesUploads?: boolean;
  /** Number of copies; older ones are deleted. Default 24. */
  keep?: number;
  /** Called when files of requests could not be copied; the copy has everything else. */
  report?: (message: string) => void;
}

/** Expired data must not live on in copies. */
const maxAgeMs = 2 * Day.ms;

const finished = /^\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z$/;

/** Whether a name in the folder of snapshots is that of a complete one. */
export const isSnapshot = (name: string) => finished.test(name);

/**
 * Copies of the data folder in `{dataFolder}/snapshots`, each a backup that `npm run restore` accepts. They protect
 * against mistakes, not against a lost disk: for that `npm run backup` to another one.
 */
export function openSnapshots(options: SnapshotsOptions): Snapshots {
  const { dataFolder, clock, sequence, keep = 24, leavesUploads = false } = options;
  const { report = () => undefined } = options;
  const folder = join(dataFolder, 'snapshots');
  let lastSequence: number | undefined;
  const enqueue = createSerialQueue();

  const nameOf = (moment: Date) => moment.toISOString().replaceAll(':', '');

  /** Oldest first; before them those with a name from the future, given by a wrong clock. */
  async function list(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    const now = nameOf(clock());
    const sorted = names.filter((name) => finished.test(name)).toSorted();
    return [...sorted.filter((name) => name > now), ...sorted.filter((name) => name <= now)];
  }

  /** Deletes copies that are surplus, too old or dated in the future, but never the newest. */
  async function prune(): Promise<void> {
    const now = clock();
    const oldest = nameOf(new Date(now.getTime() - maxAgeMs));
    const names = await list();
    const surplus = names.slice(0, -1).filter((name, index) => {
      return index < names.length - keep || name < oldest || name > nameOf(now);
    });
    for (const name of surplus) await rm(join(folder, name), { recursive: true, force: true });
  }

  async function take(keepsAll: boolean): Promise<string | undefined> {
    const present = sequence();
    // While none is deleted, a machine that restarts again and again must not fill the disk with them.
    const isFull = keepsAll && (await list()).length >= 2 * keep;
    if (present === lastSequence || isFull) {
      if (!keepsAll) await prune();
      return undefined;
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      // Left by an interrupted stop.
      if (!finished.test(name)) await rm(join(folder, name), { recursive: true, force: true });
    }
    const copy = join(folder, nameOf(clock()));
    const { missing, sequence: copied } = await backUp(dataFolder, copy, {
      linksUploads: true,
      leavesUploads,
      atLeast: present,
    });
    if (missing.length > 0) {
      report(
        `files of requests are missing or not whole in the hourly copy: ${listNames(missing)}`,
      );
    }
    lastSequence = copied;
    if (!keepsAll) await prune();
    return copy;
  }

  return {
    take: ({ keepsAll = false } = {}) => enqueue(() => take(keepsAll)),
    count: async () => (await list()).length,
    removeAll: () =>
      enqueue(async () => {
        const { length } = await list();
        await rm(folder, { recursive: true, force: true });
        lastSequence = undefined;
        return length;
      }),
  };
}
