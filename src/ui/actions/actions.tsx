import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Actions, side by side while there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

/** Rare actions among them: text buttons at the end. */
export function SecondaryActions({ children }: { children: ReactNode }) {
  return <span className={styles['secondary']}>{children}</span>;
}
