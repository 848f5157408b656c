import { useState } from 'react';
import { dateWords } from '#lib/date-words.ts';
import { discardDraft } from '#offline/drafts/drafts.ts';
import type { Draft } from '#offline/records.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import styles from './questionnaire.module.css';

const day = dateWords({ day: 'numeric', month: 'long' });

/** Says since when the answers are here, and offers to begin with an empty form. */
export function BegunLine({ draft, isKept }: { draft: Draft; isKept: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles['begun']}>
      <span>
        Begun on {day(new Date(draft.createdAt))}
        {isKept ? ', kept on this device.' : ', not kept on this device.'}
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
          This deletes your answers and the files you attached from this device. It cannot be
          undone.
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
