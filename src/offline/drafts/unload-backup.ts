import type { FormKind } from '#shared/form-kinds.ts';
import { unloadBackups } from '../autosave/unload-backups.ts';
import type { Draft } from '../records.ts';

const backups = unloadBackups('draft', isDraft);

export const saveUnloadBackup = (draft: Draft): boolean => backups.save(draft.id, draft);
export const removeUnloadBackup = backups.remove;
export const removeAllUnloadBackups = backups.removeAll;

/** The backups that closed pages left of a form. */
export function unloadBackupsOf(form: FormKind): Draft[] {
  return backups
    .all()
    .map(([, draft]) => draft)
    .filter((draft) => draft.form === form);
}

/** The latest of them, or null. */
export function latestUnloadBackupOf(form: FormKind): Draft | null {
  const latestFirst = unloadBackupsOf(form).sort((one, other) =>
    other.updatedAt.localeCompare(one.updatedAt),
  );
  return latestFirst[0] ?? null;
}

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
