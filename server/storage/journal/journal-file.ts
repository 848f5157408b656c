import { open } from 'node:fs/promises';

/** The few file operations a journal needs; a test can hand in a disk that is full. */
export interface JournalFile {
  /** Resolves to the number of bytes written, which may be fewer than given. */
  write(bytes: Uint8Array, position: number): Promise<number>;
  datasync(): Promise<void>;
  truncate(lengthBytes: number): Promise<void>;
  close(): Promise<void>;
}

export type OpenJournalFile = (path: string) => Promise<JournalFile>;

/** Opens a journal for writing, making it (readable by its owner alone) when it is missing. */
export const openJournalFile: OpenJournalFile = async (path) => {
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
};

/** Makes renames and new files of a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
