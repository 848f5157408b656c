import { discardDraft, listDrafts } from './drafts/drafts.ts';
import { forgetAllLastWords } from './drafts/last-words.ts';
import { discardItem, listOutbox } from './outbox/outbox.ts';
import { discardSharedFiles } from './shared-files/shared-files.ts';

/**
 * Deletes every draft, every request with its files and everything shared with the site from this device. Only ever the
 * visitor's own confirmed action. What is being sent at this moment stays until it has arrived; answers how many do.
 * @throws StorageError when something could not be deleted; what was deleted before stays deleted
 */
export async function deleteEverythingWritten(): Promise<number> {
  for (const { id } of await listDrafts()) await discardDraft(id);
  forgetAllLastWords();
  let leaving = 0;
  for (const { id, state } of await listOutbox()) {
    if (state.kind === 'sending') leaving += 1;
    else await discardItem(id);
  }
  if (typeof caches !== 'undefined') await discardSharedFiles();
  return leaving;
}
