import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './actions.module.css';

/**
 * Asks for confirmation, in place of the actions, before something is lost. The safe answer comes first and has the
 * focus.
 */
export function Question({
  label,
  children,
  keep = 'Cancel',
  lose = 'Delete from this device',
  isBusy = false,
  onKeep,
  onLose,
}: {
  /** The question; read out when the group is entered. */
  label: string;
  /** What would be lost, in a sentence. */
  children: ReactNode;
  keep?: string;
  lose?: string;
  isBusy?: boolean;
  onKeep: () => void;
  onLose: () => void;
}) {
  const textId = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
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
        ref={safe}
        aria-describedby={textId}
        aria-disabled={isBusy}
        onClick={unlessBusy(onKeep)}
      >
        {keep}
      </Button>
      <Button tone="quiet" aria-disabled={isBusy} onClick={unlessBusy(onLose)}>
        {lose}
      </Button>
    </div>
  );
}
