import { useState } from 'react';
import { publishElsewhere } from '#offline/events.ts';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { call } from '#shared/api/call.ts';
import { deleteSession } from '#shared/api/session.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { countText } from './count-text.ts';
import { refusalWords } from './refusal-words.ts';

/**
 * Signs the owner out and deletes everything of the owner's from the device. Asks for confirmation first if the server does
 * not have all of it.
 */
export function useSignOut({
  ownerNotes,
  unsentNotes,
  onSignedOut,
}: {
  ownerNotes: OwnerNotes;
  /** Number of notes that the server does not have. */
  unsentNotes: number;
  onSignedOut: () => void;
}): {
  /** What signing out would delete, in words; null while there is nothing to confirm. */
  unsentWork: string | null;
  /** Signs out, or sets `unsentWork`. */
  askToSignOut: () => Promise<void>;
  signOut: () => Promise<void>;
  cancel: () => void;
} {
  const [unsentWork, setUnsentWork] = useState<string | null>(null);
  async function askToSignOut() {
    const { listEntryDrafts } = await import('#offline/entry-drafts/entry-storage.ts');
    const drafts = await listEntryDrafts().catch(() => []);
    const unsent = [
      ...(unsentNotes === 0 ? [] : [countText(unsentNotes, 'note')]),
      ...(drafts.length === 0
        ? []
        : [countText(drafts.length, 'change to the site', 'changes to the site')]),
    ];
    if (unsent.length > 0) setUnsentWork(unsent.join(' and '));
    else await signOut();
  }
  async function signOut() {
    setUnsentWork(null);
    try {
      await call(deleteSession);
      publishElsewhere({ type: 'owner-signed-out' });
      await ownerNotes.clear();
      const { removeAllEntryDrafts } = await import('#offline/entry-drafts/entry-storage.ts');
      await removeAllEntryDrafts();
      onSignedOut();
    } catch (error) {
      showToast({
        title: 'You’re still signed in',
        description: refusalWords(error),
        tone: 'destructive',
      });
    }
  }
  return { unsentWork, askToSignOut, signOut, cancel: () => setUnsentWork(null) };
}
