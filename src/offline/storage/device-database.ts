import { Dexie } from 'dexie';
import type { EntityTable } from 'dexie';
import type { Draft, OutboxItem, Setting, StoredBytes, StoredFile } from '../records.ts';
import { databaseName } from '../records.ts';

/** Version of the tables below. */
export const schemaVersion = 1;

/** The page's view of the device's database. Only `open-database.ts` makes one, so that Dexie loads when needed. */
export class DeviceDatabase extends Dexie {
  declare drafts: EntityTable<Draft, 'id'>;
  declare files: EntityTable<StoredFile, 'id'>;
  declare fileBytes: EntityTable<StoredBytes, 'fileId'>;
  declare outbox: EntityTable<OutboxItem, 'id'>;
  declare settings: EntityTable<Setting, 'key'>;

  constructor() {
    super(databaseName, {
      // Read now, not when Dexie is first imported: tests give every case a factory of its own.
      indexedDB: globalThis.indexedDB,
      IDBKeyRange: globalThis.IDBKeyRange,
      // A write counts once it is on the disk, not in the system's cache.
      chromeTransactionDurability: 'strict',
      // The worker writes the same tables without Dexie, so a cache in the page would go stale.
      cache: 'disabled',
    });
    // Version 1. Every later version gets a fixture of the one before and a migration test.
    this.version(schemaVersion).stores({
      drafts: 'id, form, updatedAt',
      files: 'id, draftId',
      fileBytes: 'fileId',
      outbox: 'id, queuedAt, state.kind',
      settings: 'key',
    });
  }

  /** Whether a newer program has changed the tables. Dexie would open them all the same. */
  get isNewerThanProgram(): boolean {
    // Dexie counts in tens.
    return Math.floor(this.backendDB().version / 10) > schemaVersion;
  }
}
