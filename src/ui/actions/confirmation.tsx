import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './actions.module.css';

/**
 * Asks for confirmation, in place of the actions, before something is lost. The safe answer comes first and has the
 * focus.
 */
export function Confirmation({
  label,
  children,
  cancelLabel = 'Cancel',
  confirmLabel = 'Delete from this device',
  isBusy = false,
  alternative,
  onCancel,
  onConfirm,
}: {
  /** The question; read out when the group is entered. */
  label: string;
  /** What would be lost, in a sentence. */
  children: ReactNode;
  cancelLabel?: string;
  confirmLabel?: string;
  isBusy?: boolean;
  /** Another answer that loses nothing. */
  alternative?: { label: string; onChoose: () => void } | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const textId = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelButton.current?.focus(), []);
  // aria-disabled, not disabled: a disabled button would drop the focus.
  const unlessBusy = (answer: () => void) => () => {
    if (!isBusy) answer();
  };
  return (
    <div className={styles['actions']} role="group" aria-label={label}>
      <p id={textId} className={styles['question']}>
        {children}
      </p>
      <Button
        ref={cancelButton}
        aria-describedby={textId}
        aria-disabled={isBusy}
        onClick={unlessBusy(onCancel)}
      >
        {cancelLabel}
      </Button>
      {alternative ? (
        <Button
          tone="quiet"
          aria-describedby={textId}
          aria-disabled={isBusy}
          onClick={unlessBusy(alternative.onChoose)}
        >
          {alternative.label}
        </Button>
      ) : null}
      <Button tone="quiet" aria-disabled={isBusy} onClick={unlessBusy(onConfirm)}>
        {confirmLabel}
      </Button>
    </div>
  );
}
