import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { realDisk, writeAll } from '../disk.ts';
import type { Disk } from '../disk.ts';
import { StorageUnavailableError } from '../ports.ts';
import type { FileStore } from '../ports.ts';

/** Below this much free space no file is taken, so that requests themselves can still be written. */
const minFreeBytes = 200 * 1024 * 1024;

const acceptedName = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

/** Uploads as files in `{folder}/accepted`, arriving in `{folder}/quarantine`, which is emptied here. */
export async function openDiskFiles(folder: string, disk: Disk = realDisk): Promise<FileStore> {
  const quarantineFolder = join(folder, 'quarantine');
  const acceptedFolder = join(folder, 'accepted');
  await disk.makeFolder(quarantineFolder);
  await disk.makeFolder(acceptedFolder);
  for (const name of await readdir(quarantineFolder)) {
    await disk.remove(join(quarantineFolder, name));
  }

  const quarantined = (id: string) => join(quarantineFolder, id);
  const accepted = (name: string) => {
    if (!acceptedName.test(name)) throw new RangeError(`not the name of an upload: ${name}`);
    return join(acceptedFolder, name);
  };

  async function quarantine(source: Readable) {
    const id = randomUUID();
    const hash = createHash('sha256');
    let sizeBytes = 0;
    try {
      const file = await disk.openFile(quarantined(id));
      try {
        for await (const chunk of source) {
          if (!(chunk instanceof Uint8Array)) throw new TypeError('files are bytes');
          hash.update(chunk);
          await writeAll(file, chunk, sizeBytes);
          sizeBytes += chunk.length;
        }
        await file.datasync();
      } finally {
        await file.close();
      }
    } catch (error) {
      await disk.remove(quarantined(id));
      throw asUnavailable(error);
    }
    return { id, sizeBytes, sha256: hash.digest('hex') };
  }

  async function probe(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < minFreeBytes) throw new Error('too little free space');
      const path = quarantined(`probe-${randomUUID()}`);
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
    readQuarantined: (id) => readFile(quarantined(id)),
    async accept(id, name) {
      try {
        await disk.rename(quarantined(id), accepted(name));
        await disk.syncFolder(acceptedFolder);
      } catch (error) {
        throw asUnavailable(error);
      }
    },
    discard: (id) => disk.remove(quarantined(id)),
    async open(name) {
      const found = await stat(accepted(name)).catch(() => undefined);
      if (!found) return undefined;
      return { stream: createReadStream(accepted(name)), sizeBytes: found.size };
    },
    remove: (name) => disk.remove(accepted(name)),
    async listOlderThan(before) {
      const names: string[] = [];
      for (const name of await readdir(acceptedFolder)) {
        if (!acceptedName.test(name)) continue;
        const found = await stat(accepted(name)).catch(() => undefined);
        if (found && found.mtimeMs < before.getTime()) names.push(name);
      }
      return names;
    },
  };
}

/** Errors of the disk become StorageUnavailableError; those of the sender stay what they are. */
function asUnavailable(error: unknown): unknown {
  const isOfDisk =
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'EACCES', 'ENOENT'].includes(
      error.code,
    );
  return isOfDisk
    ? new StorageUnavailableError('an upload cannot be stored', { cause: error })
    : error;
}
