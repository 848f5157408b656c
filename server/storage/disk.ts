import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file open for writing. */
export interface DiskFile {
  /** Resolves to the number of bytes written, which may be fewer than given. */
  write(bytes: Uint8Array, position: number): Promise<number>;
  /** Resolves when bytes and length are durable; the name of a new file needs `syncFolder`. */
  datasync(): Promise<void>;
  truncate(lengthBytes: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * All writes whose order decides what a power cut leaves. A test can pass a disk that is full or broken, or one that
 * records what was synced.
 */
export interface Disk {
  /** Opens a file for writing, creating it (readable by its owner only) when it is missing. */
  openFile(path: string): Promise<DiskFile>;
  /** Replaces the target, atomically. */
  rename(from: string, to: string): Promise<void>;
  /** A hard link. */
  link(from: string, to: string): Promise<void>;
  /** A missing file is not an error. */
  remove(path: string): Promise<void>;
  /** Creates a folder for its owner only, with its parents; durable when it resolves. */
  makeFolder(path: string): Promise<void>;
  /** Makes renames, new and removed names of a folder durable. */
  syncFolder(path: string): Promise<void>;
}

/** The real disk. */
export const realDisk: Disk = {
  async openFile(path) {
    const handle = await open(path, 'a', 0o600).then(async (created) => {
      await created.close();
      // Not in append mode: after a failed write the position is ours to choose.
      return open(path, 'r+');
    });
    return {
      write: async (bytes, position) =>
        (await handle.write(bytes, 0, bytes.length, position)).bytesWritten,
      datasync: () => handle.datasync(),
      truncate: (lengthBytes) => handle.truncate(lengthBytes),
      close: () => handle.close(),
    };
  },
  rename,
  link,
  remove: (path) => rm(path, { force: true }),
  async makeFolder(path) {
    const first = await mkdir(path, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    // Each new folder is a name in the one above it.
    const above = dirname(first);
    for (let folder = dirname(path); folder.length >= above.length; folder = dirname(folder)) {
      await syncFolder(folder);
      if (folder === above) return;
    }
  },
  syncFolder,
};

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes all bytes, however few the disk accepts at a time. */
export async function writeAll(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const count = await file.write(bytes.subarray(written), position + written);
    if (count <= 0) throw new Error('the file system wrote nothing');
    written += count;
  }
}

/** Writes a file that is whole on the disk, not only in the system's memory: a power cut leaves no name with half of it. */
export async function writeSynced(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.openFile(path);
  try {
    await writeAll(file, bytes, 0);
    await file.datasync();
  } finally {
    await file.close();
  }
}
