import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { DamagedStorageError } from '../ports.ts';
import { RecordEvent } from '../records.ts';

const JournalEntry = v.object({
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /**
   * Byte offset at which the write of this line started. A line proves that everything before its write was synced, but
   * not its own write: of one write a power cut may leave the end without the start.
   */
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  event: RecordEvent,
});
/** An event with its number in the order of all events. */
export type JournalEntry = v.InferOutput<typeof JournalEntry>;

const checksumLength = 16;

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, checksumLength);
}

/** One line with its newline: 16 hexadecimal digits of SHA-256, a space, the entry as JSON. */
export function encodeLine(entry: JournalEntry): string {
  const json = JSON.stringify(entry);
  return `${checksumOf(json)} ${json}\n`;
}

/**
 * Parses a line of the journal at `path`, without its newline; undefined when its checksum is wrong.
 * @throws DamagedStorageError when only its shape is: another release wrote it, and it may have been acknowledged
 */
export function decodeLine(line: string, path: string): JournalEntry | undefined {
  const json = line.slice(checksumLength + 1);
  const isIntact = line.charAt(checksumLength) === ' ' && line.startsWith(checksumOf(json));
  if (!isIntact) return undefined;
  const entry = decodeEntry(json);
  if (entry) return entry;
  throw new DamagedStorageError(
    `${path} has a line that is whole, but that this release cannot read: another release wrote it. ` +
      'Nothing was changed. Start that release, or restore the data folder from a backup.',
  );
}

/** What a replay will read from an encoded line; undefined when it could not. */
export function readBack(line: string): JournalEntry | undefined {
  return decodeEntry(line.slice(checksumLength + 1, -1));
}

function decodeEntry(json: string): JournalEntry | undefined {
  try {
    return v.parse(JournalEntry, JSON.parse(json));
  } catch {
    return undefined;
  }
}
