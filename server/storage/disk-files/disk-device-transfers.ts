import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hour } from '#shared/time.ts';
import { isMissing } from '../copy-durably.ts';
import { realDisk, writeSynced } from '../disk.ts';
import { checkedDeviceTransferName, deviceTransferName } from '../device-transfer-name.ts';
import type { DeviceTransferStore } from '../ports.ts';
import { asUnavailable } from './quarantine.ts';
import type { QuarantineOptions } from './quarantine.ts';

/** Incomplete objects older than this belong to a process that is gone. */
const maxWriteMs = Hour.ms;

/** Device transfers as files of one folder, written and synced under a temporary name and then linked to their own. */
export async function openDiskDeviceTransfers(
  folder: string,
  { isShared = false, disk = realDisk }: QuarantineOptions = {},
): Promise<DeviceTransferStore> {
  await disk.makeFolder(folder);
  const oldestMs = Date.now() - maxWriteMs;
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.tmp')) continue;
    const found = isShared ? await stat(join(folder, name)).catch(() => undefined) : undefined;
    if (!isShared || (found && found.mtimeMs < oldestMs)) await disk.remove(join(folder, name));
  }
  const pathOf = (name: string) => join(folder, checkedDeviceTransferName(name));

  return {
    async add(name, bytes) {
      const path = pathOf(name);
      const temporary = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeSynced(disk, temporary, bytes);
        // A hard link, not a rename: that would replace what another request has stored in the meantime.
        await disk.link(temporary, path);
        await disk.syncFolder(folder);
        return true;
      } catch (error) {
        if (isExisting(error)) return false;
        throw asUnavailable(error);
      } finally {
        await disk.remove(temporary);
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw asUnavailable(error);
      }
    },
    async open(name) {
      const path = pathOf(name);
      const found = await stat(path).catch(() => undefined);
      return found && { stream: createReadStream(path), sizeBytes: found.size };
    },
    async remove(name) {
      await disk.remove(pathOf(name));
      // An erased file must not be there again after a power cut.
      await disk.syncFolder(folder);
    },
    async list() {
      const found: { name: string; sizeBytes: number }[] = [];
      for (const name of await readdir(folder)) {
        if (!deviceTransferName.test(name)) continue;
        const info = await stat(join(folder, name)).catch(() => undefined);
        if (info) found.push({ name, sizeBytes: info.size });
      }
      return found;
    },
  };
}

const isExisting = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';
