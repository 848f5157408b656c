import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { TextButton } from '../button/text-button.tsx';
import styles from './form.module.css';

/** What a form needs to know of its draft to show the notice. */
export interface DraftNoticeState {
  saveError: string | null;
  frozen: 'saved' | 'unsaved' | null;
  isOpenElsewhere: boolean;
  stealLock: () => Promise<void>;
}

const outdatedMessages = {
  saved:
    'The site has been updated in another tab. Your draft is saved. Reload this page to continue.',
  unsaved:
    'The site has been updated in another tab, and we couldn’t save your latest changes. Copy them before you reload.',
  older:
    'This page is out of date, so it can’t open or save drafts. Reload to continue. If this message stays, you can still send the form while you’re online.',
} as const;

/** Above a form: another tab edits its draft, or the page is too old to save. Otherwise nothing. */
export function DraftNotice({
  draft,
  what,
  saveCopyAction = null,
}: {
  draft: DraftNoticeState;
  /** "This message", "This questionnaire". */
  what: string;
  /** How to save a copy of text that the device could not store. */
  saveCopyAction?: ReactNode;
}) {
  const { frozen, saveError } = draft;
  const reload = useRef<HTMLButtonElement>(null);
  // Only when the focused control has been disabled: a reader elsewhere is not interrupted. Before the browser moves
  // the focus out of what is inert: afterwards nobody knows where it was.
  useLayoutEffect(() => {
    if (frozen !== null && document.activeElement?.closest('[inert]')) reload.current?.focus();
  }, [frozen]);

  if (saveError === 'outdated') {
    return (
      <div className={styles['draft-notice']} data-tone="alarm" role="alert">
        <span>{outdatedMessages[frozen ?? 'older']}</span>
        {frozen === 'unsaved' ? saveCopyAction : null}
        <Button ref={reload} onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      </div>
    );
  }
  if (!draft.isOpenElsewhere) return null;
  return (
    <div className={styles['draft-notice']} role="status">
      <span>{what} is also open in another tab. Changes here will be saved as a copy.</span>
      <TextButton onClick={() => void draft.stealLock()}>Continue in this tab</TextButton>
    </div>
  );
}
