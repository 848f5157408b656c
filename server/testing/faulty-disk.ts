import { realDisk } from '../storage/disk.ts';
import type { Disk, DiskFile } from '../storage/disk.ts';

/** The next faults; set by the test while the journal is open. */
export interface Faults {
  /** Free space in bytes; a write beyond it is short, then fails with ENOSPC. */
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

/** A real disk whose files meet these faults. */
export function faultyDisk(faults: Faults): Disk {
  async function openFile(path: string): Promise<DiskFile> {
    const file = await realDisk.openFile(path);
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
  }
  return { ...realDisk, openFile };
}

function diskError(code: string): Error {
  return Object.assign(new Error(`${code}: the disk of this test`), { code });
}
