import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { FormKind } from '#shared/form-kinds.ts';
import type { DraftSession, DraftSnapshot, FlushResult } from '../drafts/draft-session.ts';
import type { Answers, Draft } from '../records.ts';

/** A form's draft and its actions. */
export interface DraftHandle extends DraftSnapshot {
  /** The draft with every key that was pressed; `draft` is as it was when the form was last rendered. */
  latest: () => Draft | null;
  /** Takes what the form holds; it is saved a second later, or when the page is hidden. */
  update: (answers: Answers, position?: string | null) => void;
  /** Saves now, even an empty form (before a picker opens); resolves to the draft, which may be a copy by then. */
  flush: () => Promise<FlushResult>;
  /** Loads what is stored into this tab, when `isOpenElsewhere`. */
  stealLock: () => Promise<void>;
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
  flush: async (): Promise<FlushResult> => ({ draft: null, isSaved: true }),
  stealLock: async () => {},
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
      const { DraftSession } = await import('../drafts/draft-session.ts');
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
  const { latest, update, flush, stealLock } = session ?? idle;
  return { ...snapshot, latest, update, flush, stealLock };
}

function subscribeToNothing(): () => void {
  return () => {};
}
