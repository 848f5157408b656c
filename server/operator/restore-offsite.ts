import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { acceptedFolder } from '../storage/attached-files.ts';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { decodeLine } from '../storage/journal/line.ts';
import type { Bucket } from '../storage/s3/bucket.ts';
import { restoreBackup } from './restore.ts';
import {
  completeCopies,
  completeName,
  copiesFolder,
  filesFolder,
  getBytes,
  tailsFolder,
  writeKnownCopy,
} from '../ops/offsite/layout.ts';
import type { Open } from '../ops/offsite/sealing.ts';

export interface OffsiteRestoreOptions {
  bucket: Bucket;
  open: Open;
  /** Empty, or without records, files and snapshots. */
  dataFolder: string;
  now: Date;
  /** Accepts a copy that lacks files of requests. Default false. */
  allowsMissing?: boolean;
  report: (message: string) => void;
}

export interface OffsiteRestoreReport {
  submissions: number;
  files: number;
  missing: readonly string[];
  /** Moment of the copy, and number of the events that came after it. */
  copiedAt: Date;
  eventsAfter: number;
}

const Complete = v.object({ sequence: v.number(), at: v.string() });

/** Fetches this many files at a time. */
const fetchersAtOnce = 8;

/**
 * Restores the newest complete copy and what was sent after it.
 * @throws Error with one line that says why; the data folder is then as it was
 */
export async function restoreOffsite(
  options: OffsiteRestoreOptions,
): Promise<OffsiteRestoreReport> {
  const { bucket, dataFolder, now, report, allowsMissing = false } = options;
  await refuseData(dataFolder);
  const objects = await bucket.list(copiesFolder);
  const name = completeCopies(objects).at(-1)?.name;
  if (name === undefined) throw new Error('There is no complete copy in the off-site bucket.');
  const { sequence, at } = v.parse(
    Complete,
    JSON.parse(
      Buffer.from(await opened(options, `${copiesFolder}${name}/${completeName}`)).toString(),
    ),
  );

  const folder = join(dataFolder, `offsite-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await fetchRecords(
      options,
      objects.map(({ key }) => key),
      name,
      join(folder, 'records'),
    );
    const { uploads, eventsAfter } = await applyTails(options, name, sequence, folder);
    await fetchFiles(options, uploads, acceptedFolder(folder));
    const restored = await restoreBackup(folder, dataFolder, now, { allowsMissing, report });
    await writeKnownCopy(dataFolder, name);
    const { submissions, files, missing } = restored;
    return { submissions, files, missing, copiedAt: new Date(at), eventsAfter };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseData(dataFolder: string): Promise<void> {
  const found = await readdir(dataFolder).catch(() => []);
  const data = found.filter((name) => ['records', 'uploads', 'snapshots'].includes(name));
  if (data.length === 0) return;
  throw new Error(
    `${dataFolder} holds data already (${data.join(', ')}), and nothing was changed: restore into an empty folder, or move what is there aside.`,
  );
}

async function opened({ bucket, open: unseal }: OffsiteRestoreOptions, key: string) {
  const bytes = await getBytes(bucket, key);
  return unseal(bytes).catch((error: unknown) => {
    throw new Error(
      `${key} cannot be opened: this identity does not belong to the public key of the copy, or the object is damaged.`,
      { cause: error },
    );
  });
}

/** Joins the parts of each file again. */
async function fetchRecords(
  options: OffsiteRestoreOptions,
  copies: readonly string[],
  name: string,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const parts = copies
    .filter((key) => key.startsWith(`${copiesFolder}${name}/`) && !key.endsWith(completeName))
    .toSorted();
  for (const key of parts) {
    const file = basename(key).replace(/\.\d{6}$/, '');
    // The key comes from outside; the name of a file of records has no path.
    if (!/^[\w.-]+$/.test(file)) continue;
    const handle = await open(join(folder, file), 'a', 0o600);
    try {
      await handle.writeFile(await opened(options, key));
    } finally {
      await handle.close();
    }
  }
}

/** Appends what was sent after the copy, up to the first gap. */
async function applyTails(
  options: OffsiteRestoreOptions,
  name: string,
  sequence: number,
  folder: string,
) {
  const { bucket, report } = options;
  const log = await openJournalLog({
    folder: join(folder, 'records'),
    clock: () => options.now,
    report,
  });
  let eventsAfter = 0;
  try {
    if (log.records.sequence < sequence) {
      throw new Error(`The copy ${name} is not whole: it lacks its last records.`);
    }
    const tails = (await bucket.list(`${tailsFolder}${name}/`)).map(({ key }) => key).toSorted();
    for (const key of tails) {
      const lines = Buffer.from(await opened(options, key))
        .toString()
        .trimEnd()
        .split('\n');
      for (const line of lines) {
        const entry = decodeLine(line, key);
        if (!entry) throw new Error(`${key} is damaged.`);
        if (entry.sequence <= log.records.sequence) continue;
        if (entry.sequence > log.records.sequence + 1) {
          report(`${key} does not follow what is before it: it and what came later are left out`);
          return { uploads: log.records.uploads, eventsAfter };
        }
        await log.append(entry.event);
        eventsAfter += 1;
      }
    }
    return { uploads: log.records.uploads, eventsAfter };
  } finally {
    await log.close();
  }
}

async function fetchFiles(
  options: OffsiteRestoreOptions,
  uploads: Readonly<Record<string, { sha256: string }>>,
  folder: string,
): Promise<void> {
  const { bucket, report } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = new Set((await bucket.list(filesFolder)).map(({ key }) => key));
  const queue = Object.entries(uploads).filter(([name]) => present.has(filesFolder + name));
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [name, { sha256 }] = next;
      const bytes = await opened(options, filesFolder + name);
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
        report(`the file ${name} is not whole in the off-site bucket`);
        continue;
      }
      await writeFile(join(folder, name), bytes, { mode: 0o600 });
    }
  };
  await Promise.all(Array.from({ length: fetchersAtOnce }, work));
}
