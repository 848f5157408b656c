import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './entries.module.css';

/** Things that lie on the device, one under the other between hairlines. */
export function Entries({ children }: { children: ReactNode }) {
  return <ul className={styles['entries']}>{children}</ul>;
}

/** One of them: its name as a heading, then what is known of it and what can be done with it. */
export function Entry({ name, children }: { name: ReactNode; children: ReactNode }) {
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
