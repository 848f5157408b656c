import { readFile } from 'node:fs/promises';
import { DamagedStorageError } from '../ports.ts';
import { decodeLine } from './line.ts';
import type { JournalEntry } from './line.ts';

const newline = 0x0a;

export interface JournalContents {
  entries: JournalEntry[];
  /** Length of the complete lines, in bytes. */
  validBytes: number;
  /** What follows them: an incomplete write, which was never acknowledged. */
  tornTail: Buffer;
}

/**
 * Reads a journal; a missing file counts as empty. A damaged end is a torn write, which may lack any of its sectors, even
 * the first; it is returned, not thrown.
 * @throws DamagedStorageError when a damaged line is followed by a line of a later write: it had been acknowledged; when
 *   another release wrote a line
 */
export async function readJournal(path: string): Promise<JournalContents> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const entries: JournalEntry[] = [];
  let validBytes = 0;
  let badLine: { number: number; offset: number } | undefined;
  let offset = 0;
  for (let number = 1; offset < bytes.length; number += 1) {
    const end = bytes.indexOf(newline, offset);
    if (end === -1) break;
    const entry = decodeLine(bytes.toString('utf8', offset, end), path);
    if (entry && badLine) {
      if (entry.from > badLine.offset) throw damagedInTheMiddle(path, badLine);
    } else if (entry) {
      entries.push(entry);
      validBytes = end + 1;
    } else {
      badLine ??= { number, offset };
    }
    offset = end + 1;
  }
  return { entries, validBytes, tornTail: bytes.subarray(validBytes) };
}

function damagedInTheMiddle(
  path: string,
  at: { number: number; offset: number },
): DamagedStorageError {
  return new DamagedStorageError(
    `${path} is damaged at line ${at.number} (byte ${at.offset}): its checksum does not fit, but later lines are whole. ` +
      'Nothing was changed. Restore the data folder from a backup, or run "npm run store:repair" ' +
      'to set the damaged lines aside and keep all others.',
  );
}
