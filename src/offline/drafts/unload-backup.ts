import type { FormKind } from '#shared/form-kinds.ts';
import type { Draft } from '../records.ts';

/**
 * What was typed just before the page was closed. IndexedDB may answer too late then; localStorage is synchronous. A
 * backup is removed once its draft is saved, nearly always a moment later.
 */
const keyPrefix = 'draft-unload-backup:';

/** Stores a backup and returns whether that worked. If not, the running save is the only chance. */
export function saveUnloadBackup(draft: Draft): boolean {
  try {
    localStorage.setItem(keyPrefix + draft.id, JSON.stringify(draft));
    return true;
  } catch {
    // Refused or full: nothing that was saved before is affected.
    return false;
  }
}

/** Call it once the draft itself is saved, sent, or discarded by the visitor. */
export function removeUnloadBackup(id: string): void {
  try {
    localStorage.removeItem(keyPrefix + id);
  } catch {
    // Refused, so there is none.
  }
}

/** The visitor deletes everything. */
export function removeAllUnloadBackups(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(keyPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Refused, so there is none.
  }
}

/** The backups that closed pages left of a form. */
export function unloadBackupsOf(form: FormKind): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyPrefix))
      .map((key) => parsed(localStorage.getItem(key)))
      .filter((value) => isDraft(value))
      .filter((draft) => draft.form === form);
  } catch {
    return [];
  }
}

/** The latest of them, or null. */
export function latestUnloadBackupOf(form: FormKind): Draft | null {
  const latestFirst = unloadBackupsOf(form).sort((one, other) =>
    other.updatedAt.localeCompare(one.updatedAt),
  );
  return latestFirst[0] ?? null;
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
function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'form' in value &&
    'answers' in value &&
    typeof value.answers === 'object' &&
    'position' in value &&
    'revision' in value &&
    typeof value.revision === 'number'
  );
}
