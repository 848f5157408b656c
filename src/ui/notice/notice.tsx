import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** An empty, missing or failed state: what it is, what to do next, and a link. */
export function Notice({
  title,
  level = 2,
  lead,
  role,
  takesFocus = false,
  children,
  actions,
}: {
  title: string;
  level?: 1 | 2;
  /** A sentence before the title. */
  lead?: string;
  role?: 'alert' | 'status';
  /** True when it replaces what had the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['notice']} role={role}>
      <svg className={styles['mark']} viewBox="0 0 64 40" aria-hidden="true">
        <path d="M4 36 32 8l28 28M14 36V26M50 36V26M2 39h60M26 39v-9h12v9" />
      </svg>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      <Heading
        ref={heading}
        className={styles['title']}
        tabIndex={takesFocus ? -1 : undefined}
        data-focus-target={takesFocus ? '' : undefined}
      >
        {title}
      </Heading>
      {children === undefined ? null : <p className={styles['text']}>{children}</p>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
