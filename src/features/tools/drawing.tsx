import type { ReactNode } from 'react';
import { belowFold } from '#ui/deferred/below-fold.ts';
import styles from './drawing.module.css';

/** A drawing 360 units wide with a text alternative and a caption. It is laid out only when it is near the screen. */
export function Drawing({
  height,
  alt,
  caption,
  children,
}: {
  height: number;
  alt: string;
  caption: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure className={styles['figure']} {...belowFold}>
      <svg
        className={styles['drawing']}
        viewBox={`0 0 ${drawingWidth} ${height}`}
        preserveAspectRatio="xMinYMid meet"
        role="img"
        aria-label={alt}
      >
        {children}
      </svg>
      <figcaption className={styles['caption']}>{caption}</figcaption>
    </figure>
  );
}

export const drawingWidth = 360;
