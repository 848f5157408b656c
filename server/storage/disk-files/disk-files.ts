import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../copy-durably.ts';
import { realDisk } from '../disk.ts';
import { StorageUnavailableError } from '../ports.ts';
import type { FileStore } from '../ports.ts';
import { uploadName } from '../upload-name.ts';
import { asUnavailable, openQuarantine } from './quarantine.ts';
import type { QuarantineOptions } from './quarantine.ts';

/** Tells a folder from another one at its path; empty where there is none. */
async function idOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.dev} ${found.ino}` : '';
}

/** Reads uploads without writing anything. */
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

/**
 * Uploads as files in `{folder}/accepted`, received in `{folder}/quarantine`, which is emptied here. Files without a
 * record are set aside in `{folder}/unknown`, for the operator to look at.
 */
export async function openDiskFiles(
  folder: string,
  options: QuarantineOptions = {},
): Promise<FileStore> {
  const { disk = realDisk } = options;
  const acceptedFolder = join(folder, 'accepted');
  const asideFolder = join(folder, 'unknown');
  await disk.makeFolder(acceptedFolder);
  const folderId = await idOf(acceptedFolder);
  const { pathOf, probe, ...quarantine } = await openQuarantine(
    join(folder, 'quarantine'),
    options,
  );

  const pathIn = (parent: string) => (name: string) => {
    if (!uploadName.test(name)) throw new RangeError(`not the name of an upload: ${name}`);
    return join(parent, name);
  };
  const [accepted, aside] = [pathIn(acceptedFolder), pathIn(asideFolder)];

  async function moveInto(parent: string, from: string, to: string): Promise<void> {
    try {
      await disk.rename(from, to);
    } catch (error) {
      if (!isMissing(error)) throw asUnavailable(error);
    }
    await disk.syncFolder(parent);
  }

  return {
    ...quarantine,
    async probe() {
      await probe();
      if ((await idOf(acceptedFolder)) !== folderId) {
        throw new StorageUnavailableError(`${acceptedFolder} is gone, or another folder is there`);
      }
    },
    async accept(id, name) {
      try {
        await disk.rename(pathOf(id), accepted(name));
        await disk.syncFolder(acceptedFolder);
      } catch (error) {
        throw asUnavailable(error);
      }
    },
    ...diskFilesReader(folder),
    async remove(name) {
      await disk.remove(accepted(name));
      // An erased file must not be there again after a power cut.
      await disk.syncFolder(acceptedFolder);
    },
    async listOlderThan(before) {
      const names: string[] = [];
      for (const name of await readdir(acceptedFolder)) {
        if (!uploadName.test(name)) continue;
        const found = await stat(accepted(name)).catch(() => undefined);
        if (found && found.mtimeMs < before.getTime()) names.push(name);
      }
      return names;
    },
    async setAside(name) {
      await disk.makeFolder(asideFolder);
      await moveInto(asideFolder, accepted(name), aside(name));
    },
    putBack: (name) => moveInto(acceptedFolder, aside(name), accepted(name)),
    listSetAside: async () =>
      (await readdir(asideFolder).catch(() => [])).filter((name) => uploadName.test(name)),
  };
}
