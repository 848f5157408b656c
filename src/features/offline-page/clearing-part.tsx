import { useState } from 'react';
import { useDrafts, useToolWork } from '#offline/react/use-stored.ts';
import { useOutbox, useUnsentNoteCount } from '#offline/react/use-waiting.ts';
import { isWaiting } from '#offline/records.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { clearingLines, losses } from './messages.ts';
import styles from './offline-page.module.css';

/** For a device that others use: what stays on it, and one way to delete all of it. */
export function ClearingPart() {
  const drafts = useDrafts();
  const { items } = useOutbox();
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const draftCount = Array.isArray(drafts) ? drafts.length : 0;
  const waitingCount = items.filter(isWaiting).length;
  const noteCount = useUnsentNoteCount();
  const [works] = useToolWork();
  const workCount = works === null || works === 'failed' ? 0 : works.length;

  async function clear() {
    setIsBusy(true);
    try {
      const { deleteEverythingWritten } = await import('#offline/delete-everything.ts');
      const leaving = await deleteEverythingWritten();
      setNotice(leaving === 0 ? clearingLines.done : clearingLines.leaving);
    } catch {
      setNotice(clearingLines.failed);
    } finally {
      setIsBusy(false);
      stopAsking();
    }
  }

  return (
    <div className={styles['part']}>
      <p>{clearingLines.note}</p>
      <p className={styles['muted']}>{clearingLines.remains}</p>
      {isAsking ? (
        <Confirmation
          label={clearingLines.question}
          isBusy={isBusy}
          onCancel={stopAsking}
          onConfirm={() => void clear()}
        >
          <strong>{clearingLines.question}</strong>{' '}
          {losses(draftCount, waitingCount, noteCount, workCount)}
        </Confirmation>
      ) : (
        <p>
          <Button
            ref={opener}
            tone="quiet"
            onClick={() => {
              setNotice('');
              ask();
            }}
          >
            Delete everything I’ve written…
          </Button>
        </p>
      )}
      <p role="status" className={styles['muted']}>
        {notice}
      </p>
    </div>
  );
}
