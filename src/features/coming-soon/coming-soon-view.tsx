import { Link } from 'react-router-dom';
import type { ComingSoonPage } from '#content/coming-soon.ts';
import styles from './coming-soon-view.module.css';

/** A page that is not written yet: what it will hold, and what to read in the meantime. */
export function ComingSoonView({ page }: { page: ComingSoonPage }) {
  return (
    <div className={styles['columns']}>
      <section aria-labelledby="planned">
        <h2 id="planned" className={styles['title']}>
          What’s coming
        </h2>
        <ul className={styles['planned']}>
          {page.planned.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="alternatives">
        <h2 id="alternatives" className={styles['title']}>
          In the meantime
        </h2>
        <ul className={styles['alternatives']}>
          {page.alternatives.map((link) => (
            <li key={link.href}>
              <Link to={link.href}>{link.label}</Link>
              <p>{link.line}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
