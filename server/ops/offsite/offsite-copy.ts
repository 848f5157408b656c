import { randomBytes } from 'node:crypto';
import { open, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createSerialQueue } from '#lib/serial-queue.ts';
import { Day, Hour, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { FileStore, RecordStore } from '../../storage/ports.ts';
import type { Bucket } from '../../storage/s3/bucket.ts';
import { backUp } from '../backup.ts';
import {
  completeCopies,
  completeName,
  copiesFolder,
  copyName,
  copyOf,
  filesFolder,
  knownCopyFile,
  offsiteDays,
  partBytes,
  putBytes,
  tailName,
  tailsFolder,
  writeKnownCopy,
} from './layout.ts';
import type { Seal } from './sealing.ts';

export interface OffsiteCopyOptions {
  dataFolder: string;
  bucket: Bucket;
  seal: Seal;
  store: Pick<RecordStore, 'listUploads'>;
  files: Pick<FileStore, 'open'>;
  clock: Clock;
  /** Called with the first failure after a success, and never with anything that visitors sent. */
  report: (message: string, cause: unknown) => void;
}

export interface OffsiteCopy {
  /** Takes events that have just become durable, as lines of the journal. */
  take(written: WrittenEvents): void;
  /** Sends what was taken since the last call, and once an hour everything; never rejects. */
  send(): Promise<void>;
  /** When everything received up to then was off the site; null while that has not happened. */
  lastGood(): Date | null;
}

/** Events that became durable together. */
export interface WrittenEvents {
  first: number;
  last: number;
  text: string;
}

/** More than that is no longer kept for the next minute: the next copy of everything has it. */
const maxTailLength = 32 * 1024 * 1024;
const copyEveryMs = Hour.ms;
/** Every copy of these days stays; of those before, the first of each day. */
const hourlyMs = 2 * Day.ms;
/** A day less than promised, in which a failed deletion can be repeated. */
const longestMs = (offsiteDays - 1) * Day.ms;
/** A file that stays is sent again before it would be deleted as too old. */
const refreshMs = 15 * Day.ms;

/** Copies records and files into a bucket, encrypted: all of it each hour, what was written since each minute. */
export function createOffsiteCopy(options: OffsiteCopyOptions): OffsiteCopy {
  const { dataFolder, bucket, seal, store, files, clock, report } = options;
  const enqueue = createSerialQueue();
  /** The copy that the tails continue; undefined until there is one, or when the tails have a gap. */
  let copy: string | undefined;
  let copiedMs = Number.NEGATIVE_INFINITY;
  let waiting: WrittenEvents[] = [];
  let waitingLength = 0;
  let lastGood: Date | null = null;
  let isFailing = false;

  /**
   * A new server must not replace what it was to be restored from: its first copy would delete the files. Nothing can be
   * restored from a copy that broke off.
   */
  async function refuseForeignCopies(): Promise<void> {
    const objects = await bucket.list(copiesFolder);
    const known = await readFile(join(dataFolder, knownCopyFile), 'utf8').catch(() => '');
    const isOwn = objects.some(({ key }) => copyOf(key) === known);
    if (isOwn || completeCopies(objects).length === 0) return;
    throw new Error(
      'the bucket holds copies that are not of this data folder: restore the newest with "npm run restore -- --offsite", or set OFFSITE_S3_BUCKET to an empty bucket',
    );
  }

  async function sendAll(): Promise<void> {
    await refuseForeignCopies();
    const startedAt = clock();
    const name = copyName(startedAt, randomBytes(4).toString('hex'));
    const folder = join(dataFolder, `offsite-${name}`);
    for (const left of await readdir(dataFolder)) {
      if (left.startsWith('offsite-')) await rm(join(dataFolder, left), { recursive: true });
    }
    try {
      // What is written from here on is in a tail as well; which of it the copy has, a restore sees by the numbers.
      const { sequence } = await backUp(dataFolder, folder, { leavesUploads: true });
      const records = join(folder, 'records');
      for (const file of await readdir(records)) {
        await sendParts(join(records, file), `${copiesFolder}${name}/${file}`);
      }
      await sendFiles();
      const complete = Buffer.from(JSON.stringify({ sequence, at: startedAt.toISOString() }));
      await writeKnownCopy(dataFolder, name);
      await putBytes(bucket, `${copiesFolder}${name}/${completeName}`, await seal(complete));
      copy = name;
      copiedMs = startedAt.getTime();
      drop(sequence);
      await expire();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Forgets events that are off the site. */
  function drop(upTo: number): void {
    waiting = waiting.filter(({ last }) => last > upTo);
    waitingLength = waiting.reduce((length, { text }) => length + text.length, 0);
  }

  async function sendParts(path: string, key: string): Promise<void> {
    const file = await open(path);
    try {
      const piece = Buffer.alloc(partBytes);
      for (let part = 0; ; part += 1) {
        const { bytesRead } = await file.read(piece, 0, partBytes);
        if (bytesRead === 0 && part > 0) return;
        const sealed = await seal(piece.subarray(0, bytesRead));
        await putBytes(bucket, `${key}.${String(part).padStart(6, '0')}`, sealed);
        if (bytesRead < partBytes) return;
      }
    } finally {
      await file.close();
    }
  }

  /** Sends the files that are not there or will soon be too old, and deletes those that no record has any more. */
  async function sendFiles(): Promise<void> {
    const present = new Map(
      (await bucket.list(filesFolder)).map(({ key, modifiedAt }) => [key, modifiedAt.getTime()]),
    );
    const known = new Set<string>();
    const freshFrom = clock().getTime() - refreshMs;
    for (const { name } of await store.listUploads()) {
      const key = filesFolder + name;
      known.add(key);
      if ((present.get(key) ?? 0) > freshFrom) continue;
      const file = await files.open(name);
      if (file) await putBytes(bucket, key, await seal(await buffer(file.stream)));
    }
    for (const key of present.keys()) if (!known.has(key)) await bucket.remove(key);
  }

  async function sendTail(): Promise<void> {
    if (copy === undefined || waiting.length === 0) return;
    const [first] = waiting;
    const last = waiting.at(-1);
    if (!first || !last) return;
    const text = waiting.map((events) => events.text).join('');
    const key = `${tailsFolder}${copy}/${tailName(first.first, last.last)}`;
    await sendNewFiles(text);
    await putBytes(bucket, key, await seal(Buffer.from(text)));
    drop(last.last);
  }

  /** The files of the events first: a request must not be there without them. */
  async function sendNewFiles(text: string): Promise<void> {
    if (!text.includes('"uploads-stored"')) return;
    const names = new Set(text.match(/[0-9a-f]{32}\.[a-z]{3,4}/g));
    for (const { name } of await store.listUploads([...names])) {
      const file = await files.open(name);
      if (file) await putBytes(bucket, filesFolder + name, await seal(await buffer(file.stream)));
    }
  }

  /** Deletes what has been there long enough by the bucket's clock, tails with the copy they continue. */
  async function expire(): Promise<void> {
    const objects = [...(await bucket.list(copiesFolder)), ...(await bucket.list(tailsFolder))];
    const copies = completeCopies(objects);
    // The newest has just been sent.
    const now = Number(copies.at(-1)?.at);
    const days = new Set<string>();
    const kept = new Set<string>();
    for (const { name, at } of copies) {
      const ageMs = now - at.getTime();
      const day = at.toISOString().slice(0, 10);
      if (ageMs <= hourlyMs || (ageMs <= longestMs && !days.has(day))) kept.add(name);
      days.add(day);
    }
    for (const { key } of objects) if (!kept.has(copyOf(key))) await bucket.remove(key);
  }

  async function sendNow(): Promise<void> {
    // Everything taken before this moment is off the site when it succeeds.
    const startedAt = clock();
    try {
      if (copy === undefined || Math.abs(startedAt.getTime() - copiedMs) >= copyEveryMs)
        await sendAll();
      else await sendTail();
      lastGood = startedAt;
      isFailing = false;
    } catch (error) {
      if (!isFailing) report('the off-site copy fails; it is tried again each minute', error);
      isFailing = true;
    }
  }

  return {
    take(written) {
      waiting.push(written);
      waitingLength += written.text.length;
      if (waitingLength <= maxTailLength) return;
      waiting = [];
      waitingLength = 0;
      copy = undefined;
    },
    send: () => enqueue(sendNow),
    lastGood: () => lastGood,
  };
}

export const offsiteEveryMs = Minute.ms;
/** Without a good copy for this long, the owner is warned. */
export const offsiteOverdueMs = 10 * Minute.ms;
