import { access, mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { realDisk } from '../storage/disk.ts';
import type { Disk, DiskFile } from '../storage/disk.ts';

/** One disk operation; files are numbered, because names change. */
export type DiskOperation =
  | { kind: 'folder'; path: string }
  | { kind: 'name'; path: string; file: number }
  | { kind: 'rename'; from: string; to: string; file: number }
  | { kind: 'remove'; path: string }
  | { kind: 'write'; file: number; position: number; bytes: Buffer }
  | { kind: 'truncate'; file: number; lengthBytes: number }
  /** Recorded when it has ended; everything else when it starts. */
  | { kind: 'sync'; file: number }
  | { kind: 'sync-folder'; path: string };

/** A real disk that records its operations, so that a test can build what a power cut would have left. */
export interface RecordingDisk extends Disk {
  /** In order; a power cut falls between two of them. */
  readonly operations: readonly DiskOperation[];
}

/**
 * Records everything done below a folder; existing content counts as synced. Nothing is really synced, which a process
 * that stays alive cannot notice.
 */
export async function recordingDisk(root: string): Promise<RecordingDisk> {
  const operations: DiskOperation[] = [];
  const fileOf = new Map<string, number>();
  let files = 0;
  const note = (operation: DiskOperation) => void operations.push(operation);

  /** Creates the number of a new file. */
  function nameNew(path: string): number {
    files += 1;
    fileOf.set(path, files);
    note({ kind: 'name', path, file: files });
    return files;
  }

  async function recordExistingFiles(folder: string): Promise<void> {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        note({ kind: 'folder', path });
        await recordExistingFiles(path);
      } else if (entry.name !== 'lock') {
        const file = nameNew(path);
        note({ kind: 'write', file, position: 0, bytes: await readFile(path) });
        note({ kind: 'sync', file });
      }
    }
    note({ kind: 'sync-folder', path: folder });
  }
  await recordExistingFiles(root);

  async function openFile(path: string): Promise<DiskFile> {
    const number = fileOf.get(path) ?? nameNew(path);
    const file = await realDisk.openFile(path);
    return {
      async write(bytes, position) {
        note({ kind: 'write', file: number, position, bytes: Buffer.from(bytes) });
        return file.write(bytes, position);
      },
      async datasync() {
        note({ kind: 'sync', file: number });
      },
      async truncate(lengthBytes) {
        note({ kind: 'truncate', file: number, lengthBytes });
        await file.truncate(lengthBytes);
      },
      close: () => file.close(),
    };
  }

  return {
    operations,
    openFile,
    async rename(from, to) {
      const file = fileOf.get(from);
      if (file !== undefined && fileOf.get(to) !== file) {
        note({ kind: 'rename', from, to, file });
        fileOf.delete(from);
        fileOf.set(to, file);
      }
      await realDisk.rename(from, to);
    },
    async link(from, to) {
      await realDisk.link(from, to);
      const file = fileOf.get(from);
      if (file === undefined) return;
      fileOf.set(to, file);
      note({ kind: 'name', path: to, file });
    },
    async remove(path) {
      if (fileOf.delete(path)) note({ kind: 'remove', path });
      await realDisk.remove(path);
    },
    async makeFolder(path) {
      const fresh: string[] = [];
      const exists = (folder: string) =>
        access(folder).then(
          () => true,
          () => false,
        );
      for (let folder = path; !(await exists(folder)); folder = dirname(folder)) {
        fresh.unshift(folder);
      }
      for (const folder of fresh) note({ kind: 'folder', path: folder });
      await mkdir(path, { recursive: true });
      for (const folder of fresh) note({ kind: 'sync-folder', path: dirname(folder) });
    },
    async syncFolder(path) {
      note({ kind: 'sync-folder', path });
    },
  };
}
