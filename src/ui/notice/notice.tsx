import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** An empty, missing or failed state: what it is, a sentence on what to do next, and the way there. */
export function Notice({
  title,
  level = 2,
  role,
  children,
  actions,
}: {
  title: string;
  level?: 1 | 2;
  role?: 'alert' | 'status';
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['notice']} role={role}>
      <svg className={styles['mark']} viewBox="0 0 64 40" aria-hidden="true">
        <path d="M4 36 32 8l28 28M14 36V26M50 36V26M2 39h60M26 39v-9h12v9" />
      </svg>
      <Heading className={styles['title']}>{title}</Heading>
      {children === undefined ? null : <p className={styles['text']}>{children}</p>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
