import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

/** The head of a page that is not an article: the way back, the title, a standfirst. */
export function PageIntro({
  back,
  title,
  children,
}: {
  back?: ReactNode;
  title: string;
  children?: ReactNode;
}) {
  return (
    <header className={styles['intro']}>
      {back}
      <h1 className={styles['title']}>{title}</h1>
      {children === undefined ? null : <div className={styles['standfirst']}>{children}</div>}
    </header>
  );
}
