import { Dexie } from 'dexie';
import type { EntityTable, Table } from 'dexie';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import type {
  CopyHead,
  CopyRow,
  Draft,
  EntryDraft,
  EntryPicture,
  EntryPictureBytes,
  NoteDraft,
  OutboxItem,
  EncryptedNote,
  Setting,
  SiteCopyEntry,
  StoredBytes,
  StoredFile,
  ToolPhoto,
} from '../records.ts';
import { databaseName } from '../records.ts';

/** Version of the tables below; a released one never changes. */
export const schemaVersion = 2;

/** The page's view of the device's database. Only `open-database.ts` creates one, so that Dexie loads when needed. */
export class DeviceDatabase extends Dexie {
  declare drafts: EntityTable<Draft, 'id'>;
  declare files: EntityTable<StoredFile, 'id'>;
  declare fileBytes: EntityTable<StoredBytes, 'fileId'>;
  declare outbox: EntityTable<OutboxItem, 'id'>;
  declare settings: EntityTable<Setting, 'key'>;
  declare toolWork: EntityTable<SavedToolWork, 'id'>;
  declare noteDrafts: Table<NoteDraft | EncryptedNote, string>;
  declare toolPhotos: EntityTable<ToolPhoto, 'id'>;
  declare entryDrafts: EntityTable<EntryDraft, 'key'>;
  declare entryPictures: EntityTable<EntryPicture, 'sha256'>;
  declare entryPictureBytes: EntityTable<EntryPictureBytes, 'sha256'>;
  declare inboxCopy: Table<CopyHead | CopyRow, string>;
  declare siteCopy: EntityTable<SiteCopyEntry, 'key'>;

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
    this.version(1).stores({
      drafts: 'id, form, updatedAt',
      files: 'id, draftId',
      fileBytes: 'fileId',
      outbox: 'id, queuedAt, state.kind',
      settings: 'key',
      toolWork: 'id, tool',
      noteDrafts: 'id',
      // Found by their row, without reading their bytes.
      toolPhotos: 'id, [workId+row]',
      entryDrafts: 'key',
      entryPictures: 'sha256',
      entryPictureBytes: 'sha256',
    });
    this.version(schemaVersion).stores({ inboxCopy: 'id', siteCopy: 'key' });
  }

  /** Whether a newer version has changed the tables. Dexie would open them anyway. */
  get isNewerThanApp(): boolean {
    // Dexie multiplies versions by ten.
    return Math.floor(this.backendDB().version / 10) > schemaVersion;
  }
}
