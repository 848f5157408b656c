import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NotesView, OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { countText } from './count-text.ts';

const noNotes: NotesView = { notes: [], problem: null, sendingId: null, unreadable: 0 };
const nothing = {
  subscribe: () => () => {},
  getView: () => noNotes,
};

/** The owner's unsent notes while the page is open; null until their code is here, `failed` when it cannot be had. */
export function useOwnerNotes(): OwnerNotes | null | 'failed' {
  const [notes, setNotes] = useState<OwnerNotes | null | 'failed'>(null);
  useEffect(() => {
    let current: OwnerNotes | null = null;
    let isGone = false;
    const open = async () => {
      const { OwnerNotes } = await import('#offline/owner-notes/owner-notes.ts');
      if (isGone) return;
      current = new OwnerNotes();
      await current.start();
      if (!isGone) setNotes(current);
    };
    open().catch(() => {
      if (!isGone) setNotes('failed');
    });
    return () => {
      isGone = true;
      setNotes(null);
      current?.end();
    };
  }, []);
  return notes;
}

/** What is to be shown of them at the moment. */
export function useNotesView(notes: OwnerNotes | null | 'failed'): NotesView {
  const { subscribe, getView } = notes === null || notes === 'failed' ? nothing : notes;
  return useSyncExternalStore(subscribe, getView, () => noNotes);
}

/** Whether the server has an entry of work that waits here: it has it a moment before its reply arrives. */
export function isSent(
  { work, isFinished }: NotesView['notes'][number],
  sent: readonly { id: string }[],
): boolean {
  return isFinished && sent.some(({ id }) => id === work?.id);
}

/** Those with words, and replies: one without a word is stored once its recipient, subject or files were changed. */
export function unsentOf({ notes }: NotesView): NotesView['notes'] {
  return notes.filter(({ text, reply }) => text.trim() !== '' || reply !== undefined);
}

/** How many of them there are of each kind: `2 notes`, `1 reply`, `1 entry`. */
export function unsentCounts(notes: NotesView['notes']): string[] {
  const replies = notes.filter(({ reply }) => reply).length;
  const typed = notes.filter(({ work, change, reply }) => !work && !change && !reply).length;
  const others = notes.length - typed - replies;
  return [
    ...(typed === 0 ? [] : [countText(typed, 'note')]),
    ...(replies === 0 ? [] : [countText(replies, 'reply', 'replies')]),
    ...(others === 0 ? [] : [countText(others, 'entry', 'entries')]),
  ];
}
