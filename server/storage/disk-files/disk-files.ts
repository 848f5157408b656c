import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { realDisk } from '../disk.ts';
import type { FileStore } from '../ports.ts';
import { uploadName } from '../upload-name.ts';
import { asUnavailable, openQuarantine } from './quarantine.ts';
import type { QuarantineOptions } from './quarantine.ts';

/** Reads uploads without touching anything. */
export function diskFilesReader(folder: string): Pick<FileStore, 'open'> {
  return {
    async open(name) {
      if (!uploadName.test(name)) throw new RangeError(`not the name of an upload: ${name}`);
      const path = join(folder, 'accepted', name);
      const found = await stat(path).catch(() => undefined);
      return found && { stream: createReadStream(path), sizeBytes: found.size };
    },
  };
}

/** Uploads as files in `{folder}/accepted`, arriving in `{folder}/quarantine`, which is emptied here. */
export async function openDiskFiles(
  folder: string,
  options: QuarantineOptions = {},
): Promise<FileStore> {
  const { disk = realDisk } = options;
  const acceptedFolder = join(folder, 'accepted');
  await disk.makeFolder(acceptedFolder);
  const { pathOf, ...arriving } = await openQuarantine(join(folder, 'quarantine'), options);

  const accepted = (name: string) => {
    if (!uploadName.test(name)) throw new RangeError(`not the name of an upload: ${name}`);
    return join(acceptedFolder, name);
  };

  return {
    ...arriving,
    async accept(id, name) {
      try {
        await disk.rename(pathOf(id), accepted(name));
        await disk.syncFolder(acceptedFolder);
      } catch (error) {
        throw asUnavailable(error);
      }
    },
    ...diskFilesReader(folder),
    remove: (name) => disk.remove(accepted(name)),
    async listOlderThan(before) {
      const names: string[] = [];
      for (const name of await readdir(acceptedFolder)) {
        if (!uploadName.test(name)) continue;
        const found = await stat(accepted(name)).catch(() => undefined);
        if (found && found.mtimeMs < before.getTime()) names.push(name);
      }
      return names;
    },
  };
}
