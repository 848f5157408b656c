import { writeAll } from '../disk.ts';
import type { DiskFile } from '../disk.ts';
import { StorageUnavailableError } from '../ports.ts';

/**
 * Appends whole batches to a journal file. A batch is either durable when `append` resolves or gone when it rejects:
 * what a failed write left is truncated before anything else is written.
 */
export class JournalWriter {
  readonly #file: DiskFile;
  #sizeBytes: number;
  #needsCutting = false;

  constructor(file: DiskFile, sizeBytes: number) {
    this.#file = file;
    this.#sizeBytes = sizeBytes;
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Whether the last write went well. */
  get isHealthy(): boolean {
    return !this.#needsCutting;
  }

  /** @throws StorageUnavailableError with the cause, when nothing was stored */
  async append(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    try {
      if (this.#needsCutting) await this.#cut();
      await writeAll(this.#file, bytes, this.#sizeBytes);
      await this.#file.datasync();
    } catch (error) {
      this.#needsCutting = true;
      // When even this fails, the next append tries again before it writes.
      await this.#cut().catch(() => undefined);
      throw new StorageUnavailableError('the journal cannot be written', { cause: error });
    }
    this.#sizeBytes += bytes.length;
  }

  async close(): Promise<void> {
    if (this.#needsCutting) await this.#cut().catch(() => undefined);
    await this.#file.close();
  }

  async #cut(): Promise<void> {
    await this.#file.truncate(this.#sizeBytes);
    await this.#file.datasync();
    this.#needsCutting = false;
  }
}
