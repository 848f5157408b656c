import { Dexie } from 'dexie';
import type { EntityTable } from 'dexie';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import type {
  Draft,
  EntryDraft,
  EntryPicture,
  EntryPictureBytes,
  NoteDraft,
  OutboxItem,
  Setting,
  StoredBytes,
  StoredFile,
  ToolPhoto,
} from '../records.ts';
import { databaseName, entryDraftsTable, noteDraftsTable } from '../records.ts';

/** Version of the tables below. */
export const schemaVersion = 5;

/** The page's view of the device's database. Only `open-database.ts` creates one, so that Dexie loads when needed. */
export class DeviceDatabase extends Dexie {
  declare drafts: EntityTable<Draft, 'id'>;
  declare files: EntityTable<StoredFile, 'id'>;
  declare fileBytes: EntityTable<StoredBytes, 'fileId'>;
  declare outbox: EntityTable<OutboxItem, 'id'>;
  declare settings: EntityTable<Setting, 'key'>;
  declare toolWork: EntityTable<SavedToolWork, 'id'>;
  declare noteDrafts: EntityTable<NoteDraft, 'id'>;
  declare toolPhotos: EntityTable<ToolPhoto, 'id'>;
  declare entryDrafts: EntityTable<EntryDraft, 'key'>;
  declare entryPictures: EntityTable<EntryPicture, 'sha256'>;
  declare entryPictureBytes: EntityTable<EntryPictureBytes, 'sha256'>;

  constructor() {
    super(databaseName, {
      // Read now, not when Dexie is first imported: tests give every case its own factory.
      indexedDB: globalThis.indexedDB,
      IDBKeyRange: globalThis.IDBKeyRange,
      // A write counts once it is on the disk, not in the system's cache.
      chromeTransactionDurability: 'strict',
      // The worker writes the same tables without Dexie, so a cache in the page would go stale.
      cache: 'disabled',
    });
    // Every version needs a fixture of a released database, and a migration test.
    this.version(1).stores({
      drafts: 'id, form, updatedAt',
      files: 'id, draftId',
      fileBytes: 'fileId',
      outbox: 'id, queuedAt, state.kind',
      settings: 'key',
    });
    // Saved tool work.
    this.version(2).stores({ toolWork: 'id, tool' });
    // The owner's notes that the server does not have yet.
    this.version(3).stores({ [noteDraftsTable]: 'id' });
    // Photos of tool rows; found by their owner, without reading their bytes.
    this.version(4).stores({ toolPhotos: 'id, [workId+row]' });
    // The owner's drafts of site content, with their photos; a picture's bytes in a row of their own.
    this.version(schemaVersion).stores({
      [entryDraftsTable]: 'key',
      entryPictures: 'sha256',
      entryPictureBytes: 'sha256',
    });
  }

  /** Whether a newer version has changed the tables. Dexie would open them anyway. */
  get isNewerThanApp(): boolean {
    // Dexie multiplies versions by ten.
    return Math.floor(this.backendDB().version / 10) > schemaVersion;
  }
}
