import styles from './quote-banner.module.css';

/** One sentence of the practice, large, across the page. */
export function QuoteBanner({ children }: { children: string }) {
  return (
    <blockquote className={styles['banner']}>
      <p>{children}</p>
    </blockquote>
  );
}
