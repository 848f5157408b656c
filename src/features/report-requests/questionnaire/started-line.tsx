import { useState } from 'react';
import { formatDay } from '#lib/format-date.ts';
import { discardDraft } from '#offline/drafts/drafts.ts';
import type { Draft } from '#offline/records.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import styles from './form-footer.module.css';

/** Shows when the draft was started, and offers to start again with an empty form. */
export function StartedLine({ draft, isSaved }: { draft: Draft; isSaved: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles['started']}>
      <span>
        Started on {formatDay(draft.createdAt)}
        {isSaved ? '. Saved on this device.' : '. Not saved.'}
      </span>
      <TextButton onClick={() => setIsAsking(true)}>Start again</TextButton>
      {isAsking ? (
        <ConfirmDialog
          title="Start again?"
          cancelLabel="Keep my answers"
          confirmLabel="Delete and start again"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void discardDraft(draft.id)}
        >
          This permanently deletes your answers and attached files from this device.
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
