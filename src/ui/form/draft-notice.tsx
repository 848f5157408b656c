import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { TextButton } from '../button/text-button.tsx';
import styles from './form.module.css';

/** What a form needs to know of its draft to say what stands in the way. */
export interface DraftTrouble {
  saveError: string | null;
  frozen: 'kept' | 'not-kept' | null;
  isOpenElsewhere: boolean;
  takeOver: () => Promise<void>;
}

const outdatedWords = {
  kept: 'A newer version of this site is open in another tab. Everything you wrote is kept on this device: reload this page to go on with it.',
  'not-kept':
    'A newer version of this site is open in another tab, and your last words could not be kept. Save or copy them before you reload this page.',
  older:
    'This page is older than what is on this device, so drafts can neither be opened nor kept here. Reload it to go on.',
} as const;

/** Above a form: another tab edits its draft, or the page is too old to save. Nothing when all is well. */
export function DraftNotice({
  draft,
  what,
  rescue = null,
}: {
  draft: DraftTrouble;
  /** "This message", "This questionnaire". */
  what: string;
  /** The way to keep words that the device did not. */
  rescue?: ReactNode;
}) {
  const { frozen, saveError } = draft;
  const reload = useRef<HTMLButtonElement>(null);
  // Only when the control that had the focus has been frozen: nobody who reads elsewhere is called away. Before the
  // browser takes the focus from what is inert: afterwards nobody knows where it was.
  useLayoutEffect(() => {
    if (frozen !== null && document.activeElement?.closest('[inert]')) reload.current?.focus();
  }, [frozen]);

  if (saveError === 'outdated') {
    return (
      <div className={styles['draft-notice']} data-tone="alarm" role="alert">
        <span>{outdatedWords[frozen ?? 'older']}</span>
        {frozen === 'not-kept' ? rescue : null}
        <Button ref={reload} onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      </div>
    );
  }
  if (!draft.isOpenElsewhere) return null;
  return (
    <div className={styles['draft-notice']} role="status">
      <span>{what} is also open in another tab. What you change here is kept as a copy.</span>
      <TextButton onClick={() => void draft.takeOver()}>Go on in this tab</TextButton>
    </div>
  );
}
