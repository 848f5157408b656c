import type { StoredFile, tableNames } from '../records.ts';
import type { OutboxStorage } from '../outbox/outbox-storage.ts';
import { answerOf, isOutboxItem, openExistingDatabase } from './raw-storage.ts';

/** An open connection to the outbox that needs no Dexie. */
export interface RawOutbox extends OutboxStorage {
  close(): void;
}

type Table = keyof typeof tableNames;

/**
 * Opens the page's tables with plain IndexedDB: Dexie would more than triple the worker. Never creates the database;
 * null where there is none yet, so nothing is waiting.
 */
export async function openRawOutbox(): Promise<RawOutbox | null> {
  const database = await openExistingDatabase();
  if (database === null) return null;

  /** One transaction; resolves when it is on the disk, not when its request has succeeded. */
  async function transact<T>(
    tables: readonly Table[],
    mode: IDBTransactionMode,
    work: (table: (name: Table) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    if (database === null) throw new Error('closed');
    const transaction = database.transaction([...tables], mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new DOMException('', 'AbortError')),
      );
    });
    try {
      const result = await work((name) => transaction.objectStore(name));
      await done;
      return result;
    } catch (error) {
      done.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // Already over; the first error is the one that matters.
      }
      throw error;
    }
  }

  async function filesOf(files: IDBObjectStore, itemId: string): Promise<StoredFile[]> {
    const rows = await answerOf(files.index('draftId').getAll(itemId));
    return rows.filter(isStoredFile).sort((one, other) => one.order - other.order);
  }

  async function writeUrls(
    itemId: string,
    change: (file: StoredFile) => string | null,
  ): Promise<void> {
    await transact(['files', 'outbox'], 'readwrite', async (table) => {
      let uploaded = 0;
      for (const file of await filesOf(table('files'), itemId)) {
        const url = change(file);
        if (url !== file.url) await answerOf(table('files').put({ ...file, url }));
        if (url !== null) uploaded += 1;
      }
      const item = await answerOf(table('outbox').get(itemId));
      if (!isOutboxItem(item)) return;
      await answerOf(table('outbox').put({ ...item, filesUploaded: uploaded }));
    });
  }

  return {
    list: () =>
      transact(['outbox'], 'readonly', async (table) => {
        const rows = await answerOf(table('outbox').index('queuedAt').getAll());
        return rows.filter(isOutboxItem);
      }),
    change: (id, step) =>
      transact(['outbox'], 'readwrite', async (table) => {
        const item = await answerOf(table('outbox').get(id));
        const next = isOutboxItem(item) ? step(item) : null;
        if (next !== null) await answerOf(table('outbox').put(next));
        return next;
      }),
    files: (itemId) => transact(['files'], 'readonly', (table) => filesOf(table('files'), itemId)),
    bytes: (fileId) =>
      transact(['fileBytes'], 'readonly', async (table) => {
        const row = await answerOf(table('fileBytes').get(fileId));
        return hasBytes(row) ? row.bytes : null;
      }),
    rememberUpload: (itemId, fileId, url) =>
      writeUrls(itemId, (file) => (file.id === fileId ? url : file.url)),
    forgetUploads: (itemId) => writeUrls(itemId, () => null),
    close: () => database.close(),
  };
}

function isStoredFile(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'draftId' in value && 'order' in value;
}

function hasBytes(value: unknown): value is { bytes: ArrayBuffer } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bytes' in value &&
    Object.prototype.toString.call(value.bytes) === '[object ArrayBuffer]'
  );
}
