import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Neighbours } from '#content/reading-order.ts';
import styles from './previous-and-next.module.css';

/** The page before and the page after, at the foot of a long text. */
export function PreviousAndNext({ previous, next }: Neighbours) {
  if (!previous && !next) return null;
  return (
    <nav className={styles['navigation']} aria-label="Previous and next">
      {previous ? (
        <Link className={styles['link']} to={previous.href} rel="prev">
          <span className={styles['direction']}>
            <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" /> Previous
          </span>
          <span className={styles['title']}>{previous.title}</span>
        </Link>
      ) : null}
      {next ? (
        <Link className={styles['link']} data-side="next" to={next.href} rel="next">
          <span className={styles['direction']}>
            Next <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </span>
          <span className={styles['title']}>{next.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}
