import type { ComingSoonContent } from '#shared/page-content.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import styles from './coming-soon-view.module.css';

/** A page that is not written yet: what it will hold, and what to read in the meantime. */
export function ComingSoonView({ planned, alternatives }: ComingSoonContent) {
  return (
    <div className={styles['columns']}>
      <section aria-labelledby="planned">
        <h2 id="planned" className={styles['title']}>
          What’s coming
        </h2>
        <Lines className={styles['planned']} lines={planned} />
      </section>
      <section aria-labelledby="alternatives">
        <h2 id="alternatives" className={styles['title']}>
          In the meantime
        </h2>
        <Lines className={styles['alternatives']} lines={alternatives} />
      </section>
    </div>
  );
}

function Lines({ lines, className }: { lines: readonly string[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {lines.map((line, index) => (
        <li key={index}>
          <InlineText text={line} />
        </li>
      ))}
    </ul>
  );
}
