import { useState } from 'react';
import { dayWords } from '#lib/date-words.ts';
import { discardDraft } from '#offline/drafts/drafts.ts';
import type { Draft } from '#offline/records.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import styles from './form-footer.module.css';

/** Says since when the answers are here, and offers to begin with an empty form. */
export function StartedLine({ draft, isSaved }: { draft: Draft; isSaved: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles['started']}>
      <span>
        Started on {dayWords(new Date(draft.createdAt))}
        {isSaved ? '. Saved on this device.' : '. Not saved.'}
      </span>
      <TextButton onClick={() => setIsAsking(true)}>Start again</TextButton>
      {isAsking ? (
        <ConfirmDialog
          title="Start again?"
          stay="Keep my answers"
          go="Delete and start again"
          onStay={() => setIsAsking(false)}
          onGo={() => void discardDraft(draft.id)}
        >
          This permanently deletes your answers and attached files from this device.
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
