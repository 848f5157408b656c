import type { FormKind } from '#shared/form-kinds.ts';
import { forkDraft, isStored, saveDraft, storeNewDraft } from './drafts.ts';
import { removeUnloadBackup, unloadBackupsOf } from './unload-backup.ts';

/**
 * Saves the unload backups of a form. When the draft has changed since, the backup becomes a draft of its own.
 * @throws StorageError; the backups stay where they are
 */
export async function recoverUnloadBackups(form: FormKind): Promise<void> {
  for (const draft of unloadBackupsOf(form)) {
    const { id, answers, position, revision, writtenBy } = draft;
    if (!(await isStored(draft))) {
      await storeNewDraft(draft);
      const outcome = await saveDraft(id, { answers, position }, revision, writtenBy);
      if (outcome.kind === 'conflict') await forkDraft(draft, { answers, position });
    }
    removeUnloadBackup(id);
  }
}
