import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './actions.module.css';

/** Asks, in the place of the actions, before something is lost; keeping comes first. */
export function Question({
  label,
  children,
  keep = 'Keep it',
  lose = 'Delete from this device',
  isBusy = false,
  onKeep,
  onLose,
}: {
  /** The question, as it is read out when the group is entered. */
  label: string;
  /** What would be lost, in a sentence. */
  children: ReactNode;
  keep?: string;
  lose?: string;
  isBusy?: boolean;
  onKeep: () => void;
  onLose: () => void;
}) {
  return (
    <div className={styles['actions']} role="group" aria-label={label}>
      <p className={styles['question']}>{children}</p>
      <Button disabled={isBusy} onClick={onKeep}>
        {keep}
      </Button>
      <Button tone="quiet" disabled={isBusy} onClick={onLose}>
        {lose}
      </Button>
    </div>
  );
}
