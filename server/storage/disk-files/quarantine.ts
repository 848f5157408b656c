import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Hour } from '#shared/time.ts';
import { realDisk, writeAll } from '../disk.ts';
import type { Disk } from '../disk.ts';
import { StorageUnavailableError } from '../ports.ts';
import type { FileStore, QuarantinedFile } from '../ports.ts';

/** Below this much free space no file is accepted, so that requests themselves can still be written. */
const minFreeBytes = 200 * 1024 * 1024;

/** No upload takes this long; older files were left by a process that is gone. */
const maxUploadAgeMs = Hour.ms;

export interface QuarantineOptions {
  /**
   * Whether other processes use the folder; then only files that they cannot be using any more are removed at the
   * start.
   */
  isShared?: boolean;
  disk?: Disk;
}

/** Where files are received before they are checked; the same for every file store. */
export type Quarantine = Pick<FileStore, 'readQuarantined' | 'discard' | 'probe'> & {
  quarantine: (source: AsyncIterable<Uint8Array>) => Promise<QuarantinedFile>;
  pathOf: (id: string) => string;
};

/** Opens the folder; files that earlier processes have left in it are deleted. */
export async function openQuarantine(
  folder: string,
  { isShared = false, disk = realDisk }: QuarantineOptions = {},
): Promise<Quarantine> {
  await disk.makeFolder(folder);
  const pathOf = (id: string) => join(folder, id);
  const oldestMs = Date.now() - maxUploadAgeMs;
  for (const name of await readdir(folder)) {
    const found = isShared ? await stat(pathOf(name)).catch(() => undefined) : undefined;
    if (!isShared || (found && found.mtimeMs < oldestMs)) await disk.remove(pathOf(name));
  }

  async function quarantine(source: AsyncIterable<Uint8Array>): Promise<QuarantinedFile> {
    const id = randomUUID();
    const hash = createHash('sha256');
    let sizeBytes = 0;
    try {
      const file = await disk.openFile(pathOf(id));
      try {
        for await (const chunk of source) {
          hash.update(chunk);
          await writeAll(file, chunk, sizeBytes);
          sizeBytes += chunk.length;
        }
        await file.datasync();
      } finally {
        await file.close();
      }
    } catch (error) {
      await disk.remove(pathOf(id));
      throw asUnavailable(error);
    }
    return { id, sizeBytes, sha256: hash.digest('hex') };
  }

  async function probe(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < minFreeBytes) throw new Error('too little free space');
      const path = pathOf(`probe-${randomUUID()}`);
      const handle = await open(path, 'wx', 0o600);
      try {
        await handle.writeFile('probe');
        await handle.sync();
      } finally {
        await handle.close();
        await disk.remove(path);
      }
    } catch (error) {
      throw new StorageUnavailableError('uploads cannot be stored', { cause: error });
    }
  }

  return {
    quarantine,
    probe,
    pathOf,
    readQuarantined: (id) => readFile(pathOf(id)),
    discard: (id) => disk.remove(pathOf(id)),
  };
}

/** Wraps errors of the disk in StorageUnavailableError; those of the sender are returned unchanged. */
export function asUnavailable(error: unknown): unknown {
  const isDiskError =
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'EACCES', 'ENOENT'].includes(
      error.code,
    );
  return isDiskError
    ? new StorageUnavailableError('an upload cannot be stored', { cause: error })
    : error;
}
