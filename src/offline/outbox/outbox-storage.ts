import type { OutboxItem, StoredFile } from '../records.ts';

/**
 * What sending needs from the device. The page implements it with Dexie, the worker with plain IndexedDB, a page
 * without storage in memory. Every function is one transaction.
 */
export interface OutboxStorage {
  /** Every item, the oldest request first. */
  list(): Promise<OutboxItem[]>;
  /**
   * Reads an item, applies one step of the state machine and stores the result. Returns the item after the step, or
   * null when it is gone or the step was not allowed.
   */
  change(id: string, step: (item: OutboxItem) => OutboxItem | null): Promise<OutboxItem | null>;
  /** Files of an item in order, without bytes. */
  files(itemId: string): Promise<StoredFile[]>;
  /** Bytes of a file, null when they are gone. */
  bytes(fileId: string): Promise<ArrayBuffer | null>;
  /** Stores the address of an uploaded file, and the count of uploaded files, at once. */
  rememberUpload(itemId: string, fileId: string, url: string): Promise<void>;
  /** Removes the addresses of an item's files, because the server no longer has them. */
  forgetUploads(itemId: string): Promise<void>;
}
