import type { ReactNode } from 'react';
import { belowFold } from '#ui/deferred/below-fold.ts';
import styles from './side-section.module.css';

/** A part of the page: its title and a few words at the side on a desk, above it on a phone. */
export function SideSection({
  id,
  title,
  text,
  aside,
  isForScreen = false,
  children,
}: {
  id: string;
  title: string;
  text?: string | undefined;
  /** Under the words at the side. */
  aside?: ReactNode;
  /** Left out of a print: something to fill in or to press. */
  isForScreen?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-label={title}
      className={styles['section']}
      data-screen={isForScreen || undefined}
      {...belowFold}
    >
      <div className={styles['side']}>
        <h2>{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
        {aside}
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}
