import type { BigIntStats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Low } from 'lowdb';
import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { isMissing } from '../copy-durably.ts';
import { realDisk, writeAll } from '../disk.ts';
import type { Disk } from '../disk.ts';
import { acquireLock, isLockOfThisProcess } from '../lock.ts';
import { incompleteRecordsError, isIncomplete, readSnapshot } from '../lowdb/read-snapshot.ts';
import type { SnapshotReading } from '../lowdb/read-snapshot.ts';
import { SnapshotFile } from '../lowdb/snapshot-file.ts';
import { DamagedStorageError, StorageUnavailableError } from '../ports.ts';
import type { EventLog } from '../ports.ts';
import { applyEvent } from '../records.ts';
import type { RecordEvent, Records } from '../records.ts';
import { JournalWriter } from './journal-writer.ts';
import { encodeLine, readBack } from './line.ts';
import type { JournalEntry } from './line.ts';
import { readJournal } from './read-journal.ts';

export interface JournalLogOptions {
  /** Created when missing, readable by its owner only. */
  folder: string;
  clock: Clock;
  /** Called with anything unusual: a cut tail, a snapshot that could not be written. */
  report?: (message: string, cause?: unknown) => void;
  /** Smallest number of events between two snapshots. Default 500. */
  snapshotEvery?: number;
  /** Idle time before a snapshot is written; 0 writes it as soon as nothing waits. Default 2 s. */
  idleMs?: number;
  disk?: Disk;
  /** Called with the lines of events that have just become durable, and the numbers of the first and the last. */
  onWritten?: ((written: { first: number; last: number; text: string }) => void) | undefined;
}

/** Most text written by one group commit, in UTF-16 code units. */
const maxBatchLength = 1024 * 1024;

/** Under steady load, the snapshot is written after this many times the usual number of events. */
const maxDelayFactor = 20;

interface Waiting {
  event: RecordEvent;
  resolve: () => void;
  reject: (error: unknown) => void;
}

interface Batch {
  text: string;
  entries: JournalEntry[];
  waiting: Waiting[];
}

export const journalPaths = (folder: string) => ({
  lock: join(folder, 'lock'),
  journal: join(folder, 'journal.log'),
  next: join(folder, 'journal.next.log'),
  /** The journal before the current snapshot; together with `snapshot.json.bak` it holds all records once more. */
  previous: join(folder, 'journal.previous.log'),
  snapshot: join(folder, 'snapshot.json'),
});

/**
 * The event log on disk: an append-only journal, group-committed with fdatasync before `append` resolves, and a lowdb
 * snapshot written when idle, after which the journal restarts.
 * @throws LockedError, DamagedStorageError
 */
export async function openJournalLog(options: JournalLogOptions): Promise<EventLog> {
  const {
    folder,
    clock,
    report = () => undefined,
    disk = realDisk,
    snapshotEvery = 500,
    idleMs = 2 * Second.ms,
    onWritten,
  } = options;
  /** Grows with the snapshot, so that writing it costs a fixed share of all writing. Computed once a snapshot. */
  const snapshotThreshold = ({ submissions }: Readonly<Records>) =>
    Math.max(snapshotEvery, Object.keys(submissions).length / 10);
  const paths = journalPaths(folder);
  await disk.makeFolder(folder);
  const releaseLock = await acquireLock(paths.lock);
  try {
    return await start();
  } catch (error) {
    await releaseLock();
    throw error;
  }

  async function start(): Promise<EventLog> {
    const adapter = new SnapshotFile(paths.snapshot, disk);
    const { records, source, damage } = await readSnapshot(adapter);
    const isRecovered = source === 'backup' || damage !== undefined;
    const database = new Low<Records>(adapter, records);
    // Needed after a damaged snapshot, and when a crash happened between the renames of a new journal.
    const previous = await readPrevious(source !== 'snapshot');
    replay(records, previous, paths.previous);
    await refuseLostJournal(source);
    const current = await readJournal(paths.journal);
    replay(records, current.entries, paths.journal);
    if (await isIncomplete(folder, { source }, previous.length + current.entries.length)) {
      throw incompleteRecordsError(folder, damage);
    }
    if (damage) await setSnapshotAside(damage);

    const opened = await disk.openFile(paths.journal);
    /** The files that this process has opened or written. */
    let journalId = await idOf(paths.journal);
    let snapshotVersion = await versionOf(paths.snapshot);
    /** Starts and ends of the writing of a snapshot: in between, its files change names. */
    let rewrites = 0;
    let writer = new JournalWriter(opened, current.validBytes, refuseReplaced);
    if (current.tornTail.length > 0) await setTailAside(current.tornTail, current.validBytes);
    await disk.syncFolder(folder);
    // Left of a crash between two renames; from now on there is a journal.
    await disk.remove(paths.next);
    await disk.syncFolder(folder);

    let eventsSinceSnapshot = current.entries.length;
    let snapshotDueAt = snapshotThreshold(records);
    let isOpen = true;
    let queue: Waiting[] = [];
    let idleTimer: NodeJS.Timeout | undefined;
    let isRunning = false;
    let lastRun: Promise<void> = Promise.resolve();

    if (isRecovered) {
      // Twice, so that the backup is intact as well.
      await snapshot();
      await snapshot();
    }

    /** The file that a start would not find as it is known here. */
    async function findReplaced(): Promise<string | undefined> {
      if (!(await isLockOfThisProcess(paths.lock))) return paths.lock;
      // A rename that failed may have left the journal under the other name.
      const journals = await Promise.all([paths.journal, paths.previous].map(idOf));
      if (!journals.includes(journalId)) return paths.journal;
      return (await versionOf(paths.snapshot)) === snapshotVersion ? undefined : paths.snapshot;
    }

    /** @throws StorageUnavailableError when a start would find other files than these */
    async function refuseReplaced(): Promise<void> {
      const before = rewrites;
      const gone = await findReplaced();
      const isRewriting = rewrites !== before || rewrites % 2 === 1;
      if (gone === undefined || isRewriting) return;
      throw new StorageUnavailableError(
        `${gone} is gone or was replaced while the server runs, so nothing more is accepted: put the folder back ` +
          'as it was, or stop the server, restore a backup with "npm run restore" and start it again',
      );
    }

    /** Whether the open journal is shorter than what was written: a tool that shortens logs empties a file in place. */
    async function isCut(): Promise<boolean> {
      const lengthOf = (found: BigIntStats) => (idIn(found) === journalId ? `${found.size}` : '');
      const lengths = await Promise.all(
        [paths.journal, paths.previous].map((path) => statOf(path, lengthOf)),
      );
      return lengths.some((length) => length !== '' && Number(length) < writer.sizeBytes);
    }

    /** Writes all records from memory where the journal has lost some; twice, so that the backup has them as well. */
    async function mendCut(): Promise<void> {
      if (!(await isCut())) return;
      report(`${paths.journal} was cut by another program; all records are written again`);
      await snapshot();
      await snapshot();
    }

    async function setSnapshotAside({ message }: DamagedStorageError): Promise<void> {
      const aside = `${paths.snapshot}.damaged-${clock().toISOString().replaceAll(':', '')}`;
      await disk.rename(paths.snapshot, aside);
      report(`${message}; it is now ${aside}, and the records were made from what came before it`);
    }

    async function setTailAside(tail: Buffer, keptBytes: number): Promise<void> {
      const aside = join(folder, `journal.torn-${clock().toISOString().replaceAll(':', '')}`);
      const kept = await disk.openFile(aside);
      await writeAll(kept, tail, 0);
      await kept.datasync();
      await kept.close();
      await disk.syncFolder(folder);
      const file = await disk.openFile(paths.journal);
      await file.truncate(keptBytes);
      await file.datasync();
      await file.close();
      report(`cut ${tail.length} bytes of an unfinished write from the journal, kept in ${aside}`);
    }

    async function snapshot(): Promise<void> {
      // Never over the files of a backup that somebody has put here.
      await refuseReplaced();
      rewrites += 1;
      try {
        await rewrite();
      } finally {
        rewrites += 1;
      }
    }

    async function rewrite(): Promise<void> {
      try {
        await database.write();
      } finally {
        snapshotVersion = await versionOf(paths.snapshot);
      }
      await disk.remove(paths.next);
      const fresh = new JournalWriter(await disk.openFile(paths.next), 0, refuseReplaced);
      const freshId = await idOf(paths.next);
      // A start without a journal believes that there was none only where this file is.
      await disk.syncFolder(folder);
      try {
        await disk.rename(paths.journal, paths.previous);
        await disk.rename(paths.next, paths.journal);
      } catch (error) {
        // The old journal stays in use under either name; a start reads both.
        await fresh.close();
        throw error;
      }
      const old = writer;
      writer = fresh;
      journalId = freshId;
      eventsSinceSnapshot = 0;
      snapshotDueAt = snapshotThreshold(records);
      await disk.syncFolder(folder);
      await old.close();
    }

    /** Writing the snapshot blocks the writers, so it waits for an idle moment, but not for ever. */
    async function snapshotIfDue(): Promise<void> {
      clearTimeout(idleTimer);
      if (eventsSinceSnapshot < snapshotDueAt) return;
      if (idleMs === 0 || eventsSinceSnapshot >= snapshotDueAt * maxDelayFactor)
        return trySnapshot();
      idleTimer = setTimeout(() => {
        if (!isRunning && isOpen) lastRun = run(trySnapshot);
      }, idleMs);
      idleTimer.unref();
    }

    async function trySnapshot(): Promise<void> {
      try {
        await snapshot();
      } catch (error) {
        report('the snapshot could not be written; the journal goes on', error);
        eventsSinceSnapshot = 0;
      }
    }

    function takeBatch(): Batch {
      const batch: Batch = { text: '', entries: [], waiting: [] };
      let taken = 0;
      for (const waiting of queue) {
        if (batch.text.length >= maxBatchLength) break;
        taken += 1;
        const sequence = records.sequence + batch.entries.length + 1;
        const line = encodeLine({ sequence, from: writer.sizeBytes, event: waiting.event });
        // Memory contains what a replay would give, never the caller's own object.
        const entry = readBack(line);
        if (!entry) {
          waiting.reject(new TypeError('this event could not be read back'));
          continue;
        }
        batch.text += line;
        batch.entries.push(entry);
        batch.waiting.push(waiting);
      }
      queue = queue.slice(taken);
      return batch;
    }

    async function run(first?: () => Promise<void>): Promise<void> {
      isRunning = true;
      try {
        await first?.();
        while (queue.length > 0) {
          const failure = await failureOf(mendCut);
          const batch = takeBatch();
          if (failure === undefined) await writeBatch(batch);
          else refuse(batch, failure);
          if (queue.length === 0) await snapshotIfDue();
        }
      } finally {
        // Synchronously after the last check of the queue: a later caller starts a new run.
        isRunning = false;
      }
    }

    function refuse({ waiting }: Batch, failure: Error): void {
      report('events could not be written', failure);
      for (const { reject } of waiting) reject(failure);
    }

    async function writeBatch(batch: Batch): Promise<void> {
      const failure = await failureOf(() => writer.append(batch.text));
      if (failure !== undefined) return refuse(batch, failure);
      for (const { sequence, event } of batch.entries) applyEvent(records, sequence, event);
      const [first] = batch.entries;
      if (first) onWritten?.({ first: first.sequence, last: records.sequence, text: batch.text });
      eventsSinceSnapshot += batch.entries.length;
      for (const waiting of batch.waiting) waiting.resolve();
    }

    /**
     * Waits for running writes, then writes the snapshot twice: after the first time, removed data is still in the
     * snapshot's backup and in the previous journal; after the second, nowhere.
     */
    async function compact(): Promise<void> {
      let failure: unknown;
      const rewriteTwice = async () => {
        try {
          await snapshot();
          await snapshot();
          await removeSetAside(folder, disk);
        } catch (error) {
          failure = error;
        }
      };
      const isBusy = () => isRunning;
      while (isBusy()) await lastRun;
      if (!isOpen) throw new StorageUnavailableError('the store is closed');
      clearTimeout(idleTimer);
      lastRun = run(rewriteTwice);
      await lastRun;
      if (failure !== undefined) {
        throw new StorageUnavailableError('the records could not be rewritten', { cause: failure });
      }
    }

    function append(event: RecordEvent): Promise<void> {
      if (!isOpen) return Promise.reject(new StorageUnavailableError('the store is closed'));
      return new Promise((resolve, reject) => {
        queue.push({ event, resolve, reject });
        if (!isRunning) lastRun = run();
      });
    }

    return {
      records,
      append,
      compact,
      async isHealthy() {
        if (!isOpen || !writer.isHealthy) return false;
        if (!isRunning && (await isCut()) && isOpen && !isRunning) {
          lastRun = run(async () => void (await failureOf(mendCut)));
          await lastRun;
        }
        return (await failureOf(refuseReplaced)) === undefined;
      },
      async close() {
        if (!isOpen) return;
        isOpen = false;
        clearTimeout(idleTimer);
        await lastRun;
        if (eventsSinceSnapshot > 0) {
          await snapshot().catch((error: unknown) => report('no snapshot at the end', error));
        }
        await writer.close();
        await releaseLock();
      },
    };
  }

  /**
   * A folder with a snapshot has a journal, even an empty one, unless a crash came between the renames that made it.
   * @throws DamagedStorageError when it is gone, with everything that was accepted after the snapshot
   */
  async function refuseLostJournal(source: SnapshotReading['source']): Promise<void> {
    const names = await readdir(folder);
    const isThere = (path: string) => names.includes(basename(path));
    if (source === 'nothing' || isThere(paths.journal) || isThere(paths.next)) return;
    throw new DamagedStorageError(
      `${paths.journal} is gone, and with it what was accepted after the snapshot. Nothing was changed. Put the file back, ` +
        'or restore a backup with "npm run restore"; to go on without what is lost, make an empty file of that name.',
    );
  }

  /** @param isNeeded whether the records lack its events: then a damaged line stops the start */
  async function readPrevious(isNeeded: boolean): Promise<readonly JournalEntry[]> {
    try {
      const { entries, tornTail } = await readJournal(paths.previous);
      if (isNeeded && tornTail.length > 0) {
        throw new DamagedStorageError(
          `${paths.previous} is damaged at its end, and there is no sound snapshot. ` +
            'Nothing was changed. Restore the data folder from a backup.',
        );
      }
      return entries;
    } catch (error) {
      if (isNeeded || !(error instanceof DamagedStorageError)) throw error;
      // It matters only if its events are missing elsewhere, and then there is a gap in the event numbers.
      report(error.message);
      return [];
    }
  }
}

/** Tells an open file from another one at its path. */
const idIn = ({ dev, ino }: BigIntStats) => `${dev} ${ino}`;
/** The same; empty where there is none. */
const idOf = (path: string) => statOf(path, idIn);

/** The same for a file that is not open, whose number a network disk may change. */
const versionOf = (path: string) => statOf(path, ({ size, mtimeNs }) => `${size} ${mtimeNs}`);

async function statOf(path: string, say: (found: BigIntStats) => string): Promise<string> {
  try {
    return say(await stat(path, { bigint: true }));
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/** What `work` was rejected with, as an error of this store. */
async function failureOf(work: () => Promise<void>): Promise<StorageUnavailableError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof StorageUnavailableError) return error;
    return new StorageUnavailableError('the records cannot be written', { cause: error });
  }
}

/** Deletes what earlier starts and repairs have set aside: it may contain what has been erased since. */
async function removeSetAside(folder: string, disk: Disk): Promise<void> {
  const aside = /^(?:journal\.torn-|journal\.log\.before-repair-|snapshot\.json\.damaged-)/;
  for (const name of await readdir(folder)) {
    if (aside.test(name)) await disk.remove(join(folder, name));
  }
  await disk.syncFolder(folder);
}

/** Applies events that the records do not have yet. */
function replay(records: Records, entries: readonly JournalEntry[], path: string): void {
  for (const { sequence, event } of entries) {
    if (sequence <= records.sequence) continue;
    if (sequence !== records.sequence + 1) {
      throw new DamagedStorageError(
        `${path} goes on with event ${sequence}, but events ${records.sequence + 1} to ${sequence - 1} are missing. ` +
          'Nothing was lost by this start: restore the data folder from a backup.',
      );
    }
    applyEvent(records, sequence, event);
  }
}
