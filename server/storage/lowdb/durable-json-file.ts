import { createHash } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { DamagedStorageError } from '../ports.ts';
import { syncFolder } from '../journal/journal-file.ts';

const head = (sha256: string) => `{"sha256":"${sha256}","data":`;
const headLength = head('0'.repeat(64)).length;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A lowdb adapter that survives a power cut: temporary file, fsync, rename, fsync of the folder, with the
 * version before kept as `{path}.bak`. (lowdb's own JSONFile renames without any fsync.)
 * The file is `{"sha256":"…","data":…}`, so that bit rot is noticed.
 */
export class DurableJsonFile<Data> implements Adapter<Data> {
  readonly path: string;
  readonly #parse: (value: unknown) => Data;

  /** @param parse checks the shape, throwing when it does not fit */
  constructor(path: string, parse: (value: unknown) => Data) {
    this.path = path;
    this.#parse = parse;
  }

  get backupPath(): string {
    return `${this.path}.bak`;
  }

  /** Null when there is no file. @throws DamagedStorageError when it cannot be trusted */
  async read(): Promise<Data | null> {
    return this.#readFrom(this.path);
  }

  /** The version before the last write, or null. @throws DamagedStorageError as `read` */
  async readBackup(): Promise<Data | null> {
    return this.#readFrom(this.backupPath);
  }

  async write(data: Data): Promise<void> {
    const json = JSON.stringify(data);
    const temporaryPath = `${this.path}.tmp`;
    try {
      const handle = await open(temporaryPath, 'w', 0o600);
      try {
        await handle.writeFile(`${head(hashOf(json))}${json}}`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      await rm(temporaryPath, { force: true });
      throw error;
    }
    await this.#keepAsBackup();
    await rename(temporaryPath, this.path);
    await syncFolder(dirname(this.path));
  }

  async #keepAsBackup(): Promise<void> {
    const waiting = `${this.backupPath}.tmp`;
    await rm(waiting, { force: true });
    try {
      await link(this.path, waiting);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await rename(waiting, this.backupPath);
    // Renaming a hard link onto its own file does nothing, so the name may still be there.
    await rm(waiting, { force: true });
  }

  async #readFrom(path: string): Promise<Data | null> {
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
    const json = text.slice(headLength, -1);
    if (!text.startsWith(head(hashOf(json))) || !text.endsWith('}')) {
      throw new DamagedStorageError(`${path} is damaged: its checksum does not fit`);
    }
    try {
      return this.#parse(JSON.parse(json));
    } catch (error) {
      throw new DamagedStorageError(`${path} has an unknown shape`, { cause: error });
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
