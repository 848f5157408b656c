import type { FormKind } from '#shared/form-kinds.ts';
import type { Draft, StoredFile } from '../records.ts';
import { removeUnloadBackup } from './unload-backup.ts';

/** A file whose bytes are in this page only, because the device does not store. */
export interface InMemoryFile {
  file: StoredFile;
  bytes: ArrayBuffer;
}

/**
 * Drafts of open forms in memory: the latest state when the device does not store (private mode, full, killed), and
 * then the source of a direct send and of "export from memory". Lost with the page, so the visitor is told.
 */
const drafts = new Map<string, Draft>();
const files = new Map<string, InMemoryFile[]>();

export function setInMemoryDraft(draft: Draft): void {
  drafts.set(draft.id, draft);
}

export function inMemoryDraft(id: string): Draft | null {
  return drafts.get(id) ?? null;
}

/** The draft of a form in this page's memory that changed last, or null. */
export function inMemoryDraftOf(form: FormKind): Draft | null {
  return (
    [...drafts.values()]
      .filter((draft) => draft.form === form)
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0] ?? null
  );
}

/** Removes a draft with its files and its unload backup. */
export function releaseDraft(id: string): void {
  drafts.delete(id);
  files.delete(id);
  removeUnloadBackup(id);
}

export function inMemoryFiles(draftId: string): readonly InMemoryFile[] {
  return files.get(draftId) ?? [];
}

export function addInMemoryFile(held: InMemoryFile): void {
  files.set(held.file.draftId, [...inMemoryFiles(held.file.draftId), held]);
}

/** Returns whether there was such a file. */
export function releaseFile(fileId: string): boolean {
  for (const [draftId, held] of files) {
    if (!held.some(({ file }) => file.id === fileId)) continue;
    files.set(
      draftId,
      held.filter(({ file }) => file.id !== fileId),
    );
    return true;
  }
  return false;
}
