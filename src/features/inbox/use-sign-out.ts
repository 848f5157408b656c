import { useEffect, useState } from 'react';
import { loadOptional } from '#browser/load-optional.ts';
import { publishElsewhere } from '#offline/events.ts';
import { forgetOwner } from '#offline/forget-owner.ts';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { EntryDraft } from '#offline/records.ts';
import { finishSignOut, holdSignOut } from '#offline/sign-out.ts';
import { toStorageError } from '#offline/storage/storage-error.ts';
import { Second } from '#shared/time.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { countText, listText } from './count-text.ts';
import { unsentCounts, unsentOf } from './use-owner-notes.ts';

/** A server that does not respond makes nobody wait longer. */
const serverWaitMs = 5 * Second.ms;
const atMost = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const loadSignIn = () => import('./section-access-dialog.tsx');

/** What signing out would delete, because the server does not have it. */
export interface UnsentOnDevice {
  /** `2 notes and 1 change to the website`. */
  words: string;
  /** False where the device could not be read: there may be changes to the website. */
  isWholeKnown: boolean;
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
  /** The requests were deleted from this device, though not everything of the owner’s. */
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
  // What is shown after signing out, also without reception.
  useEffect(() => void loadOptional(loadSignIn), []);

  async function askToSignOut() {
    // The server may have what waits: its response was lost.
    if (unsentOf(ownerNotes.getView()).some(({ isFinished }) => isFinished)) {
      await Promise.race([sendNow(), atMost(serverWaitMs)]);
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
    // First: whoever opens this device next is signed out, whatever happens from here on.
    holdSignOut();
    publishElsewhere({ type: 'owner-signed-out' });
    const deleting = Promise.allSettled([
      forgetOwner(),
      ownerNotes.clear(),
      import('#offline/entry-drafts/entry-storage.ts').then((storage) =>
        storage.removeAllEntryDrafts(),
      ),
    ]);
    // Without reception the sign-out waits, and is the first thing sent.
    await Promise.race([finishSignOut().catch(() => undefined), atMost(serverWaitMs)]);
    const deletions = await deleting;
    if (deletions.every(({ status }) => status === 'fulfilled')) return onSignedOut();
    showToast({
      title: 'You’ve signed out',
      description:
        'Some inbox data is still on this device. Choose “Delete everything I’ve written” on the page “Offline & saved forms”.',
      tone: 'destructive',
    });
    onCopyRemoved();
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

async function unsentOnDevice(ownerNotes: OwnerNotes): Promise<UnsentOnDevice | null> {
  const drafts = await readEntryDrafts();
  const notes = unsentOf(ownerNotes.getView());
  const parts = [
    ...unsentCounts(notes),
    ...(drafts === null
      ? ['any changes to the website']
      : drafts.length === 0
        ? []
        : [countText(drafts.length, 'change to the website', 'changes to the website')]),
  ];
  if (parts.length === 0) return null;
  return {
    words: listText(parts),
    isWholeKnown: drafts !== null,
    waiting:
      notes.filter(({ isFinished }) => isFinished).length +
      (drafts ?? []).filter(({ pendingAction }) => pendingAction !== null).length,
  };
}

/** Changes to the website that the server does not have; null where the device could not be read. */
async function readEntryDrafts(): Promise<readonly EntryDraft[] | null> {
  try {
    const { listEntryDrafts } = await import('#offline/entry-drafts/entry-storage.ts');
    return await listEntryDrafts();
  } catch (error) {
    // Where the device stores nothing, there are none.
    return toStorageError(error).problem === 'missing' ? [] : null;
  }
}
