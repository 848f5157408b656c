import { discardDraft, listDrafts } from './drafts/drafts.ts';
import { removeAllUnloadBackups } from './drafts/unload-backup.ts';
import { removeAllEntryDrafts } from './entry-drafts/entry-storage.ts';
import { discardItem, listOutbox } from './outbox/outbox.ts';
import { forgetOwner } from './forget-owner.ts';
import { forgetOfferedFiles } from './shared-files/offered-files.ts';
import { discardSharedFiles } from './shared-files/shared-files.ts';
import { removeAllNotes } from './owner-notes/note-storage.ts';
import { removeAllToolWork } from './tool-work/tool-work.ts';

/**
 * Deletes every draft, every request with its files, all tool work, the owner's unsent notes, drafts of site content,
 * the owner's copies of requests and of the site, and everything shared with the site from this device. Only on the
 * visitor's own confirmation. What is being sent stays until it is delivered; resolves to the number of those.
 * @throws StorageError when something could not be deleted; what was deleted before stays deleted
 */
export async function deleteEverythingWritten(): Promise<number> {
  for (const { id } of await listDrafts()) await discardDraft(id);
  removeAllUnloadBackups();
  await removeAllToolWork();
  await removeAllNotes();
  await removeAllEntryDrafts();
  await forgetOwner();
  let stillSending = 0;
  for (const { id, state } of await listOutbox()) {
    if (state.kind === 'sending') stillSending += 1;
    else await discardItem(id);
  }
  forgetOfferedFiles();
  if (typeof caches !== 'undefined') await discardSharedFiles();
  return stillSending;
}
