import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { FormKind } from '#shared/form-kinds.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import type { DraftSession, DraftSnapshot, Flushed } from './drafts/draft-session.ts';
import { subscribe } from './events.ts';
import { currentStarted, noneStarted, watchStarted } from './waiting/drafts-view.ts';
import type { StartedQuestionnaire } from './waiting/drafts-view.ts';
import { currentNoteCount, watchNoteCount } from './waiting/notes-view.ts';
import { currentOutboxView, emptyOutboxView, watchOutbox } from './waiting/outbox-view.ts';
import type { OutboxView } from './waiting/outbox-view.ts';
import type { Answers, Draft } from './records.ts';

/** A form's draft and its actions. */
export interface DraftHandle extends DraftSnapshot {
  /** The draft with every key that was pressed; `draft` is as it was when the form was last rendered. */
  latest: () => Draft | null;
  /** Takes what the form holds; it is saved a second later, or when the page is hidden. */
  update: (answers: Answers, position?: string | null) => void;
  /** Saves now, even an empty form (before a picker opens); resolves to the draft, which may be a copy by then. */
  flush: () => Promise<Flushed>;
  /** Loads what is stored into this tab, when `isOpenElsewhere`. */
  takeOver: () => Promise<void>;
}

const loading: DraftSnapshot = {
  state: 'loading',
  draft: null,
  savedAt: null,
  saveError: null,
  frozen: null,
  isOpenElsewhere: false,
  formKey: '',
};

const idle = {
  latest: (): Draft | null => null,
  update: () => {},
  flush: async (): Promise<Flushed> => ({ draft: null, isKept: true }),
  takeOver: async () => {},
};

/**
 * The draft of a form: the one saved last, or a new one that is stored with the first change. Use `formKey` as the key
 * of the form: it changes when the draft was sent, discarded or taken over.
 * @param formVersion version of a questionnaire
 */
export function useDraft(form: FormKind, formVersion: number | null = null): DraftHandle {
  const [session, setSession] = useState<DraftSession | null>(null);
  useEffect(() => {
    let current: DraftSession | null = null;
    let isGone = false;
    const open = async () => {
      const { DraftSession } = await import('./drafts/draft-session.ts');
      if (isGone) return;
      const opened = new DraftSession(form, formVersion);
      current = opened;
      await opened.start();
      // Loading starts here, outside the form's transition, so that the form renders as a transition.
      if (!isGone) startTransition(() => setSession(opened));
    };
    void open();
    return () => {
      isGone = true;
      setSession(null);
      void current?.end();
    };
  }, [form, formVersion]);
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getSnapshot ?? (() => loading),
    () => loading,
  );
  const { latest, update, flush, takeOver } = session ?? idle;
  return { ...snapshot, latest, update, flush, takeOver };
}

function subscribeToNothing(): () => void {
  return () => {};
}

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

/** Every draft on this device, the last saved first; null while loading, `failed` when the device cannot be read. */
export function useDrafts(): readonly Draft[] | null | 'failed' {
  const [drafts, setDrafts] = useState<readonly Draft[] | null | 'failed'>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      try {
        const { listDrafts } = await import('./drafts/drafts.ts');
        const stored = await listDrafts();
        if (!isGone) setDrafts(stored);
      } catch {
        if (!isGone) setDrafts('failed');
      }
    };
    const stop = subscribe((event) => {
      if (event.type === 'drafts-changed') void read();
    });
    void read();
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return drafts;
}

/**
 * Saved work of one tool, or of all, the last saved first; null while loading, `failed` when the device cannot be read.
 * And a function to read again after a failed removal.
 */
export function useToolWork(
  tool?: ToolId,
): readonly [readonly SavedToolWork[] | null | 'failed', () => void] {
  const [works, setWorks] = useState<readonly SavedToolWork[] | null | 'failed'>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      try {
        const { listToolWork } = await import('./tool-work/tool-work.ts');
        const listed = await listToolWork(tool);
        if (!isGone) setWorks(listed);
      } catch (error) {
        // A device that stores nothing has nothing to read.
        const problem = error instanceof Error && 'problem' in error ? error.problem : 'not loaded';
        if (!isGone) setWorks(problem === 'missing' ? [] : 'failed');
      }
    };
    const stop = subscribe((event) => {
      if (event.type === 'tool-work-changed') void read();
    });
    void read();
    return () => {
      isGone = true;
      stop();
    };
  }, [tool, turn]);
  return [works, () => setTurn((before) => before + 1)];
}
