import { openJournalFile } from '../storage/journal/journal-file.ts';
import type { JournalFile, OpenJournalFile } from '../storage/journal/journal-file.ts';

/** What goes wrong next; set by the test while the journal is open. */
export interface Faults {
  /** Bytes that still fit; a write beyond them is short, then ENOSPC. */
  freeBytes: number;
  /** Most bytes one write takes. */
  mostBytesPerWrite: number;
  isSyncBroken: boolean;
  isTruncateBroken: boolean;
}

export function noFaults(): Faults {
  const most = Number.POSITIVE_INFINITY;
  return {
    freeBytes: most,
    mostBytesPerWrite: most,
    isSyncBroken: false,
    isTruncateBroken: false,
  };
}

/** A real file on a disk that can be full or broken. */
export function faultyDisk(faults: Faults): OpenJournalFile {
  return async (path): Promise<JournalFile> => {
    const file = await openJournalFile(path);
    return {
      async write(bytes, position) {
        if (faults.freeBytes <= 0) throw diskError('ENOSPC');
        const length = Math.min(bytes.length, faults.freeBytes, faults.mostBytesPerWrite);
        faults.freeBytes -= length;
        return file.write(bytes.subarray(0, length), position);
      },
      async datasync() {
        if (faults.isSyncBroken) throw diskError('EIO');
        await file.datasync();
      },
      async truncate(lengthBytes) {
        if (faults.isTruncateBroken) throw diskError('EIO');
        await file.truncate(lengthBytes);
      },
      close: () => file.close(),
    };
  };
}

function diskError(code: string): Error {
  return Object.assign(new Error(`${code}: the disk of this test`), { code });
}
