import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../journal/journal-file.ts';
import { StorageUnavailableError } from '../ports.ts';
import type { FileStore } from '../ports.ts';

/** Below this much free space no file is taken, so that requests themselves can still be written. */
const minFreeBytes = 200 * 1024 * 1024;

const acceptedName = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

/** Uploads as files in `{folder}/accepted`, arriving in `{folder}/quarantine`, which is emptied here. */
export async function openDiskFiles(folder: string): Promise<FileStore> {
  const quarantineFolder = join(folder, 'quarantine');
  const acceptedFolder = join(folder, 'accepted');
  await mkdir(quarantineFolder, { recursive: true, mode: 0o700 });
  await mkdir(acceptedFolder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(quarantineFolder)) {
    await rm(join(quarantineFolder, name), { force: true });
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
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        done(null, chunk);
      },
    });
    try {
      // `flush` makes the stream fsync before it closes.
      const file = createWriteStream(quarantined(id), { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(source, measure, file);
    } catch (error) {
      await rm(quarantined(id), { force: true });
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
        await rm(path, { force: true });
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
        await rename(quarantined(id), accepted(name));
        await syncFolder(acceptedFolder);
      } catch (error) {
        throw asUnavailable(error);
      }
    },
    discard: (id) => rm(quarantined(id), { force: true }),
    async open(name) {
      const found = await stat(accepted(name)).catch(() => undefined);
      if (!found) return undefined;
      return { stream: createReadStream(accepted(name)), sizeBytes: found.size };
    },
    remove: (name) => rm(accepted(name), { force: true }),
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
