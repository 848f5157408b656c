import { unloadBackups } from '../autosave/unload-backups.ts';
import type { NoteDraft } from '../records.ts';

export const noteBackups = unloadBackups('note', isNoteDraft);

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
