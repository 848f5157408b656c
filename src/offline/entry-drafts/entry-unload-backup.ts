import type { EntryDraft } from '../records.ts';

/** As `drafts/unload-backup.ts`, for the owner's entries: IndexedDB may be too slow for a closing page. */
const keyPrefix = 'entry-unload-backup:';

/** Stores a backup. If that fails, the running save is the only chance. */
export function saveEntryBackup(draft: EntryDraft): void {
  try {
    localStorage.setItem(keyPrefix + draft.key, JSON.stringify(draft));
  } catch {
    // Refused or full: nothing that was saved before is affected.
  }
}

/** Call it once the draft is saved, sent or deleted. */
export function removeEntryBackup(key: string): void {
  try {
    localStorage.removeItem(keyPrefix + key);
  } catch {
    // Refused, so there is none.
  }
}

/** The owner deletes everything. */
export function removeAllEntryBackups(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(keyPrefix)) localStorage.removeItem(name);
    }
  } catch {
    // Refused, so there is none.
  }
}

/** The unload backup of an entry, or null. */
export function entryBackup(key: string): EntryDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyPrefix + key) ?? 'null');
    return isEntryDraft(value) && value.key === key ? value : null;
  } catch {
    return null;
  }
}

/** Only this app writes these; a backup of another version is left alone. */
function isEntryDraft(value: unknown): value is EntryDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'body' in value &&
    typeof value.body === 'object' &&
    'revision' in value &&
    typeof value.revision === 'number' &&
    'triedRevisionIds' in value
  );
}
