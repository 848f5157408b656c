import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { realDisk, writeAll } from '../disk.ts';
import type { Disk } from '../disk.ts';
import { DamagedStorageError } from '../ports.ts';
import type { Records } from '../records.ts';
import { lastLine, linesOf, parseLines } from './snapshot-lines.ts';

/** Text encoded and written at a time, in UTF-16 code units: the server answers others in between. */
const chunkLength = 256 * 1024;

/**
 * A durable lowdb adapter: temporary file, fsync, rename, fsync of the folder, with the previous version as
 * `{path}.bak`. (lowdb's own JSONFile renames without fsync.)  The file is one JSON object with a record per line and a
 * SHA-256 of everything before it at the end, so that bit rot is noticed and no string is as long as the whole: V8's
 * limit is 512 MB, about 95,000 completed questionnaires.
 */
export class SnapshotFile implements Adapter<Records> {
  readonly path: string;
  readonly #disk: Disk;

  constructor(path: string, disk: Disk = realDisk) {
    this.path = path;
    this.#disk = disk;
  }

  get backupPath(): string {
    return `${this.path}.bak`;
  }

  /**
   * Null when there is no file.
   * @throws DamagedStorageError when it cannot be trusted
   */
  async read(): Promise<Records | null> {
    return readFrom(this.path);
  }

  /** The version before the last write, or null. @throws DamagedStorageError as `read` */
  async readBackup(): Promise<Records | null> {
    return readFrom(this.backupPath);
  }

  /** Writes the records as they are at the call; what is added or removed in the meantime is not in the file. */
  async write(records: Records): Promise<void> {
    const texts = linesOf(records);
    const temporaryPath = `${this.path}.tmp`;
    await this.#disk.remove(temporaryPath);
    try {
      await this.#writeLines(temporaryPath, texts);
    } catch (error) {
      await this.#disk.remove(temporaryPath);
      throw error;
    }
    await this.#keepAsBackup();
    await this.#disk.rename(temporaryPath, this.path);
    await this.#disk.syncFolder(dirname(this.path));
  }

  async #writeLines(path: string, texts: Iterable<string>): Promise<void> {
    const hash = createHash('sha256');
    const file = await this.#disk.openFile(path);
    let position = 0;
    const put = async (given: string) => {
      const bytes = Buffer.from(given);
      hash.update(bytes);
      await writeAll(file, bytes, position);
      position += bytes.length;
    };
    try {
      let chunk = '';
      for (const text of texts) {
        chunk += text;
        if (chunk.length < chunkLength) continue;
        await put(chunk);
        chunk = '';
      }
      await put(chunk);
      await put(lastLine(hash.copy().digest('hex')));
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  async #keepAsBackup(): Promise<void> {
    const temporaryPath = `${this.backupPath}.tmp`;
    await this.#disk.remove(temporaryPath);
    try {
      await this.#disk.link(this.path, temporaryPath);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await this.#disk.rename(temporaryPath, this.backupPath);
    // Renaming a hard link onto its own file does nothing, so the name may still exist.
    await this.#disk.remove(temporaryPath);
  }
}

async function readFrom(path: string): Promise<Records | null> {
  try {
    return await parseLines(path);
  } catch (error) {
    if (isMissing(error)) return null;
    if (error instanceof DamagedStorageError || isDiskError(error)) throw error;
    throw new DamagedStorageError(`${path} has an unknown shape`, { cause: error });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Errors of reading itself have a code; those of the content do not. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
