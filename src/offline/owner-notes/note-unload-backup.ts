import type { NoteDraft } from '../records.ts';

/** As `drafts/unload-backup.ts`, for the owner's notes: IndexedDB may be too slow for a closing page. */
const keyPrefix = 'note-unload-backup:';

/** Stores a backup. If that fails, the running save is the only chance. */
export function saveNoteBackup(note: NoteDraft): void {
  try {
    localStorage.setItem(keyPrefix + note.id, JSON.stringify(note));
  } catch {
    // Refused or full: nothing that was saved before is affected.
  }
}

/** Call it once the note is saved, sent or deleted. */
export function removeNoteBackup(id: string): void {
  try {
    localStorage.removeItem(keyPrefix + id);
  } catch {
    // Refused, so there is none.
  }
}

/** The owner deletes everything. */
export function removeAllNoteBackups(): void {
  for (const { id } of noteBackups()) removeNoteBackup(id);
}

/** The backups that closed pages left. */
export function noteBackups(): NoteDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyPrefix))
      .map((key) => parsed(localStorage.getItem(key)))
      .filter((value) => isNoteDraft(value));
  } catch {
    return [];
  }
}

/** One entry that cannot be read must not hide the others. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Only this app writes these; a backup of another version is left alone. */
function isNoteDraft(value: unknown): value is NoteDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'recordId' in value &&
    typeof value.recordId === 'string' &&
    'recordKind' in value &&
    'text' in value &&
    typeof value.text === 'string' &&
    'isFinished' in value &&
    'updatedAt' in value &&
    'revision' in value &&
    typeof value.revision === 'number'
  );
}
