import { useState } from 'react';
import { publishElsewhere } from '#offline/events.ts';
import { forgetOwner } from '#offline/forget-owner.ts';
import { copyState } from '#offline/inbox-copy/inbox-copy.ts';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { UnreachableError, call } from '#shared/api/call.ts';
import { deleteSession } from '#shared/api/session.ts';
import { Second } from '#shared/time.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { countText } from './count-text.ts';
import { refusalWords } from './refusal-words.ts';
import { unsentOf } from './use-owner-notes.ts';

/** A server that does not respond makes nobody wait longer to be asked. */
const sendWaitMs = 5 * Second.ms;

/** What signing out would delete, because the server does not have it. */
export interface UnsentOnDevice {
  /** `2 notes and 1 change to the site`. */
  words: string;
  /** How much of it only waits for the server; the rest is still being written. */
  waiting: number;
}

/**
 * Signs the owner out and deletes everything of the owner's from the device. Where the server does not have all of it, the
 * owner first chooses: send it, stay, or delete it.
 */
export function useSignOut({
  ownerNotes,
  sendNow,
  onSignedOut,
  onCopyRemoved,
}: {
  ownerNotes: OwnerNotes;
  /** Sends what is finished of the notes. */
  sendNow: () => Promise<void>;
  onSignedOut: () => void;
  /** The requests were deleted from this device, though the server could not be reached. */
  onCopyRemoved: () => void;
}): {
  /** Null while there is nothing to confirm. */
  unsent: UnsentOnDevice | null;
  isSending: boolean;
  /** Signs out, or sets `unsent`. */
  askToSignOut: () => Promise<void>;
  /** Sends what waits, then asks again where something is left. */
  sendAndSignOut: () => Promise<void>;
  signOut: () => Promise<void>;
  cancel: () => void;
} {
  const [unsent, setUnsent] = useState<UnsentOnDevice | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function askToSignOut() {
    // The server may have what waits: its response was lost.
    if (unsentOf(ownerNotes.getView()).some(({ isFinished }) => isFinished)) {
      await Promise.race([sendNow(), new Promise((resolve) => setTimeout(resolve, sendWaitMs))]);
    }
    const left = await unsentOnDevice(ownerNotes);
    if (left === null) await signOut();
    else setUnsent(left);
  }
  async function sendAndSignOut() {
    setIsSending(true);
    try {
      await sendNow();
      const { sendWaitingEntries } = await import('#offline/entry-drafts/send-waiting.ts');
      await sendWaitingEntries();
    } finally {
      setIsSending(false);
    }
    const left = await unsentOnDevice(ownerNotes);
    if (left === null) return signOut();
    setUnsent(left);
    showToast({
      title: 'You’re still signed in',
      description:
        left.waiting === 0
          ? `The server has what was waiting. Not sent: ${left.words}.`
          : `We couldn’t send everything. Still on this device: ${left.words}.`,
      tone: 'destructive',
    });
  }
  async function signOut() {
    setUnsent(null);
    try {
      await call(deleteSession);
      publishElsewhere({ type: 'owner-signed-out' });
      await ownerNotes.clear();
      const { removeAllEntryDrafts } = await import('#offline/entry-drafts/entry-storage.ts');
      await removeAllEntryDrafts();
      await forgetOwner();
      onSignedOut();
    } catch (error) {
      // Whoever has this device next reads nothing, whether or not the server knows. What waits to be sent stays.
      const hadCopy = error instanceof UnreachableError && (await removedCopy());
      showToast({
        title: 'You’re still signed in',
        description: hadCopy
          ? 'We couldn’t reach the server. The requests on this device are deleted. Sign out again when you have reception.'
          : refusalWords(error),
        tone: 'destructive',
      });
      if (hadCopy) onCopyRemoved();
    }
  }
  return {
    unsent,
    isSending,
    askToSignOut,
    sendAndSignOut,
    signOut,
    cancel: () => setUnsent(null),
  };
}

/** Deletes the copy of open requests; false where there was none, or it could not be deleted. */
async function removedCopy(): Promise<boolean> {
  try {
    if ((await copyState()) === null) return false;
    await forgetOwner();
    return true;
  } catch {
    return false;
  }
}

async function unsentOnDevice(ownerNotes: OwnerNotes): Promise<UnsentOnDevice | null> {
  const { listEntryDrafts } = await import('#offline/entry-drafts/entry-storage.ts');
  const drafts = await listEntryDrafts().catch(() => []);
  const notes = unsentOf(ownerNotes.getView());
  const typed = notes.filter(({ work, change }) => !work && !change).length;
  const parts = [
    ...(typed === 0 ? [] : [countText(typed, 'note')]),
    ...(notes.length === typed ? [] : [countText(notes.length - typed, 'entry', 'entries')]),
    ...(drafts.length === 0
      ? []
      : [countText(drafts.length, 'change to the site', 'changes to the site')]),
  ];
  const last = parts.pop();
  if (last === undefined) return null;
  return {
    words: parts.length === 0 ? last : `${parts.join(', ')} and ${last}`,
    waiting:
      notes.filter(({ isFinished }) => isFinished).length +
      drafts.filter(({ pendingAction }) => pendingAction !== null).length,
  };
}
