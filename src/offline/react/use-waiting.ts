import { useSyncExternalStore } from 'react';
import { currentStarted, noneStarted, watchStarted } from '../waiting/drafts-view.ts';
import type { StartedQuestionnaire } from '../waiting/drafts-view.ts';
import { currentNoteCount, watchNoteCount } from '../waiting/notes-view.ts';
import { currentOutboxView, emptyOutboxView, watchOutbox } from '../waiting/outbox-view.ts';
import type { OutboxView } from '../waiting/outbox-view.ts';

// On every page, so without Dexie.

/** The outbox, with the reason when the device cannot be read. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(watchOutbox, currentOutboxView, () => emptyOutboxView);
}

/** The questionnaires started on this device, the last saved first; read without Dexie. */
export function useStartedQuestionnaires(): readonly StartedQuestionnaire[] {
  return useSyncExternalStore(watchStarted, currentStarted, () => noneStarted);
}

/** How many of the owner's notes on this device the server does not have yet. */
export function useUnsentNoteCount(): number {
  return useSyncExternalStore(watchNoteCount, currentNoteCount, () => 0);
}
