import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { FormKind } from '#shared/form-kinds.ts';
import type { DraftSession, DraftSnapshot, Flushed } from './drafts/draft-session.ts';
import { subscribe } from './events.ts';
import { currentOutboxView, emptyOutboxView, watchOutbox } from './waiting/outbox-view.ts';
import type { OutboxView } from './waiting/outbox-view.ts';
import type { Answers, Draft } from './records.ts';

/** A form's draft and what can be done with it. */
export interface DraftHandle extends DraftSnapshot {
  /** Takes what the form holds; it is saved a second later, or when the page is hidden. */
  update: (answers: Answers, position?: string | null) => void;
  /** Saves now, also an empty form (before a picker opens); answers the draft, which may be a copy by then. */
  flush: () => Promise<Flushed>;
  /** Goes on in this tab with what is stored, when `isOpenElsewhere`. */
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
  update: () => {},
  flush: async (): Promise<Flushed> => ({ draft: null, isKept: true }),
  takeOver: async () => {},
};

/**
 * The draft of a form: the one saved last, or a new one that is stored with the first change. Use `formKey` as the
 * key of the form: it changes when the draft was sent, put away or taken over.
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
      // The form is drawn in small pieces: from a session that is only then loading, it would be in one.
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
  const { update, flush, takeOver } = session ?? idle;
  return { ...snapshot, update, flush, takeOver };
}

function subscribeToNothing(): () => void {
  return () => {};
}

/** The outbox as a whole, with the reason when the device cannot be read. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(watchOutbox, currentOutboxView, () => emptyOutboxView);
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
