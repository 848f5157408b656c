import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './stored-list.module.css';

/** A list of things stored on the device, between hairlines. */
export function StoredList({ children }: { children: ReactNode }) {
  return <ul className={styles['entries']}>{children}</ul>;
}

/** One of them: its name as a heading, its details and its actions. */
export function StoredListItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  const nameId = useId();
  return (
    <li className={styles['entry']} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles['name']}>
        {name}
      </h3>
      {children}
    </li>
  );
}
