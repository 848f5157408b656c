import type { ReactNode } from 'react';
import { belowFold } from '#ui/deferred/below-fold.ts';
import styles from './drawing.module.css';

/** A drawing 360 units wide with its words for who cannot see it, and a caption. Out of sight it costs no layout. */
export function Drawing({
  height,
  words,
  caption,
  children,
}: {
  height: number;
  words: string;
  caption: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure className={styles['figure']} {...belowFold}>
      <svg
        className={styles['drawing']}
        viewBox={`0 0 ${drawingWidth} ${height}`}
        role="img"
        aria-label={words}
      >
        {children}
      </svg>
      <figcaption className={styles['caption']}>{caption}</figcaption>
    </figure>
  );
}

export const drawingWidth = 360;
