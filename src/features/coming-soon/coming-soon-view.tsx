import type { PageContents } from '#shared/page-content.ts';
import { InlineList } from '#ui/inline-text/inline-list.tsx';
import styles from './coming-soon-view.module.css';

/** A page that is not written yet: what it will hold, and what to read in the meantime. */
export function ComingSoonView({
  planned,
  alternatives,
}: Pick<PageContents['sustainability']['coming-soon'], 'planned' | 'alternatives'>) {
  return (
    <div className={styles['columns']}>
      <section aria-labelledby="planned">
        <h2 id="planned" className={styles['title']}>
          What’s coming
        </h2>
        <InlineList className={styles['planned']} lines={planned} />
      </section>
      <section aria-labelledby="alternatives">
        <h2 id="alternatives" className={styles['title']}>
          In the meantime
        </h2>
        <InlineList className={styles['alternatives']} lines={alternatives} />
      </section>
    </div>
  );
}
