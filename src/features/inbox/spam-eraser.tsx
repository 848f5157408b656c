import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ProofCancelledError } from '#shared/api/fresh-proof.ts';
import type { SpamErasure } from '#shared/api/inbox.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { countText, erasureText } from './count-text.ts';
import { refusalText } from './refusal-text.ts';
import styles from './spam-eraser.module.css';

/** Erases the spam records that are listed; records that arrive after the button was pressed are not erased. */
export function SpamEraser({
  count,
  readIds,
  erase,
  onErased,
}: {
  /** How many are listed; null while only the first of them are known. */
  count: number | null;
  /** Those that are listed, when the button is pressed. */
  readIds: () => Promise<readonly string[]>;
  erase: (ids: readonly string[]) => Promise<SpamErasure>;
  /** Fetches the list again, after which the button that had the focus may be gone. */
  onErased: () => Promise<void>;
}) {
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const [idsToErase, setIdsToErase] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function readThem() {
    setIsBusy(true);
    try {
      setIdsToErase(await readIds());
      ask();
    } catch (error) {
      showToast({
        title: 'We couldn’t list the spam',
        description: refusalText(error),
        tone: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }
  async function eraseThem() {
    setIsBusy(true);
    try {
      const erased = await erase(idsToErase);
      showToast({ title: 'Spam deleted', description: `${erasureText(erased)}.` });
      await onErased();
    } catch (error) {
      if (error instanceof ProofCancelledError) return;
      // The response may only have been lost: the list shows what is left.
      await onErased();
      showToast({
        title: 'Some spam may not have been deleted',
        description: refusalText(error),
        tone: 'destructive',
      });
    } finally {
      setIsBusy(false);
      stopAsking();
    }
  }

  if (isAsking) {
    return (
      <div className={styles['asking']}>
        <Confirmation
          label="Delete this spam?"
          confirmLabel="Delete permanently"
          isBusy={isBusy}
          onCancel={stopAsking}
          onConfirm={() => void eraseThem()}
        >
          Permanently delete {countText(idsToErase.length, 'spam message')} and{' '}
          {idsToErase.length === 1 ? 'its' : 'their'} files?
        </Confirmation>
      </div>
    );
  }
  return (
    <p className={styles['offer']}>
      <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
      <TextButton
        ref={opener}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void readThem();
        }}
      >
        {count === 1
          ? 'Delete this message…'
          : `Delete ${count === null ? 'all of these' : `these ${count}`} messages…`}
      </TextButton>
    </p>
  );
}
