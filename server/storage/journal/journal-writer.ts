import { writeAll } from '../disk.ts';
import type { DiskFile } from '../disk.ts';
import { StorageUnavailableError } from '../ports.ts';

/**
 * Appends whole batches to a journal file. A batch is either durable when `append` resolves or gone when it rejects:
 * what a failed write left is truncated before anything else is written.
 */
export class JournalWriter {
  readonly #file: DiskFile;
  readonly #check: () => Promise<void>;
  #sizeBytes: number;
  #needsTruncating = false;

  /** @param check rejects when the file is no longer where a start looks for it */
  constructor(file: DiskFile, sizeBytes: number, check: () => Promise<void>) {
    this.#file = file;
    this.#check = check;
    this.#sizeBytes = sizeBytes;
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Whether the last write went well. */
  get isHealthy(): boolean {
    return !this.#needsTruncating;
  }

  /** @throws StorageUnavailableError with the cause, when nothing was stored */
  async append(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    try {
      if (this.#needsTruncating) await this.#truncate();
      await writeAll(this.#file, bytes, this.#sizeBytes);
      await this.#file.datasync();
      // An open file can be written long after its name is gone.
      await this.#check();
    } catch (error) {
      this.#needsTruncating = true;
      // When even this fails, the next append tries again before it writes.
      await this.#truncate().catch(() => undefined);
      throw new StorageUnavailableError('the journal cannot be written', { cause: error });
    }
    this.#sizeBytes += bytes.length;
  }

  async close(): Promise<void> {
    if (this.#needsTruncating) await this.#truncate().catch(() => undefined);
    await this.#file.close();
  }

  async #truncate(): Promise<void> {
    await this.#file.truncate(this.#sizeBytes);
    await this.#file.datasync();
    this.#needsTruncating = false;
  }
}
