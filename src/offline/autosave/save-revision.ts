import type { EntryDraft, NoteDraft, EncryptedNote } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { isEarlierOf } from './written-by.ts';

interface Tables {
  entryDrafts: EntryDraft;
  noteDrafts: NoteDraft | EncryptedNote;
}

/**
 * Saves a row whose revision is one above what its tab last saved or read, and returns the revision it has now.
 * `conflict`: another tab has changed, sent or deleted it since; nothing was overwritten.
 * @throws StorageError when the device could not store it
 */
export async function saveRevision<Name extends keyof Tables>(
  name: Name,
  key: string,
  row: Tables[Name],
): Promise<number | 'conflict'> {
  return withDatabase((database) =>
    database.transaction('rw', name, async () => {
      const table = database.table<Tables[Name], string>(name);
      const stored = await table.get(key);
      // Repeated after a killed connection, it finds its own save.
      if (stored !== undefined && contentOf(stored) === contentOf(row)) return stored.revision;
      const before = stored?.revision ?? 0;
      const isOwn = isEarlierOf(stored?.writtenBy, row.writtenBy);
      if (before !== row.revision - 1 && !isOwn) return 'conflict';
      await table.put({ ...row, revision: before + 1 });
      return before + 1;
    }),
  );
}

/** Of an encrypted note its `iv`: each encryption has another. */
const contentOf = (row: EntryDraft | NoteDraft | EncryptedNote): string =>
  JSON.stringify({ ...row, updatedAt: null });
